"""What a contract is signed with: a long sheet that runs over a table edge, wax seal, fountain pen, inkpot."""
import math

from . import materials as m
from . import palette as p
from .papers import GREY, PAPER, tick
from .shapes import at, cylinder, extrude, ring, slab


def strip(line, x0, x1, thick=.03, colour=PAPER):
    """A sheet between x0 and x1 that follows a line of (y, z) points; `thick` lies to the right of the line."""
    offset = []
    for i, (y, z) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dy, dz = b[0] - a[0], b[1] - a[1]
        long = math.hypot(dy, dz) or 1
        offset.append((y + dz / long * thick, z - dy / long * thick))
    return extrude(line + offset[::-1], "x", x0, x1, m.clay(colour, .9))


def arc(y, z, radius, start, stop, steps=14):
    """Points on a circle in the yz plane, degrees from +y towards +z."""
    turn = [math.radians(start + (stop - start) * i / steps) for i in range(steps + 1)]
    return [(y + radius * math.cos(a), z + radius * math.sin(a)) for a in turn]


def lines(x0, x1, places, z, height=.05, flat=True, y=0.0, seed=0):
    """Bars for written lines: on the table at the y of `places`, or upright (`flat` false) at their z."""
    for i, place in enumerate(places):
        end = x0 + (x1 - x0) * (1, .93, .97, .55, 1, .9, .62)[(i + seed) % 7]
        if flat:
            slab(x0, end, place, place + height, z - .01, z + .012, m.clay(GREY, .9), .004)
        else:
            slab(x0, end, y - .012, y + .01, place, place + height, m.clay(GREY, .9), .004)


def wax_seal(x, y, z, radius=.34, ribbon=p.BOS):
    """A wax seal over two ribbon tails, its back at y and its face to -y."""
    for k in (-1, 1):
        with at(x, y, z, (0, -k * 15, 0)):
            extrude([(-.13, 0), (.13, 0), (.13, -radius * 2.35), (0, -radius * 2.05), (-.13, -radius * 2.35)], "y", -.03 - .012 * (k > 0), -.008, m.clay(ribbon, .8), .004)
    points = []
    for i in range(64):
        a = math.tau * i / 64
        r = radius * (1 + .05 * math.sin(5 * a + .6) + .035 * math.sin(9 * a))
        points.append((x + r * math.cos(a), z + r * math.sin(a)))
    wax = m.clay(p.KLEI, .38)
    extrude(points, "y", y - .13, y - .03, wax, .035)
    ring(x, y - .128, z, radius * .72, .03, wax, "y", 48)
    tick(x, y - .15, z, radius * .85, "#e08a70", radius * .1)


def pen(x, y, z, length=1.7, turn=0, colour=p.BOS):
    """A fountain pen lying flat with its nib to +x before it is turned, its cap on the other end."""
    body, gold = m.clay(colour, .3), m.clay("#e9b23c", .3, .45)
    r = length * .055
    with at(x, y, z + r * 1.15, (0, 0, turn)):
        cylinder((-length * .5, 0, 0), (-length * .02, 0, 0), r * 1.12, body, segments=40, bevel=r * .35)
        cylinder((-length * .04, 0, 0), (length * .24, 0, 0), r, body, r * .96, 40, .006)
        cylinder((-length * .055, 0, 0), (-length * .015, 0, 0), r * 1.2, gold, segments=40, bevel=.008)
        cylinder((length * .235, 0, 0), (length * .255, 0, 0), r * 1.04, gold, segments=40, bevel=.004)
        cylinder((length * .25, 0, 0), (length * .37, 0, 0), r * .84, m.clay(p.DARK, .45), r * .62, 32)
        extrude([(length * .36, -r * .62), (length * .42, -r * .7), (length * .52, 0), (length * .42, r * .7), (length * .36, r * .62)], "z", -.012, .02, gold, .006)
        slab(-length * .46, -length * .14, -r * .16, r * .16, r * 1.1, r * 1.36, gold, .012)


def inkpot(x, y, z, scale=1.0):
    """A squat bottle of ink with its lid beside it."""
    with at(x, y, z, (0, 0, 15), scale):
        slab(-.24, .24, -.24, .24, 0, .34, m.clay("#2a4f74", .12), .07)
        cylinder((0, 0, .33), (0, 0, .42), .13, m.clay("#2a4f74", .12), segments=36, bevel=.012)
        cylinder((0, 0, .415), (0, 0, .428), .105, m.clay("#14263c", .2), segments=32)
        cylinder((.44, -.12, 0), (.44, -.12, .12), .15, m.clay(p.DARK, .4), segments=36, bevel=.02)
