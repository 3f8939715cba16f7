"""A tall water tank with a small heat pump on top, which draws air through a duct."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    y = vignette.room(1.4, .95, 3.1)
    vignette.tank(-.1, y - .72, .66, 2.2)
    cylinder((-.1, y - .72, 2.2), (-.1, y - .72, 2.75), .66, m.clay("#3b4446", .5), segments=64, bevel=.05)
    for k in range(4):
        cylinder((-.1, y - .72, 2.28 + k * .11), (-.1, y - .72, 2.32 + k * .11), .668, m.clay("#5b676a", .5), segments=64)
    vignette.duct((-.35, y - .72, 2.72), (-.35, y - .72, 3.25), .2)
    vignette.duct((.2, y - .72, 2.72), (.2, y - .72, 3.25), .2, p.LUCHT)
    for z, colour in ((.55, p.LUCHT), (1.85, p.KLEI)):
        vignette.pipe([(.5, y - .62, z), (1.15, y - .62, z), (1.15, y + .05, z)], colour, .06)
    slab(-.32, .12, y - 1.4, y - 1.36, 1.35, 1.6, m.clay(p.DARK, .4), .01)
