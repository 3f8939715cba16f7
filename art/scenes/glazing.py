"""A corner of a window frame in section, with three panes of glass."""
from kit import glazing, ground, layers, materials as m, palette as p
from kit.shapes import extrude, slab

SIZE = (1280, 1280)
SAMPLES = 128
CAMERA = {"azimuth": 40, "elevation": 24}
X0, X1 = -2.2, 2.2
SILL, TOP = 1.15, 5.6
BAR = .62
# Outer face of each pane, front to back, and how far each is cut back.
PANES = ((-.36, 1.5, 1.35), (-.02, .75, .7), (.32, .0, .05))


def profile(depth0, depth1, low, high, bead):
    """The section of a frame bar, in (depth, height): a rebate behind a sloping bead."""
    return [(depth0, low), (depth1, low), (depth1, high), (.47, high), (.47, bead), (-.45, bead), (-.45, high - .1), (depth0, high - .22)]


def build():
    white = m.clay("#f7f3ea", .5)
    fresh = m.clay(p.BOS, .55)
    # The wall below: brick, insulation and inner leaf, seen in section on the right.
    ground.plot(X0 - .75, X1 + .35, -1.75, 1.75, "#d3c2a2", p.SAND_DARK, .45)
    left = X0 - .5
    layers.wall_x(left, X1, -.72, -.02, SILL - .1)
    slab(left, X1, -.021, .56, -.02, SILL - .11, layers.inner_leaf(), .006)
    slab(left, X1, .55, .72, -.02, SILL - .1, m.clay("#f1eadc", .9), .01)
    # And beside it, up to the top of the cut.
    slab(left, X0, -.72, -.52, SILL - .1, TOP, m.brick(), .006)
    slab(left, X0 - .012, -.52, -.22, SILL - .1, TOP - .02, layers.insulation(), .012)
    slab(left, X0 - .012, -.22, -.02, SILL - .1, TOP - .02, layers.inner_leaf(), .006)
    slab(left, X0, -.02, .72, SILL - .1, TOP - .02, m.clay("#f1eadc", .9), .01)
    # Stone sill outside, wooden board inside.
    extrude([(-1.02, SILL - .12), (-.5, SILL - .12), (-.5, SILL + .06), (-1.02, SILL - .02)], "x", X0 + .002, X1, m.clay("#b9b2a8", .8), .012)
    slab(X0 + .002, X1, .5, 1.12, SILL - .1, SILL + .03, m.clay(p.WOOD, .7), .02)
    # Fixed frame and sash: the bottom bars along x, the left bars along z.
    outer = [(-.52, SILL - .1), (.5, SILL - .1), (.5, SILL + .34), (-.52, SILL + .22)]
    extrude(outer, "x", X0 + .001, X1 - .012, white, .015)
    base = SILL + .3
    sash = [(-.6, base - .06), (.56, base - .06), (.56, base + BAR - .05), (.43, base + BAR), (.43, base + .2), (-.43, base + .2), (-.43, base + BAR), (-.6, base + BAR - .12)]
    extrude(sash, "x", X0 + .3 + BAR - .13, X1, fresh, .015)
    slab(X0 + .001, X0 + .36, -.52, .5, SILL + .2, TOP - .015, white, .02)
    jamb = [(X0 + .3, -.6), (X0 + .3, .56), (X0 + .3 + BAR - .05, .56), (X0 + .3 + BAR, .43), (X0 + .5, .43), (X0 + .5, -.43), (X0 + .3 + BAR, -.43), (X0 + .3 + BAR - .12, -.6)]
    extrude(jamb, "z", base - .05, TOP, fresh, .015)
    # The insulating core and chambers, visible in the cut ends.
    for y0, y1, z0, z1 in ((-.4, .4, SILL - .02, SILL + .16),):
        slab(X1 - .02, X1 + .004, y0, y1, z0, z1, m.clay("#d9d2c4", .9), 0)
    slab(X1 - .02, X1 + .004, -.38, .38, base, base + .13, m.clay(p.INSULATION, .9), 0)
    rubber = m.clay(p.DARK, .8)
    foot, side = base + .24, X0 + .54
    for y, cut_x, cut_z in PANES:
        glazing.pane(side, X1 - cut_x * 0 - .0, y, foot, TOP - .25 - cut_z, .07)
    for (a, _, low), (b, _, high) in zip(PANES, PANES[1:]):
        glazing.spacer(side, X1 - .02, a + .072, b - .002, foot, foot + .24)
        glazing.spacer(side, side + .24, a + .072, b - .002, foot + .24, TOP - .25 - low)
    for y0, y1 in ((-.43, -.362), (.392, .43)):
        slab(side - .02, X1 - .001, y0, y1, foot - .03, base + BAR + .02, rubber, .006)
        slab(X0 + .52, X0 + .3 + BAR + .02, y0, y1, base + BAR, TOP - .005, rubber, .006)
