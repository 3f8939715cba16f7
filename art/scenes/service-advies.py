"""A doll's house: four rooms behind an opened front, and a table with drawings outside."""

from kit import finish, furniture as fu, garden, ground, lamps, materials as m, palette as p, roof
from kit.house import side_plinth
from kit.openings import window
from kit.roof import gable_roof
from kit.shapes import at, cut, cylinder, extrude, slab, tube

SIZE = (1280, 1280)
SAMPLES = 220
W, D, H, R = 5.6, 2.6, 4.75, 1.75
T = .2
Y0, Y1 = -D / 2, D / 2
MID, LEVEL = -.1, 2.3
CAMERA = {"azimuth": 27, "elevation": 22}


def shell(f):
    """The brick box without its front, one floor and one partition."""
    outline = [(Y0, -.12), (Y1, -.12), (Y1, H - .03), (0, H + R - .03), (Y0, H - .03)]
    house = extrude(outline, "x", -W / 2, W / 2, f.wall)
    holes = [(W / 2 - 1, W / 2 + 1, -.55, .35, 1.0, 1.9), (W / 2 - 1, W / 2 + 1, -.55, .35, 3.2, 4.0)]
    rooms = [(-W / 2 + T, W / 2 - T, Y0 - 1, Y1 - T, .08, H - .2)]
    cut(house, rooms + holes, .008)
    with at(W / 2, 0, 0, (0, 0, 90)):
        window(-.1, 1.0, .9, .9, f)
        window(-.1, 3.2, .9, .8, f)
    cream, sage, blue, rose = (m.clay(c, .95) for c in ("#f3e6c9", "#cfe0c4", "#cfe1ea", "#f0d3c2"))
    inside = Y1 - T
    slab(-W / 2 + T, W / 2 - T, Y0 + .03, inside, LEVEL - .14, LEVEL, m.clay("#efe7d8", .9), .01)
    slab(MID - .06, MID + .06, Y0 + .03, inside, .06, LEVEL - .13, m.clay("#f4eee1", .9), .006)
    slab(MID - .06, MID + .06, Y0 + .03, inside, LEVEL - .01, H - .19, m.clay("#f4eee1", .9), .006)
    for a, b, z0, z1, paint in ((-W / 2 + T, MID - .06, .1, LEVEL - .14, cream), (MID + .06, W / 2 - T, .1, LEVEL - .14, sage),
                                (-W / 2 + T, MID - .06, LEVEL, H - .2, blue), (MID + .06, W / 2 - T, LEVEL, H - .2, rose)):
        slab(a, b, inside - .02, inside + .01, z0, z1, paint, 0)
        slab(a - .005, a + .015, Y0 + .05, inside, z0, z1, paint, 0)
    boards = m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .17, gap=.005, bump=.15)
    slab(-W / 2 + T, W / 2 - T, Y0 + .03, inside, .04, .1, boards, 0)
    slab(-W / 2 + T, MID - .06, Y0 + .04, inside, LEVEL - .01, LEVEL + .025, boards, 0)
    slab(MID + .06, W / 2 - T, Y0 + .04, inside, LEVEL - .01, LEVEL + .025, m.paving(("#e9e6df", "#dfe6e6"), "#c9cccb", .26), 0)


def opened_front(f):
    """The front wall as a leaf on hinges at the left corner, swung open."""
    with at(-W / 2, Y0 - .03, 0, (0, 0, -118)):
        leaves = (slab(0, W / 2, 0, .1, .04, H - .35, f.wall, .006),
                  slab(0, W / 2, .1, .16, .04, H - .35, m.clay("#f1eadc", .9), .006))
        openings = [(1.5, .75, 1.5, 1.1), (.75, 2.85, .85, .95), (2.05, 2.85, .85, .95)]
        for leaf in leaves:
            cut(leaf, [(u - w / 2, u + w / 2, -1, 1, z, z + h) for u, z, w, h in openings], .006)
        for u, z, w, h in openings:
            with at(u, .16, 0, (0, 0, 180)):
                window(0, z, w, h, f, "cross" if w > 1 else "turn", sill=False, lintel=False, curtain=False, glow=False)
    for z in (.7, 2.2, 3.7):
        cylinder((-W / 2 - .02, Y0 - .05, z), (-W / 2 - .02, Y0 - .05, z + .22), .05, m.clay(p.METAL, .4, .4), segments=16)


