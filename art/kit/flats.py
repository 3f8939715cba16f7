"""A block of flats around a glazed stairwell: its flats, balconies, stairwell and flat roof."""
from . import materials as m
from .house import Window
from .openings import door, hole, window
from .shapes import at, cut, slab, tube

STOREY, FLOORS, D = 1.85, 4, 3.8
WING, STAIR = 3.0, 1.15
TOP = STOREY * FLOORS + .25


def resize(wing, depth, storey, floors):
    """Other measures for all that is built from now on."""
    global STOREY, FLOORS, D, WING, TOP
    STOREY, FLOORS, D, WING = storey, floors, depth, wing
    TOP = STOREY * FLOORS + .25


def flat(x0, z, f, end, side, half=1.3):
    """The brickwork, windows and balcony of one flat."""
    x1, c = x0 + WING, x0 + WING / 2
    front = [Window(c - side * .7, .075, .78, 1.48, "top"), Window(c + side * .55, .6, 1.15, .95, "turn")]
    right = [Window(-.85, .6, .75, .95), Window(.85, .6, .75, .95)] if end else []
    shell = slab(x0, x1, -D / 2, D / 2, z, z + STOREY, f.wall, 0)
    boxes = [(a[0], a[1], -D / 2 + a[2], -D / 2 + a[3], z + a[4], z + a[5]) for a in (hole(o.u, o.z, o.w, o.h) for o in front)]
    boxes += [(x1 - a[3], x1 - a[2], a[0], a[1], z + a[4], z + a[5]) for a in (hole(o.u, o.z, o.w, o.h) for o in right)]
    cut(shell, boxes)
    for at_place, openings in ((at(0, -D / 2, z), front), (at(x1, 0, z, (0, 0, 90)), right)):
        with at_place:
            for o in openings:
                window(o.u, o.z, o.w, o.h, f, o.style, lintel=False, sill=o.z > .1)
    # A concrete band marks each floor.
    slab(x0 + (.006 if end else 0), x1 + (.025 if end else -.006), -D / 2 - .025, D / 2, z - .05, z + .05, m.clay(f.sill, .85), .008)
    balcony(c if half == 1.3 else c - side * .7, z, f, half)


def balcony(c, z, f, half=1.3):
    """A concrete balcony with a bar railing, as wide as twice its half."""
    y0, y1, x0, x1 = -D / 2 - .8, -D / 2 + .01, c - half, c + half
    slab(x0, x1, y0, y1, z - .07, z + .05, m.clay(f.sill, .85), .015)
    rail = m.clay(f.trim, .5)
    for a, b in (((x0 + .05, y1), (x0 + .05, y0 + .05)), ((x0 + .05, y0 + .05), (x1 - .05, y0 + .05)), ((x1 - .05, y0 + .05), (x1 - .05, y1))):
        tube([(*a, z + .68), (*b, z + .68)], .03, rail)
        tube([(*a, z + .14), (*b, z + .14)], .018, rail)
        count = max(2, round((abs(a[0] - b[0]) + abs(a[1] - b[1])) / .16))
        for i in range(count + 1):
            t = i / count
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            tube([(x, y, z + .04), (x, y, z + .68)], .013, rail)


def stairwell(f):
    """The glazed stairwell in the middle, with the shared front door."""
    x0, x1 = -STAIR / 2, STAIR / 2
    shell = slab(x0, x1, -D / 2 + .12, D / 2, -.12, TOP - .25, f.wall, 0)
    y = -D / 2 + .12
    openings = [(0, 0, .95, 1.6)] + [(0, STOREY * k + .35, .8, 1.3) for k in range(1, FLOORS)]
    cut(shell, [(u - w / 2, u + w / 2, y - .3, y + .13, z if z else -.2, z + h) for u, z, w, h in openings])
    with at(0, y):
        door(0, .95, 1.6, f, lamp=False)
        for u, z, w, h in openings[1:]:
            window(u, z, w, h, f, "cross", lintel=False, curtain=False)


def flat_roof(left, right, f):
    """A flat roof with a parapet that leaves the gravel lower, and the hood of the stairwell."""
    a, b = left - .06, right + .06
    base = STOREY * FLOORS
    slab(a + .1, b - .1, -D / 2 + .04, D / 2 - .04, base - .02, base + .1, m.clay("#cfcbc4", .95), 0)
    for x0, x1, y0, y1 in ((a, b, -D / 2 - .06, -D / 2 + .1), (a, b, D / 2 - .1, D / 2 + .06),
                           (a, a + .16, -D / 2 + .08, D / 2 - .08), (b - .16, b, -D / 2 + .08, D / 2 - .08)):
        slab(x0, x1, y0, y1, base - .03, base + .25, m.clay(f.trim, .7), .02)
    slab(-.5, .5, .5, 1.5, base, base + .55, m.clay(f.trim, .8), .02)
    slab(-.56, .56, .44, 1.56, base + .54, base + .62, m.clay(f.zinc, .7), .02)
