"""Three safety helmets on a bench with a toolbox under it: the people behind the work."""
from kit import plot, site
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cylinder, slab

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small(2.1)
    # A rack of boards with three pegs, a coat on one of them, and a bench in front.
    slab(-1.7, 1.7, .75, .95, -.05, 3.1, m.courses((p.WOOD, "#c39667"), "#9a7350", .42, 4, gap=.008, bump=.12), .03)
    slab(-1.8, 1.8, .68, 1.02, 3.08, 3.2, m.clay(p.BOS, .6), .03)
    slab(-1.5, 1.5, .66, .76, 2.02, 2.22, m.clay("#f4eee1", .7), .02)
    for x, colour in ((-1.0, p.ZON), (0, p.BOS), (1.0, p.WHITE)):
        cylinder((x, .4, 2.12), (x, .7, 2.12), .05, m.clay(p.METAL, .35, .4), segments=18)
        with at(x, .42, 2.2, (16, 0, 0)):
            site.helmet(0, 0, 0, colour, 0, .92)
    wood = m.clay(p.WOOD, .75)
    slab(-1.55, 1.55, -.35, .45, .72, .84, wood, .03)
    for x in (-1.3, 1.3):
        slab(x - .08, x + .08, -.28, .38, 0, .73, m.clay(p.DARK, .6), .02)
    site.toolbox(-.65, .05, .84, 4, .78)
    with at(.75, -.02, .84):
        for k, (colour, w) in enumerate(((p.LUCHT, .42), (p.BOS, .4), (p.KLEI, .38))):
            slab(-w, w, -.26, .26, .11 * k, .11 * k + .1, m.clay(colour, .95), .04)
    for x in (-.45, .05):
        # Work boots.
        slab(x - .13, x + .13, -.95, -.4, .03, .22, m.clay(p.WOOD_DARK, .8), .07)
        slab(x - .12, x + .12, -.66, -.4, .1, .55, m.clay(p.WOOD_DARK, .8), .06)
        slab(x - .14, x + .14, -.97, -.39, 0, .06, m.clay(p.DARK, .8), .02)
