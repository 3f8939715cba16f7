"""A semi-detached house in 1930s style beside its pale other half, now and made sustainable."""
from kit import energy, finish, garden, ground, materials as m, palette as p, roof, street
from kit.house import Door, Window, body, side_plinth
from kit.openings import window
from kit.roof import gable_roof
from kit.shapes import at, slab

SIZE = (1000, 1000)
W, D, H, R = 3.5, 4.6, 3.6, 2.9
X0, X1, Y0, Y1 = -4.1, 5.95, -4.8, 3.2
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(k, 0, H + R + .85) for k in (-W, 0, W)]}


def bay(x, f):
    """A bay window with a flat zinc roof; the brick stops at sill height."""
    y = -D / 2
    slab(x - .85, x + .85, y - .5, y + .02, -.12, .72, f.wall, .012)
    slab(x - .9, x + .9, y - .55, y + .02, .7, .77, m.clay(f.sill, .8), .012)
    slab(x - .8, x + .8, y - .45, y + .02, .76, 1.98, m.clay(f.frame, .6), .01)
    with at(x, y - .45 - .125, .74):
        for k in (-.53, 0, .53):
            window(k, .02, .54, 1.2, f, "top", sill=False, lintel=False, curtain=k != 0)
    with at(x + .8 + .125, y - .22, .74, (0, 0, 90)):
        window(0, .02, .4, 1.2, f, "fixed", sill=False, lintel=False, curtain=False)
    slab(x - .95, x + .95, y - .62, y + .02, 1.97, 2.09, m.clay(f.trim, .6), .02)
    slab(x - .9, x + .9, y - .57, y + .01, 2.08, 2.12, m.clay(f.zinc, .6), .01)


def half(side, f, seed, chimney):
    """One half; side is -1 for the left one, 1 for the right one."""
    x0, x1 = (0, W) if side > 0 else (-W, 0)
    c = side * W / 2
    front = [Door(c + side * 1.05, .95, 2.05, lamp=False), Window(c - side * .35, 2.35, 1.45, .95, "turn", lintel=False),
             Window(c + side * 1.08, 2.42, .7, .88, "fixed", lintel=False)]
    right = [Window(-.95, .85, .75, 1.0), Window(-.9, 2.45, .8, .95), Window(.05, 4.3, .8, .85)] if side > 0 else []
    body(x0, x1, D, H, R, f, front, right)
    if side > 0:
        side_plinth(x1, D, f)
    bay(c - side * .4, f)
    gable_roof(x0, x1, D, H, R, f, verge=(side < 0, side > 0), seed=seed)
    roof.downpipe(side * (W - .1), D, H, R, f)
    if chimney:
        roof.chimney(c + side * (W / 2 - .75), .4, H + R + .5, f, foot=H + R - 1)


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
        energy.heat_pump(W + .55, .55, 90, pipes=.55)
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
        street.bin(W + .4, 1.1, 90, "#7e8a80")
