"""Solar panels on a roof of which one is lifted: behind it copper pipes carry the warmth off."""
from kit import energy, roof, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab, tube

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    depth, eave, rise = vignette.roof_piece(1.9)
    copper = m.clay(p.COPPER, .35, .5)
    energy.roof_array(depth, eave, rise, -.62, .35, 2, 1, 1.1, 1.85)
    with roof.on_slope(depth, eave, rise, 1.15, .35):
        slab(-.55, .55, 0, 1.85, .0, .06, m.clay("#d9dfe1", .4, .3), .01)
        line = []
        for k in range(6):
            a, b = (-.42, .42) if k % 2 == 0 else (.42, -.42)
            line += [(a, .15 + k * .31, .1), (b, .15 + k * .31, .1)]
        tube(line, .05, copper)
        with at(0, 1.85, .1, (-38, 0, 0)):
            with at(-.55, -1.85, 0):
                energy.panel(0, 0, 1.1, 1.85)
