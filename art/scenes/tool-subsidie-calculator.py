"""A calculator, a ticked form and coins in front of insulation boards and a small house."""
from kit import coins, garden, ground, papers, stock
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (1280, 1280)
SAMPLES = 64
X0, X1, Y0, Y1 = -3.3, 3.3, -3.4, 2.8


def build():
    ground.plot(X0, X1, Y0, Y1)
    with at(-1.65, .95, 0, scale=.82):
        cottage(panels=None, seed=4)
        ground.pavement(-1.22, -.38, -3.2, -1.95, .025, .28)
    # Insulation as it is delivered: batts on a pallet, boards against them, a roll in front.
    with at(2.0, 1.55):
        stock.pallet(2.0, 1.5)
        stock.batts(1.9, 1.4, 6, seed=2)
    with at(2.55, .1, 0, (0, 0, 30)):
        stock.roll(.42, 1.25)
    ground.pavement(-1.35, 3.1, -3.25, -.75, .02, .37)
    with at(.95, -1.15, .02, (0, 0, 10)):
        papers.foot(1.3, .55)
        with at(0, .0, .1, (-9, 0, 0)):
            papers.document(1.7, 2.3)
    with at(-.75, -1.55, .02, (0, 0, 4)):
        with at(0, .1, 0, (-16, 0, 0)):
            papers.calculator(1.15, 1.6)
    with at(0, 0, .02):
        coins.stack(.25, -2.75, 2, 1, .5)
        coins.stack(1.55, -2.6, 4, 2, .5)
        coins.stack(2.65, -1.75, 7, 3, .5)
    garden.tree(-2.85, -1.6, 1.0, .42, p.LEAF_LIGHT, 6)
    garden.hedge(-3.15, -1.6, -3.25, -2.95, .34, p.LEAF, 2)
    garden.shrub(-1.8, -2.3, .24, p.LEAF, 3, "#e88f8f")
