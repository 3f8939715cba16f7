"""Walls, floors and roofs built up of layers, for cutaway pictures."""
from . import materials as m
from . import palette as p
from .shapes import slab

OUTER, CAVITY, INNER = .2, .3, .2
WALL = OUTER + CAVITY + INNER


def insulation():
    """Mineral wool: a soft yellow with a woolly relief."""
    return m.foliage(p.INSULATION)


def inner_leaf():
    """Pale building blocks."""
    return m.courses(("#e9e4da", "#e3ddd1"), "#cfc8bb", .55, .28, bump=.2)


def wall_x(x0, x1, y, z0, z1, steps=(0, 0, 0), colours=p.BRICK):
    """A cavity wall along x whose outer face is at y; each layer ends `steps` short of x1."""
    slab(x0, x1 - steps[0], y, y + OUTER, z0, z1, m.brick(colours), .006)
    slab(x0, x1 - steps[1], y + OUTER, y + OUTER + CAVITY, z0, z1, insulation(), .012)
    slab(x0, x1 - steps[2], y + OUTER + CAVITY, y + WALL, z0, z1, inner_leaf(), .006)


def toothing(x, y, z0, z1, colours=p.BRICK, row=.092):
    """Bricks that stick out of a broken-off outer leaf, every other course."""
    level, i = z0, 0
    while level + row <= z1:
        if i % 2 == 0:
            slab(x - .01, x + .13, y, y + OUTER, level + .004, level + row - .004, m.clay(colours[i // 2 % 2], .85), .006)
        level += row
        i += 1


def floor(x0, x1, y0, y1, z, steps=(0, 0, 0, 0)):
    """Concrete, insulation, screed and boards from z upwards; returns the top."""
    heights = (.16, .26, .1, .05)
    stuff = (m.clay(p.CONCRETE, .9), insulation(), m.clay("#ddd6c8", .9), m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .17, gap=.005, bump=.15))
    for h, material, step in zip(heights, stuff, steps):
        slab(x0, x1 - step, y0, y1, z, z + h, material, .01)
        z += h
    return z
