"""The valve of a radiator, large, with the key that sets it."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    y = vignette.room(1.75, .85, 2.2)
    vignette.radiator(-1.0, y - .12, .5, 1.5, 1.5)
    steel, white, brass = m.clay(p.METAL, .3, .6), m.clay("#ffffff", .4), m.clay("#c9a04a", .35, .6)
    with at(.55, y - .5, .95, scale=1.75):
        vignette.pipe([(0, 0, -.53), (0, 0, 0)], p.COPPER, .075)
        cylinder((-.5, 0, 0), (-.1, 0, 0), .1, brass, segments=28)
        cylinder((0, 0, -.17), (0, 0, .17), .17, brass, segments=6, smooth=False)
        cylinder((0, 0, 0), (.24, 0, 0), .15, steel, segments=32, bevel=.01)
        cylinder((.22, 0, 0), (.62, 0, 0), .27, white, segments=40, bevel=.05)
        for k in range(3):
            cylinder((.29 + k * .1, 0, 0), (.32 + k * .1, 0, 0), .283, m.clay("#d9dedb", .5), segments=40)
        cylinder((.61, 0, 0), (.645, 0, 0), .2, m.clay(p.BOS, .5), segments=40)
    # A key on the floor.
    with at(-.35, -.5, .1, (0, 0, 20), 1.25):
        slab(-.6, .35, -.07, .07, -.05, .05, steel, .03)
        cylinder((.45, 0, -.06), (.45, 0, .06), .2, steel, segments=32, bevel=.02)
        cylinder((.45, 0, -.07), (.45, 0, .075), .11, m.clay(p.DARK, .6), segments=6, smooth=False)
        cylinder((-.66, 0, -.06), (-.66, 0, .06), .17, m.clay(p.ZON, .5), segments=32, bevel=.02)
