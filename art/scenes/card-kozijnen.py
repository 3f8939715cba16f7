"""A piece of wall with a window frame whose sash stands half open and shows its triple glass."""
from kit import furniture, ground, layers, samples
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cut, slab

SIZE = (960, 720)
SAMPLES = 130
X0, X1, TOP = -2.3, 2.2, 2.72
W, H, SILL = 2.7, 1.8, .48
MID = -.15


def build():
    ground.plot(X0 - .35, X1 + .4, -1.3, 1.0, depth=.4)
    y = -.15
    x0, x1 = MID - W / 2, MID + W / 2
    layers_ = (slab(X0, X1, y, y + .22, -.05, TOP, m.brick(), .008),
               slab(X0 + .004, X1 - .004, y + .22, y + .56, -.05, TOP - .012, layers.insulation(), .02),
               slab(X0, X1, y + .56, y + .78, -.05, TOP, layers.inner_leaf(), .008))
    for part in layers_:
        cut(part, [(x0, x1, y - 1, y + 2, SILL, SILL + H)], .006)
    # The fixed frame, and boards that close the reveal behind it.
    white, bar = m.clay(p.WHITE, .5), .13
    a, b = y + .1, y + .4
    for p0, p1 in ((x0, x0 + bar), (x1 - bar, x1)):
        slab(p0, p1, a, b, SILL, SILL + H, white, .015)
    for z0 in (SILL, SILL + H - bar):
        slab(x0 + bar - .02, x1 - bar + .02, a + .004, b - .004, z0 + .002, z0 + bar - .002, white, .015)
    for p0, p1, z0, z1 in ((x0 - .002, x0 + .03, SILL, SILL + H), (x1 - .03, x1 + .002, SILL, SILL + H), (x0, x1, SILL + H - .03, SILL + H + .002)):
        slab(p0, p1, b - .01, y + .775, z0, z1, m.clay("#f1eadc", .9), 0)
    slab(x0 - .1, x1 + .1, b - .02, y + .95, SILL - .01, SILL + .06, m.clay(p.WOOD, .75), .015)
    slab(x0 - .12, x1 + .12, y - .16, a + .02, SILL - .11, SILL + .02, m.clay("#cfc8bc", .8), .02)
    slab(x0 - .12, x1 + .12, y - .014, y + .05, SILL + H, SILL + H + .26, m.soldier(), .004)
    slab(X0 - .04, X1 + .04, y - .05, y + .83, TOP - .01, TOP + .1, m.clay("#d4ccc0", .85), .03)
    # The sash turns on its left side; its free stile is left out, so that the three panes show.
    with at(x0 + .1, y + .12, SILL + .09, (0, 0, -17)):
        with at((W - .2) / 2, .12):
            samples.frame("wood", W - .26, H - .18, 3, colour=p.BOS, sash="#2a7357", ends=(.84, .42, 0))
    furniture.pot_plant(MID + .85, y + .68, SILL + .06, .95, 4)
