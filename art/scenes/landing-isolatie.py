"""A house at the corner of a town whose cavity wall is being filled: a van, a hose to the drilled gable, and bags of insulation."""
from kit import finish, garden, ground, layers, materials as m, palette as p, stock, town_sign as town
from kit.cottage import cottage
from kit.shapes import at, cylinder, slab, tube
from kit.van import van

SIZE = (1280, 1280)
SAMPLES = 64
CAMERA, MARKS = town.CAMERA, town.MARKS
W, D = 3.4, 3.2
RIGHT = town.HOUSE_RIGHT
# The hole that the hose fills now, on the gable.
NOW = (-.05, 1.75)


def drilled(y0, y1, heights):
    """Rows of small drilled holes on the gable, the lower ones already closed with mortar."""
    for row, z in enumerate(heights):
        for i in range(4):
            y = y0 + (y1 - y0) * (i + (.5 if row % 2 else 0)) / 3.5
            cylinder((RIGHT - .02, y, z), (RIGHT + .006 + .001 * i, y, z), .05, m.clay(p.MORTAR if row == 0 else p.DARK, .9), segments=20)


def bag(x, y, z, turn=0):
    """A packed bag of wool flakes with a green band."""
    with at(x, y, z, (0, 0, turn)):
        slab(-.38, .38, -.26, .26, 0, .3, layers.insulation(), .12)
        slab(-.13, .13, -.265, .265, -.004, .306, m.clay(p.BOS, .8), .11)


def build():
    town.corner()
    f = finish.AFTER.with_(roof="#98483a", door=p.BOS_DARK)
    with at(RIGHT - W / 2, town.HOUSE_FRONT + D / 2):
        cottage(f, None, w=W, d=D, seed=6)
        ground.pavement(-1.35, -.45, -2.3, -D / 2 - .3, .025, .3)
    drilled(town.HOUSE_FRONT + .2, town.HOUSE_FRONT + 3.0, (.55, 2.35))
    hose = m.clay("#d8dedb", .6)
    tube([(2.2, -.25, .62), (1.95, -.3, .3), (1.75, -.7, .09), (1.2, -1.15, .085), (.85, -.75, .085), (1.15, -.3, .085),
          (.95, .0, .35), (.62, NOW[0] - .02, 1.5), (RIGHT + .08, NOW[0], NOW[1])], .085, hose, smooth=True)
    cylinder((RIGHT + .3, NOW[0] - .0, NOW[1] - .1), (RIGHT - .02, NOW[0], NOW[1]), .06, m.clay(p.DARK, .5), .04, 24)
    van(2.95, .15, 90, .015, .74)
    with at(1.5, -2.3):
        stock.pallet(1.5, 1.15)
        for x, y, z, turn in ((-.38, -.28, .2, 2), (.4, -.28, .2, -3), (-.38, .3, .2, -2), (.4, .29, .2, 3), (-.36, .02, .48, 4), (.4, -.02, .48, -3), (.02, .0, .76, 8)):
            bag(x, y, z, turn)
    garden.tree(1.55, 2.45, 1.5, .66, p.LEAF, 5)
    garden.shrub(.75, 1.9, .26, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.hedge(-.35, .2, -1.65, -1.4, .34, p.LEAF, 3)
