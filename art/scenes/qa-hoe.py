"""A wall being built up in layers: brick, wool and inner leaf, with a ladder, bucket and level."""
from kit import devices, layers, plot, site
from kit import materials as m, palette as p
from kit.openings import window
from kit import finish
from kit.shapes import at, cut, slab

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small(2.2)
    y, x0, x1, top = .3, -1.9, 1.9, 2.9
    # Courses stop lower where the work is still going on.
    ends = (x0 + 2.3, x0 + 3.05, x1)
    brick = slab(x0, ends[0], y, y + layers.OUTER, -.05, top, m.brick(), .006)
    wool = slab(x0, ends[1], y + layers.OUTER, y + layers.OUTER + layers.CAVITY, -.05, top - .02, layers.insulation(), .012)
    inner = slab(x0, ends[2], y + layers.OUTER + layers.CAVITY, y + layers.WALL, -.05, top - .02, layers.inner_leaf(), .006)
    for part in (brick, wool, inner):
        cut(part, [(-1.5, -.25, y - 1, y + 1.2, 1.05, 2.25)])
    layers.toothing(ends[0], y, -.04, top)
    with at(0, y + .1):
        window(-.875, 1.05, 1.25, 1.2, finish.AFTER, "turn", lintel=False, plant=True)
    site.ladder((1.35, -.75, 0), (1.35, .62, 2.95), .5, 9)
    site.bucket(-.15, -.85, 0, scale=1.25)
    devices.spirit_level(-1.2, -1.25, 0, 1.3, 8)
    # A small stack of bricks.
    for k, (a, b) in enumerate(((0, 0), (.3, 0), (.6, 0), (.15, 1), (.45, 1), (.3, 2))):
        slab(.55 + a, .82 + a, -1.75, -1.2, .02 + b * .19, .2 + b * .19, m.clay(p.BRICK[k % 2], .85), .02)
