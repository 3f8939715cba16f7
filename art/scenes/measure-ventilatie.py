"""A ventilation box on a wall with its ducts, and a round valve."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, ring, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES
SLATE = "#7d8b90"


def build():
    y = vignette.room(1.75, .75, 2.95)
    slab(-.75, .65, y - .95, y - .02, .75, 1.9, m.clay("#f8f6f0", .4), .08)
    slab(-.55, .45, y - .98, y - .9, .9, 1.15, m.clay(p.BOS, .5), .02)
    vignette.duct((-.05, y - .48, 1.88), (-.05, y - .48, 2.92), .27, SLATE)
    slab(-1.75, 1.75, y - .9, y, 2.9, 3.05, m.clay("#b9c6a8", .9), .02)
    vignette.duct((.63, y - .48, 1.35), (1.2, y - .48, 1.35), .2, SLATE)
    vignette.duct((1.2, y - .48, 1.15), (1.2, y - .48, 2.02), .2, SLATE)
    white = m.clay("#ffffff", .35)
    cylinder((1.2, y - .6, 2.3), (1.2, y - .35, 2.3), .4, white, segments=48, bevel=.03)
    ring(1.2, y - .61, 2.3, .26, .035, m.clay("#b9c0c2", .5))
    cylinder((1.2, y - .7, 2.3), (1.2, y - .58, 2.3), .18, white, segments=40, bevel=.03)
