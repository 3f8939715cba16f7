"""Closed shutters, a double garden gate and a padlock."""
import math

from . import materials as m
from . import palette as p
from .shapes import cylinder, extrude, slab, sphere, tube


def shutters(u, z, w, h, colour=p.BOS, face=0.0):
    """Two closed louvred shutters over a window; local axes as for a window: outside is -y."""
    paint, slat, iron = m.clay(colour, .55), m.clay(colour, .7), m.clay(p.DARK, .5)
    y0, y1 = face - .07, face - .012
    for side in (-1, 1):
        a, b = sorted((u + side * .008, u + side * (w / 2 + .05)))
        low, high, bar = z - .03, z + h + .03, .075
        for x0, x1 in ((a, a + bar), (b - bar, b)):
            slab(x0, x1, y0, y1, low, high, paint, .012)
        for foot in (low, (low + high) / 2 - bar / 2, high - bar):
            slab(a + bar - .01, b - bar + .01, y0 + .003, y1, foot + .002, foot + bar - .002, paint, .01)
        slab(a + bar - .01, b - bar + .01, y1 - .02, y1 - .004, low + bar, high - bar, slat, 0)
        count = max(4, round((high - low) / .1))
        for i in range(count):
            level = low + bar + (high - low - 2 * bar) * (i + .5) / count
            if abs(level - (low + high) / 2) < bar * .8:
                continue
            extrude([(y1 - .012, level + .035), (y0 + .008, level - .025), (y0 + .008, level - .04), (y1 - .012, level + .02)],
                    "x", a + bar - .005, b - bar + .005, slat)
        for level in (low + .16, high - .16):
            end = b if side > 0 else a
            slab(*sorted((end - side * .16, end + side * .03)), y0 - .016, y0 + .01, level - .02, level + .02, iron, .006)
    slab(u - .12, u + .12, y0 - .03, y0 + .005, z + h * .46, z + h * .46 + .05, iron, .01)


def padlock(x, y, z, size=1.0, colour=p.ZON):
    """A padlock that hangs from (x, y, z), its keyhole to -y."""
    body, steel, dark = m.clay(colour, .42, .1), m.clay(p.METAL, .3, .45), m.clay(p.BOS_DARK, .6)
    s, drop = size, z - .34 * size
    arch = [(x - .15 * s, y, drop - .06 * s), (x - .15 * s, y, drop + .16 * s)]
    arch += [(x - .15 * s * math.cos(math.pi * i / 12), y, drop + .16 * s + .16 * s * math.sin(math.pi * i / 12)) for i in range(1, 12)]
    arch += [(x + .15 * s, y, drop + .16 * s), (x + .15 * s, y, drop - .06 * s)]
    tube(arch, .05 * s, steel)
    slab(x - .29 * s, x + .29 * s, y - .13 * s, y + .13 * s, drop - .47 * s, drop, body, .07 * s)
    cylinder((x, y - .145 * s, drop - .19 * s), (x, y - .1 * s, drop - .19 * s), .068 * s, dark, segments=28)
    extrude([(x - .03 * s, drop - .2 * s), (x + .03 * s, drop - .2 * s), (x + .055 * s, drop - .37 * s), (x - .055 * s, drop - .37 * s)],
            "y", y - .144 * s, y - .1 * s, dark)


def gate(half=.7, height=1.0, colour=p.BOS):
    """A double picket gate along x, centred on x = 0, between two brick posts."""
    paint = m.clay(colour, .55)
    for side in (-1, 1):
        x = side * (half + .2)
        slab(x - .2, x + .2, -.2, .2, -.1, height + .16, m.brick(), .012)
        slab(x - .27, x + .27, -.27, .27, height + .15, height + .25, m.clay("#d4ccc0", .85), .02)
        sphere(x, 0, height + .38, .16, m.clay("#d4ccc0", .8), detail=4)
        inner, outer = side * .02, side * (half - .02)
        for level in (.2, height * .68):
            slab(*sorted((inner, outer)), -.035, .035, level, level + .1, paint, .015)
        for i in range(5):
            at_x = inner + (outer - inner) * (i + .5) / 5
            top = height * (.9 + .02 * i)
            extrude([(at_x - .048, .07), (at_x + .048, .07), (at_x + .048, top - .05), (at_x, top), (at_x - .048, top - .05)], "y", -.075, -.034, paint, .01)
    # The hasp across both leaves that the padlock hangs from.
    slab(-.2, .2, -.1, -.07, height * .68 + .02, height * .68 + .09, m.clay(p.DARK, .45, .3), .012)
