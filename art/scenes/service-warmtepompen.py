"""A heat pump outside a brick wall and, where the house is cut open, the tank it feeds."""

from kit import energy, finish, furniture, garden, ground, lamps, layers, materials as m, palette as p
from kit.openings import window
from kit.roof import gable_roof
from kit.shapes import at, box, cut, extrude, slab, tube

SIZE = (1280, 1280)
SAMPLES = 200
X0, CUT, X1 = -3.3, .55, 3.4
D, H, R = 4.2, 3.3, 2.5
Y0, Y1 = -D / 2, D / 2
CAMERA = {"azimuth": 34}


def build():
    f = finish.AFTER
    ground.plot(-3.95, 4.0, -4.6, 2.85)
    # The closed part of the house.
    outline = [(Y0, -.12), (Y1, -.12), (Y1, H - .03), (0, H + R - .03), (Y0, H - .03)]
    shell = extrude(outline, "x", X0, CUT - .45, f.wall)
    u, w, z, h = -2.35, 1.0, 1.75, 1.05
    cut(shell, [(u - w / 2, u + w / 2, Y0 - 1, Y0 + .13, z, z + h)], .008)
    with at(0, Y0):
        window(u, z, w, h, f, "turn", plant=True)
    slab(X0, CUT - .45, Y0 - .02, Y0 + .04, -.12, .16, m.clay(f.plinth, .85), .006)
    # Section through the inner gable: brick, wool and plaster, each in its own plane.
    extrude(outline, "x", CUT - .45, CUT - .15, layers.insulation())
    extrude(outline, "x", CUT - .15, CUT, m.clay("#cfdcc2", .95))
    gable_roof(X0, CUT - .5, D, H, R, f, seed=4, verge=(True, True))
    energy.roof_array(D, H, R, -1.6, .72, 4, 2, .74, 1.1)
    # The opened room: floor, back wall, and the stump of the front wall.
    top = layers.floor(CUT - .02, X1, Y0 + layers.WALL - .02, Y1 - .43, -.1)
    layers.wall_x(CUT - .01, X1, Y0 - .0, -.11, top + .16)
    slab(CUT - .01, X1, Y1 - .12, Y1, -.1, H - .3, m.brick(), .006)
    slab(CUT - .01, X1, Y1 - .32, Y1 - .12, -.1, H - .3, layers.insulation(), .012)
    slab(CUT - .01, X1, Y1 - .44, Y1 - .32, -.1, H - .3, m.clay("#cfdcc2", .95), .006)
    back = Y1 - .44
    tank_x, tank_y = 2.55, back - .72
    furniture.buffer_tank(tank_x, tank_y, top, .52, 2.0)
    # The indoor unit hangs on the inner gable's far end of the back wall.
    slab(1.0, 1.72, back - .3, back + .01, top + .95, top + 2.05, m.clay("#f4f1ea", .45), .05)
    slab(1.2, 1.52, back - .315, back - .28, top + 1.6, top + 1.82, m.clay(p.DARK, .3), .012)
    slab(1.26, 1.46, back - .32, back - .3, top + 1.68, top + 1.74, m.clay("#8fe0b0", .4, 0, .6), .004)
    for level in (1.25, 1.5):
        tube([(CUT - .05, back - .15, top + level), (1.02, back - .15, top + level)], .06, m.clay("#3b4446", .85))
    with at(CUT, -.75, top + .3, (0, 0, 90)):
        furniture.radiator(0, 0, 0, 1.5, .62)
    lamps.room(2.0, -.8, 2.6, 30, colour=(1, .9, .76))
    copper = m.clay(p.COPPER, .4, .35)
    for k, (a, level) in enumerate(((1.2, 1.45), (1.5, .5))):
        tube([(a, back - .15, top + .97), (a, back - .15, top + .7 - k * .42), (2.0 - .1 * k, back - .15, top + .7 - k * .42),
              (tank_x - .3, tank_y + .2, top + .7 - k * .42)], .035, copper)
    # Floor heating loops.
    points, y = [], Y0 + .95
    for i in range(5):
        xa, xb = (.85, 3.1) if i % 2 == 0 else (3.1, .85)
        points += [(xa, y + i * .24, top + .02), (xb, y + i * .24, top + .02)]
    tube(points, .035, m.clay(p.KLEI, .6))
    # Outside: the unit with its pipes into the wall.
    ground.pavement(-2.9, .3, -3.75, Y0 - .05, .025, .34)
    energy.heat_pump(-1.72, -2.95, 0, .03, 1.75)
    jacket = m.clay("#3b4446", .85)
    for level, reach in ((.62, -.12), (.92, -.38)):
        tube([(-.85, -2.85, level), (reach, -2.85, level), (reach, Y0 + .02, level)], .085, jacket)
        box(reach, Y0 - .012, level, .3, .03, .3, m.clay(p.WHITE, .6), .012)
        box(-.83, -2.85, level, .06, .24, .24, m.clay(p.STEEL, .5), .012)
    garden.shrub(-3.3, -2.4, .3, p.LEAF, 3)
    garden.shrub(-3.4, -3.6, .26, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.hedge(-3.8, 1.2, -4.48, -4.15, .36, p.LEAF, 5)
    garden.flowers(1.5, 3.6, -3.3, -2.8, seed=3, count=30)
