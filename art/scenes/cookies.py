"""A laid garden table with a plate and a jar of cookies, at the corner of a house."""
from kit import baking, finish, furniture, garden, ground, roof
from kit import materials as m
from kit import palette as p
from kit.house import Door, Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import at, cylinder, slab

SIZE = (1280, 1280)
SAMPLES = 64
X0, X1, Y0, Y1 = -3.0, 3.1, -3.2, 2.3
W, D, H, R = 3.2, 2.1, 2.75, 1.35
HX, HY = -1.15, 1.0
TX, TY, TOP = .75, -1.55, 1.12


def table():
    """A sturdy table with a cloth that hangs over its edge."""
    wood = m.clay(p.WOOD, .75)
    for a in (-1, 1):
        for b in (-1, 1):
            slab(a * 1.3 - .08, a * 1.3 + .08, b * .72 - .08, b * .72 + .08, -.02, TOP - .1, wood, .02)
    slab(-1.5, 1.5, -.92, .92, TOP - .14, TOP - .01, wood, .03)
    cloth, stripe = m.clay("#fbf6ea", .95), m.clay(p.BOS, .95)
    slab(-.72, .72, -.96, .96, TOP - .012, TOP + .015, cloth, .01)
    for s in (-1, 1):
        slab(-.72, .72, s * .955 - .012, s * .955 + .012, TOP - .42, TOP + .01, cloth, .008)
    for k in (-.6, .6):
        slab(k - .05, k + .05, -.963, .963, TOP - .0, TOP + .018, stripe, .004)
        slab(k - .05, k + .05, -.972, -.94, TOP - .415, TOP + .014, stripe, .004)


def stool(x, y):
    wood = m.clay(p.WOOD_DARK, .75)
    cylinder((x, y, .6), (x, y, .68), .34, wood, segments=48, bevel=.02)
    cylinder((x, y, .68), (x, y, .76), .32, m.clay(p.ZON, .95), segments=48, bevel=.035)
    for a in (-1, 1):
        for b in (-1, 1):
            cylinder((x + a * .24, y + b * .24, 0), (x + a * .19, y + b * .19, .62), .035, wood, segments=14)


def build():
    f = finish.AFTER
    ground.plot(X0, X1, Y0, Y1)
    with at(HX, HY):
        body(-W / 2, W / 2, D, H, R, f, [Door(-.82, .9, 1.95), Window(.62, .62, 1.2, 1.3, "cross", plant=True)],
             [Window(0, .9, .8, 1.15)])
        side_plinth(W / 2, D, f)
        gable_roof(-W / 2, W / 2, D, H, R, f, seed=5)
        roof.downpipe(W / 2 - .1, D, H, R, f)
    ground.pavement(-1.05, 2.75, -2.9, -.35, .025, .42)
    with at(TX, TY, .025):
        table()
        baking.plate(.1, -.28, TOP + .012, .62)
        baking.jar(.86, .42, TOP - .01, .4, .98)
        baking.cup(-1.08, -.32, TOP - .01, 1.35, p.KLEI, 200)
        baking.cup(-.35, .55, TOP + .012, 1.35, p.LUCHT, 40)
        with at(1.12, -.5, TOP - .01):
            baking.cookie(.22, 31)
        stool(-2.0, -.1)
        stool(1.95, -.15)
    garden.hedge(X0 + .14, -1.5, Y0 + .16, Y0 + .5, .5, p.LEAF, 2)
    garden.flowers(1.0, 2.8, .2, .6, seed=4, count=22)
    garden.shrub(2.55, 1.5, .4, p.LEAF, 3, "#f7f3ea")
    furniture.pot_plant(-2.35, -.55, 0, 1.3, 4)
    garden.shrub(-2.55, -2.0, .24, p.LEAF_LIGHT, 6, "#e88f8f")
