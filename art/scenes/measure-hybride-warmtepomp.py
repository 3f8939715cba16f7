"""An outdoor unit before a wall that carries a gas boiler inside, joined by pipes."""
from kit import energy, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    vignette.stand(2.15, 1.1)
    slab(-.15, 1.95, .55, .85, -.05, 2.75, m.clay(vignette.PLASTER, .9), .02)
    slab(-1.95, -.14, .551, .85, -.05, 2.75, m.brick(), .01)
    energy.heat_pump(-.95, -.25, 0, .04, 1.75)
    vignette.boiler(1.05, .55, 1.1)
    for k, colour in ((0, p.COPPER), (.2, "#3b4446")):
        vignette.pipe([(.9 + k, .3, 1.12), (.9 + k, .3, .45 + k), (.0, .3, .45 + k), (-.1, .1, .45 + k), (-.3, -.1, .45 + k)], colour, .05)
