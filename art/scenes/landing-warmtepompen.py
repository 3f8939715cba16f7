"""A house at the corner of a town with a heat pump in its side garden, its two pipes running into the gable."""
from kit import energy, finish, garden, ground, materials as m, palette as p, roof, town_sign as town
from kit.cottage import cottage
from kit.shapes import at, box, tube

SIZE = (1280, 1280)
SAMPLES = 48
CAMERA, MARKS = town.CAMERA, town.MARKS
W, D = 3.4, 3.2
RIGHT = town.HOUSE_RIGHT


def build():
    town.corner()
    f = finish.AFTER.with_(bricks=p.BRICK_SAND, joint="#e6d4bf", door=p.KLEI)
    with at(RIGHT - W / 2, town.HOUSE_FRONT + D / 2):
        cottage(f, None, w=W, d=D, seed=9)
        roof.skylight(D, 2.75, 2.0, -.7, 1.1, f, .62, .8)
        ground.pavement(-1.35, -.45, -2.3, -D / 2 - .3, .025, .3)
    x, y, size = 1.55, -.2, 1.25
    ground.pavement(.45, 2.16, -.85, .35, .022, .3)
    energy.heat_pump(x, y, 0, .03, size)
    jacket = m.clay("#3b4446", .85)
    for level, reach in ((.5, .14), (.76, .34)):
        tube([(x - .5 * size, y + reach, level), (RIGHT - .02, y + reach, level)], .07, jacket)
        box(RIGHT + .012, y + reach, level, .03, .26, .24, m.clay(p.WHITE, .6), .012)
        box(x - .53 * size, y + reach, level, .06, .2, .2, m.clay(p.STEEL, .5), .012)
    garden.hedge(.55, 2.1, .75, 1.03, .55, p.LEAF, 2)
    garden.flowers(.85, 2.1, -1.75, -1.4, seed=6, count=22)
    garden.shrub(.75, 1.6, .3, p.LEAF_LIGHT, 4, "#e88f8f")
    garden.shrub(1.9, -2.6, .27, p.LEAF, 6)
    garden.shrub(1.45, -2.9, .18, p.LEAF_LIGHT, 7)
    garden.tree(1.55, 2.45, 1.5, .66, p.LEAF, 5)
    garden.hedge(-.35, .25, -1.65, -1.4, .34, p.LEAF, 3)
