"""Window frames as samples: left, top and bottom bar with glass, cut off on the right to show the section."""
import math
import random

from . import glazing
from . import materials as m
from . import palette as p
from .shapes import slab, tube

DEPTH, BAR = .36, .26


def _ends(x, y0, y1, z0, z1, kind):
    """What the sawn end of a bar shows on its +x face."""
    y, z, dy, dz = (y0 + y1) / 2, (z0 + z1) / 2, y1 - y0, z1 - z0
    if kind == "wood":
        for k in range(1, 5):
            r = k * .05
            tube([(x + .002, y0 + .04 + r * 1.2 * math.cos(a), z0 + .03 + r * math.sin(a)) for a in (math.pi / 2 * i / 10 for i in range(11))], .006, m.clay(p.WOOD_DARK, .9))
    elif kind == "plastic":
        dark = m.clay("#8b9492", .9)
        for i in range(3):
            for j in range(2):
                cy, cz = y0 + dy * (i + .5) / 3, z0 + dz * (j + .5) / 2
                slab(x - .01, x + .004, cy - dy * .13, cy + dy * .13, cz - dz * .19, cz + dz * .19, dark, 0)
    else:
        dark = m.clay("#20282a", .9)
        slab(x - .01, x + .006, y - dy * .1, y + dy * .1, z0 + .015, z1 - .015, m.clay(p.INSULATION, .8), 0)
        for s in (-1, 1):
            slab(x - .01, x + .005, y + s * dy * .29 - dy * .13, y + s * dy * .29 + dy * .13, z - dz * .33, z + dz * .33, dark, 0)


def frame(kind, w=1.5, h=2.2, panes=3, colour=None, sash=None, ends=(0, .09, .18)):
    """A frame of wood, plastic or metal that stands on z = 0, its outside to -y, centred on x = 0.

    `ends` is how far each pane, from the outside in, stops short of the cut."""
    tones = {"wood": (p.WOOD, "#a87b50"), "plastic": ("#f7f5ef", "#ffffff"), "metal": ("#49535a", "#566168")}
    rough = {"wood": .7, "plastic": .35, "metal": .35}[kind]
    bar = {"wood": BAR, "plastic": BAR, "metal": BAR * .72}[kind]
    outer = m.clay(colour or tones[kind][0], rough, .25 if kind == "metal" else 0)
    inner = m.clay(sash or tones[kind][1], rough, .25 if kind == "metal" else 0)
    x0, x1, d = -w / 2, w / 2, DEPTH / 2
    # Fixed frame, then the sash a little proud of it.
    slab(x0, x0 + bar, -d, d, 0, h, outer, .015)
    for z in (0, h - bar):
        slab(x0 + bar - .02, x1, -d + .003, d - .003, z + .002, z + bar - .002, outer, .012)
        _ends(x1, -d, d, z + .01, z + bar - .01, kind)
    s0, s1, thick = x0 + bar * .72, x1 - .05, bar * .8
    slab(s0, s0 + thick, -d - .07, d - .04, bar * .72, h - bar * .72, inner, .02)
    for z in (bar * .72, h - bar * .72 - thick):
        slab(s0 + thick - .03, s1, -d - .066, d - .044, z + .002, z + thick - .002, inner, .016)
        _ends(s1, -d - .06, d - .05, z + .01, z + thick - .01, kind)
    if kind == "wood":
        # Grain along the bars.
        for k in range(3):
            tube([(x0 + .05 + k * .07, -d - .001, .1), (x0 + .06 + k * .06, -d - .001, h * .5), (x0 + .05 + k * .07, -d - .001, h - .1)], .005, m.clay(p.WOOD_DARK, .9), smooth=True)
    foot, side = bar * .72 + thick - .04, s0 + thick - .04
    top = h - bar * .72 - thick + .04
    gap = .2 / max(1, panes - 1)
    for i in range(panes):
        glazing.pane(side, s1 - .04 - ends[i], -d + .03 + i * gap, foot, top, .03)
    if panes > 1:
        for i in range(panes - 1):
            slab(side, s1 - .05 - max(ends[i], ends[i + 1]), -d + .062 + i * gap, -d + .028 + (i + 1) * gap, foot, foot + .07, m.clay("#4a5357", .5), .004)


def peeling(x0, x1, z0, z1, y, seed=1, count=26, bare="#8b6a4c"):
    """Flakes of bare wood where paint came off, on a bar whose face is at y."""
    pick = random.Random(seed)
    for i in range(count):
        x, z = pick.uniform(x0, x1), pick.uniform(z0, z1)
        w, h = pick.uniform(.015, .05), pick.uniform(.03, .13)
        if x1 - x0 > z1 - z0:
            w, h = h, w
        slab(max(x0, x - w), min(x1, x + w), y - .003 - i * .0003, y + .004 + i * .0001, max(z0, z - h), min(z1, z + h), m.clay(bare, .95), .003)
