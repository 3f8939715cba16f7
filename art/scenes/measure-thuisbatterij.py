"""A battery on a wall, its lamp lit, with the inverter beside it."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import extrude, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    y = vignette.room(1.8, .7, 2.75)
    slab(-1.35, .25, y - .5, y - .02, .3, 2.4, m.clay("#f8f6f0", .35), .12)
    slab(-.6, -.5, y - .515, y - .48, .75, 1.95, m.clay("#5fc37a", .4, 0, 1.1), .03)
    # A flash.
    bolt = [(-1.0, 1.3), (-.82, 1.3), (-.88, 1.55), (-.72, 1.55), (-.98, 1.98), (-.93, 1.62), (-1.09, 1.62)]
    extrude(bolt, "y", y - .53, y - .49, m.clay(p.ZON, .4, 0, .4), .01)
    slab(.75, 1.55, y - .34, y - .02, 1.2, 2.2, m.clay("#49535a", .45, .2), .06)
    for k in range(5):
        slab(.85, 1.45, y - .355, y - .3, 1.3 + k * .09, 1.34 + k * .09, m.clay("#2b3436", .6), .006)
    slab(.95, 1.35, y - .36, y - .3, 1.9, 2.08, m.clay("#bfe3ea", .2, 0, .3), .01)
    vignette.pipe([(.22, y - .25, 1.0), (.95, y - .25, 1.0), (.95, y - .2, 1.25)], p.DARK, .045)
    vignette.pipe([(1.35, y - .2, 1.22), (1.35, y - .2, .02)], p.DARK, .045)
