"""A kitchen table with plans on it in an opened house, a chair pulled out for the visitor."""
from kit import devices, finish, furniture as fu, garden, ground, lamps, layers, papers
from kit import materials as m
from kit import palette as p
from kit.openings import window
from kit.shapes import at, cut, cylinder, slab, tube

SIZE = (1280, 1280)
SAMPLES = 180
X0, X1, Y0, Y1 = -3.1, 2.9, -3.3, 2.7
LEFT, RIGHT, FRONT, BACK, TOP = -2.7, 2.3, -2.2, 2.3, 3.3
FLOOR = .12
CAMERA = {"azimuth": 36}


def walls():
    """The back and left wall of the room with a window and a door, cut off at the other sides."""
    f = finish.AFTER
    paint, side = m.clay("#f3e6c9", .95), m.clay("#dbe5cf", .95)
    back = [slab(LEFT, RIGHT, BACK - .15, BACK, -.1, TOP, m.brick(), .006),
            slab(LEFT, RIGHT, BACK - .35, BACK - .15, -.1, TOP - .002, layers.insulation(), .012),
            slab(LEFT + .3, RIGHT, BACK - .45, BACK - .35, -.1, TOP - .004, paint, .006)]
    for part in back:
        cut(part, [(.95, 2.05, BACK - 1, BACK + .5, 1.35, 2.5)])
    with at(0, BACK - .4):
        window(1.5, 1.35, 1.1, 1.15, f, "turn", sill=False, lintel=False)
    slab(.9, 2.1, BACK - .6, BACK - .36, 1.3, 1.362, m.clay(p.WOOD, .8), .012)
    slab(LEFT, LEFT + .15, FRONT, BACK - .149, -.1, TOP - .001, m.brick(), .006)
    slab(LEFT + .149, LEFT + .35, FRONT + .011, BACK - .349, -.1, TOP - .003, layers.insulation(), .012)
    slab(LEFT + .349, LEFT + .45, FRONT + .017, BACK - .449, -.1, TOP - .005, side, .006)
    # The front door, seen from inside, stands in the left wall.
    with at(LEFT + .5, -1.2, FLOOR, (0, 0, 90)):
        slab(-.52, .52, -.04, .06, 0, 2.2, m.clay(p.WHITE, .5), .012)
        slab(-.43, .43, -.07, .0, 0, 2.1, m.clay(p.BOS, .5), .012)
        slab(-.25, .25, -.085, -.02, 1.2, 1.9, m.lamplight(strength=.4), .008)
        cylinder((.33, -.12, 1.0), (.33, -.06, 1.0), .035, m.clay(p.METAL, .35, .5), segments=16)


def plans(x, y, z):
    """An unrolled plan of a house, a report, a tablet and two mugs."""
    with at(x, y, z, (0, 0, 6)):
        slab(-.5, .32, -.36, .34, 0, .012, m.clay("#fdfbf5", .9), 0)
        line = m.clay(p.LUCHT, .8)
        tube([(-.4, -.24, .014), (.2, -.24, .014), (.2, .22, .014), (-.4, .22, .014)], .011, line, closed=True)
        tube([(-.08, -.24, .014), (-.08, .22, .014)], .009, line)
        tube([(-.08, 0, .014), (.2, 0, .014)], .009, line)
        cylinder((.34, -.37, .05), (.34, .35, .05), .05, m.clay("#fdfbf5", .9), segments=24)
    papers.pencil(x + .05, y - .3, z + .012, .45, 30, radius=.024)
    with at(x + .68, y - .12, z, (0, 0, -12)):
        slab(-.2, .2, -.28, .28, .0, .03, m.clay(p.BOS, .6), .01)
        slab(-.19, .18, -.27, .27, .028, .05, m.clay("#fffdf7", .9), .006)
        for k in range(4):
            slab(-.14, (.12, .06, .1, 0)[k], .12 - .09 * k, .15 - .09 * k, .05, .056, m.clay("#7db663" if k == 0 else "#c3cfc3", .9), 0)
    devices.mug(x - .72, y + .12, z, p.KLEI, .85)
    devices.mug(x + .5, y + .32, z, p.LUCHT, .85)


def build():
    ground.plot(X0, X1, Y0, Y1)
    walls()
    slab(LEFT + .44, RIGHT - .008, FRONT, BACK - .36, -.11, .05, m.clay(p.CONCRETE, .9), .01)
    slab(LEFT + .44, RIGHT - .012, FRONT + .004, BACK - .36, .05, FLOOR, m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .17, gap=.005, bump=.15), .008)
    inside = BACK - .45
    with at(0, 0, FLOOR, scale=1.0):
        with at(-1.95, inside, 0, scale=1.2):
            fu.kitchen(0, 2.1, 0, 0)
        fu.rug(.35, -.75, 0, 3.0, 2.1, "#e3c79c")
        with at(.35, -.75, .0):
            fu.table(0, 0, 0, 2.05, 1.05, .78)
            plans(-.05, 0, .78)
        with at(-.25, .15, 0, scale=1.35):
            fu.chair(0, 0, 0, 0)
        with at(.95, .15, 0, scale=1.35):
            fu.chair(0, 0, 0, 0)
        with at(-.3, -1.75, 0, scale=1.35):
            fu.chair(0, 0, 0, 168)
        with at(1.2, -1.85, 0, scale=1.35):
            fu.chair(0, 0, 0, 205, p.BOS)
        slab(LEFT + .6, LEFT + 1.05, -1.62, -.78, 0, .03, m.clay(p.WOOD_DARK, .98), .01)
        fu.pot_plant(LEFT + .8, .35, 0, 1.5, 3)
        fu.pot_plant(2.0, inside - .3, 0, 1.2, 5)
    devices.lamp_pendant(.35, -.75, 3.3, .75, p.BOS)
    lamps.room(.35, -.75, 2.2, 22)
    lamps.room(-1.2, .4, 2.6, 14)
    ground.pavement(X0 + .05, X0 + .35, -1.7, -.7, .02, .3)
    garden.hedge(X0 + .15, 1.4, Y0 + .15, Y0 + .5, .34, p.LEAF, 5)
    garden.flowers(-2.4, 1.9, -2.72, -2.4, seed=3, count=36)
    garden.shrub(2.6, -1.2, .22, p.LEAF, 4)
    garden.shrub(2.6, .8, .22, p.LEAF_LIGHT, 6, "#f7f3ea")
