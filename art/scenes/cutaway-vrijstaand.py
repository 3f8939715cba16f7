"""A detached house of which the front right corner is taken out."""
from kit import cutaway as c
from kit import garden, ground, palette as p
from kit.house import Door, Window

SIZE, SAMPLES = c.SIZE, c.SAMPLES
W, D, H, R = 5.0, 4.8, 3.3, 3.3
G = c.Gap(0, W, D, H, R, 2.35, .5)
BACK = G.y + .02
X0, X1, Y0, Y1 = -.95, W + 1.15, -D / 2 - 1.15, D / 2 + .8
CAMERA = {"azimuth": 38, "elevation": 24,
          "points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (c.BASE, 0) if not (x == X1 and y == Y0)] + [(W, -D / 2, c.BASE)]
          + [(k, 0, H + R + .3) for k in (0, W)]}
LEVELS = (2.3, 4.55)


def build():
    f = c.OWN
    front = [Window(.74, .6, .9, 1.3, "cross"), Door(1.7, .8, 2.0, canopy=False)]
    side = [Window(1.45, .8, .85, 1.05), Window(1.25, 2.75, .8, .95)]
    c.plot(G, X0, X1, Y0, Y1, BACK + .1)
    c.shell(G, f, front, side, left_outer=True)
    c.floors(G, LEVELS, ((.6, .65), (.9, .2)), BACK + .05)
    c.back_wall(G, BACK, LEVELS[1] - .05)
    c.tiled_roof(G, f, verge_left=True, seed=4)
    c.living(3.55, -.6)
    c.sleeping(3.2, -.45, LEVELS[0] + .012)
    c.storing(2.9, .1, LEVELS[1] + .012)
    with c.part("rest"):
        ground.pavement(1.3, 2.1, Y0 + .02, -D / 2 - .3, .025, .27)
        garden.hedge(X0 + .1, 1.25, Y0 + .12, Y0 + .4, .42, "#a9b78c", 1)
        garden.tree(X1 - .5, Y1 - .55, 1.35, .5, "#a9b78c", 5)
