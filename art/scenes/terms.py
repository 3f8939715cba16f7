"""A long contract that runs over the edge of a table, with a wax seal, a pen, and a small house as its paperweight."""
from kit import desk, finish, garden, ground
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at, cylinder, slab, tube

SIZE = (1280, 1280)
SAMPLES = 56
X0, X1, Y0, Y1 = -2.75, 2.75, -2.5, 2.05
W, D, H = 4.7, 3.0, 2.1
PX0, PX1 = -1.55, .55  # the sheet
EDGE = -D / 2


def table():
    """A writing table with turned-in legs and two drawers."""
    wood, dark = m.clay(p.WOOD, .75), m.clay(p.WOOD_DARK, .75)
    boards = m.courses((p.WOOD, "#c39667"), "#9a7350", 2.6, .36, gap=.006, bump=.12)
    slab(-W / 2, W / 2, EDGE, D / 2, H - .18, H, boards, .04)
    slab(-W / 2 + .18, W / 2 - .18, EDGE + .18, D / 2 - .18, H - .59, H - .175, dark, .02)
    for x in (-W / 2 + .27, W / 2 - .27):
        for y in (EDGE + .27, D / 2 - .27):
            slab(x - .13, x + .13, y - .13, y + .13, H - .62, H - .17, wood, .02)
            cylinder((x, y, 0), (x, y, H - .6), .075, wood, .125, 28, .01)
    for a, b in ((-W / 2 + .5, -.06), (.06, W / 2 - .5)):
        slab(a, b, EDGE + .12, EDGE + .2, H - .56, H - .24, wood, .02)
        c = (a + b) / 2
        tube([(c - .22, EDGE + .11, H - .4), (c - .22, EDGE + .04, H - .4), (c + .22, EDGE + .04, H - .4), (c + .22, EDGE + .11, H - .4)], .028, m.clay(p.DARK, .5))


def contract():
    """From a roll at the back over the table, round the front edge and down to a curl above the ground."""
    r, top, foot, thick = .13, H + .005, .42, .028
    roll = desk.arc(1.12, top + .2, .2, 190, -90, 26)
    over = desk.arc(EDGE, top - r, r, 90, 180)
    curl = desk.arc(EDGE - r - .26, foot, .26, 0, -130, 16)
    desk.strip([*roll, (0, top), *over, (EDGE - r, 1.2), *curl], PX0, PX1, thick)
    a, b = PX0 + .2, PX1 - .2
    desk.lines(a, b, [-1.28 + .19 * i for i in range(5)], top + thick, .075)
    face = EDGE - r - thick
    # The heading, the articles and the place to sign.
    slab(a, a + .95, face - .016, face + .01, H - .36, H - .24, m.clay(p.BOS, .8), .006)
    desk.lines(a, b, [H - .56 - .145 * i for i in range(5)], 0, .06, False, face, 1)
    slab(a, a + .68, face - .014, face + .01, .62, .645, m.clay(p.BOS_DARK, .8), .003)
    tube([(a + .05, face - .02, .68), (a + .12, face - .02, .82), (a + .19, face - .02, .68), (a + .28, face - .02, .79), (a + .36, face - .02, .68), (a + .5, face - .02, .74), (a + .64, face - .02, .7)],
         .016, m.clay(p.LUCHT, .6), smooth=True)
    desk.wax_seal(b - .22, face, .95, .3)


def build():
    ground.plot(X0, X1, Y0, Y1)
    ground.pavement(X0 + .3, X1 - .3, Y0 + .35, Y1 - .25, .025, .42)
    with at(0, 0, .025):
        table()
        contract()
        with at(-.5, .62, H + .035, scale=.43):
            slab(-1.95, 1.95, -2.1, 2.0, 0, .14, m.clay(p.GRASS, .95), .06)
            with at(0, 0, .13):
                cottage(finish.AFTER, (3, 2), seed=5)
                garden.hedge(.2, 1.75, -1.98, -1.76, .26, p.LEAF, 6)
                garden.shrub(-1.7, -1.5, .2, p.LEAF, 3, "#f7f3ea")
        desk.pen(1.3, -.98, H, 1.75, 158)
        desk.inkpot(1.65, .05, H, 1.15)
    garden.shrub(X1 - .3, Y1 - .35, .22, p.LEAF, 4, "#f7f3ea")
    garden.shrub(X0 + .35, Y0 + .35, .18, p.LEAF_LIGHT, 5)
