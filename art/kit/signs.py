"""A signpost with bare arrows and a letterbox on a post."""
from . import materials as m
from . import palette as p
from .shapes import at, cylinder, extrude, slab, sphere


def arrow_board(z, turn, colour, length=1.5, height=.42):
    """A board without text that points along local +x, fixed beside a post at the origin."""
    with at(0, 0, z, (0, 0, turn)):
        h = height / 2
        extrude([(-.32, -h), (length, -h), (length + h * 1.15, 0), (length, h), (-.32, h)], "y", -.15, -.085, m.clay(colour, .6), .02)
        band = h * .16
        for y0, y1 in ((-.168, -.148), (-.087, -.067)):
            extrude([(-.2, -band), (length - .1, -band), (length - .1, -h * .55), (length + h * .62, 0), (length - .1, h * .55), (length - .1, band), (-.2, band)],
                    "y", y0, y1, m.clay("#fffdf7", .8), .006)


def signpost(x, y, height, boards):
    """A post with boards given as (z, turn, colour)."""
    with at(x, y):
        wood = m.clay(p.WHITE, .6)
        cylinder((0, 0, -.05), (0, 0, .14), .2, m.clay(p.CONCRETE, .9), segments=32, bevel=.02)
        cylinder((0, 0, 0), (0, 0, height), .085, wood, segments=28)
        sphere(0, 0, height + .1, .14, m.clay(p.ZON, .5), detail=4)
        for z, turn, colour in boards:
            arrow_board(z, turn, colour)


def letterbox(x, y, turn=0, colour=p.BOS, scale=1.0):
    """A Dutch garden letterbox on a post: a sloping lid, a slot to -y with a letter in it, a door with a lock."""
    with at(x, y, 0, (0, 0, turn), scale):
        paint, lid = m.clay(colour, .45), m.clay(p.BOS_DARK, .45)
        slab(-.09, .09, -.02, .16, -.05, .95, m.clay(p.WOOD, .8), .02)
        slab(-.2, .2, -.1, .24, -.04, .05, m.clay(p.CONCRETE, .9), .02)
        extrude([(-.24, .85), (.26, .85), (.26, 1.72), (-.24, 1.58)], "x", -.36, .36, paint, .03)
        extrude([(-.31, 1.565), (.29, 1.733), (.29, 1.79), (-.31, 1.622)], "x", -.41, .41, lid, .02)
        slab(-.28, .28, -.262, -.23, .93, 1.31, m.clay("#2a7357", .45), .014)
        cylinder((0, -.285, 1.22), (0, -.25, 1.22), .035, m.clay(p.METAL, .35, .5), segments=18)
        slab(-.27, .27, -.262, -.23, 1.39, 1.5, m.clay(p.METAL, .4, .3), .014)
        slab(-.22, .22, -.27, -.25, 1.42, 1.47, m.clay(p.DARK, .6), .006)
        with at(-.02, -.25, 1.45, (58, 0, 6)):
            slab(-.19, .19, -.012, .012, -.06, .26, m.clay("#fffdf7", .8), .006)
            slab(.08, .15, -.02, 0, .16, .23, m.clay(p.KLEI, .7), .004)


def pin(x, y, z, size=1.0, colour=p.KLEI):
    """A map pin whose point is at (x, y, z)."""
    with at(x, y, z, scale=size):
        red = m.clay(colour, .5)
        cylinder((0, 0, 0), (0, 0, .62), .02, red, .33, 40)
        sphere(0, 0, .78, .36, red, detail=4)
        with at(0, 0, .78, (0, 0, 38)):
            cylinder((0, -.37, 0), (0, -.2, 0), .17, m.clay("#fffdf7", .7), segments=32, bevel=.01)
