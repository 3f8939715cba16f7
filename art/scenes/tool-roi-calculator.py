"""Stacks of coins that rise like stairs, from a sapling to a house with solar panels."""
from kit import coins, finish, garden, ground
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at, cylinder, sphere

SIZE = (1280, 1280)
SAMPLES = 52
X0, X1, Y0, Y1 = -3.7, 3.5, -3.5, 2.7


def sapling(x, y, z, height, leaves, seed=1):
    """A young shoot with pairs of leaves in a little heap of soil."""
    sphere(x, y, z + .02, .24, m.clay("#8a6a4d", .95), .5, .15, 3, seed)
    cylinder((x, y, z), (x + .03, y, z + height), .03, m.clay(p.LEAF, .9), .016, 10)
    for i in range(leaves):
        level = z + height * (.45 + .55 * i / max(1, leaves - 1))
        size = .17 - .03 * i
        with at(x + .02, y, level, (0, 0, 20 + 80 * i)):
            for s in (-1, 1):
                with at(0, 0, 0, (0, s * -28, 0)):
                    sphere(s * size * .95, 0, 0, size, m.foliage(p.LEAF_LIGHT), .35, 0, 3)


def build():
    ground.plot(X0, X1, Y0, Y1)
    # The large stack carries a round lawn with the house.
    hx, hy, radius = 1.1, .35, 2.2
    with at(hx, hy, 0, scale=2.2):
        top = coins.stack(0, 0, 5, 9, 1.0, 72) * 2.2
    cylinder((hx, hy, top - .02), (hx, hy, top + .16), radius - .28, m.clay(p.GRASS, .95), segments=72, bevel=.05)
    with at(hx + .05, hy + .2, top + .15, scale=.74):
        cottage(finish.AFTER, (3, 2), seed=6)
    garden_z = top + .15
    with at(hx, hy, garden_z):
        garden.shrub(1.45, -.75, .2, p.LEAF, 3)
        garden.shrub(.55, -1.5, .18, p.LEAF_LIGHT, 5, "#e88f8f")
    for i, (x, y, count) in enumerate(((-3.0, -2.75, 2), (-1.85, -2.35, 5), (-.7, -1.98, 8))):
        high = coins.stack(x, y, count, i + 3, .62)
        sapling(x, y, high, .42 + .16 * i, 1 + i, i)
    garden.tree(-3.0, 1.9, 1.6, .62, p.LEAF, 5)
    garden.flowers(.9, 3.2, -3.25, -2.9, seed=4, count=24)
    garden.shrub(3.05, -2.15, .26, p.LEAF, 4)
    garden.shrub(-3.2, .4, .26, p.LEAF_LIGHT, 6, "#e88f8f")
