"""Simple furniture and installations for opened-up houses. Pieces stand on z = 0, backs to +y."""
import math

from . import materials as m
from . import palette as p
from .shapes import at, cylinder, slab, sphere, tube


def sofa(x, y, z, turn=0, colour=p.BOS, scale=1.0, cushions=p.ZON):
    """A two-seat sofa."""
    with at(x, y, z, (0, 0, turn), scale):
        cloth, cushion = m.clay(colour, .95), m.clay(cushions, .95)
        slab(-.7, .7, -.35, .35, .1, .36, cloth, .05)
        slab(-.7, .7, .18, .38, .1, .74, cloth, .06)
        for a in (-.78, .62):
            slab(a, a + .16, -.36, .36, .1, .52, cloth, .05)
        for k in (-.3, .3):
            slab(k - .28, k + .28, -.36, .2, .33, .44, cloth, .05)
        with at(.38, .08, .56, (-20, 12, 0)):
            slab(-.17, .17, -.05, .05, -.15, .17, cushion, .045)
        for a in (-.62, .62):
            for b in (-.26, .26):
                cylinder((a, b, 0), (a, b, .12), .03, m.clay(p.WOOD_DARK), segments=12)


def table(x, y, z, w=1.0, d=.6, h=.5, colour=p.WOOD):
    """A wooden table."""
    wood = m.clay(colour, .75)
    slab(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z + h - .06, z + h, wood, .02)
    for a in (-1, 1):
        for b in (-1, 1):
            cx, cy = x + a * (w / 2 - .07), y + b * (d / 2 - .07)
            cylinder((cx, cy, z), (cx, cy, z + h - .05), .03, wood, .038, 14)


def chair(x, y, z, turn=0, colour=p.WOOD_DARK):
    """A chair that faces -y before it is turned."""
    with at(x, y, z, (0, 0, turn)):
        wood = m.clay(colour, .75)
        slab(-.17, .17, -.17, .17, .28, .33, wood, .015)
        slab(-.17, .17, .13, .17, .45, .7, wood, .015)
        for a in (-.14, .14):
            cylinder((a, -.14, 0), (a, -.14, .3), .022, wood, segments=12)
            cylinder((a, .15, 0), (a, .15, .68), .022, wood, segments=12)


def bed(x, y, z, turn=0, colour=p.LUCHT):
    """A double bed with its head to +y."""
    with at(x, y, z, (0, 0, turn)):
        slab(-.6, .6, -.85, .8, .08, .24, m.clay(p.WOOD, .8), .02)
        slab(-.6, .6, .76, .86, .0, .72, m.clay(p.WOOD, .8), .03)
        slab(-.56, .56, -.82, .76, .22, .4, m.clay("#f4efe4", .95), .06)
        slab(-.59, .59, -.84, .25, .3, .45, m.clay(colour, .95), .05)
        for k in (-.28, .28):
            slab(k - .22, k + .22, .36, .7, .37, .5, m.clay("#fffaf0", .95), .06)


def bath(x, y, z, turn=0):
    """A bathtub with water."""
    with at(x, y, z, (0, 0, turn)):
        white = m.clay("#f8f6f0", .3)
        slab(-.75, .75, -.34, .34, 0, .5, white, .09)
        slab(-.66, .66, -.26, .26, .47, .508, m.clay(p.GLASS, .15), .004)
        tube([(-.6, .3, .5), (-.6, .3, .68), (-.6, .16, .68)], .025, m.clay(p.METAL, .3, .5), smooth=False)


def washbasin(x, y, z):
    """A basin on a cabinet with a round mirror."""
    slab(x - .28, x + .28, y - .36, y, z, z + .5, m.clay(p.WOOD, .8), .02)
    slab(x - .31, x + .31, y - .39, y, z + .49, z + .58, m.clay("#f8f6f0", .3), .03)
    cylinder((x, y - .03, z + 1.05), (x, y - .005, z + 1.05), .25, m.clay(p.GLASS, .1), segments=40, bevel=.008)


