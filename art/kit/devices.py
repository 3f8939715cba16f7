"""Telephone, phone, laptop and measuring tools, all without text or brand."""
import math

from . import materials as m
from . import palette as p
from .glazing import clear_glass
from .papers import tick
from .shapes import at, cylinder, extrude, ring, slab, sphere, tube

SCREEN = "#f3f8f0"


def smartphone(w=1.5, h=2.9, fields=3):
    """A phone upright from z = 0, face to -y, that shows a form: a picture, fields and a button."""
    slab(-w / 2, w / 2, 0, .16, 0, h, m.clay(p.DARK, .4), .07)
    slab(-w / 2 + .07, w / 2 - .07, -.012, .05, .07, h - .07, m.clay(SCREEN, .5, 0, .12), .03)
    slab(-.14, .14, -.02, .0, h - .19, h - .14, m.clay(p.DARK, .5), .01)
    a, b = -w / 2 + .2, w / 2 - .2
    slab(a, b, -.022, .0, h * .71, h * .88, m.clay("#cfe6c8", .8), .02)
    # A little house as the picture of the form.
    extrude([(-.17, h * .73), (.17, h * .73), (.17, h * .79), (0, h * .86), (-.17, h * .79)], "y", -.04, -.015, m.clay(p.KLEI, .7), .008)
    for i in range(fields):
        z = h * (.58 - .135 * i)
        slab(a, b, -.03, .0, z, z + h * .085, m.clay("#fffdf7", .8), .02)
        slab(a + .1, a + (b - a) * (.62, .45, .7)[i % 3], -.036, -.02, z + h * .03, z + h * .052, m.clay("#c3cfc3", .9), .005)
        if i < fields - 1:
            tick(b - .14, -.04, z + h * .043, .13, "#257552", .016)
    slab(a, b, -.045, .0, h * .09, h * .19, m.clay(p.ZON, .6), .035)
    slab(-.28, .28, -.052, -.03, h * .13, h * .152, m.clay(p.BOS_DARK, .7), .006)


def laptop(w=1.9, d=1.25, opened=108, chart=True):
    """An opened laptop standing on z = 0, its user at -y; the screen shows a report."""
    shell = m.clay("#c9ced0", .4, .2)
    slab(-w / 2, w / 2, -d / 2, d / 2, .02, .1, shell, .035)
    slab(-w * .44, w * .44, -d * .1, d * .42, .095, .106, m.clay(p.DARK, .6), .01)
    slab(-w * .14, w * .14, -d * .44, -d * .16, .095, .104, m.clay("#b5bbbe", .5), .01)
    with at(0, d / 2 - .03, .09, (90 - opened, 0, 0)):
        slab(-w / 2, w / 2, 0, .06, 0, d, shell, .028)
        slab(-w * .46, w * .46, -.012, .02, d * .06, d * .95, m.clay(SCREEN, .5, 0, .15), .01)
        if chart:
            slab(-w * .4, -w * .05, -.02, 0, d * .78, d * .84, m.clay(p.BOS, .8), .005)
            for i in range(4):
                slab(-w * .4, -w * (.1, .16, .08, .2)[i], -.018, 0, d * (.63 - .13 * i), d * (.67 - .13 * i), m.clay("#c3cfc3", .9), .004)
            for i, (high, colour) in enumerate(((.3, p.KLEI), (.44, p.ZON), (.62, "#257552"))):
                slab(w * (.04 + .13 * i), w * (.14 + .13 * i), -.024, 0, d * .16, d * (.16 + high), m.clay(colour, .7), .01)


def telephone(x, y, z, turn=0, scale=1.0, colour=p.BOS):
    """A classic desk telephone with a dial without digits and a coiled cord."""
    with at(x, y, z, (0, 0, turn), scale):
        body, light = m.clay(colour, .35), m.clay("#f4eee1", .5)
        extrude([(-.5, 0), (.42, 0), (.42, .18), (.2, .5), (-.02, .5), (-.5, .12)], "x", -.52, .52, body, .06)
        tilt = math.degrees(math.atan2(.38, .48))
        with at(0, -.28, .33, (tilt, 0, 0)):
            cylinder((0, 0, -.02), (0, 0, .03), .31, light, segments=48, bevel=.012)
            for k in range(10):
                a = math.radians(60 + k * 27)
                cylinder((.22 * math.cos(a), .22 * math.sin(a), .02), (.22 * math.cos(a), .22 * math.sin(a), .037), .044, m.clay(p.DARK, .6), segments=18)
            cylinder((0, 0, .02), (0, 0, .042), .12, m.clay(p.ZON, .6), segments=32, bevel=.006)
        for k in (-.3, .3):
            slab(k - .06, k + .06, -.02, .26, .46, .6, body, .03)
        # Handset.
        tube([(-.56, .1, .66), (-.4, .1, .74), (0, .1, .77), (.4, .1, .74), (.56, .1, .66)], .085, body, smooth=True)
        for k in (-.56, .56):
            cylinder((k, .1, .52), (k, .1, .7), .17, body, .13, 32, .02)
        coil = [(-.56 - .12 * math.sin(i * .08) - .03 + .045 * math.cos(i * 1.1), -.05 - i * .006 + .1, .5 - i * .0062 + .045 * math.sin(i * 1.1)) for i in range(72)]
        tube(coil, .014, m.clay(p.DARK, .6))


