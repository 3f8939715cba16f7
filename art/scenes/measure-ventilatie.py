"""A ventilation box on a wall with its ducts, and a round valve."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, ring, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    y = vignette.room(1.75, .75, 2.95)
    slab(-.75, .65, y - .95, y - .02, .75, 1.9, m.clay("#f8f6f0", .4), .08)
    slab(-.55, .45, y - .98, y - .9, .9, 1.15, m.clay(p.BOS, .5), .02)
    vignette.duct((-.05, y - .48, 1.88), (-.05, y - .48, 3.05), .27)
    vignette.duct((-.73, y - .48, 1.45), (-1.75, y - .48, 1.45), .22)
    vignette.duct((.63, y - .48, 1.3), (1.75, y - .48, 1.3), .22)
    white = m.clay("#ffffff", .35)
    cylinder((1.28, y - .12, 2.35), (1.28, y, 2.35), .38, white, segments=48, bevel=.03)
    ring(1.28, y - .13, 2.35, .25, .035, m.clay("#b9c0c2", .5))
    cylinder((1.28, y - .2, 2.35), (1.28, y - .1, 2.35), .17, white, segments=40, bevel=.03)
