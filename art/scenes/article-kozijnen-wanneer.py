"""A wall with an old window whose paint peels beside a new one, and a calendar before it."""
from kit import finish, garden, ground, papers, samples
from kit import materials as m
from kit import palette as p
from kit.openings import window
from kit.shapes import at, cut, cylinder, slab, tube

SIZE = (1280, 1280)
SAMPLES = 60
X0, X1, Y0, Y1 = -3.4, 3.3, -2.5, 1.3
WALL, T, TOP = .35, .5, 4.1  # face of the wall, its thickness, its height
OLD, NEW = -1.6, 1.45
W, H, SILL = 2.0, 2.35, 1.0


def build():
    ground.plot(X0, X1, Y0, Y1)
    wall = slab(X0 + .3, X1 - .3, WALL, WALL + T, -.1, TOP, m.brick(), .01)
    cut(wall, [(x - W / 2, x + W / 2, WALL - 1, WALL + .13, SILL, SILL + H) for x in (OLD, NEW)], .008)
    slab(X0 + .2, X1 - .2, WALL - .1, WALL + T + .1, TOP - .01, TOP + .14, m.clay("#d4ccc0", .85), .03)
    slab(X0 + .28, X1 - .28, WALL - .03, WALL + .05, -.1, .2, m.clay("#8d837c", .85), .006)
    worn = finish.NOW.with_(frame="#d8d2c4", bars=.17, glass="#8ba0a6", sill="#a49c90")
    fresh = finish.AFTER.with_(frame=p.BOS, bars=.14)
    with at(0, WALL):
        window(OLD, SILL, W, H, worn, "cross", curtain=False)
        window(NEW, SILL, W, H, fresh, "top", curtain=True, plant=True)
    # Paint that has come off the old frame, mostly low down.
    y = WALL + .13 - .07
    a, b = OLD - W / 2, OLD + W / 2
    samples.peeling(a + .01, a + .16, SILL + .02, SILL + H * .75, y, 1, 30)
    samples.peeling(b - .16, b - .01, SILL + .02, SILL + H * .75, y, 2, 30)
    samples.peeling(a + .1, b - .1, SILL + .01, SILL + .16, y + .002, 3, 40)
    samples.peeling(OLD - .06, OLD + .06, SILL + .2, SILL + H * .6, y + .01, 4, 16)
    samples.peeling(a + .2, b - .2, SILL + H * .69, SILL + H * .75, y + .014, 6, 12)
    # Cracks in the glass of the old one.
    for pts in ([(.2, .25), (.42, .5), (.5, .82), (.66, 1.0)], [(.42, .5), (.62, .55), (.8, .72)]):
        tube([(OLD + u, WALL + .098, SILL + v) for u, v in pts], .008, m.clay("#eef3f3", .4))
    # Flakes on the ground under it.
    for i in range(14):
        k = (i * 37 % 100) / 100
        slab(a + k * W, a + k * W + .09, WALL - .25 - .3 * ((i * 53 % 100) / 100), WALL - .19 - .3 * ((i * 53 % 100) / 100), .02, .032, m.clay("#e4dece", .9), 0)
    ground.pavement(X0 + .3, X1 - .3, -.75, WALL - .02, .02, .38)
    with at(-.2, -1.35, 0, (0, 0, 8)):
        for s in (-.6, .6):
            tube([(s, -.1, 0), (s * .75, .12, 2.0)], .045, m.clay(p.WOOD, .8))
        tube([(0, .75, 0), (0, .14, 1.95)], .045, m.clay(p.WOOD, .8))
        slab(-.78, .78, -.16, .0, .42, .5, m.clay(p.WOOD, .8), .015)
        with at(0, -.12, .5, (-8, 0, 0)):
            papers.calendar(1.5, 1.5, marked=(13,), crossed=13)
    # A pot of green paint and a brush for who can still save the frame.
    with at(-2.15, -.95):
        cylinder((0, 0, .02), (0, 0, .4), .21, m.clay(p.METAL, .4, .4), segments=36, bevel=.012)
        cylinder((0, 0, .37), (0, 0, .405), .18, m.clay(p.BOS, .3), segments=36)
        cylinder((.36, -.12, .09), (.75, -.3, .05), .03, m.clay(p.WOOD, .7), segments=12)
        cylinder((.2, -.05, .08), (.37, -.125, .09), .075, m.clay(p.BOS, .8), .06, 16)
    garden.hedge(X0 + .15, -1.5, Y0 + .15, Y0 + .45, .34, p.LEAF, 3)
    garden.flowers(1.0, 3.0, -1.55, -1.2, seed=6, count=24)
    garden.shrub(2.9, -.4, .26, p.LEAF, 4)
    garden.shrub(1.9, -2.1, .22, p.LEAF_LIGHT, 5, "#e88f8f")
