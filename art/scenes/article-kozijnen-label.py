"""A window in section on the highest step of the label colours, with coins and a sealed form."""
from kit import coins, garden, ground, label, layers, papers, samples
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab

SIZE = (1280, 1280)
SAMPLES = 60
X0, X1, Y0, Y1 = -3.5, 3.2, -2.85, 1.7
RISE, TREAD, WIDE = .27, .52, 2.9


def build():
    ground.plot(X0, X1, Y0, Y1)
    starts = label.stairs(X0 + .35, -.75, 1.15, TREAD, RISE, WIDE)
    top, x = RISE * 7, starts[6] + WIDE / 2
    # A piece of cavity wall with its sill, sawn off on the right, carries the window.
    with at(x + .05, -.15, top):
        layers.wall_x(-1.4, 1.3, -.36, 0, .62)
        slab(-1.45, 1.31, -.5, -.1, .62, .7, m.clay("#d4ccc0", .85), .015)
        slab(-1.4, 1.3, .0, .5, .61, .68, m.clay(p.WOOD, .75), .015)
        with at(0, -.02, .69):
            samples.frame("wood", 2.55, 3.0, 3, p.WHITE, p.BOS)
    ground.pavement(-1.25, X1 - .2, -2.6, -1.1, .02, .37)
    coins.stack(-.55, -1.95, 3, 1, .46)
    coins.stack(.55, -1.95, 6, 2, .46)
    with at(2.35, -1.5, .02, (0, 0, 14)):
        papers.foot(1.0, .42, .1)
        with at(0, 0, .07, (-10, 0, 0)):
            papers.document(1.3, 1.75)
    garden.shrub(2.95, .3, .26, p.LEAF, 4, "#f7f3ea")
    garden.hedge(X0 + .2, -1.5, Y0 + .15, Y0 + .43, .32, p.LEAF, 2)
    garden.shrub(-3.2, -1.5, .24, p.LEAF_LIGHT, 6, "#e88f8f")
