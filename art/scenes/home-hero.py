"""A street on a quay with all five kinds of house: flats and a semi-detached pair behind, a detached house and a terrace in front."""
from kit import energy, finish, flats, garden, ground, palette as p, roof, semi, street
from kit.house import Door, Window, body, side_plinth, terraced
from kit.materials import clay
from kit.roof import gable_roof
from kit.shapes import at, tube

SIZE = (1440, 1200)
SAMPLES = 120
X0, X1, BACK = -8.5, 8.95, 7.75
QUAY = -6.5
# Front row: where the facades stand, how deep the houses are.
FRONT, D = -4.0, 4.2
SIDE = (6.5, 7.6)  # the side street


def terrace(x, w=2.42, h=3.7, r=2.3):
    """Two terraced houses between an end house on the left and one on the right, all lit."""
    bricks = (p.BRICK, p.BRICK_SAND, p.BRICK)
    doors = (p.BOS_DARK, p.BOS, p.KLEI)
    with at(x, FRONT + D / 2):
        for i in range(3):
            x0, last = i * w, i == 2
            c = x0 + w / 2
            look = finish.WARM.with_(bricks=bricks[i], door=doors[i])
            gable = [Window(-1.0, 2.35, .8, .95), Window(-.9, .72, .85, 1.05, "turn", plant=True)] if last else []
            front = [Door(c - .64, .9, 1.98), Window(c + .5, .5, 1.15, 1.28, "top", plant=True),
                     Window(c - .62, 2.35, .8, .98, lintel=False, glow=i != 1), Window(c + .52, 2.35, .95, .98, lintel=False)]
            terraced(x0, x0 + w, D, h, r, look, left=i == 0, right=last, right_wall=gable, seed=i * 5 + 1, front=front)
            roof.downpipe(x0 + (.1 if i == 0 else 0), D, h, r, look)
            if i != 1:
                energy.roof_array(D, h, r, c, .62, 3, 2, .64, 1.04)
                roof.chimney(x0 + w - .4, .35, h + r + .55, look, foot=h + r - .9)
        roof.dormer(D, h, r, w * 1.5, finish.WARM, w=1.75, h=1.08, foot=.48)
        energy.heat_pump(3 * w + .5, 1.3, 90, pipes=.5)


def detached(x, w=4.3, h=2.75, r=2.75):
    """A detached house under a red roof full of panels."""
    f = finish.WARM.with_(bricks=p.BRICK_DARK, roof="#98483a", door=p.LUCHT)
    with at(x + w / 2, FRONT + D / 2):
        front = [Door(0, .95, 2.0), Window(-1.35, .5, 1.1, 1.4, "cross", plant=True), Window(1.35, .5, 1.1, 1.4, "cross", plant=True)]
        body(-w / 2, w / 2, D, h, r, f, front, [Window(-1.1, .7, .8, 1.1), Window(.95, .7, .8, 1.1), Window(0, 3.0, .95, 1.0)])
        side_plinth(w / 2, D, f)
        gable_roof(-w / 2, w / 2, D, h, r, f, seed=4)
        roof.downpipe(-w / 2 + .12, D, h, r, f)
        roof.downpipe(w / 2 - .12, D, h, r, f)
        energy.roof_array(D, h, r, -.1, .62, 5, 2, .68, 1.1)
        roof.chimney(w / 2 - .75, .5, h + r + .45, f, foot=h + r - 1)


def pair(x, y, scale=.9):
    """A semi-detached pair; panels on the right half."""
    with at(x, y, scale=scale):
        f = finish.WARM.with_(roof="#a2503d")
        semi.half(-1, f.with_(door=p.BOS_DARK), 3, True)
        semi.half(1, f.with_(door=p.BOS), 9, False)
        energy.roof_array(semi.D, semi.H, semi.R, semi.W / 2, .8, 4, 2, .72, 1.1)
        roof.skylight(semi.D, semi.H, semi.R, -1.75, 1.5, f, .8, 1.0)
        garden.hedge(.15, 2.2, -3.35, -3.05, .42, p.LEAF, 4)
        garden.hedge(-2.2, -.15, -3.35, -3.05, .42, p.LEAF, 6)
        for k in (-2.8, 2.8):
            ground.pavement(k - .42, k + .42, -3.4, -semi.D / 2 - .3, .025, .27)
        garden.shrub(1.15, -2.85, .2, p.LEAF_LIGHT, 5, "#f7f3ea")


