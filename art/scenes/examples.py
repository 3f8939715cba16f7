"""Five model houses of different type on a stepped stand, each with a stack of coins and a sign with a bar chart."""
from kit import coins, garden, ground, model_houses
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab

SIZE = (1280, 1280)
SAMPLES = 56
X0, X1, Y0, Y1 = -3.0, 3.0, -2.65, 2.0
W, DEEP = 2.6, 1.35  # half the width of the stand, depth of one step
LOW, HIGH = .75, 1.75


def stand():
    """Two broad wooden steps on green blocks."""
    boards = m.courses((p.WOOD, "#c39667"), "#9a7350", 2.6, .34, gap=.006, bump=.12)
    block, panel = m.clay("#2c7d5a", .75), m.clay(p.BOS, .75)
    for y0, y1, top in ((-2.0, -2.0 + DEEP + .1, LOW), (-.62, .85, HIGH)):
        slab(-W, W, y0, y1, top - .16, top, boards, .03)
        slab(-W + .1, W - .1, y0 + .1, y1 - .02, -.02, top - .15, block, .02)
        foot = .12 if top == LOW else LOW + .1
        for k in (-1, 0, 1):
            slab(k * (W - .9) - .72, k * (W - .9) + .72, y0 + .08, y0 + .12, foot, top - .25, panel, .015)
        slab(W - .12, W - .08, y0 + .28, y1 - .2, .12, top - .25, panel, .015)


def chart(bars):
    """A small sign on a foot with a bar chart; its face to -y."""
    slab(-.24, .24, -.09, .09, 0, .05, m.clay(p.WOOD_DARK, .8), .015)
    with at(0, 0, .03, (-8, 0, 0)):
        slab(-.27, .27, -.02, .02, 0, .5, m.clay("#fffdf7", .85), .015)
        slab(-.2, .2, -.032, -.015, .07, .09, m.clay("#8fa39a", .8), .003)
        for i, (high, colour) in enumerate(zip(bars, (p.KLEI, p.ZON, "#257552"))):
            slab(-.18 + .13 * i, -.08 + .13 * i, -.045, -.015, .088, .088 + high, m.clay(colour, .7), .008)


def example(x, y, z, model, count, bars):
    """One house with its coins and its sign in front."""
    with at(x, y, z):
        with at(0, .2, scale=1.22):
            model()
        with at(.42, -.54, scale=.42):
            coins.stack(0, 0, count, count, .52, 26)
        with at(-.34, -.55, 0, (0, 0, 6), 1.12):
            chart(bars)


def build():
    ground.plot(X0, X1, Y0, Y1)
    ground.pavement(X0 + .25, X1 - .25, Y0 + .3, Y1 - .75, .025, .42)
    with at(0, 0, .025):
        stand()
        for x, model, count, bars in ((-1.72, lambda: model_houses.terrace(1), 3, (.34, .2, .12)),
                                      (.0, lambda: model_houses.terrace(2), 5, (.36, .24, .15)),
                                      (1.72, model_houses.semi_detached, 7, (.36, .27, .2))):
            example(x, -1.22, LOW, model, count, bars)
        for x, model, count, bars in ((-.95, model_houses.apartments, 2, (.3, .2, .14)),
                                      (1.05, model_houses.detached, 9, (.37, .22, .1))):
            example(x, .2, HIGH, model, count, bars)
    garden.shrub(X1 - .35, Y1 - .4, .24, p.LEAF, 4, "#f7f3ea")
    garden.shrub(X0 + .4, Y1 - .5, .26, p.LEAF_LIGHT, 5)
    garden.tuft(X1 - .3, Y0 + .35, p.LEAF_LIGHT, 3)
