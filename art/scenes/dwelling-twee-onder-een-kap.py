"""A semi-detached house in 1930s style beside its pale other half, now and made sustainable."""
from kit import energy, finish, garden, ground, palette as p, street
from kit.semi import D, H, R, W, half

SIZE = (1280, 1280)
X0, X1, Y0, Y1 = -4.1, 5.95, -4.8, 3.2
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(k, 0, H + R + .85) for k in (-W, 0, W)]}


def build(state):
    after = state == "after"
    f = (finish.AFTER if after else finish.NOW).with_(roof="#98483a" if after else "#86594e")
    ground.plot(X0, X1, Y0, Y1, p.GRASS if after else p.GRASS_DULL)
    half(-1, finish.GHOST, 3, True)
    half(1, f, 9, not after)
    y0 = -3.75
    ground.pavement(X0 + .02, X1 - .02, Y0 + .05, y0)
    ground.pavement(2.35, 3.25, y0, -D / 2 - .3, .025, .27)
    ground.pavement(-3.25, -2.35, y0, -D / 2 - .3, .025, .27)
    garden.hedge(-2.25, -.1, y0 + .06, y0 + .34, .42, "#b9c4a4", 2)
    if after:
        energy.roof_array(D, H, R, W / 2, .8, 4, 2, .72, 1.1)
    # As many as a plan has at most: fewer are cut out of these.
    if state == "panels":
        energy.roof_array(D, H, R, W / 2, .95, 5, 2, .6, 1.02)
    if after or state == "pump":
        energy.heat_pump(W + .55, .55, 90, pipes=.55)
    if after:
        garden.hedge(.1, 2.25, y0 + .06, y0 + .36, .46, p.LEAF, 4)
        garden.hedge(5.6, 5.9, y0 + .1, 3.05, .5, p.LEAF, 6)
        garden.flowers(.25, 2.2, y0 + .5, y0 + .8, seed=4, count=20)
        garden.shrub(W + .38, -.4, .25, p.LEAF_LIGHT, 4, "#e88f8f")
        garden.shrub(W + .4, -1.85, .3, p.LEAF, 7)
        garden.tree(4.9, 2.6, 1.8, .8, p.LEAF, 5)
        street.bicycle(3.9, -4.15, 4, .03, p.LUCHT)
    else:
        ground.pavement(W + .05, W + 1.3, y0, 3.1, .022, .34)
        ground.pavement(.1, 2.35, y0, -D / 2 - .02, .022, .27)
        garden.shrub(1.7, -3.3, .2, p.LEAF_DULL, 3)
        garden.tree(5.35, 2.6, 1.8, .55, p.LEAF_DULL, 5)
        garden.fence(5.85, y0 + .1, 5.85, 3.05, .5, "#b5aa9b")
        if state != "pump":
            street.bin(W + .4, 1.1, 90, "#7e8a80")