def kitchen(x0, x1, y, z):
    """A run of cabinets against a wall at y, with a hob and wall cupboards."""
    slab(x0, x1, y - .42, y, z + .06, z + .56, m.clay("#eee6d6", .7), .012)
    slab(x0 - .02, x1 + .02, y - .45, y, z + .55, z + .61, m.clay(p.WOOD, .7), .012)
    slab(x0 + .02, x1 - .02, y - .38, y, z, z + .07, m.clay(p.DARK), 0)
    count = max(2, round((x1 - x0) / .42))
    step = (x1 - x0) / count
    for i in range(count):
        a = x0 + i * step
        slab(a + .015, a + step - .015, y - .435, y - .41, z + .09, z + .53, m.clay(p.BOS, .7), .01)
        slab(a + .02, a + step - .02, y - .24, y, z + 1.02, z + 1.42, m.clay(p.BOS, .7), .012)
        sphere(a + step - .07, y - .445, z + .46, .022, m.clay(p.METAL, .4, .4), detail=2)
    slab(x0 + .1, x0 + .6, y - .38, y - .06, z + .605, z + .62, m.clay(p.DARK, .3), .006)
    cylinder((x0 + .45, y - .2, z + .62), (x0 + .45, y - .2, z + .74), .1, m.clay(p.KLEI, .5), segments=28, bevel=.012)


def floor_lamp(x, y, z, height=1.25):
    """A lamp with a glowing shade."""
    cylinder((x, y, z), (x, y, z + .03), .14, m.clay(p.DARK), segments=28)
    cylinder((x, y, z), (x, y, z + height), .016, m.clay(p.DARK), segments=10)
    cylinder((x, y, z + height - .12), (x, y, z + height + .16), .2, m.clay("#ffdf9e", .6, 0, .7), .13, 30)


def pot_plant(x, y, z, size=1.0, seed=1):
    """A plant in a clay pot."""
    cylinder((x, y, z), (x, y, z + .24 * size), .1 * size, m.clay(p.KLEI, .8), .14 * size, 24)
    sphere(x, y, z + .42 * size, .23 * size, m.foliage(p.LEAF), 1.15, .25, 3, seed)


def rug(x, y, z, w, d, colour):
    """A thin rug."""
    slab(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z - .005, z + .022, m.clay(colour, .98), .008)


def picture(x, y, z, w, h, colour):
    """A framed picture on a wall whose face is at y."""
    slab(x - w / 2, x + w / 2, y - .05, y + .01, z - h / 2, z + h / 2, m.clay(p.WOOD, .7), .01)
    slab(x - w / 2 + .05, x + w / 2 - .05, y - .056, y, z - h / 2 + .05, z + h / 2 - .05, m.clay(colour, .8), .004)


def radiator(x, y, z, w=1.0, h=.55):
    """A panel radiator on a wall whose face is at y."""
    white = m.clay("#f6f3ec", .5)
    slab(x - w / 2, x + w / 2, y - .07, y - .03, z, z + h, white, .015)
    for k in range(round(w / .11)):
        slab(x - w / 2 + .04 + k * .11, x - w / 2 + .09 + k * .11, y - .1, y - .04, z + .03, z + h - .03, white, .018)


def buffer_tank(x, y, z, radius=.46, height=1.85):
    """A white storage tank on feet with copper pipe stubs and a gauge."""
    shell, band = m.clay("#f4f1ea", .45), m.clay(p.BOS, .5)
    for k in range(3):
        a = math.tau * k / 3 + .5
        cylinder((x + radius * .6 * math.cos(a), y + radius * .6 * math.sin(a), z), (x + radius * .6 * math.cos(a), y + radius * .6 * math.sin(a), z + .14), .05, m.clay(p.DARK), segments=14)
    cylinder((x, y, z + .1), (x, y, z + height), radius, shell, segments=64, bevel=.07)
    for h in (.3, height - .2):
        cylinder((x, y, z + h), (x, y, z + h + .05), radius + .008, band, segments=64, bevel=.006)
    with at(x, y, z, (0, 0, 25)):
        cylinder((0, -radius - .02, height * .62), (0, -radius + .05, height * .62), .12, m.clay(p.METAL, .4), segments=32, bevel=.01)
        cylinder((0, -radius - .028, height * .62), (0, -radius, height * .62), .095, m.clay("#fffaf0", .5), segments=32)
        tube([(0, -radius - .034, height * .62), (.05, -radius - .034, height * .62 + .05)], .01, m.clay(p.KLEI))
