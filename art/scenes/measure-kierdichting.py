"""The corner of a window frame with a sealing strip in it, and the roll that it comes from."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cylinder, ring, slab
from kit.glazing import pane

SIZE, SAMPLES = vignette.SIZE, 170


def build():
    vignette.stand(1.9, 1.0)
    wood, pale = m.clay("#f7f3ea", .55), m.clay(p.WOOD, .7)
    slab(-1.7, 1.5, .1, .75, -.05, .35, m.brick(), .01)
    slab(-1.78, 1.6, -.05, .8, .33, .47, pale, .02)
    slab(-1.7, -1.2, .15, .6, .46, 2.7, wood, .03)
    slab(-1.22, 1.5, .152, .598, .462, .9, wood, .03)
    pane(-1.2, 1.48, .36, .9, 2.68, .06)
    strip = m.clay(p.BOS, .8)
    slab(-1.2, -1.09, .12, .24, .9, 2.69, strip, .03)
    slab(-1.2, 1.49, .12, .24, .9, 1.01, strip, .03)
    with at(.55, -.72, .02):
        cylinder((0, 0, 0), (0, 0, .3), .5, strip, segments=56, bevel=.02)
        cylinder((0, 0, .005), (0, 0, .32), .2, m.clay(p.WOOD, .8), segments=40)
        for r in (.3, .4):
            ring(0, 0, .302, r, .012, m.clay("#2a7357", .7), "z")
        slab(-.95, .05, -.5, -.44, 0, .3, strip, .02)