def tape_measure(x, y, z, turn=0, scale=1.0, out=1.6):
    """A tape measure lying on its foot, its yellow blade pulled out along +x."""
    with at(x, y, z, (0, 0, turn), scale):
        slab(-.42, .42, -.2, .2, 0, .72, m.clay(p.BOS, .5), .13)
        cylinder((0, -.215, .38), (0, .215, .38), .24, m.clay(p.ZON, .5), segments=48, bevel=.015)
        cylinder((0, -.225, .38), (0, .225, .38), .12, m.clay(p.BOS_DARK, .5), segments=32, bevel=.01)
        slab(.38, .42 + out, -.12, .12, .06, .085, m.clay("#ffd24f", .55), .006)
        for i in range(int(out / .1)):
            long = .16 if i % 5 == 0 else .08
            slab(.5 + i * .1, .516 + i * .1, -.12, -.12 + long, .08, .0885, m.clay(p.DARK, .7), 0)
        slab(.42 + out, .46 + out, -.13, .13, -.0, .12, m.clay(p.METAL, .35, .5), .008)


def magnifier(x, y, z, radius=.6, turn=0):
    """A magnifying glass upright in the xz plane, its handle down to the right."""
    with at(x, y, z, (0, 0, turn)):
        ring(0, 0, 0, radius, .075, m.clay(p.BOS, .45), "y", 72)
        cylinder((0, -.02, 0), (0, .02, 0), radius - .03, clear_glass("#cfeaf2", .1), segments=64)
        c = math.sqrt(.5)
        cylinder((radius * c, 0, -radius * c), ((radius + .2) * c, 0, -(radius + .2) * c), .06, m.clay(p.METAL, .35, .4), segments=24)
        cylinder(((radius + .18) * c, 0, -(radius + .18) * c), ((radius + .95) * c, 0, -(radius + .95) * c), .1, m.clay(p.WOOD, .7), .12, 28, .03)


def spirit_level(x, y, z, length=1.6, turn=0):
    """A yellow spirit level lying along x."""
    with at(x, y, z, (0, 0, turn)):
        slab(-length / 2, length / 2, -.07, .07, 0, .24, m.clay(p.ZON, .55), .02)
        slab(-.16, .16, -.075, .075, .15, .245, m.clay(p.DARK, .6), .012)
        cylinder((-.12, -.0, .225), (.12, 0, .225), .035, m.clay("#b8e06a", .2), segments=18)
        for k in (-.42, .42):
            cylinder((k * length, -.075, .12), (k * length, .075, .12), .07, m.clay(p.DARK, .6), segments=28)
            cylinder((k * length, -.08, .12), (k * length, .08, .12), .045, m.clay("#b8e06a", .25), segments=24)


def mug(x, y, z, colour=p.KLEI, scale=1.0):
    """A mug of coffee."""
    with at(x, y, z, (0, 0, 20), scale):
        cylinder((0, 0, 0), (0, 0, .2), .09, m.clay(colour, .5), .095, 28, .01)
        cylinder((0, 0, .19), (0, 0, .204), .078, m.clay("#5a3a26", .4), segments=28)
        ring(.11, 0, .1, .055, .016, m.clay(colour, .5), "y", 24)


def lamp_pendant(x, y, z, drop=.8, colour=p.BOS):
    """A pendant lamp; z is where its cord starts."""
    cylinder((x, y, z - drop), (x, y, z), .012, m.clay(p.DARK), segments=8)
    cylinder((x, y, z - drop - .22), (x, y, z - drop + .05), .27, m.clay(colour, .5), .06, 36)
    sphere(x, y, z - drop - .2, .12, m.clay("#ffe2a3", .3, 0, 1.5), detail=3)
