"""A finished house with panels, a heat pump, a green garden and a flag on the ridge."""
from kit import energy, finish, garden, ground, plot, site
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small(shrubs=False)
    with at(-.4, .55, 0, scale=.92):
        cottage(finish.AFTER, (3, 2), seed=5, chimney=False)
        ground.pavement(-1.22, -.38, -2.95, -1.95, .025, .28)
        site.flag(-.9, 0, 4.8, 1.25)
    energy.heat_pump(1.52, .1, 90, .0, .8, pipes=.4)
    garden.hedge(-.6, 2.1, -2.12, -1.85, .34, p.LEAF, 3)
    garden.hedge(-2.15, -1.65, -2.12, -1.85, .34, p.LEAF, 2)
    garden.flowers(-.5, 1.1, -1.45, -1.15, seed=4, count=18)
    garden.tree(1.8, 1.75, 1.2, .5, p.LEAF, 5)
    garden.shrub(1.75, -1.15, .24, p.LEAF_LIGHT, 4, "#e88f8f")
