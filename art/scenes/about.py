"""A brick workshop with a big door and a small van, on a strip of polder with a ditch."""
import math

from kit import energy, finish, garden, ground, materials as m, palette as p, roof, street
from kit.house import Door, Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import at, cylinder, slab, sphere
from kit.van import van

SIZE = (1280, 1280)
W, D, H, R = 6.4, 4.4, 3.35, 2.5
X0, X1, Y0, Y1 = -4.7, 4.7, -5.9, 2.6
SX = -.5
DITCH = (-5.35, -4.35)


def big_door(u, w, h, f):
    """A sliding barn door of boards on a steel rail, half open over a lit opening."""
    slab(u - w / 2 - .1, u + w / 2 + .1, -.02, .06, 0, h + .1, m.clay(f.frame, .6), .012)
    slab(u - w / 2, u + w / 2, -.03, .02, .0, h, m.lamplight(strength=.2), 0)
    slab(u - w / 2 - 1.15, u + w / 2 + .1, -.16, -.02, h + .06, h + .16, m.clay(p.DARK, .5), .012)
    a, b = u - w / 2 - 1.05, u - w / 2 + w * .52
    count = round((b - a) / .22)
    step = (b - a) / count
    for i in range(count):
        slab(a + i * step + .004, a + (i + 1) * step - .004, -.13, -.06, .06, h + .04, m.clay(p.BOS, .6), .01)
    for z in (.22, h - .22):
        slab(a, b, -.16, -.1, z - .09, z + .09, m.clay(p.BOS_DARK, .6), .012)
    for k in (.2, .8):
        cylinder((a + (b - a) * k, -.18, h + .1), (a + (b - a) * k, -.13, h + .1), .09, m.clay(p.STEEL, .4), segments=24)
    slab(b - .16, b - .1, -.2, -.13, h * .42, h * .56, m.clay(p.METAL, .4), .012)


def pollard_willow(x, y, seed):
    """A Dutch knotted willow with its crown of shoots."""
    bark = m.clay(p.TRUNK, .9)
    cylinder((x, y, -.05), (x, y, 1.15), .17, bark, .14, 20)
    sphere(x, y, 1.2, .25, bark, .8, .25, 3, seed)
    for i in range(16):
        a, lean = math.tau * i / 16 + seed, .25 + .22 * ((i * 7) % 5) / 5
        tip = (x + lean * math.cos(a), y + lean * math.sin(a), 1.95 + .2 * ((i * 3) % 4) / 4)
        cylinder((x + .1 * math.cos(a), y + .1 * math.sin(a), 1.25), tip, .022, m.clay(p.LEAF, .9), .01, 8)
        sphere(*tip, .13, m.foliage(p.LEAF_LIGHT if i % 2 else p.LEAF), 1.25, .2, 2, i)
    sphere(x, y, 1.7, .34, m.foliage(p.LEAF_LIGHT), 1.15, .25, 3, seed)


def ditch():
    """A ditch between two banks."""
    a, b = DITCH
    slab(X0 + .05, X1 - .05, Y0 + .05, Y1 - .05, -.75, -.45, m.clay(p.SAND_DARK, .9), .06)
    slab(X0, X1, a - .02, b + .02, -.5, -.22, m.water(), .03)
    for y0, y1 in ((Y0, a), (b, Y1)):
        slab(X0 + .03, X1 - .03, y0 + .03, y1 - .03, -.5, -.16, m.clay("#9d8a5f", .9), .04)
        slab(X0, X1, y0, y1, -.18, 0, m.clay(p.GRASS, .95), .06)


def build():
    f = finish.AFTER.with_(bricks=p.BRICK)
    ditch()
    with at(SX):
        front = [Window(-2.65, 1.3, .6, 1.0, "top"), Door(2.5, .95, 2.05)]
        body(-W / 2, W / 2, D, H, R, f, front, [Window(-1.15, 1.1, 1.0, 1.0, "cross"), Window(.9, 1.1, 1.0, 1.0, "cross"), Window(0, 3.3, .9, .85)])
        side_plinth(W / 2, D, f)
        gable_roof(-W / 2, W / 2, D, H, R, f, seed=7)
        roof.downpipe(-W / 2 + .12, D, H, R, f)
        roof.downpipe(W / 2 - .12, D, H, R, f)
        energy.roof_array(D, H, R, 0, .7, 7, 2, .74, 1.02)
        with at(0, -D / 2 - .01):
            big_door(-.15, 2.3, 2.45, f)
    ground.pavement(SX - 2.2, X1 - .05, -3.75, -D / 2 - .03, .025, .4)
    van(2.45, -3.3, 0, .025, 1.0)
    energy.heat_pump(SX + W / 2 + .5, .7, 90, pipes=.5)
    # A plank bridge over the ditch.
    for i in range(7):
        slab(-3.35 + i * .17, -3.2 + i * .17, DITCH[0] - .2, DITCH[1] + .2, .01, .07, m.clay(p.WOOD, .85), .012)
    for x in (-3.42, -2.1):
        slab(x, x + .07, DITCH[0] - .15, DITCH[1] + .15, .5, .56, m.clay(p.WHITE, .7), .012)
        for y in (DITCH[0] - .1, DITCH[1] + .04):
            slab(x, x + .07, y, y + .07, -.05, .52, m.clay(p.WHITE, .7), .012)
    garden.stepping_path([(-2.93, -3.95), (-2.93, -3.5), (-2.93, -3.05)])
    pollard_willow(-4.3, -5.62, 2)
    pollard_willow(-4.2, -2.9, 5)
    for i, (x, y) in enumerate(((-4.5, -5.25), (-4.2, -5.3), (-1.2, -5.28), (.1, -4.5), (.4, -4.42), (2.4, -5.27), (4.5, -4.44), (-1.6, -4.45))):
        garden.tuft(x, y, p.LEAF if i % 2 else p.LEAF_LIGHT, i, .36)
    garden.tree(4.0, 1.9, 1.7, .7, p.LEAF, 5)
    garden.shrub(4.4, -.6, .3, p.LEAF_LIGHT, 3, "#f7f3ea")
    street.bicycle(-1.9, -3.1, 3, .03, p.KLEI)
