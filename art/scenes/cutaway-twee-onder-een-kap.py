"""The right half of a semi-detached house with bay windows, of which the front right corner is taken out."""
from kit import cutaway as c
from kit import garden, ground, semi
from kit.house import Door, Window

SIZE, SAMPLES = c.SIZE, c.SAMPLES
W, D, H, R = 3.9, semi.D, semi.H, semi.R
G = c.Gap(0, W, D, H, R, 1.9, .5)
BACK = G.y + .02
X0, X1, Y0, Y1 = -semi.W - .35, W + 1.1, -D / 2 - 1.2, D / 2 + .5
CAMERA = {"azimuth": 38, "elevation": 24,
          "points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (c.BASE, 0) if not (x == X1 and y == Y0)] + [(W, -D / 2, c.BASE)]
          + [(k, 0, H + R + .3) for k in (-semi.W, W)]}
LEVELS = (1.98, H - .02)


def build():
    f = c.OWN
    c.plot(G, X0, X1, Y0, Y1, BACK + .1)
    c.shell(G, f, [Window(.98, 2.35, 1.3, .92, "turn")], [Door(1.42, .86, 1.86, canopy=False), Window(1.42, 2.45, .8, .9)])
    c.bay_window(.98, f)
    c.floors(G, LEVELS, ((.6, .65), (.95, 1.0)), BACK + .05)
    c.back_wall(G, BACK, H - .2)
    c.tiled_roof(G, f, seed=9)
    c.living(2.75, -.6)
    c.sleeping(2.45, -.5, LEVELS[0] + .012)
    c.storing(2.1, .25, LEVELS[1] + .012)
    with c.part("rest"):
        semi.half(-1, c.NEIGHBOUR, 3, True)
        ground.pavement(-3.25, -2.35, Y0 + .02, -D / 2 - .3, .025, .27)
        garden.hedge(-2.15, -.1, Y0 + .12, Y0 + .4, .4, "#b3bf98", 2)
