"""A block cut out of a cavity wall: brick, a thick layer of insulation, and the inner wall."""
from kit import ground, layers, stock
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab

SIZE = (960, 720)
SAMPLES = 40
X0, X1, TOP = -2.2, 2.1, 2.55
# Thicker than in a house, so that the layers still read in a small card.
OUTER, WOOL, INNER = .36, .78, .34


def build():
    ground.plot(X0 - .5, X1 + .55, -1.7, 1.35, depth=.4)
    y = -.55
    slab(X0, X1 - 1.75, y, y + OUTER, -.05, TOP, m.brick(), .01)
    slab(X0 + .005, X1 - .8, y + OUTER, y + OUTER + WOOL, -.05, TOP - .015, layers.insulation(), .05)
    slab(X0, X1, y + OUTER + WOOL, y + OUTER + WOOL + INNER, -.05, TOP, layers.inner_leaf(), .01)
    # Bricks that stick out of the broken edge, every other course.
    row = .092
    for i in range(int(TOP / row)):
        if i % 2 == 0 and i * row + row < TOP:
            slab(X1 - 1.76, X1 - 1.6, y + .003, y + OUTER, i * row + .004, (i + 1) * row - .004, m.clay(p.BRICK[i // 2 % 2], .85), .008)
    with at(1.35, -.95, 0, (0, 0, 14)):
        stock.roll(.46, 1.35)
    for k, (a, b) in enumerate(((0, 0), (.33, 0), (.16, 1))):
        slab(-1.75 + a, -1.46 + a, -1.45, -.9, .01 + b * .2, .19 + b * .2, m.clay(p.BRICK[k % 2], .85), .025)
