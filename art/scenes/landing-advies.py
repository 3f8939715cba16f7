"""A house at the corner of a town with an adviser's table outside: drawings, a laptop, and a board with samples of building materials."""
from kit import devices, finish, furniture, garden, ground, layers, materials as m, palette as p, town_sign as town
from kit.cottage import cottage
from kit.glazing import clear_glass
from kit.shapes import at, cylinder, slab, tube

SIZE = (1280, 1280)
SAMPLES = 48
CAMERA, MARKS = town.CAMERA, town.MARKS
W, D = 3.4, 3.2
RIGHT = town.HOUSE_RIGHT


def sample_board(w=1.75, h=1.5, foot=.5):
    """A board on two legs with a sample of brick, wool, glass, tile, solar panel and wood."""
    wood = m.clay(p.WOOD, .75)
    for s in (-1, 1):
        slab(s * w * .42 - .045, s * w * .42 + .045, .06, .15, 0, foot + h, wood, .015)
        tube([(s * w * .42, .15, foot + h * .7), (s * w * .42, .62, .02)], .035, wood)
    slab(-w / 2, w / 2, 0, .07, foot, foot + h, m.clay("#fbf8f1", .8), .025)
    samples = (m.brick(), layers.insulation(), clear_glass("#9fd0e6", .75), m.clay("#98483a", .7), m.pv_cells(), m.clay(p.BOS, .5))
    cw, ch = w / 3, h / 2
    for i, stuff in enumerate(samples):
        x, z = -w / 2 + (i % 3 + .5) * cw, foot + h - (i // 3 + .5) * ch
        slab(x - cw * .38, x + cw * .38, -.11 - .004 * i, -.002, z - ch * .38, z + ch * .38, stuff, .02)


def table(x, y, turn):
    """The table with an unrolled plan, a laptop, a mug and a pencil."""
    with at(x, y, 0, (0, 0, turn)):
        furniture.table(0, 0, 0, 1.65, .95, .68)
        z = .682
        slab(-.72, .05, -.36, .3, z - .002, z + .01, m.clay("#fdfbf5", .9), 0)
        line = m.clay(p.LUCHT, .8)
        for pts in ([(-.6, -.25), (-.1, -.25), (-.1, .18), (-.6, .18)],):
            tube([(a, b, z + .012) for a, b in pts], .012, line, closed=True)
        tube([(-.36, -.25, z + .012), (-.36, .18, z + .012)], .01, line)
        tube([(-.36, -.02, z + .012), (-.1, -.02, z + .012)], .01, line)
        cylinder((.1, -.38, z + .04), (.12, .3, z + .04), .045, m.clay("#dfeaf1", .9), segments=24)
        with at(.5, .02, z, (0, 0, -8), .36):
            devices.laptop()
        devices.mug(.62, -.33, z, p.KLEI, .8)
        cylinder((-.5, -.4, z + .02), (-.2, -.38, z + .02), .018, m.clay(p.ZON), segments=8)


def build():
    town.corner()
    f = finish.AFTER.with_(door=p.LUCHT)
    with at(RIGHT - W / 2, town.HOUSE_FRONT + D / 2):
        cottage(f, (3, 1), w=W, d=D, seed=5)
        ground.pavement(-1.35, -.45, -2.3, -D / 2 - .3, .025, .3)
    ground.pavement(.5, 2.15, -2.3, .1, .022, .34)
    table(1.32, -1.15, 4)
    furniture.chair(1.05, -1.9, .02, 176, p.WOOD)
    furniture.chair(1.65, -1.85, .02, 186, p.WOOD)
    with at(1.38, .2, .0, (0, 0, 10)):
        sample_board()
    garden.tree(1.55, 2.45, 1.5, .66, p.LEAF, 5)
    garden.shrub(.8, 2.7, .26, p.LEAF, 6)
    garden.shrub(.75, 2.0, .3, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.hedge(-.35, .2, -1.65, -1.4, .34, p.LEAF, 3)
