"""A mid-terrace house whose front is taken out on the right, between two closed neighbours."""
from kit import cutaway as c
from kit import garden, ground, house
from kit.house import Door, Window

SIZE, SAMPLES = c.SIZE, c.SAMPLES
W, D, H, R = 4.3, 4.3, 4.0, 2.5
LEFT, RIGHT = 2.3, 1.45
G = c.Gap(0, W, D, H, R, 1.5, 0, corner=False)
BACK = -.3
X0, X1, Y0, Y1 = -LEFT, W + RIGHT, -D / 2 - 1.1, D / 2 + .45
CAMERA = {"azimuth": 27, "elevation": 24,
          "points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (c.BASE, 0) if not (x == X1 and y == Y0)] + [(X1, -D / 2, c.BASE)]
          + [(k, 0, H + R + .3) for k in (X0, X1)]}
LEVELS = (2.02, H - .06)


def build():
    c.plot(G, X0, X1, Y0, Y1, BACK + .1)
    c.shell(G, c.OWN, [Door(.62, .9, 1.9, canopy=False), Window(.75, 2.72, .95, .92, "turn")], [])
    c.floors(G, LEVELS, ((0, .55), (0, .95)), BACK + .05)
    c.back_wall(G, BACK, H - .2)
    c.tiled_roof(G, c.OWN, seed=11)
    c.living(2.6, -.95, lamp=-.98, plant=None)
    c.sleeping(2.35, -1.1, LEVELS[0] + .012)
    c.storing(2.1, -.2, LEVELS[1] + .012)
    with c.part("rest"):
        for x0, x1, seed in ((X0, 0, 1), (W, X1, 2)):
            u = (x0 + x1) / 2
            openings = [Door(u - .5, .9, 1.9, canopy=False, lamp=False), Window(u - .5, 2.72, .8, .92, lintel=False),
                        Window(u + .55, .9, .95, 1.0, lintel=False), Window(u + .55, 2.72, .95, .92, lintel=False)]
            if x0 == W:
                openings = [Window(u, .9, .95, 1.0, lintel=False), Window(u, 2.72, .95, .92, lintel=False)]
            house.terraced(x0, x1, D, H, R, c.NEIGHBOUR, front=openings, seed=seed)
        c.cut_end(X1, D, H, R)
        garden.hedge(-LEFT * .62, -.1, Y0 + .1, Y0 + .34, .34, "#b3bf98", 4)
        ground.pavement(.2, 1.05, Y0 + .02, -D / 2 - .3, .025, .27)
