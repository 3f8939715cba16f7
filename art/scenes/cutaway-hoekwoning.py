"""An end-of-terrace house of which the front right corner is taken out."""
from kit import cutaway as c
from kit import garden, ground, house
from kit.house import Door, Window

SIZE, SAMPLES = c.SIZE, c.SAMPLES
W, D, H, R = 3.7, 4.3, 4.0, 2.5
NEAR = 2.35
G = c.Gap(0, W, D, H, R, 1.45, .45)
BACK = G.y + .02
X0, X1, Y0, Y1 = -NEAR * 1.45, W + 1.15, -D / 2 - 1.1, D / 2 + .45
CAMERA = {"azimuth": 38, "elevation": 24,
          "points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (c.BASE, 0) if not (x == X1 and y == Y0)] + [(W, -D / 2, c.BASE)]
          + [(k, 0, H + R + .3) for k in (X0, W)]}
LEVELS = (2.02, H - .06)


def build():
    f = c.OWN
    front = [Door(.62, .9, 1.9, canopy=False), Window(.72, 2.72, .95, .92, "turn")]
    side = [Window(1.32, .75, .85, 1.0), Window(1.32, 2.7, .8, .92)]
    c.plot(G, X0, X1, Y0, Y1, BACK + .1)
    c.shell(G, f, front, side)
    c.floors(G, LEVELS, ((.55, .6), (.9, 1.0)), BACK + .05)
    c.back_wall(G, BACK, H - .2)
    c.tiled_roof(G, f, seed=11)
    c.living(2.45, -.55)
    c.sleeping(2.2, -.55, LEVELS[0] + .012)
    c.storing(1.75, .25, LEVELS[1] + .012)
    with c.part("rest"):
        ground.pavement(.2, 1.05, Y0 + .02, -D / 2 - .3, .025, .27)
        garden.hedge(-NEAR * .62, -.1, Y0 + .1, Y0 + .34, .34, "#b3bf98", 4)
        garden.shrub(W + .62, 1.5, .2, "#a9b78c", 4)
        for k in (1, 2):
            x0 = -NEAR * k
            n = c.NEIGHBOUR
            u = x0 + NEAR / 2
            openings = [Door(u - .6, .9, 1.9, canopy=False, lamp=False), Window(u + .5, .9, 1.05, 1.0, lintel=False),
                        Window(u - .6, 2.72, .8, .92, lintel=False), Window(u + .5, 2.72, .95, .92, lintel=False)]
            if k == 2:
                x0, openings = X0, [openings[1], openings[3]]
            house.terraced(x0, -NEAR * (k - 1), D, H, R, n, front=openings, seed=k, right=False)
