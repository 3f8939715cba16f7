"""A laptop with a report on its screen, a mug and a pencil on a garden table."""
from kit import devices, furniture as fu, papers, plot
from kit import palette as p
from kit.shapes import at

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small(2.0)
    with at(0, .2, 0, scale=1.75):
        fu.table(0, 0, 0, 1.95, 1.2, .66)
    top = .66 * 1.75
    with at(-.15, .4, top, (0, 0, 6), 1.12):
        devices.laptop(2.0, 1.35)
    devices.mug(1.2, -.3, top, p.KLEI, 1.8)
    papers.pencil(-1.3, -.1, top, .8, 62)
    fu.pot_plant(1.3, .85, top, 1.25, 4)