def block(x, y, scale=.92):
    """Four storeys of flats, most of them at home, with tilted panels on the roof."""
    warm = finish.WARM.with_(bricks=p.BRICK_SAND, joint="#e6d4bf")
    dark = warm.with_(glass=p.GLASS, glass_glow=0, curtain="#f3ead8")
    left, right = -flats.STAIR / 2 - flats.WING, flats.STAIR / 2
    with at(x, y, scale=scale):
        for floor in range(flats.FLOORS):
            z = floor * flats.STOREY
            flats.flat(left, z, dark if floor == 2 else warm, False, -1)
            flats.flat(right, z, dark if floor == 1 else warm, True, 1)
        flats.stairwell(warm)
        flats.flat_roof(left, right + flats.WING, warm)
        top = flats.STOREY * flats.FLOORS
        for x0, columns in ((-2.1, 4), (2.1, 4)):
            for row in (-1.35, -.1):
                with at(x0, row, top + .12, (14, 0, 0)):
                    energy.array(columns, 1, .62, .98)


def streets():
    """The quay street, which turns the corner as a side street, and the lane between the rows."""
    left, right = X0 + .02, X1 - .02
    ground.pavement(left, right, -5.35, -4.75)
    ground.kerb(left, right, -5.46, -5.35)
    ground.street(left, right, QUAY + .05, -5.46)
    ground.street(*SIDE, -4.75, 1.62, .012)
    for a, b in ((SIDE[0] - .12, SIDE[0]), (SIDE[1], SIDE[1] + .12)):
        ground.kerb(a, b, -4.75, 1.62)
    ground.pavement(left, right, 1.62, 2.3, .022, .3)


def gardens():
    """What grows between houses and streets."""
    for x in (-2.2, .22, 2.64):
        ground.pavement(x + .17, x + .97, -4.75, FRONT - .34, .025, .27)
        garden.hedge(x + 1.03, x + 2.36, -4.7, -4.46, .34, p.LEAF, x)
    for i, x in enumerate((-.4, 2.02, 4.44)):
        garden.shrub(x, FRONT - .2, .17, p.LEAF_LIGHT, i + 2, ("#f7f3ea", p.ZON, "#e88f8f")[i])
    c = -5.95
    ground.pavement(c - .45, c + .45, -4.75, FRONT - .34, .025, .3)
    garden.hedge(X0 + .1, c - .55, -4.7, -4.44, .38, p.LEAF, 1)
    garden.hedge(c + .55, -3.7, -4.7, -4.44, .38, p.LEAF, 2)
    garden.flowers(-3.7, -2.5, -4.68, -4.44, seed=4, count=16)
    ground.pavement(-3.35, -2.65, -4.4, -1.2, .02, .27)
    garden.hedge(6.06, 6.32, -4.6, 1.3, .42, p.LEAF, 9)
    garden.flowers(5.2, 5.95, -4.6, -4.3, seed=7, count=14)
    garden.shrub(5.5, -3.3, .26, p.LEAF, 2)
    garden.shrub(5.5, -2.3, .2, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.tree(-3.1, -.2, 2.1, .72, p.LEAF_LIGHT, 3)
    garden.tree(-7.75, 1.75, 3.0, .95, p.LEAF, 8)
    garden.tree(1.0, 5.2, 2.5, .95, p.LEAF, 5)
    garden.tree(8.42, -1.5, 1.3, .55, p.LEAF_LIGHT, 7)
    garden.hedge(8.6, 8.85, -4.6, -2.4, .3, p.LEAF, 3)
    garden.shrub(8.4, -3.1, .3, p.LEAF, 5)
    garden.shrub(8.15, 1.0, .24, p.LEAF_LIGHT, 4, "#e88f8f")


def build():
    ground.plot(X0, X1, QUAY + .15, BACK, depth=.9)
    terrace(-2.2)
    detached(-8.1)
    pair(5.55, 5.25)
    block(-4.15, 5.55)
    streets()
    gardens()
    ground.canal(X0, X1, -8.3, QUAY - .25, level=-.4, bed=-.9)
    street.rowing_boat(-.6, -7.55, -.33, 4, 1.15)
    for x in (-6.2, -2.6, 1.6, 5.2, 8.3):
        street.bollard(x, QUAY - .1, .07)
    tube([(-1.75, -7.5, .0), (-2.2, -7.0, -.16), (-2.58, QUAY - .12, .28)], .018, clay(p.SAND), smooth=True)
    street.lamp_post(-7.9, QUAY + .4, 2.5)
    street.lamp_post(7.85, -5.08, 2.5)
    street.bicycle(1.75, -5.0, 5, .03, p.LUCHT, 0, 1.1)
