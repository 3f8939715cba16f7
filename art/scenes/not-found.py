"""A small house that has everything but a door: the path ends at a mat before blank brick."""
from kit import finish, furniture, garden, ground, materials as m, palette as p, roof, street
from kit.house import Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import at, slab

SIZE = (1280, 1280)
W, D, H, R = 4.3, 3.9, 2.9, 2.4
X0, X1, Y0, Y1 = -3.5, 3.3, -4.5, 2.6
SX = -.3


def build():
    f = finish.AFTER.with_(roof="#98483a")
    ground.plot(X0, X1, Y0, Y1)
    with at(SX):
        front = [Window(-1.45, .65, .95, 1.35, "cross"), Window(1.45, .65, .95, 1.35, "cross")]
        body(-W / 2, W / 2, D, H, R, f, front, [Window(0, .8, 1.0, 1.15), Window(0, 3.05, .85, .9)])
        side_plinth(W / 2, D, f)
        gable_roof(-W / 2, W / 2, D, H, R, f, seed=2)
        roof.downpipe(-W / 2 + .12, D, H, R, f)
        roof.downpipe(W / 2 - .12, D, H, R, f)
        roof.chimney(1.2, .5, H + R + .5, f, foot=H + R - 1)
        roof.skylight(D, H, R, -.9, 1.2, f, .7, .9)
        y = -D / 2
        # Everything that belongs to a front door, except the door.
        slab(-.72, .72, y - .5, y + .02, 2.2, 2.31, m.clay(f.trim, .6), .02)
        slab(-.69, .69, y - .47, y + .01, 2.3, 2.34, m.clay(f.zinc, .6), .01)
        slab(-.62, .62, y - .55, y - .025, -.1, .07, m.clay(f.sill, .8), .02)
        slab(-.4, .4, y - .48, y - .1, .068, .1, m.clay(p.WOOD_DARK, .98), .012)
        slab(-.34, .34, y - .43, y - .15, .095, .105, m.clay("#a9764a", .98), .006)
        slab(.72, .8, y - .1, y + .01, 1.5, 1.72, m.clay(p.DARK, .5), .012)
        slab(.73, .79, y - .09, y - .02, 1.44, 1.505, m.clay("#ffe0a0", .4, 0, 1.2), .01)
        for s in (-1, 1):
            furniture.pot_plant(s * .85, y - .4, -.01, 1.15, 3 + s)
        ground.pavement(-.5, .5, Y0 + .06, y - .56, .03, .33)
    for s, (a, b) in ((1, (X0 + .15, SX - .62)), (2, (SX + .62, X1 - .15))):
        garden.hedge(a, b, Y0 + .15, Y0 + .48, .5, p.LEAF, s)
    garden.tree(2.6, 1.8, 1.6, .62, p.LEAF, 5)
    garden.tree(-2.85, -3.1, 1.15, .5, p.LEAF_LIGHT, 8)
    garden.flowers(SX + .95, SX + 2.1, -2.4, -2.1, seed=4, count=14)
    garden.flowers(SX - 2.1, SX - 1.15, -2.4, -2.1, seed=6, count=12)
    street.bicycle(1.5, -3.3, 24, 0, p.LUCHT)
