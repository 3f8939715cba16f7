"""A tower of the seven label arrows, with a small house on the A at the top."""
from kit import finish, garden, ground, label
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (960, 720)
SAMPLES = 80
STEP, DEEP = .3, 1.6


def build():
    ground.plot(-3.25, 3.3, -1.5, 1.5, depth=.4)
    count = len(label.LABEL)
    for i in range(count):
        foot = .02 + (count - 1 - i) * STEP
        label.arrow(-2.5, DEEP / 2, foot, foot + STEP - .012, 1.65 + i * .5, i, DEEP)
    with at(-1.62, 0, count * STEP, scale=.46):
        cottage(finish.AFTER, (3, 2), seed=3)
    garden.hedge(-3.1, -2.7, -1.25, 1.2, .42, p.LEAF, 3)
    garden.flowers(-2.2, 1.6, -1.32, -1.04, seed=5, count=36)
    garden.shrub(2.85, .95, .26, p.LEAF_LIGHT, 4, "#f7f3ea")
