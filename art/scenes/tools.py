"""A workbench with the objects of the four tools: form, label steps, heat pump and coins."""
from kit import coins, energy, finish, garden, ground, label, papers, stock
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at, slab, tube

SIZE = (1280, 1280)
SAMPLES = 60
X0, X1, Y0, Y1 = -3.3, 3.3, -2.35, 2.0
W, D, H = 5.7, 2.7, 1.6


def bench():
    """A joiner's bench: thick top, legs, a shelf and a drawer."""
    wood, dark = m.clay(p.WOOD, .75), m.clay(p.WOOD_DARK, .75)
    boards = m.courses((p.WOOD, "#c39667"), "#9a7350", 2.4, .33, gap=.006, bump=.12)
    slab(-W / 2, W / 2, -D / 2, D / 2, H - .2, H, boards, .03)
    slab(-W / 2 + .12, W / 2 - .12, -D / 2 + .1, D / 2 - .1, H - .48, H - .195, dark, .02)
    for x in (-W / 2 + .3, W / 2 - .3):
        for y in (-D / 2 + .25, D / 2 - .25):
            slab(x - .13, x + .13, y - .13, y + .13, -.05, H - .19, wood, .025)
    slab(-W / 2 + .2, W / 2 - .2, -D / 2 + .2, D / 2 - .2, .36, .46, wood, .02)
    for k in (-1.45, 1.45):
        slab(k - 1.1, k + 1.1, -D / 2 + .07, -D / 2 + .13, H - .44, H - .23, wood, .015)
        tube([(k - .25, -D / 2 + .06, H - .33), (k - .25, -D / 2 - .0, H - .33), (k + .25, -D / 2 - .0, H - .33), (k + .25, -D / 2 + .06, H - .33)], .03, m.clay(p.DARK, .5))


def build():
    ground.plot(X0, X1, Y0, Y1)
    ground.pavement(X0 + .35, X1 - .35, Y0 + .4, Y1 - .3, .025, .42)
    with at(0, 0, .03):
        bench()
        # Under the bench: rolls of insulation and a crate.
        for k in (-1.9, -.55):
            with at(k, 0, .46, scale=.95):
                stock.roll(.34, 1.1)
        with at(1.55, .0, .46):
            stock.batts(1.6, 1.1, 3, 0, .22, 3)
        with at(0, 0, H):
            # Subsidy: calculator and ticked form.
            with at(-2.05, .7, 0, (0, 0, 8)):
                papers.foot(1.0, .4, .1)
                with at(0, 0, .06, (-9, 0, 0)):
                    papers.document(1.35, 1.85)
            with at(-2.2, -.5, 0, (-68, 0, 8), .72):
                papers.calculator(1.25, 1.75)
            # Label: a small staircase with a house.
            with at(-1.45, .35, 0, scale=.68):
                starts = label.stairs(0, -1.05, 1.15, .5, .26, 2.3)
                with at(starts[6] + 1.15, .2, .26 * 7 - .03, scale=.56):
                    cottage(finish.AFTER, (3, 2), seed=4)
            # Heat pump.
            energy.heat_pump(2.2, -.62, 0, .03, .85)
            # Payback: coins and a plant in a pot.
            coins.stack(-.25, -.93, 2, 1, .34, 30)
            coins.stack(.45, -.93, 4, 2, .34, 30)
            coins.stack(1.15, -.93, 6, 3, .34, 30)
            papers.pencil(-1.1, -1.0, 0, .8, 24)
    garden.shrub(3.1, 1.8, .2, p.LEAF, 4, "#f7f3ea")
    garden.shrub(-3.1, -2.1, .17, p.LEAF, 6)
