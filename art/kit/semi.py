"""The halves of a semi-detached house in 1930s style, each with a bay window."""
from . import materials as m
from . import roof
from .house import Door, Window, body, side_plinth
from .openings import window
from .roof import gable_roof
from .shapes import at, slab

W, D, H, R = 3.5, 4.6, 3.6, 2.9


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
