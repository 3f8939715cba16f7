"""The piece of ground that a picture stands on, with paving and water."""
from . import materials as m
from . import palette as p
from .shapes import slab


def plot(x0, x1, y0, y1, top=p.GRASS, soil=p.SAND_DARK, depth=.5):
    """A slab of lawn on a layer of earth."""
    slab(x0 + .05, x1 - .05, y0 + .05, y1 - .05, -depth, -.14, m.clay(soil, .9), .06)
    slab(x0, x1, y0, y1, -.17, 0, m.clay(top, .95), .06)


def pavement(x0, x1, y0, y1, top=.03, size=.34):
    """Slabs of grey paving."""
    slab(x0, x1, y0, y1, -.06, top, m.paving(size=size), .012)


def street(x0, x1, y0, y1, top=.015):
    """A street of clinker bricks."""
    slab(x0, x1, y0, y1, -.06, top, m.clinkers(), .012)


def kerb(x0, x1, y0, y1, top=.05):
    """A strip of concrete kerb."""
    slab(x0, x1, y0, y1, -.06, top, m.clay(p.CONCRETE, .9), .015)


def canal(x0, x1, y0, y1, level=-.42, bed=-.75, wall_at=None):
    """Canal water up to a brick quay that closes its far side (y1)."""
    slab(x0 + .05, x1 - .05, y0 + .05, y1, bed, bed + .14, m.clay(p.SAND_DARK, .9), .04)
    slab(x0, x1, y0, y1 + .02, bed + .1, level, m.water(), .05)
    slab(x0, x1, y1, y1 + .26, bed + .1, -.04, m.brick(p.BRICK_DARK), .012)
    slab(x0, x1, y1 - .05, y1 + .3, -.05, .07, m.clay("#d4ccc0", .85), .025)
