"""The small square lawn that card pictures stand on."""
from . import garden, ground
from . import palette as p


def small(half=2.3, shrubs=True):
    """A lawn of 2 x half with, in two corners, a shrub."""
    ground.plot(-half, half, -half, half, depth=.42)
    if shrubs:
        garden.shrub(half - .35, half - .4, .22, p.LEAF, 4)
        garden.shrub(-half + .4, -half + .4, .2, p.LEAF_LIGHT, 5, "#f7f3ea")
