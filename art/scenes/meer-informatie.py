"""A signpost with bare arrows where two streets cross, with a house at every corner but one."""
from kit import finish, garden, ground, signs, street
from kit import palette as p
from kit.cottage import cottage
from kit.shapes import at

SIZE = (1280, 1280)
SAMPLES = 80
E = 3.9
ROAD = .55  # half the width of a street


def corner(x, y, turn, bricks, roof_colour, door, panels, seed):
    with at(x, y, 0, (0, 0, turn), .76):
        cottage(finish.AFTER.with_(bricks=bricks, roof=roof_colour, door=door), panels, seed=seed)
        ground.pavement(-1.22, -.38, -2.3, -1.95, .025, .28)


def build():
    ground.plot(-E, E, -E, E)
    # Streets with pavements along them.
    ground.street(-E + .03, E - .03, -ROAD, ROAD, .012)
    ground.street(-ROAD, ROAD, -E + .03, E - .03, .0125)
    for a, b in ((-E + .04, -ROAD), (ROAD, E - .04)):
        for s in (-1, 1):
            lo, hi = sorted((s * ROAD, s * (ROAD + .42)))
            ground.pavement(a, b, lo, hi, .045, .3)
            c0, c1 = (a, b - .42) if a < 0 else (a + .42, b)
            ground.pavement(lo, hi, c0, c1, .046, .3)
    corner(-2.35, 2.45, 0, p.BRICK, p.ROOF, p.BOS, (3, 2), 4)
    corner(2.4, 2.45, 0, p.BRICK_SAND, "#98483a", p.LUCHT, None, 6)
    corner(-2.35, -2.05, 0, p.BRICK_DARK, p.ROOF, p.KLEI, (3, 2), 8)
    with at(1.3, -1.3, .03, scale=1.4):
        signs.signpost(0, 0, 3.5, ((3.1, 36, p.BOS), (2.58, 216, p.KLEI), (2.06, 14, p.LUCHT), (1.54, 200, "#257552")))
    garden.hedge(1.35, E - .15, -E + .15, -E + .45, .36, p.LEAF, 3)
    garden.flowers(1.9, 3.7, -1.65, -1.3, seed=3, count=26)
    garden.shrub(3.3, -2.6, .3, p.LEAF, 5)
    garden.shrub(1.7, -2.9, .26, p.LEAF_LIGHT, 4, "#e88f8f")
    street.bicycle(2.3, -.83, 2, .045, p.LUCHT)
