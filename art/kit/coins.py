"""Gold coins without a face value, single and in stacks."""
import math
import random

from . import materials as m
from .shapes import cylinder, ring, tube

STEP = .138  # height of one coin in a stack


def coin(x, y, z, radius=.56, mills=44):
    """A thick gold coin with a raised rim and a milled edge."""
    gold, light = m.clay("#e9a820", .42, .25), m.clay("#ffc53d", .45, .2)
    cylinder((x, y, z + .006), (x, y, z + .134), radius, gold, segments=72, bevel=.018)
    cylinder((x, y, z + .12), (x, y, z + .137), radius * .78, light, segments=64, bevel=.004)
    ring(x, y, z + .133, radius * .9, .022, light, "z", 64)
    for i in range(mills):
        a = math.tau * i / mills
        tube([(x + radius * math.cos(a), y + radius * math.sin(a), z + .03), (x + radius * math.cos(a), y + radius * math.sin(a), z + .11)], .012, gold)


def stack(x, y, count, seed=1, radius=.56, mills=44):
    """Coins on one another, none of them quite straight; returns the height of the top."""
    pick = random.Random(seed)
    for i in range(count):
        coin(x + pick.uniform(-.035, .035), y + pick.uniform(-.035, .035), i * STEP, radius, mills)
    return count * STEP
