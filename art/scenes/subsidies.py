"""Stacks of coins and a document beside a small house."""
from kit import coins, energy, finish, garden, ground, materials as m, palette as p, roof
from kit.house import Door, Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import at, cylinder, slab, tube

SIZE = (1280, 1280)
X0, X1, Y0, Y1 = -3.6, 3.6, -3.6, 2.4
W, D, H, R = 3.1, 3.3, 2.75, 2.0
HX, HY = -1.55, .55


def document(x, y):
    """An upright sheet in a wooden stand, with lines of writing, a tick and a seal."""
    with at(x, y, 0, (0, 0, 14)):
        slab(-.85, .85, -.3, .3, 0, .16, m.clay(p.WOOD, .8), .03)
        with at(0, 0, .12, (-9, 0, 0)):
            paper = m.clay("#fffdf7", .9)
            slab(-1.05, 1.05, -.035, .035, 0, 2.9, paper, .03)
            slab(-.85, .05, -.05, -.03, 2.5, 2.66, m.clay(p.BOS, .8), .008)
            for i in range(6):
                z = 2.16 - i * .24
                slab(-.6, (.85, .7, .85, .5, .8, .3)[i], -.046, -.03, z, z + .075, m.clay("#cfd8cd", .9), .006)
                slab(-.85, -.72, -.048, -.03, z - .02, z + .1, m.clay("#7db663" if i < 4 else "#cfd8cd", .9), .01)
            cylinder((.55, -.075, .48), (.55, -.03, .48), .3, m.clay(p.ZON, .6), segments=48, bevel=.012)
            cylinder((.55, -.09, .48), (.55, -.05, .48), .22, m.clay("#ffd573", .6), segments=48, bevel=.01)
            tube([(.44, -.105, .48), (.52, -.105, .39), (.67, -.105, .58)], .03, m.clay(p.BOS, .6))


def build():
    f = finish.AFTER
    ground.plot(X0, X1, Y0, Y1)
    with at(HX, HY):
        front = [Door(-.8, .9, 1.95), Window(.55, .6, 1.25, 1.3, "cross", plant=True)]
        body(-W / 2, W / 2, D, H, R, f, front, [Window(0, 1.0, .9, 1.1), Window(0, 3.0, .7, .75)])
        side_plinth(W / 2, D, f)
        gable_roof(-W / 2, W / 2, D, H, R, f, seed=5)
        roof.downpipe(W / 2 - .12, D, H, R, f)
        energy.roof_array(D, H, R, 0, .55, 3, 2, .78, .95)
        roof.chimney(.9, .5, H + R + .4, f, foot=H + R - 1)
        ground.pavement(-1.22, -.38, Y0 - HY + .1, -D / 2 - .3, .025, .28)
    garden.hedge(-1.75, .1, -1.95, -1.68, .32, p.LEAF, 2)
    ground.pavement(-.25, 3.45, -3.45, -1.95, .02, .37)
    with at(0, 0, .02):
        coins.stack(.35, -2.7, 4, 1)
        coins.stack(1.6, -2.75, 7, 2)
        coins.stack(2.82, -2.65, 11, 3)
    document(1.95, -.75)
    garden.tree(2.9, 1.6, 1.5, .6, p.LEAF, 4)
    garden.tree(-3.0, -1.4, 1.1, .48, p.LEAF_LIGHT, 6)
    garden.shrub(-3.0, -2.9, .25, p.LEAF, 3, "#e88f8f")
