"""A heat pump on the ground, and its loop deep in the earth below."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import box, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    earth = m.clay(p.SOIL, .95)
    slab(-1.5, 1.5, .05, 1.0, -2.3, -.12, earth, .04)
    slab(-1.5, -.55, -.95, .06, -2.298, -.12, earth, .03)
    slab(-1.53, 1.53, .02, 1.03, -.14, 0, m.clay(p.GRASS, .95), .05)
    slab(-1.53, -.53, -.98, .06, -.139, -.001, m.clay(p.GRASS, .95), .05)
    slab(-1.5, 1.5, .045, .1, -1.15, -1.0, m.clay(p.SAND_DARK, .95), 0)
    slab(-.56, 1.5, .04, .09, -1.9, -1.72, m.clay("#8f7356", .95), 0)
    for x, colour in ((.2, p.LUCHT), (.75, p.KLEI)):
        vignette.pipe([(x, -.12, .35), (x, -.12, -2.1)], colour, .075)
    vignette.pipe([(.2, -.12, -2.08), (.2, -.12, -2.2), (.75, -.12, -2.2), (.75, -.12, -2.08)], "#54717f", .075)
    slab(-.1, 1.05, .12, .85, 0, 1.75, m.clay("#f8f6f0", .4), .07)
    slab(-.02, .97, .09, .14, .15, 1.0, m.clay("#e4e9e6", .5), .03)
    slab(.2, .75, .09, .14, 1.2, 1.48, m.clay(p.DARK, .4), .02)
    box(.62, .085, 1.34, .08, .02, .08, m.clay("#7fd08a", .4, 0, .7), .01)
    for x, colour in ((.2, p.LUCHT), (.75, p.KLEI)):
        vignette.pipe([(x, -.12, .33), (x, .15, .33)], colour, .075)
