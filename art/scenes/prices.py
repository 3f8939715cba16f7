"""A price list as blocks that rise, each with the thing it stands for, before a house."""
from kit import energy, finish, garden, ground, papers, stock
from kit import glazing
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at, cylinder, extrude, slab, tube

SIZE = (1280, 1280)
SAMPLES = 52
X0, X1, Y0, Y1 = -3.7, 3.6, -3.2, 2.8
WIDE = 1.3
BLOCKS = ((.5, "#cfe6c8"), (.95, p.ZON), (1.4, p.LUCHT), (1.85, p.KLEI), (2.3, p.BOS))


def tag(x, y, z):
    """A price tag without a price, hung on the front of a block."""
    extrude([(x - .2, z - .34), (x + .2, z - .34), (x + .2, z + .06), (x + .09, z + .2), (x - .09, z + .2), (x - .2, z + .06)], "y", y - .04, y - .004, m.clay("#fffdf7", .85), .012)
    cylinder((x, y - .05, z + .1), (x, y - .03, z + .1), .035, m.clay(p.WOOD_DARK, .8), segments=20)
    for k in (0, 1):
        slab(x - .12, x + (.12, .03)[k], y - .05, y - .03, z - .1 - .12 * k, z - .06 - .12 * k, m.clay("#b9c6b9", .9), .004)


def goods(i):
    """What a block carries: label, wool, glass, panels, heat pump."""
    if i == 0:
        with at(0, 0, 0, (-8, 0, 8)):
            papers.clipboard(.85, 1.1)
    elif i == 1:
        stock.batts(1.05, .85, 3, 0, .22, 1)
    elif i == 2:
        slab(-.5, .5, -.24, .24, 0, .1, m.clay(p.WHITE, .5), .02)
        for k in range(3):
            glazing.pane(-.42, .42, -.18 + k * .16, .1, 1.15 - .12 * k, .04)
    elif i == 3:
        with at(0, -.3, .12, (52, 0, 0)):
            energy.array(2, 1, .55, .95)
        for s in (-.42, .42):
            tube([(s, .28, 0), (s, .28, .78)], .03, m.clay(p.STEEL, .5))
    else:
        energy.heat_pump(0, 0, 0, .03, .92)


def build():
    ground.plot(X0, X1, Y0, Y1)
    with at(-1.45, 1.2, 0, scale=.95):
        cottage(finish.AFTER, None, seed=3)
        ground.pavement(-1.22, -.38, -3.2, -1.95, .025, .28)
    ground.pavement(X0 + .12, X1 - .12, -2.75, -1.05, .02, .4)
    for i, (high, colour) in enumerate(BLOCKS):
        x = X0 + .42 + WIDE * (i + .5)
        slab(x - WIDE / 2 + .02, x + WIDE / 2 - .02, -2.5, -1.25, .0, high, m.clay(colour, .75), .07)
        tag(x, -2.5, max(.36, high - .45))
        with at(x, -1.87, high):
            goods(i)
    garden.shrub(3.15, -.4, .26, p.LEAF, 4, "#f7f3ea")
    garden.tree(2.4, 1.6, 1.9, .72, p.LEAF, 5)
    garden.flowers(-3.4, 3.2, -3.08, -2.84, seed=4, count=40)
