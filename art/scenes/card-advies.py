"""An open report on a table, with a cup of coffee and a pencil."""
from kit import devices, furniture, papers
from kit import materials as m
from kit import palette as p
from kit.shapes import at, cylinder, extrude, slab

SIZE = (960, 720)
SAMPLES = 80
PAGE, TALL = 1.55, 2.1


def page(side, fill):
    """One half of the open report, its paper rising to the fold at x = 0; `fill` prints it lying down."""
    outer = side * PAGE
    slab(*sorted((0, outer + side * .06)), -.06, TALL + .06, .0, .05, m.clay(p.BOS, .6), .02)
    extrude([(0, .05), (outer, .05), (outer, .12), (side * .35, .2), (side * .05, .2), (0, .12)], "y", 0, TALL, m.clay(papers.PAPER, .9), .012)
    # What is printed lies on the slope of the page.
    with at(side * PAGE * .57, .0, .174, (0, side * 3.9, 0)):
        with at(rot=(-90, 0, 0)):
            fill()


def findings():
    slab(-.52, .1, -.012, .01, TALL * .83, TALL * .89, m.clay(p.BOS, .8), .005)
    papers.writing(-.52, .5, .0, TALL * .7, TALL * .12, .26)


def chart():
    slab(-.5, .2, -.012, .01, TALL * .83, TALL * .89, m.clay(p.BOS, .8), .005)
    for i, (high, colour) in enumerate(((.3, p.KLEI), (.55, p.ZON), (.85, "#257552"))):
        slab(-.48 + .36 * i, -.2 + .36 * i, -.05, .0, TALL * .3, TALL * .3 + high, m.clay(colour, .7), .015)
    slab(-.54, .56, -.02, .005, TALL * .3 - .04, TALL * .3, m.clay("#8fa39a", .8), .005)
    papers.writing(-.5, .45, .0, TALL * .17, TALL * .08, .16, boxes=False)


def build():
    wood = m.courses((p.WOOD, "#b08257"), "#8a6244", 3.4, .62, gap=.006, bump=.15)
    slab(-2.6, 2.75, -1.8, 1.75, -.24, 0, wood, .05)
    for x in (-2.2, 2.4):
        for y in (-1.4, 1.4):
            cylinder((x, y, -.75), (x, y, -.2), .11, m.clay(p.WOOD_DARK, .75), .14, 24)
    with at(-.5, -1.42, .0, (0, 0, 5), 1.22):
        page(-1, findings)
        page(1, chart)
    devices.mug(2.15, -1.05, .0, p.KLEI, 3.1)
    papers.pencil(2.15, .55, .0, 1.6, 75, p.ZON, .075)
    furniture.pot_plant(-1.9, 1.42, .0, 1.25, 3)
