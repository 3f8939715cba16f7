"""The energy-label scale; its colours stand in label pictures only."""
from . import materials as m
from .shapes import extrude, slab

# Paints that come out as the official colours (palette.LABEL) under this sun and film.
LABEL = [m.clay(c, .9) for c in ("#007424", "#3c9215", "#b4c200", "#ffe800", "#ff9400", "#f34d01", "#e7000e")]


def arrow(x, y, foot, top, length, index, thick=.19):
    """One arrow of the scale, pointing to +x, its back at y."""
    tip, mid = length + (top - foot) * .56, (top + foot) / 2
    extrude([(x, foot), (x + length, foot), (x + tip, mid), (x + length, top), (x, top)], "y", y - thick, y, LABEL[index], .03)


def stairs(x, y0, y1, tread, rise, last=None):
    """Steps from G up to A along +x; the A step is `last` wide. Returns the start of each step, G first."""
    starts = []
    for i in range(7):
        wide = last if i == 6 and last else tread
        slab(x, x + wide - .012, y0, y1, -.04, (i + 1) * rise, LABEL[6 - i], .05)
        starts.append(x)
        x += wide
    return starts
