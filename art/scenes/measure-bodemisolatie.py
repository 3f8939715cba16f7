"""A crawl space under a floor, its ground covered with a thick layer of light grains."""
import random

from kit import vignette
from kit import materials as m
from kit.shapes import slab, sphere

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    z = vignette.cellar(1.9, 1.15, high=1.5)
    vignette.deck(1.9, 1.15, z)
    pick, stuff = random.Random(5), [m.clay(c, .9) for c in ("#f7efdd", "#efe4cb", "#fbf6ea")]
    slab(-1.6, 1.6, -1.1, .9, -.02, .6, m.foliage("#f1e7d0"), .08)
    for i in range(620):
        front = i % 3 == 0
        x, y = pick.uniform(-1.55, 1.55), -1.12 if front else pick.uniform(-1.12, .3)
        sphere(x, y + pick.uniform(-.03, .03), pick.uniform(.04, .58) if front else .6, .075, stuff[i % 3], .75, .2, 2, i)
