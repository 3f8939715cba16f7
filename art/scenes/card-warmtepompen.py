"""A heat pump on its slab before a hedge, its two pipes going into the ground."""
from kit import energy, garden, ground
from kit import materials as m
from kit import palette as p
from kit.shapes import box, cylinder, tube

SIZE = (960, 720)
SAMPLES = 40


def build():
    ground.plot(-2.5, 2.75, -1.75, 1.35, depth=.4)
    ground.pavement(-1.85, 2.2, -1.35, .55, .03, .48)
    size, x = 2.3, -.15
    energy.heat_pump(x, -.35, 0, .06, size)
    side = x + .52 * size
    jacket = m.clay("#3b4446", .85)
    for y, z in ((-.5, 1.0), (-.1, .68)):
        box(side + .03, y, z, .08, .3, .3, m.clay(p.STEEL, .5), .02)
        tube([(side, y, z), (side + .28, y, z), (side + .46, y, z - .08), (side + .53, y, z - .26), (side + .53, y, -.02)], .105, jacket, smooth=True)
        cylinder((side + .53, y, .02), (side + .53, y, .08), .17, m.clay(p.STEEL, .5), segments=32, bevel=.012)
    garden.hedge(-2.35, 2.6, .75, 1.2, 1.15, p.LEAF, 5)
    garden.shrub(-2.15, -.95, .26, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.flowers(-2.3, -2.0, -.5, .5, seed=4, count=12)
