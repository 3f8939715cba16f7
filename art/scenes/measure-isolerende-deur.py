"""A thick green front door seen from the hall, into which it stands a little open; green outside."""
from kit import garden, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cut, cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES
W, H = 1.3, 2.45


def build():
    vignette.floor(1.8, 1.0)
    slab(-1.8, 1.8, 1.0, 1.75, -.26, -.02, m.clay(p.GRASS, .95), .03)
    garden.hedge(-1.3, 1.3, 1.25, 1.65, 1.3, p.LEAF, 3)
    wall = slab(-1.5, 1.5, .55, .95, -.05, 2.95, vignette.plaster(), .01)
    cut(wall, [(-W / 2 - .12, W / 2 + .12, -1, 2, -.2, H + .12)], .006)
    white = m.clay(p.WHITE, .5)
    for a in (-W / 2 - .12, W / 2):
        slab(a, a + .12, .6, .9, 0, H + .12, white, .015)
    slab(-W / 2 - .01, W / 2 + .01, .604, .896, H, H + .118, white, .012)
    slab(-W / 2, W / 2, .55, .95, -.02, .04, m.clay(p.STONE, .8), .01)
    slab(-.75, .6, -.62, .1, -.005, .03, m.clay(p.SAND_DARK, .98), .015)
    green, rim = m.clay(p.BOS, .45), m.clay("#2a7357", .45)
    with at(-W / 2 + .01, .62, .05, (0, 0, -38)):
        slab(0, W - .03, -.09, .1, 0, H - .06, green, .02)
        slab(W - .045, W - .028, -.05, .06, .02, H - .08, m.clay(p.INSULATION, .8), .004)
        for z0, z1 in ((.18, .95), (1.1, 1.25)):
            slab(.2, W - .23, -.11, -.08, z0, z1, rim, .02)
        slab(.2, W - .23, -.105, -.08, 1.42, H - .28, m.clay(p.GLASS, .12), .01)
        cylinder((W - .16, -.2, 1.1), (W - .16, -.2, 1.45), .03, m.clay(p.METAL, .3, .5), segments=16)
        for z in (1.13, 1.42):
            cylinder((W - .16, -.21, z), (W - .16, -.08, z), .025, m.clay(p.METAL, .3, .5), segments=16)
