"""A terraced row of three made sustainable, on a quay along a canal."""
from kit import energy, finish, garden, ground, palette as p, roof, street
from kit.materials import clay
from kit.shapes import tube
from kit.house import Door, Window, terraced

SIZE = (1440, 1200)
SAMPLES = 120
W, D, H, R = 2.75, 4.4, 3.8, 2.3
LEFT, RIGHT, BACK = -5.35, 5.75, 3.5


def houses():
    """Three houses in two tones of brick, all with panels."""
    tones = (p.BRICK, p.BRICK_SAND, p.BRICK)
    doors = (p.BOS_DARK, p.BOS, p.KLEI)
    for i in range(3):
        x0 = (i - 1.5) * W
        look = finish.WARM.with_(bricks=tones[i], door=doors[i])
        last = i == 2
        gable = [Window(-1.0, 2.42, .8, .95, "turn", glow=False), Window(-.85, .75, .8, .95, "turn", plant=True)] if last else []
        c, upper = x0 + W / 2, 2.42
        front = [Door(c - .69, .92, 2.02), Window(c + .55, .52, 1.25, 1.28, "top", plant=True),
                 Window(c - .66, upper, .84, 1.0, "turn", lintel=False, glow=i != 1), Window(c + .58, upper, 1.0, 1.0, "turn", lintel=False, glow=i != 0)]
        terraced(x0, x0 + W, D, H, R, look, left=i == 0, right=last, right_wall=gable, seed=i * 5 + 1, front=front)
        roof.downpipe(x0 + (.1 if i == 0 else .0), D, H, R, look)
        roof.chimney(x0 + W - .42, .35, H + R + .62, look, foot=H + R - .9)
    middle = finish.WARM
    energy.roof_array(D, H, R, -W, .72, 3, 2, .68, 1.06)
    roof.dormer(D, H, R, 0, middle, w=1.85, h=1.1, foot=.5)
    energy.roof_array(D, H, R, W, .72, 3, 2, .68, 1.06)


def front_gardens():
    """Hedges, shrubs and paths between the houses and the pavement."""
    y0, y1 = -3.3, -D / 2
    for i in range(3):
        x0 = (i - 1.5) * W
        door = x0 + W * .25
        ground.pavement(door - .4, door + .4, y0, y1 - .34, top=.025, size=.27)
        garden.hedge(door + .46, x0 + W - .06, y0 + .06, y0 + .3, .38, p.LEAF, i + 4)
        garden.shrub(x0 + W * .62, y1 - .3, .2, p.LEAF_LIGHT, i + 2, ("#f7f3ea", p.ZON, "#e88f8f")[i])
        garden.shrub(x0 + W * .84, y1 - .28, .23, p.LEAF, i + 6)


def build():
    ground.plot(LEFT, RIGHT, -5.35, BACK, depth=.9)
    houses()
    front_gardens()
    ground.pavement(LEFT + .02, RIGHT - .02, -4.15, -3.3)
    ground.kerb(LEFT + .02, RIGHT - .02, -4.27, -4.15)
    ground.street(LEFT + .02, RIGHT - .02, -5.3, -4.27)
    ground.canal(LEFT, RIGHT, -6.9, -5.55, level=-.4, bed=-.9)
    street.rowing_boat(-1.6, -6.2, -.33, 4, 1.0)
    for x in (-3.9, .4, 4.7):
        street.bollard(x, -5.42, .07)
    tube([(-2.6, -6.25, .0), (-3.2, -5.95, -.16), (-3.86, -5.44, .28)], .016, clay(p.SAND), smooth=True)
    street.lamp_post(-4.75, -5.0, 2.6)
    street.bicycle(2.5, -3.62, 6, .03, p.LUCHT, 0)
    energy.heat_pump(W * 1.5 + .55, .9, 90, pipes=.55)
    garden.tree(-4.75, -1.1, 1.7, .95, p.LEAF_LIGHT, 3)
    garden.tree(5.05, 2.65, 1.8, 1.0, p.LEAF, 5)
    garden.tree(-4.7, 2.5, 1.8, 1.0, p.LEAF, 8)
    garden.shrub(W * 1.5 + .4, -1.75, .3, p.LEAF, 2)
    garden.shrub(W * 1.5 + .5, -.2, .24, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.hedge(5.35, 5.62, -3.2, 1.4, .5, p.LEAF, 9)
