"""A calendar with one day ticked, and a clock, before a house."""
from kit import finish, papers, plot, site
from kit.cottage import cottage
from kit.shapes import at

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small()
    with at(-.55, 1.0, 0, scale=.7):
        cottage(finish.WARM, None, seed=8)
    with at(-.45, -1.1, 0, (0, 0, 10)):
        papers.foot(1.5, .6, .12)
        with at(0, 0, .08, (-9, 0, 0)):
            papers.calendar(1.9, 1.95, marked=(13,), crossed=9)
    with at(1.5, -.25, 1.0, (0, 0, 20)):
        site.clock(.72)
    with at(1.5, -.15, 0, (0, 0, 20)):
        papers.foot(.75, .5, .3)
