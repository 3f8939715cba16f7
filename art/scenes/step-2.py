"""A house being measured: a tape along its front, a spirit level and a clipboard."""
from kit import devices, finish, ground, papers, plot
from kit.cottage import cottage
from kit.shapes import at

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small()
    with at(-.35, .75, 0, scale=.86):
        cottage(finish.COOL, None, seed=6)
        ground.pavement(-1.22, -.38, -3.4, -1.95, .025, .28)
    devices.tape_measure(-1.55, -1.3, .03, 0, .85, 2.6)
    devices.spirit_level(-.35, -1.95, .0, 1.35, 10)
    with at(1.6, -1.25, 0, (0, 0, 18)):
        papers.foot(.9, .42, .1)
        with at(0, 0, .07, (-10, 0, 0)):
            papers.clipboard(1.15, 1.5, ticked=2)
