"""A radiator before a wall with shining foil on it."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    y = vignette.room(1.85, .75, 2.5)
    foil = m.clay("#e3ebef", .28, .6)
    slab(-1.6, 1.6, y - .03, y + .01, .2, 2.25, foil, .004)
    for k in range(1, 4):
        slab(-1.6, 1.6, y - .036, y, .2 + k * .5, .22 + k * .5, m.clay("#c6d0d3", .3, .8), 0)
    cylinder((1.05, -.15, .2), (1.7, -.15, .2), .2, foil, segments=40, bevel=.01)
    cylinder((1.69, -.15, .2), (1.72, -.15, .2), .1, m.clay(p.WOOD, .8), segments=24)
    vignette.radiator(-.1, y - .3, .42, 2.1, 1.25)
    for x in (-.85, .65):
        cylinder((x, y - .38, 0), (x, y - .38, .45), .045, m.clay(p.COPPER, .4, .4), segments=16)
    cylinder((.95, y - .38, 1.45), (1.2, y - .38, 1.45), .11, m.clay("#ffffff", .4), segments=28, bevel=.02)
