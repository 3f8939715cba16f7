"""A village on a fold-out map: from one house paths lead to three others, and from there to four more, each with its flag."""
import math

from kit import finish, garden, site
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at, cylinder, extrude, mesh

SIZE = (1280, 1280)
SAMPLES = 56
CAMERA = {"elevation": 35}
FOLD, DEEP, RISE = 1.6, 6.4, .2

HOME = (-1.6, 1.6)
# Where a house stands, with its colours; and the ends of the village, with the house their path comes from.
STREETS = ((-2.1, -1.35, p.ZON, p.BRICK_SAND, p.ROOF), (.25, -.35, p.KLEI, p.BRICK_DARK, p.ROOF), (1.85, 1.85, p.LUCHT, p.BRICK, "#98483a"))
ENDS = ((-.45, -2.35, 0), (1.0, -2.3, 1), (2.35, -1.35, 1), (2.45, .2, 2))


def height(x):
    """How high the folded map lies at x."""
    t = abs(x) / FOLD % 2
    return RISE * (t if t <= 1 else 2 - t)


def sheet():
    """The map: a white sheet in four folds, printed with fields."""
    for i in range(4):
        a, b = (i - 2) * FOLD, (i - 1) * FOLD

        def part(y0, y1, lift, colour, margin):
            u, v = a + (margin if i == 0 else 0), b - (margin if i == 3 else 0)
            extrude([(u, height(u) + lift - .08), (v, height(v) + lift - .08), (v, height(v) + lift), (u, height(u) + lift)],
                    "y", y0, y1, m.clay(colour, .9))
        part(-DEEP / 2, DEEP / 2, 0, "#fffdf7", 0)
        part(-DEEP / 2 + .14, DEEP / 2 - .14, .012, ("#a5d083", "#93c36f")[i % 2], .14)


def ribbon(points, wide, lift, colour):
    """A band on the map along a bent line of three points."""
    (x0, y0), (x1, y1), (x2, y2) = points
    steps, rows = 36, []
    for k in range(steps + 1):
        t = k / steps
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in ((x0, x1, x2), (y0, y1, y2)))
        dx, dy = 2 * (1 - t) * (x1 - x0) + 2 * t * (x2 - x1), 2 * (1 - t) * (y1 - y0) + 2 * t * (y2 - y1)
        long = math.hypot(dx, dy)
        sides = [(x - s * dy / long * wide / 2, y + s * dx / long * wide / 2) for s in (1, -1)]
        rows.append([(u, v, height(u) + z) for u, v in sides for z in (lift, -.03)])
    verts = [v for row in rows for v in row]
    faces = []
    for k in range(steps):
        a, b = 4 * k, 4 * k + 4
        faces += [(a, a + 2, b + 2, b), (a + 1, a, b, b + 1), (a + 2, a + 3, b + 3, b + 2), (a + 3, a + 1, b + 1, b + 3)]
    faces += [(0, 1, 3, 2), (4 * steps, 4 * steps + 2, 4 * steps + 3, 4 * steps + 1)]
    mesh(verts, faces, m.clay(colour, .9))


def path(start, stop, wide, bend):
    """A pale path that swings aside by `bend`."""
    dx, dy = stop[0] - start[0], stop[1] - start[1]
    middle = ((start[0] + stop[0]) / 2 - dy * bend, (start[1] + stop[1]) / 2 + dx * bend)
    ribbon((start, middle, stop), wide, .05, "#fffaf0")


def spot(x, y, radius, colour, house, scale, flag):
    """A round lawn with a house and, higher than its ridge, a flag of `flag` times the usual size."""
    with at(x, y, height(x) - .02):
        cylinder((0, 0, -.04), (0, 0, .12), radius, m.clay(p.LEAF_LIGHT, .95), segments=72, bevel=.04)
        with at(0, .04, .12, scale=scale):
            house()
        with at(1.55 * scale + .1, .15 * scale, .1, scale=flag):
            site.flag(0, 0, 0, 6.5 * scale / flag, colour, -12)
        garden.shrub(-radius * .72, -radius * .4, .06 + radius * .07, p.LEAF, 3, "#f7f3ea")


def build():
    sheet()
    ribbon(((-3.05, .75), (-.2, -.35), (3.05, 1.05)), .5, .022, p.WATER)
    for (x, y, *_), bend in zip(STREETS, (-.12, .1, .12)):
        path(HOME, (x, y), .34, bend)
    for (x, y, of), bend in zip(ENDS, (-.14, -.12, .12, .14)):
        path(STREETS[of][:2], (x, y), .27, bend)
    spot(*HOME, 1.04, p.BOS, lambda: cottage(finish.AFTER, (3, 2), seed=5), .46, 1.0)
    for i, (x, y, colour, bricks, roof) in enumerate(STREETS):
        f = finish.AFTER.with_(bricks=bricks, roof=roof, door=colour)
        spot(x, y, .68, colour, lambda f=f, i=i: cottage(f, None, i != 1, seed=i + 2), .28, .8)
    for i, (x, y, of) in enumerate(ENDS):
        spot(x, y, .46, STREETS[of][2], lambda i=i: cottage(finish.GHOST, None, False, seed=i + 7), .185, .58)
