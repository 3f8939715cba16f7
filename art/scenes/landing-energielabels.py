"""A house at the corner of a town: a stair of label colours beside it and a laser on a tripod that measures the gable."""
from kit import finish, garden, ground, label, materials as m, palette as p, town_sign as town
from kit.cottage import cottage
from kit.shapes import at, cylinder, slab, sphere, tube

SIZE = (1280, 1280)
SAMPLES = 64
CAMERA, MARKS = town.CAMERA, town.MARKS
W, D = 3.4, 3.2


def laser(x, y, target):
    """A measuring laser on a yellow-headed tripod, its beam ending in a dot on the wall."""
    steel, high = m.clay(p.STEEL, .4, .3), 1.15
    for a, b in ((.38, -.12), (-.24, -.3), (-.1, .38)):
        tube([(x, y, high - .1), (x + a, y + b, .0)], .03, m.clay(p.ZON, .5))
        cylinder((x + a, y + b, -.01), (x + a, y + b, .03), .05, m.clay(p.DARK), segments=16)
    cylinder((x, y, high - .16), (x, y, high), .06, steel, segments=24)
    with at(x, y, high, (0, 0, 12)):
        slab(-.2, .2, -.13, .13, 0, .32, m.clay(p.BOS, .45), .05)
        slab(-.205, -.17, -.09, .09, .08, .24, m.clay(p.DARK, .3), .01)
        slab(-.12, .12, -.14, -.12, .07, .24, m.clay("#cfe6c8", .3, 0, .2), .01)
    tube([(x - .2, y, high + .16), target], .012, m.clay("#e2231a", .5, 0, 1.6))
    sphere(*target, .06, m.clay("#e2231a", .5, 0, 1.6), detail=3)


def build():
    town.corner()
    f = finish.AFTER.with_(door=p.BOS)
    with at(town.HOUSE_RIGHT - W / 2, town.HOUSE_FRONT + D / 2):
        cottage(f, (4, 2), w=W, d=D, seed=3)
        ground.pavement(-1.35, -.45, -2.3, -D / 2 - .3, .025, .3)
    # The stair rises along the yard, G in front and A at the back.
    with at(1.95, -2.1, 0, (0, 0, 90)):
        label.stairs(0, 0, 1.0, .5, .24, .95)
    laser(1.5, -3.05, (town.HOUSE_RIGHT + .02, -.1, 1.7))
    garden.tree(1.55, 2.45, 1.5, .66, p.LEAF, 5)
    garden.shrub(.8, 2.3, .26, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.hedge(-.35, .35, -1.65, -1.4, .34, p.LEAF, 3)
