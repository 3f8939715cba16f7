"""Building materials as they are delivered: insulation batts and rolls, pallets, pipes."""
import math

from . import layers
from . import materials as m
from . import palette as p
from .shapes import at, cylinder, slab, tube


def pallet(w=1.6, d=1.2):
    """A wooden pallet on the ground; its top is at z = .2."""
    wood = m.clay(p.WOOD, .85)
    for k in (-1, 0, 1):
        slab(k * (w / 2 - .1) - .07, k * (w / 2 - .1) + .07, -d / 2 + .03, d / 2 - .03, 0, .14, wood, .01)
    for i in range(6):
        y = -d / 2 + i * (d - .14) / 5
        slab(-w / 2, w / 2, y, y + .14, .135, .2, wood, .012)


def batts(w=1.5, d=1.1, count=4, z=.2, thick=.26, seed=0):
    """Slabs of mineral wool on one another with a green facing; returns the top."""
    for i in range(count):
        shift = .02 * math.sin(seed + i * 2.1)
        slab(-w / 2 + shift, w / 2 + shift, -d / 2, d / 2, z, z + thick - .04, layers.insulation(), .03)
        slab(-w / 2 + shift, w / 2 + shift, -d / 2 + .01, d / 2 - .01, z + thick - .045, z + thick - .008, m.clay(p.BOS, .8), .006)
        z += thick
    return z


def roll(radius=.42, length=1.2):
    """A roll of wool lying along x on the ground, its spiral in the ends."""
    cylinder((-length / 2, 0, radius), (length / 2, 0, radius), radius, layers.insulation(), segments=48, bevel=.03)
    for end in (-1, 1):
        points = []
        for i in range(90):
            a, r = i * .2, radius * (.12 + .8 * i / 90)
            points.append((end * (length / 2 + .004), r * math.cos(a), radius + r * math.sin(a)))
        tube(points, .014, m.clay("#d39a1d", .9))
    for k in (-.28, .28):
        cylinder((k * length - .04, 0, radius), (k * length + .04, 0, radius), radius + .012, m.clay(p.BOS, .8), segments=48, bevel=.004)


def board(w, h, thick=.2):
    """One insulation board upright from z = 0, face to -y, with a green facing behind."""
    slab(-w / 2, w / 2, 0, thick - .03, 0, h, layers.insulation(), .03)
    slab(-w / 2 + .01, w / 2 - .01, thick - .035, thick, .01, h - .01, m.clay(p.BOS, .8), .008)


def leaning(boards, w, h, lean=14, gap=.24):
    """Boards leaning one behind the other; the first is in front."""
    for i in range(boards):
        with at(.1 * i, gap * i, 0, (-lean, 0, 0)):
            board(w, h - .08 * (i % 2))
