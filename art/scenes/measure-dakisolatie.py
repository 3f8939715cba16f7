"""A slice of a pitched roof: boards, rafters with thick wool between them, battens and tiles."""
from kit import layers, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES
W, L = 3.5, 2.7


def build():
    wood = m.clay(p.WOOD, .8)
    vignette.stand(2.05, 1.25)
    with at(-W / 2, -1.1, .18, (33, 0, 0)):
        slab(0, W, 0, L, 0, .07, m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .26, gap=.005, bump=.15), .01)
        for k in range(5):
            x = .02 + k * (W - .16) / 4
            slab(x, x + .12, .002, L - .002, .07, .5, wood, .01)
            if k < 4:
                slab(x + .12, x + (W - .16) / 4, .03, L - .03, .07, .52, layers.insulation(), .05)
        slab(0, 1.25, 0, L, .5, .53, m.clay("#dfe9e2", .7), .005)
        for k in range(7):
            slab(0, 1.4 if k % 2 else 1.32, .1 + k * .38, .16 + k * .38, .53, .585, wood, .006)
        with at(0, 0, .56):
            vignette.tiled(1.05, L)
    slab(-W / 2 + .1, W / 2 - .1, .95, 1.1, -.05, 1.35, m.brick(), .01)
