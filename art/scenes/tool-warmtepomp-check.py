"""A room cut open to its floor heating and radiator, with the heat pump in the garden beside it."""
from kit import energy, finish, furniture, garden, ground, lamps, layers, papers
from kit import materials as m
from kit import palette as p
from kit.openings import window
from kit.shapes import at, cut, slab, tube

SIZE = (1280, 1280)
SAMPLES = 72
X0, X1, Y0, Y1 = -3.6, 3.75, -3.3, 2.6
LEFT, RIGHT, FRONT, BACK, TOP = -3.25, .9, -1.7, 2.3, 3.25
CAMERA = {"azimuth": 36}


def walls():
    """Back and left wall at full height, the others cut down to show the room."""
    # Back wall with a window.
    parts = [slab(LEFT, RIGHT, BACK - .2, BACK, -.1, TOP, m.brick(), .006),
             slab(LEFT, RIGHT, BACK - .5, BACK - .2, -.1, TOP - .001, layers.insulation(), .012),
             slab(LEFT + .3, RIGHT, BACK - .64, BACK - .5, -.1, TOP - .002, m.clay("#cfdcc2", .95), .006)]
    for part in parts:
        cut(part, [(-1.9, -.3, BACK - 1, BACK + .5, 1.25, 2.45)])
    with at(-1.1, BACK - .45, 0):
        window(0, 1.25, 1.6, 1.2, finish.AFTER, "cross", sill=False, lintel=False, curtain=True)
    for a in (-1.901, -.34):
        slab(a, a + .041, BACK - .638, BACK - .4, 1.26, 2.455, m.clay("#efe9dc", .9), .004)
    slab(-1.87, -.33, BACK - .637, BACK - .4, 2.41, 2.452, m.clay("#efe9dc", .9), .004)
    slab(-1.98, -.22, BACK - .86, BACK - .4, 1.2, 1.264, m.clay(p.WOOD, .8), .015)
    # Left wall.
    slab(LEFT, LEFT + .2, FRONT, BACK - .199, -.1, TOP, m.brick(), .006)
    slab(LEFT + .199, LEFT + .45, FRONT + .011, BACK - .499, -.1, TOP - .003, layers.insulation(), .012)
    slab(LEFT + .449, LEFT + .59, FRONT + .017, BACK - .638, -.1, TOP - .004, m.clay("#dbe5cf", .95), .006)


def pipes(top):
    """Loops of floor heating, bare where the boards are taken away."""
    points, y = [], FRONT + .3
    for i in range(9):
        a, b = (-1.15, .72) if i % 2 == 0 else (.72, -1.15)
        points += [(a, y + i * .22, top + .03), (b, y + i * .22, top + .03)]
    tube(points, .04, m.clay(p.KLEI, .6))


def build():
    ground.plot(X0, X1, Y0, Y1)
    walls()
    inside_y, inside_x = BACK - .64, LEFT + .59
    slab(LEFT + .58, RIGHT, FRONT, BACK - .3, -.08, .1, m.clay(p.CONCRETE, .9), .01)
    slab(LEFT + .58, RIGHT - .002, FRONT + .002, BACK - .3, .1, .24, layers.insulation(), .01)
    slab(LEFT + .58, RIGHT - .004, FRONT + .004, BACK - .3, .24, .31, m.clay("#ddd6c8", .9), .01)
    boards = m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .17, gap=.005, bump=.15)
    slab(LEFT + .58, -1.35, FRONT + .006, BACK - .5, .31, .37, boards, .01)
    slab(-1.351, RIGHT - .006, FRONT + 2.25, BACK - .5, .31, .369, boards, .01)
    pipes(.31)
    # The manifold that the loops start from, and the pipes to the pump outside.
    top = .37
    furniture.radiator(-1.1, inside_y, top + .12, 1.5, .6)
    slab(.05, .65, inside_y - .3, inside_y, top + .75, top + 1.75, m.clay("#f4f1ea", .45), .05)
    slab(.2, .5, inside_y - .315, inside_y - .28, top + 1.3, top + 1.52, m.clay(p.DARK, .3), .012)
    slab(.26, .44, inside_y - .32, inside_y - .3, top + 1.38, top + 1.44, m.clay("#8fe0b0", .4, 0, .6), .004)
    copper = m.clay(p.COPPER, .4, .35)
    for k in (.22, .48):
        tube([(k, inside_y - .15, top + .76), (k, inside_y - .15, top)], .032, copper)
    jacket = m.clay("#3b4446", .85)
    for level in (.62, .88):
        tube([(.64, inside_y - .15, top + level + .3), (1.55, inside_y - .15, top + level + .3), (1.55, inside_y - .15, level), (1.55, .55, level), (1.8, .55, level)], .07, jacket)
    furniture.sofa(inside_x + .5, .2, top, 90, p.BOS, 1.1)
    furniture.rug(-1.9, -.6, top, .8, 1.3, "#d98b6a")
    furniture.floor_lamp(inside_x + .3, inside_y - .35, top, 1.5)
    furniture.pot_plant(inside_x + .3, -1.25, top, 1.2)
    lamps.room(-1.2, .2, 2.3, 26, colour=(1, .9, .76))
    # Garden.
    ground.pavement(1.35, 3.6, -1.35, 1.55, .025, .36)
    energy.heat_pump(2.55, .35, 0, .03, 1.55)
    with at(2.35, -2.25, 0, (0, 0, 14)):
        papers.foot(1.2, .5)
        with at(0, 0, .1, (-10, 0, 0)):
            papers.clipboard(1.45, 1.95, ticked=3)
    garden.shrub(3.4, 2.2, .3, p.LEAF, 3)
    garden.shrub(2.7, 2.25, .25, p.LEAF_LIGHT, 5, "#f7f3ea")
    garden.hedge(X0 + .15, 1.0, Y0 + .15, Y0 + .47, .38, p.LEAF, 5)
    garden.flowers(-3.3, .7, -2.5, -2.1, seed=3, count=34)
