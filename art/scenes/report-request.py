"""A report that stands open like a pop-up book, with a house growing out of its pages."""
from kit import energy, finish, garden, papers
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at, cylinder, slab

SIZE = (1280, 1280)
SAMPLES = 52
W, D, H = 6.4, 4.5, 5.0  # width, depth of the lying half, height of the standing half
LINE = "#c9d3c6"


def half(w, h):
    """One half of the report upright from z = 0: a green cover with a block of pages on its face."""
    slab(-w / 2, w / 2, 0, .12, 0, h, m.clay(p.BOS, .6), .04)
    for i in range(5):
        slab(-w / 2 + .12 + .004 * i, w / 2 - .14 - .012 * (i % 3), -.05 * (i + 1) + .004, -.05 * i, .02, h - .14 - .01 * (i % 2), m.clay("#fffdf7" if i % 2 else "#efe9db", .9), .01)


def printed_back():
    """What is printed on the standing page: a heading, lines, a chart and a seal."""
    y = -.252
    slab(-2.85, -.9, y - .016, y, 4.35, 4.56, m.clay(p.BOS, .8), .008)
    papers.writing(-2.85, -.5, y, 3.92, 1.4, .36, ticked=4)
    for i, (high, colour) in enumerate(((.5, p.KLEI), (.85, p.ZON), (1.25, p.LUCHT), (1.7, "#257552"))):
        slab(1.05 + .45 * i, 1.36 + .45 * i, y - .05, y, 2.72, 2.72 + high, m.clay(colour, .7), .015)
    slab(.9, 2.85, y - .03, y, 2.66, 2.72, m.clay("#8fa39a", .8), .006)
    papers.seal(2.35, y, 1.75, .42)


def build():
    # The lying half, its pages upwards.
    slab(-W / 2, W / 2, -D, .02, -.12, 0, m.clay(p.BOS, .6), .04)
    for i in range(5):
        slab(-W / 2 + .12 + .004 * i, W / 2 - .14 - .012 * (i % 3), -D + .14 + .01 * (i % 2), -.05, .05 * i, .05 * (i + 1) - .004, m.clay("#fffdf7" if i % 2 else "#efe9db", .9), .01)
    cylinder((-W / 2 + .01, .06, -.01), (W / 2 - .01, .06, -.01), .13, m.clay(p.BOS_DARK, .6), segments=28, bevel=.02)
    with at(0, .0, .0, (-7, 0, 0)):
        half(W, H)
        printed_back()
    top = .248
    # A lawn as it unfolds, with the house and its garden.
    slab(-1.75, 2.35, -3.15, -.62, top - .01, top + .09, m.clay(p.GRASS, .95), .05)
    with at(.3, -1.75, top + .09, scale=.86):
        cottage(finish.AFTER, (3, 2), seed=5)
    with at(0, 0, top + .09):
        garden.tree(-1.3, -1.05, .95, .4, p.LEAF, 4)
        garden.shrub(2.08, -2.6, .19, p.LEAF, 3, "#f7f3ea")
        garden.hedge(.15, 1.5, -3.05, -2.87, .22, p.LEAF, 6)
        energy.heat_pump(1.98, -1.75, 90, scale=.5)
    # Printed lines and a pencil on the lying page.
    for i in range(3):
        slab(-2.85, (-.75, -1.1, -.9)[i], -3.55 - .24 * i, -3.46 - .24 * i, top, top + .016, m.clay(LINE, .9), .005)
    for i in range(2):
        slab(-2.85, (-2.05, -2.2)[i], -2.9 + .3 * i, -2.8 + .3 * i, top, top + .016, m.clay(LINE, .9), .005)
    papers.pencil(1.45, -3.75, top, 1.7, 16, radius=.075)
