"""The adviser's van before the front door of a house."""
from kit import finish, garden, ground, plot
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at
from kit.van import van

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small(shrubs=False)
    with at(-.45, .95, 0, scale=.8):
        cottage(finish.WARM, None, seed=7)
        ground.pavement(-1.22, -.38, -2.35, -1.95, .025, .28)
    ground.pavement(-2.25, 2.25, -1.02, -.72, .035, .3)
    ground.street(-2.26, 2.26, -2.22, -1.02)
    van(.25, -1.6, 0, .015, .74)
    garden.hedge(-.35, 1.0, -.66, -.44, .28, p.LEAF, 3)
    garden.tree(1.75, .9, 1.3, .5, p.LEAF, 5)
