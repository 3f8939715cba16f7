"""A thick green front door, a little open in its frame in a brick wall."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cut, cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES
W, H = 1.3, 2.45


def build():
    vignette.stand(1.8, 1.0)
    wall = slab(-1.45, 1.45, 0, .4, -.05, 2.95, m.brick(), .01)
    cut(wall, [(-W / 2 - .12, W / 2 + .12, -1, 1, -.2, H + .12)], .006)
    white = m.clay(p.WHITE, .5)
    for a in (-W / 2 - .12, W / 2):
        slab(a, a + .12, .06, .34, 0, H + .12, white, .015)
    slab(-W / 2 - .01, W / 2 + .01, .064, .336, H, H + .118, white, .012)
    slab(-W / 2 - .3, W / 2 + .3, -.55, .1, -.02, .1, m.clay(p.CONCRETE, .9), .02)
    slab(-W / 2, W / 2, .3, .36, .1, H, m.clay("#5a4636", .9), 0)
    green, rim = m.clay(p.BOS, .45), m.clay("#2a7357", .45)
    with at(-W / 2 + .01, .1, .12, (0, 0, -28)):
        slab(0, W - .03, -.09, .1, 0, H - .15, green, .02)
        slab(W - .045, W - .028, -.05, .06, .02, H - .17, m.clay(p.INSULATION, .8), .004)
        for z0, z1 in ((.18, .95), (1.1, 1.25)):
            slab(.2, W - .23, -.11, -.08, z0, z1, rim, .02)
        slab(.2, W - .23, -.105, -.08, 1.42, H - .36, m.clay(p.GLASS, .12), .01)
        cylinder((W - .16, -.2, 1.1), (W - .16, -.2, 1.45), .03, m.clay(p.METAL, .3, .5), segments=16)
        for z in (1.13, 1.42):
            cylinder((W - .16, -.21, z), (W - .16, -.08, z), .025, m.clay(p.METAL, .3, .5), segments=16)
