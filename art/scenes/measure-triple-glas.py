"""A deep window frame with three panes, each cut back further than the next."""
from kit import palette as p
from kit import samples, vignette
from kit import materials as m
from kit.shapes import at, slab

SIZE, SAMPLES = vignette.SIZE, 170


def build():
    vignette.stand(1.65, .75)
    slab(-1.5, 1.5, -.35, .35, -.05, .42, m.brick(), .01)
    slab(-1.6, 1.6, -.5, .4, .4, .52, m.clay("#cfc8bc", .8), .02)
    with at(0, 0, .52, (0, 0, 0), 1.25):
        samples.frame("wood", 2.1, 1.75, 3, colour=p.BOS, sash="#2a7357", ends=(.95, .5, 0))
