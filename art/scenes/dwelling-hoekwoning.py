"""An end-of-terrace house with two pale neighbours, as it is now and made sustainable."""
from kit import energy, garden, ground, palette as p, row, street
from kit.house import Window

SIZE = (1280, 1280)
X0, X1, Y0, Y1 = -4.35, 5.95, -4.95, 3.0
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(row.W / 2 * k, .35, row.H + row.R + .9) for k in (-2.3, 2.3)]}


def build(state):
    after = state == "after"
    ground.plot(X0, X1, Y0, Y1, p.GRASS if after else p.GRASS_DULL)
    row.houses(2, state, [Window(-1.0, 2.42, .8, .98, lintel=True), Window(-.95, .8, .9, 1.05)])
    row.gardens(2, state)
    ground.pavement(X0 + .02, X1 - .02, -4.3, -3.55)
    ground.kerb(X0 + .02, X1 - .02, -4.42, -4.3)
    ground.street(X0 + .02, X1 - .02, Y0 + .05, -4.42)
    side = row.W * 1.5
    if after or state == "pump":
        energy.heat_pump(side + .55, .75, 90, pipes=.55)
    if after:
        garden.hedge(5.6, 5.9, -3.3, 2.9, .5, p.LEAF, 3)
        garden.tree(5.05, 2.5, 1.7, .72, p.LEAF, 5)
        garden.shrub(side + .4, -.35, .24, p.LEAF_LIGHT, 4, "#f7f3ea")
        garden.shrub(side + .38, -1.75, .28, p.LEAF, 6)
        garden.flowers(4.95, 5.5, -3.2, -2.4, seed=8, count=18)
        street.bicycle(2.6, -3.85, 4, .03, p.LUCHT)
    else:
        ground.pavement(side + .02, side + .95, row.FRONT, 2.9, .022, .27)
        garden.tree(5.05, 2.5, 1.7, .6, p.LEAF_DULL, 5)
        garden.fence(5.85, -3.4, 5.85, 2.85, .5, "#b5aa9b")
        if state != "pump":
            street.bin(side + .4, .9, 90, "#7e8a80")
