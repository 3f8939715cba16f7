"""A kitchen block with an induction hob and a pan on it."""
from kit import vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, ring, slab, sphere, tube

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    slab(-1.9, 1.9, -1.25, 1.1, -.16, 0, m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .26, gap=.005, bump=.15), .03)
    slab(-1.6, 1.6, -.8, .95, .1, 1.3, m.clay("#eee6d6", .7), .015)
    slab(-1.55, 1.55, -.7, .9, 0, .12, m.clay(p.DARK, .8), 0)
    for k in range(3):
        a = -1.58 + k * 1.06
        slab(a, a + 1.03, -.84, -.78, .16, 1.26, m.clay(p.BOS, .6), .02)
        cylinder((a + .3, -.88, 1.08), (a + .73, -.88, 1.08), .025, m.clay(p.METAL, .3, .5), segments=14)
    slab(-1.68, 1.68, -.92, 1.0, 1.29, 1.42, m.clay(p.WOOD, .6), .025)
    slab(-1.15, 1.15, -.62, .8, 1.41, 1.45, m.clay("#171c1e", .12), .02)
    for x, y, r in ((-.6, .38, .3), (.6, .38, .26), (-.6, -.2, .24), (.6, -.2, .3)):
        hot = (x, y) == (.6, -.2)
        ring(x, y, 1.452, r, .014, m.clay("#e0553a" if hot else "#8b979a", .4, 0, .9 if hot else .15), "z")
    steel = m.clay("#d9dfe1", .25, .6)
    cylinder((-.6, .3, 1.46), (-.6, .3, 1.92), .38, steel, segments=48, bevel=.03)
    cylinder((-.6, .3, 1.9), (-.6, .3, 1.97), .4, m.clay(p.KLEI, .4), segments=48, bevel=.02)
    sphere(-.6, .3, 2.05, .07, m.clay(p.DARK, .5))
    for s in (-1, 1):
        tube([(-.6 + s * .37, .22, 1.78), (-.6 + s * .55, .22, 1.78), (-.6 + s * .55, .38, 1.78), (-.6 + s * .37, .38, 1.78)], .03, m.clay(p.DARK, .5))
