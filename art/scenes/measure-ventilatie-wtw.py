"""A heat-recovery unit on a wall: four ducts, two for warm and two for fresh air."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import box, cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    y = vignette.room(1.55, .75, 3.0)
    slab(-1.2, 1.2, y - .95, y - .02, .45, 1.95, m.clay("#f8f6f0", .4), .08)
    slab(-1.02, 1.02, y - .985, y - .9, .62, 1.1, m.clay("#e4e9e6", .5), .03)
    slab(-.3, .3, y - 1.0, y - .9, .75, .97, m.clay(p.DARK, .4), .015)
    box(.16, y - 1.01, .86, .08, .03, .08, m.clay("#7fd08a", .4, 0, .7), .01)
    for x, colour in ((-.87, p.KLEI), (-.29, p.LUCHT), (.29, p.KLEI), (.87, p.LUCHT)):
        cylinder((x, y - .48, 1.9), (x, y - .48, 2.04), .26, m.clay("#dfe3e4", .5), segments=40, bevel=.01)
        vignette.duct((x, y - .48, 2.02), (x, y - .48, 2.9), .215, colour)
    slab(-1.55, 1.55, y - .95, y, 2.88, 3.03, m.clay("#b9c6a8", .9), .02)
    vignette.pipe([(.95, y - .4, .46), (.95, y - .4, .02)], "#dfe3e4", .05)
