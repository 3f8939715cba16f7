"""A small white and green delivery van without any mark."""
import math

from . import materials as m
from . import palette as p
from .shapes import at, cylinder, extrude, slab


def van(x, y, turn=0, z=0.0, scale=1.0):
    """The van drives along local +x; its right side faces -y before it is turned."""
    with at(x, y, z, (0, 0, turn), scale):
        white, green = m.clay("#f8f5ee", .4), m.clay(p.BOS, .45)
        glass, dark = m.clay("#6fa6bd", .12), m.clay(p.DARK, .6)
        side = [(-2.0, .32), (2.05, .32), (2.1, .55), (2.06, .88), (1.42, 1.02), (.86, 1.78), (.62, 1.86), (-1.92, 1.86), (-2.02, 1.7)]
        shell = extrude(side, "y", -.82, .82, white)
        bevel = shell.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = .09, 4, "ANGLE"
        bevel.angle_limit = math.radians(20)
        for face in shell.data.polygons:
            face.use_smooth = True
        shell.data.use_auto_smooth = True
        shell.data.auto_smooth_angle = math.radians(35)
        for wheel in (-1.25, 1.3):
            for s in (-1, 1):
                cylinder((wheel, s * .6, .34), (wheel, s * .832, .34), .405, m.clay("#20282a", .9), segments=48, bevel=.01)
                cylinder((wheel, s * .6, .34), (wheel, s * .86, .34), .335, dark, segments=48, bevel=.04)
                cylinder((wheel, s * .8, .34), (wheel, s * .872, .34), .19, m.clay(p.METAL, .4, .3), segments=32, bevel=.02)
                cylinder((wheel, s * .86, .34), (wheel, s * .882, .34), .06, m.clay(p.STEEL, .4), segments=20, bevel=.006)
        for s in (-1, 1):
            # A green band low on the side, between the wheels and behind them.
            for a, b in ((-1.93, -1.68), (-.82, .87)):
                slab(a, b, s * .826 - .012, s * .826 + .012, .4, .78, green, .01)
            extrude([(.3, 1.08), (1.2, 1.08), (.78, 1.66), (.3, 1.66)], "y", s * .826 - .012, s * .826 + .012, glass, .012)
            for a in (.2, -.9):
                slab(a - .006, a + .006, s * .822 - .004, s * .822 + .004, .42, 1.74, m.clay("#c9c6bd"), 0)
            slab(.0, .14, s * .835 - .02, s * .835 + .02, .95, 1.0, dark, .01)
            slab(-1.15, -1.0, s * .835 - .02, s * .835 + .02, .95, 1.0, dark, .01)
            slab(.98, 1.1, s * .93 - .09, s * .93 + .09, 1.05, 1.24, dark, .03)
            # Lamps, front and rear.
            slab(1.98, 2.09, s * .6 - .14, s * .6 + .14, .66, .82, m.clay("#fff3cf", .2, 0, .5), .03)
            slab(-2.035, -1.97, s * .7 - .07, s * .7 + .07, .75, 1.15, m.clay("#c8553d", .4), .015)
        # Windscreen, just off the sloping nose.
        n = (.805, .593)
        a, b = (1.36, 1.1), (.93, 1.685)
        extrude([(a[0] + n[0] * k, a[1] + n[1] * k) for k in (-.02,)] + [(b[0] - n[0] * .02, b[1] - n[1] * .02),
                (b[0] + n[0] * .016, b[1] + n[1] * .016), (a[0] + n[0] * .016, a[1] + n[1] * .016)], "y", -.68, .68, glass, .012)
        slab(2.0, 2.13, -.74, .74, .34, .52, dark, .04)
        slab(-2.1, -1.95, -.74, .74, .34, .5, dark, .04)
        slab(2.05, 2.1, -.35, .35, .62, .76, dark, .02)
        # A roof rack with two lengths of pipe.
        for k in (-1.4, -.4, .4):
            slab(k - .03, k + .03, -.7, .7, 1.94, 1.98, m.clay(p.STEEL, .5), .01)
            for s in (-1, 1):
                slab(k - .03, k + .03, s * .67 - .03, s * .67 + .03, 1.83, 1.97, m.clay(p.STEEL, .5), .01)
        for k, colour in ((-.45, p.COPPER), (-.33, p.COPPER), (.3, p.WOOD)):
            cylinder((-1.8, k, 2.025), (.75, k, 2.025), .045, m.clay(colour, .6), segments=20)
