"""A wide low roof full of panels, under the sun and its path through the day."""
import math

from kit import energy, finish, garden, ground, materials as m, palette as p, roof
from kit.house import Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import sphere

SIZE = (1280, 1280)
W, D, H, R = 6.6, 5.2, 1.75, 2.75
X0, X1, Y0, Y1 = -3.9, 4.3, -3.9, 3.2


def sun_path():
    """Small balls from sunrise to sunset around one large sun."""
    count, radius, peak = 15, 3.95, 7.2
    for i in range(count):
        a = math.pi * (1 - i / (count - 1))
        x, y, z = .2 + radius * math.cos(a), -2.3 + 4.1 * i / (count - 1), .12 + peak * math.sin(a)
        if i == 5:
            ball = sphere(x, y, z, .78, m.clay("#ff9a14", .8, 0, .5), detail=5)
        elif abs(i - 5) > 1:
            ball = sphere(x, y, z, .115, m.clay("#ffa524", .8, 0, .4), detail=3)
        else:
            continue
        # A sun does not throw a shadow on the roof.
        ball.visible_shadow = False


def build():
    f = finish.AFTER
    ground.plot(X0, X1, Y0, Y1)
    front = [Window(k, .45, 1.1, .92, lintel=False, plant=abs(k) < 1.5) for k in (-2.3, -.75, .8, 2.3)]
    body(-W / 2, W / 2, D, H, R, f, front, [Window(-1.3, .55, .95, 1.0), Window(1.1, .55, .95, 1.0), Window(0, 2.3, 1.0, 1.05)])
    side_plinth(W / 2, D, f)
    gable_roof(-W / 2, W / 2, D, H, R, f, seed=6)
    roof.downpipe(-W / 2 + .12, D, H, R, f)
    roof.downpipe(W / 2 - .12, D, H, R, f)
    energy.roof_array(D, H, R, -.35, .5, 5, 2, .95, 1.42)
    roof.skylight(D, H, R, 2.72, 1.45, f, .66, .95)
    roof.chimney(2.5, .6, H + R + .4, f, foot=H + R - 1)
    garden.hedge(X0 + .12, -.5, Y0 + .12, Y0 + .42, .42, p.LEAF, 2)
    garden.hedge(.5, X1 - .12, Y0 + .12, Y0 + .42, .42, p.LEAF, 3)
    garden.stepping_path([(0, -3.75), (0, -3.3), (0, -2.9)])
    garden.flowers(-3.1, -.4, -2.98, -2.66, seed=3, count=24)
    garden.flowers(.4, 3.1, -2.98, -2.66, seed=9, count=24)
    garden.shrub(3.85, -1.9, .28, p.LEAF, 4)
    garden.shrub(3.85, .1, .3, p.LEAF_LIGHT, 6, "#e88f8f")
    sun_path()
