"""A detached house with a garage, as it is now and made sustainable."""
from kit import energy, finish, garden, ground, materials as m, palette as p, roof, street
from kit.house import Door, Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import slab

SIZE = (1280, 1280)
W, D, H, R = 5.6, 5.0, 3.15, 3.25
X0, X1, Y0, Y1 = -3.95, 5.95, -4.95, 3.35
LEFT, RIGHT = -W / 2 - .4, W / 2 - .4
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(k, 0, H + R + .8) for k in (LEFT, RIGHT)]}


def garage(f):
    """A flat-roofed brick garage against the right gable."""
    x0, x1, y0, y1 = RIGHT, RIGHT + 2.1, -1.1, 2.2
    slab(x0 - .01, x1, y0, y1, -.12, 2.2, f.wall, .012)
    slab(x0, x1 + .09, y0 - .09, y1 + .09, 2.16, 2.38, m.clay(f.trim, .6), .02)
    slab(x0, x1 + .02, y0 - .02, y1 + .02, 2.34, 2.4, m.clay("#8b8f8d", .9), .01)
    slab(x0 + .22, x1 - .22, y0 - .03, y0 + .05, -.05, 1.9, m.clay(f.frame, .6), .012)
    for k in range(5):
        slab(x0 + .3, x1 - .3, y0 - .045, y0, .02 + k * .36, .36 + k * .36, m.clay(f.door, .6), .018)


def build(state):
    after = state == "after"
    f = (finish.AFTER if after else finish.NOW).with_(roof="#98483a" if after else "#86594e")
    ground.plot(X0, X1, Y0, Y1, p.GRASS if after else p.GRASS_DULL)
    c = (LEFT + RIGHT) / 2
    front = [Door(c, 1.0, 2.1), Window(c - 1.75, .55, 1.35, 1.45, "cross"), Window(c + 1.75, .55, 1.35, 1.45, "cross")]
    body(LEFT, RIGHT, D, H, R, f, front, [Window(-1.9, .75, .62, 1.15), Window(0, 3.55, 1.1, 1.05)])
    side_plinth(RIGHT, D, f)
    gable_roof(LEFT, RIGHT, D, H, R, f, seed=4)
    roof.downpipe(LEFT + .12, D, H, R, f)
    roof.downpipe(RIGHT - .12, D, H, R, f)
    garage(f)
    ground.pavement(c - .55, c + .55, Y0 + .05, -D / 2 - .3, .025, .3)
    ground.pavement(RIGHT + .15, RIGHT + 2.0, Y0 + .05, -1.1, .022, .34)
    if after or state == "panels":
        energy.roof_array(D, H, R, c, .7, 6, 2, .74, 1.12)
    if after or state == "pump":
        energy.heat_pump(RIGHT + 2.1 + .5, .9, 90, pipes=.5)
    if after:
        garden.hedge(X0 + .1, c - .65, Y0 + .12, Y0 + .44, .48, p.LEAF, 1)
        garden.hedge(c + .65, RIGHT + .05, Y0 + .12, Y0 + .44, .48, p.LEAF, 2)
        garden.tree(-3.05, -3.75, 1.25, .62, p.LEAF_LIGHT, 3)
        garden.tree(5.2, 2.6, 1.9, .75, p.LEAF, 5)
        garden.tree(-3.3, 2.6, 2.0, .6, p.LEAF, 6)
        garden.flowers(c - 2.5, c - .95, -D / 2 - .42, -D / 2 - .08, seed=4, count=18)
        garden.flowers(c + .95, c + 2.5, -D / 2 - .42, -D / 2 - .08, seed=7, count=18)
        street.bicycle(RIGHT + .48, -1.9, 80, .02, p.LUCHT)
        garden.hedge(RIGHT + 2.1, X1 - .1, Y0 + .12, Y0 + .44, .48, p.LEAF, 3)
        garden.shrub(5.5, -2.2, .32, p.LEAF, 7)
        garden.shrub(5.5, -1.4, .25, p.LEAF_LIGHT, 8, "#f7f3ea")
    else:
        roof.chimney(c + 1.6, .45, H + R + .5, f, foot=H + R - 1)
        garden.tree(-3.05, -3.75, 1.25, .48, p.LEAF_DULL, 3)
        garden.tree(5.2, 2.6, 1.9, .55, p.LEAF_DULL, 5)
        garden.fence(X0 + .12, Y0 + .2, c - .65, Y0 + .2, .45, "#b5aa9b")
        garden.fence(c + .65, Y0 + .2, RIGHT + .05, Y0 + .2, .45, "#b5aa9b")
        street.bin(5.3, -.6, 0, "#7e8a80")
