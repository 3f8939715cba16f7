"""A floor over a crawl space with thick boards against its underside."""
from kit import layers, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    z = vignette.cellar(1.9, 1.15, high=1.35)
    vignette.deck(1.9, 1.15, z)
    for k in range(3):
        a = -1.59 + k * 1.06
        slab(a, a + 1.05, -1.148, .9, z - .46, z - .004, layers.insulation(), .03)
    for k in (1, 2):
        slab(-1.6 + k * 1.06 - .05, -1.6 + k * 1.06 + .05, -1.155, -1.1, z - .47, z - .01, m.clay(p.WOOD, .8), .006)
