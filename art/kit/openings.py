"""Windows and doors. Local axes: x along the wall, the wall face at y = 0, outside is -y."""
from . import materials as m
from . import palette as p
from .shapes import cylinder, slab, sphere

REVEAL = .13  # how deep the frame stands back in the masonry


def window(u, z, w, h, finish, style="turn", sill=True, lintel=True, curtain=True, plant=False, glow=True):
    """A window centred on u with its foot at z; style is fixed, turn, cross or top."""
    frame, bar, depth = m.clay(finish.frame, .5), finish.bars, .07
    back, x0, x1 = REVEAL, u - w / 2, u + w / 2
    y0, y1 = back - depth, back
    slab(x0, x0 + bar, y0, y1, z, z + h, frame, .008)
    slab(x1 - bar, x1, y0, y1, z, z + h, frame, .008)
    slab(x0 + bar - .01, x1 - bar + .01, y0 + .002, y1, z, z + bar, frame, .008)
    slab(x0 + bar - .01, x1 - bar + .01, y0 + .002, y1, z + h - bar, z + h, frame, .008)
    pane = finish.pane if glow else cold_pane()
    slab(x0 + bar * .6, x1 - bar * .6, y1 - .03, y1 - .01, z + bar * .6, z + h - bar * .6, pane, 0)
    thin = bar * .75
    if style in ("turn", "cross"):
        slab(u - thin / 2, u + thin / 2, y0 + .01, y1 - .012, z + bar - .01, z + h - bar + .01, frame, .006)
    if style in ("top", "cross"):
        rail = z + h * .72
        slab(x0 + bar - .01, x1 - bar + .01, y0 + .014, y1 - .014, rail - thin / 2, rail + thin / 2, frame, .006)
    if curtain:
        cloth = m.clay(finish.curtain, .9, 0, finish.glass_glow * .5 if glow else 0)
        width = min(.16, w * .16)
        for a in (x0 + bar * .7, x1 - bar * .7 - width):
            slab(a, a + width, y1 - .036, y1 - .02, z + bar * .7, z + h - bar * .7, cloth, .004)
    if plant:
        pot, leaf = m.clay(p.KLEI), m.foliage(p.LEAF)
        for k in (-.2, .16):
            x = u + k * w
            cylinder((x, y0 - .03, z + bar - .01), (x, y0 - .03, z + bar + .1), .045, pot, .06, 16)
            sphere(x, y0 - .03, z + bar + .17, .085, leaf, 1.1, .2, 2, seed=k)
    if sill:
        slab(x0 - .07, x1 + .07, -.075, back - depth - .001, z - .06, z + .004, m.clay(finish.sill, .7), .012)
    if lintel:
        slab(x0 - .09, x1 + .09, -.012, .03, z + h, z + h + .2, finish.lintel, .004)


def cold_pane():
    """Glass of a dark room between lit ones."""
    return m.clay(p.GLASS, .12)


def door(u, w, h, finish, z=0.0, light=True, canopy=True, step=True, lamp=True):
    """A panelled front door with a pane, a step, a lamp and a small flat canopy."""
    frame, leaf, bar = m.clay(finish.frame, .5), m.clay(finish.door, .5), .075
    x0, x1, y0, y1 = u - w / 2, u + w / 2, REVEAL - .07, REVEAL
    slab(x0, x0 + bar, y0, y1, z, z + h, frame, .008)
    slab(x1 - bar, x1, y0, y1, z, z + h, frame, .008)
    slab(x0 + bar - .01, x1 - bar + .01, y0 + .002, y1, z + h - bar, z + h, frame, .008)
    top = h - bar
    if light:
        # A fanlight over the door leaf.
        slab(x0 + bar - .01, x1 - bar + .01, y0 + .004, y1, z + top * .82, z + top * .82 + bar, frame, .008)
        slab(x0 + bar * .6, x1 - bar * .6, y1 - .03, y1 - .01, z + top * .82, z + h - bar * .6, finish.pane, 0)
        top *= .82
    a0, a1 = x0 + bar - .005, x1 - bar + .005
    slab(a0, a1, y0 + .02, y1 - .005, z + .02, z + top + .01, leaf, .008)
    width = a1 - a0
    slab(a0 + width * .2, a1 - width * .2, y0 + .008, y0 + .03, z + top * .52, z + top * .9, leaf, .01)
    slab(a0 + width * .26, a1 - width * .26, y0, y0 + .02, z + top * .55, z + top * .87, finish.pane, .006)
    slab(a0 + width * .2, a1 - width * .2, y0 + .004, y0 + .03, z + top * .1, z + top * .4, leaf, .02)
    sphere(a1 - .09, y0 - .005, z + top * .46, .034, m.clay(p.METAL, .35, .6), detail=2)
    if step:
        slab(x0 - .12, x1 + .12, -.36, REVEAL - .08, z - .2, z + .03, m.clay(finish.sill, .8), .02)
    if canopy:
        slab(x0 - .14, x1 + .14, -.4, .02, z + h + .08, z + h + .18, m.clay(finish.trim, .6), .02)
        slab(x0 - .11, x1 + .11, -.37, .01, z + h + .17, z + h + .2, m.clay(finish.zinc, .6), .01)
    else:
        slab(x0 - .08, x1 + .08, -.012, .03, z + h, z + h + .2, finish.lintel, .004)
    if lamp:
        slab(x1 + .1, x1 + .18, -.1, .01, z + h * .72, z + h * .84, m.clay(p.DARK, .5), .012)
        slab(x1 + .11, x1 + .17, -.09, -.02, z + h * .69, z + h * .725, m.clay("#ffe0a0", .4, 0, 1.2), .01)


def hole(u, z, w, h, depth=REVEAL):
    """The box to carve from a wall for an opening, in the same local axes."""
    return (u - w / 2, u + w / 2, -.3, depth, z, z + h)
