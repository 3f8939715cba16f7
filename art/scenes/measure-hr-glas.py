"""A window with two panes, cut open so that both and the bar between them show."""
from kit import samples, vignette
from kit import materials as m
from kit.shapes import at, slab

SIZE, SAMPLES = vignette.SIZE, 170


def build():
    vignette.stand(1.65, .75)
    slab(-1.5, 1.5, -.35, .35, -.05, .42, m.brick(), .01)
    slab(-1.6, 1.6, -.5, .4, .4, .52, m.clay("#cfc8bc", .8), .02)
    with at(0, 0, .52, (0, 0, 0), 1.25):
        samples.frame("wood", 2.1, 1.75, 2, ends=(.55, 0))
