"""A telephone with a form on its screen before a small house with a map pin over it."""
from kit import devices, finish, garden, ground, papers, plot, signs
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small()
    with at(-.75, .85, 0, scale=.72):
        cottage(finish.COOL, None, seed=4)
    signs.pin(-.75, .85, 3.55, 1.0)
    ground.pavement(-.75, 2.1, -2.1, -.75, .02, .36)
    with at(.85, -1.3, .02, (0, 0, 16)):
        papers.foot(1.35, .6, .12, p.WOOD)
        with at(0, 0, .08, (-10, 0, 0)):
            devices.smartphone(1.45, 2.75)
    garden.hedge(-2.1, -.95, -1.15, -.9, .3, p.LEAF, 3)
