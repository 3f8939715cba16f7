"""A piece of tiled roof with a dark collector, and the storage tank that it heats beside it."""
from kit import roof, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    depth, eave, rise = vignette.roof_piece(1.35, beside=1.35)
    with roof.on_slope(depth, eave, rise, 0, .42):
        slab(-.85, .85, 0, 1.75, .04, .15, m.clay("#c9d0d2", .35, .4), .02)
        slab(-.78, .78, .07, 1.68, .14, .158, m.clay("#101722", .1), 0)
        for k in range(9):
            slab(-.74 + k * .18, -.66 + k * .18, .1, 1.65, .157, .162, m.clay("#1f2d42", .2), 0)
    with at(2.05, -.75, 0):
        vignette.tank(0, 0, .48, 1.9)
    vignette.pipe([(.85, -.5, 1.75), (1.62, -.5, 1.72), (2.0, -.72, 1.95)], p.KLEI, .05)
    vignette.pipe([(.85, -1.72, .75), (1.55, -1.72, .7), (1.7, -1.0, .7)], p.LUCHT, .05)
