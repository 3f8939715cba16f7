"""A house at the top of a staircase in the seven colours of the energy label."""
from kit import finish, garden, ground, label
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (1280, 1280)
SAMPLES = 60
X0, X1, Y0, Y1 = -3.85, 3.65, -2.75, 2.25
TREAD, RISE, TOP = .64, .34, 2.75
START = X0 + .35


def build():
    ground.plot(X0, X1, Y0, Y1)
    starts = label.stairs(START, -1.4, 1.8, TREAD, RISE, TOP)
    with at(starts[6] + TOP / 2, .32, RISE * 7 - .04, scale=.84):
        cottage(finish.AFTER, (3, 2), seed=3)
    garden.hedge(X0 + .2, -.6, Y0 + .15, Y0 + .45, .36, p.LEAF, 3)
    garden.hedge(.6, X1 - .2, Y0 + .15, Y0 + .45, .36, p.LEAF, 2)
    garden.flowers(-3.35, -.7, -2.05, -1.75, seed=5, count=30)
    garden.flowers(.6, 3.0, -2.05, -1.75, seed=8, count=26)
    garden.shrub(3.2, -.6, .2, p.LEAF, 4, "#f7f3ea")
