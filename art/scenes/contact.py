"""A lit front door with a mat, a letterbox at the gate and a telephone on the bench."""
from kit import devices, finish, furniture, garden, ground, lamps, signs
from kit import materials as m
from kit import palette as p
from kit.house import Door, Window, body, side_plinth
from kit.roof import downpipe, gable_roof
from kit.shapes import at, cylinder, slab

SIZE = (1280, 1280)
SAMPLES = 110
X0, X1, Y0, Y1 = -2.9, 2.9, -3.1, 1.6
W, D, H, R = 4.5, 2.1, 3.2, 1.4
FACE = -.55  # where the front wall stands


def bench(x, y):
    """A garden bench with its back to +y."""
    wood, leg = m.clay(p.WOOD, .75), m.clay(p.DARK, .6)
    for k in range(3):
        slab(x - .8, x + .8, y - .26 + k * .17, y - .12 + k * .17, .44, .5, wood, .015)
    for k in range(2):
        slab(x - .8, x + .8, y + .26, y + .31, .68 + k * .2, .83 + k * .2, wood, .015)
    for s in (-.66, .66):
        slab(x + s - .04, x + s + .04, y - .24, y + .2, .36, .44, leg, .01)
        slab(x + s - .04, x + s + .04, y - .24, y - .16, 0, .4, leg, .01)
        slab(x + s - .04, x + s + .04, y + .2, y + .28, 0, 1.05, leg, .01)


def build():
    f = finish.AFTER.with_(door=p.BOS)
    ground.plot(X0, X1, Y0, Y1)
    with at(0, FACE + D / 2):
        front = [Door(-.95, 1.18, 2.35), Window(.98, .95, 1.5, 1.35, "cross", plant=True)]
        body(-W / 2, W / 2, D, H, R, f, front, [Window(0, 1.0, .8, 1.2)])
        side_plinth(W / 2, D, f)
        gable_roof(-W / 2, W / 2, D, H, R, f, seed=4)
        downpipe(W / 2 - .12, D, H, R, f)
    # Mat, bell and a pool of light before the door.
    slab(-1.42, -.48, FACE - .92, FACE - .42, .02, .06, m.clay(p.WOOD_DARK, .98), .015)
    slab(-1.35, -.55, FACE - .86, FACE - .48, .055, .068, m.clay("#b07f52", .98), .006)
    slab(-.24, -.12, FACE - .035, FACE + .01, 1.05, 1.27, m.clay(p.METAL, .35, .4), .012)
    cylinder((-.18, FACE - .06, 1.18), (-.18, FACE - .03, 1.18), .035, m.clay(p.ZON, .4, 0, .6), segments=20)
    lamps.room(-.95, FACE - .75, 1.75, 14, .12)
    ground.pavement(-1.5, -.4, Y0 + .06, FACE - .3, .022, .36)
    for s in (-1.85, -.02):
        furniture.pot_plant(s, FACE - .35, 0, 1.15, 4 + int(s))
    bench(1.15, FACE - .62)
    devices.telephone(1.0, FACE - .68, .5, 8, .62)
    devices.mug(1.65, FACE - .7, .5, p.KLEI, 1.0)
    signs.letterbox(-1.95, -2.0, 6, scale=1.05)
    garden.hedge(X0 + .12, -1.6, Y0 + .15, Y0 + .47, .5, p.LEAF, 2)
    garden.hedge(.45, X1 - .12, Y0 + .15, Y0 + .47, .5, p.LEAF, 3)
    garden.flowers(.55, 2.6, -2.3, -1.95, seed=4, count=26)
    garden.shrub(.05, -2.35, .2, p.LEAF_LIGHT, 5, "#e88f8f")
    garden.shrub(2.55, .9, .24, p.LEAF, 3)
