"""A mid-terrace house between two pale neighbours, as it is now and made sustainable."""
from kit import energy, garden, ground, palette as p, row, street

SIZE = (1280, 1280)
X0, X1, Y0, Y1 = -4.5, 4.5, -5.05, 2.9
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(row.W / 2 * k, .35, row.H + row.R + .9) for k in (-2.3, 2.3)]}


def build(state):
    after = state == "after"
    ground.plot(X0, X1, Y0, Y1, p.GRASS if after else p.GRASS_DULL)
    row.houses(1, state)
    row.gardens(1, state)
    ground.pavement(X0 + .02, X1 - .02, -4.35, -3.55)
    ground.kerb(X0 + .02, X1 - .02, -4.47, -4.35)
    ground.street(X0 + .02, X1 - .02, Y0 + .05, -4.47)
    garden.tree(-4.02, -3.95, 1.25, .5 if after else .4, p.LEAF_LIGHT if after else p.LEAF_DULL, 5)
    if after or state == "pump":
        energy.heat_pump(.62, row.FRONT - .36, 0, scale=.84, pipes=.43)
    if after:
        street.bicycle(-.35, -3.82, 4, .03, p.LUCHT)
    elif state != "pump":
        street.bin(.98, -2.6, 8, "#7e8a80")
