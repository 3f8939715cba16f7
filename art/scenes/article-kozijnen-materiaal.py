"""Three window frames side by side as samples: wood, plastic and aluminium, sawn to show the section."""
from kit import garden, ground, samples
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cylinder, ring, slab

SIZE = (1280, 1280)
SAMPLES = 80
X0, X1, Y0, Y1 = -3.2, 3.1, -2.2, 1.75


def plinth(x, y, z):
    """A stone block under one sample."""
    slab(x - .95, x + .95, y - .45, y + .45, 0, z, m.clay("#e9e2d4", .85), .05)


def raw(kind, x, y):
    """The stuff itself, before the sample: a log, a white profile, a metal bar."""
    with at(x, y, .03, (0, 0, 12)):
        if kind == "wood":
            cylinder((-.55, 0, .2), (.5, 0, .2), .2, m.clay(p.TRUNK, .95), segments=36)
            cylinder((.49, 0, .2), (.512, 0, .2), .185, m.clay("#d9b07f", .85), segments=36)
            for r in (.05, .1, .15):
                ring(.514, 0, .2, r, .007, m.clay(p.WOOD_DARK, .9), "x", 32)
        elif kind == "plastic":
            slab(-.55, .5, -.2, .2, 0, .36, m.clay("#f7f5ef", .35), .02)
            samples._ends(.5, -.19, .19, .01, .35, "plastic")
        else:
            for k, z in ((-.17, 0), (.17, 0), (0, .29)):
                slab(-.55, .5, k - .14, k + .14, z + .005, z + .28, m.clay("#8d979b", .35, .5), .02)
                slab(.49, .506, k - .09, k + .09, z + .055, z + .23, m.clay("#20282a", .9), 0)


def build():
    ground.plot(X0, X1, Y0, Y1)
    ground.pavement(X0 + .25, X1 - .25, -1.95, 1.2, .025, .45)
    for kind, x, high in (("wood", -2.0, .45), ("plastic", 0, .45), ("metal", 2.0, .45)):
        plinth(x, .45, high)
        with at(x, .45, high, (0, 0, -6)):
            samples.frame(kind, 1.75, 3.4)
        raw(kind, x - .15, -1.3)
    garden.hedge(X0 + .15, X1 - .2, Y1 - .5, Y1 - .15, .42, p.LEAF, 3)
    garden.shrub(2.85, -2.0, .17, p.LEAF, 3)
    garden.shrub(-2.95, -2.0, .16, p.LEAF_LIGHT, 5, "#f7f3ea")
