"""A house under a magnifying glass beside its report."""
from kit import devices, finish, papers, plot
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small()
    with at(-.7, .7, 0, scale=.84):
        cottage(finish.COOL, None, seed=3)
    with at(.2, -1.35, 1.62, (-8, 0, 14)):
        devices.magnifier(0, 0, 0, .85)
    with at(1.65, -.35, 0, (0, 0, 18)):
        papers.foot(1.0, .45, .1)
        with at(0, 0, .07, (-9, 0, 0)):
            papers.document(1.3, 1.85, head=p.KLEI)