def living(z):
    inside = Y1 - T - .02
    fu.rug(-1.5, -.35, z, 1.7, 1.2, "#d98b6a")
    fu.sofa(-1.65, inside - .42, z, 0, p.BOS)
    fu.table(-1.5, -.5, z, .7, .42, .3)
    fu.floor_lamp(-.5, inside - .35, z, 1.2)
    fu.picture(-1.65, inside, z + 1.2, .7, .45, p.LUCHT)
    fu.pot_plant(-2.3, -.8, z, 1.0)


def eating(z):
    inside = Y1 - T - .02
    fu.kitchen(.05, 1.75, inside, z)
    fu.table(1.2, -.6, z, 1.0, .55, .5)
    fu.chair(.95, -.2, z, 0)
    fu.chair(1.5, -.2, z, 0)
    fu.chair(.95, -1.05, z, 180)
    fu.chair(1.5, -1.05, z, 180)
    cylinder((1.2, -.6, z + .5), (1.2, -.6, z + .58), .12, m.clay(p.ZON), .16, 28)


def sleeping(z):
    inside = Y1 - T - .02
    fu.bed(-1.5, inside - .9, z, 0, p.LUCHT)
    fu.picture(-1.5, inside, z + 1.25, .8, .4, p.ZON)
    slab(-.72, -.35, inside - .4, inside, z, z + .42, m.clay(p.WOOD, .8), .02)
    cylinder((-.53, inside - .2, z + .42), (-.53, inside - .2, z + .66), .1, m.clay("#ffdf9e", .6, 0, .7), .06, 24)


def bathing(z):
    inside = Y1 - T - .02
    fu.bath(1.65, inside - .4, z)
    fu.washbasin(.45, inside, z)
    fu.rug(1.3, -.4, z, .8, .5, p.BOS)
    fu.pot_plant(2.25, -.7, z, .8, 5)


def drawing_table(x, y):
    """A table with an unrolled plan, a roll and a pencil."""
    fu.table(x, y, .02, 1.9, 1.05, .85)
    z = .872
    slab(x - .62, x + .68, y - .4, y + .4, z - .002, z + .01, m.clay("#fdfbf5", .9), 0)
    line = m.clay(p.LUCHT, .8)
    for pts in ([(-.45, -.25), (.3, -.25), (.3, .2), (-.45, .2)],):
        tube([(x + a, y + b, z + .012) for a, b in pts], .011, line, closed=True)
    tube([(x - .1, y - .25, z + .012), (x - .1, y + .2, z + .012)], .009, line)
    tube([(x - .1, y, z + .012), (x + .3, y, z + .012)], .009, line)
    cylinder((x + .7, y - .42, z + .055), (x + .7, y + .42, z + .055), .06, m.clay("#fdfbf5", .9), segments=28)
    cylinder((x - .78, y - .42, z + .06), (x - .7, y + .36, z + .06), .062, m.clay("#dfeaf1", .9), segments=28)
    cylinder((x - .2, y - .34, z + .03), (x + .22, y - .3, z + .03), .022, m.clay(p.ZON), segments=8)
    cylinder((x + .22, y - .3, z + .03), (x + .28, y - .295, z + .03), .022, m.clay(p.WOOD), .004, 8)


def build():
    f = finish.AFTER.with_(roof=p.ROOF)
    ground.plot(-4.6, 3.9, -4.4, 2.0)
    shell(f)
    side_plinth(W / 2, D, f)
    gable_roof(-W / 2, W / 2, D, H, R, f, seed=3)
    roof.chimney(1.6, .4, H + R + .5, f, foot=H + R - 1)
    opened_front(f)
    for x, z in ((-1.4, 1.6), (1.3, 1.6), (-1.4, 3.95), (1.3, 3.95)):
        lamps.room(x, -.7, z, 18)
    living(.1)
    eating(.1)
    sleeping(LEVEL + .025)
    bathing(LEVEL + .025)
    drawing_table(1.2, -3.0)
    fu.chair(1.2, -2.2, .0, 0, p.WOOD)
    garden.stepping_path([(-.6, -3.9), (-.6, -3.4), (-.6, -2.9), (-.6, -2.4), (-.6, -1.95)])
    garden.hedge(3.4, 3.72, -4.2, 1.8, .45, p.LEAF, 4)
    garden.tree(-3.75, .6, 2.1, .62, p.LEAF, 3)
    garden.shrub(3.1, -1.5, .26, p.LEAF_LIGHT, 5, "#e88f8f")
