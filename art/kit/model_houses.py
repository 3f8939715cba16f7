"""The five dwelling types as small models on a wooden foot, centred on x = y = 0 and about one metre wide."""
from . import energy, finish, flats, garden, house, roof, row, semi
from . import materials as m
from . import palette as p
from .house import Door, Window
from .shapes import at, slab

FOOT = .07


def _foot(half_x, half_y):
    slab(-half_x, half_x, -half_y, half_y, 0, FOOT, m.clay(p.GRASS, .95), .03)


def terrace(subject):
    """A row of three in which `subject` (1 in the middle, 2 at the end) is meant."""
    _foot(.68, .45)
    with at(0, .06, FOOT, scale=.142):
        gable = [Window(-1.0, 2.42, .8, .98), Window(-.95, .8, .9, 1.05)] if subject == 2 else ()
        row.houses(subject, "after", gable)


def semi_detached():
    """Two halves under one roof, the right one meant."""
    _foot(.66, .5)
    with at(0, .08, FOOT, scale=.152):
        semi.half(-1, finish.GHOST, 3, True)
        semi.half(1, finish.AFTER.with_(roof="#98483a"), 9, False)
        energy.roof_array(semi.D, semi.H, semi.R, semi.W / 2, .8, 4, 2, .72, 1.1)


def detached():
    """A house on its own with a red roof and a hedge."""
    _foot(.62, .5)
    w, d, h, r = 5.4, 5.0, 3.1, 3.2
    f = finish.AFTER.with_(roof="#98483a")
    with at(0, .06, FOOT, scale=.16):
        front = [Door(0, 1.0, 2.1), Window(-1.7, .55, 1.35, 1.45, "cross"), Window(1.7, .55, 1.35, 1.45, "cross")]
        house.body(-w / 2, w / 2, d, h, r, f, front, [Window(-1.5, .75, .8, 1.15), Window(1.2, .75, .8, 1.15), Window(0, 3.55, 1.1, 1.05)])
        house.side_plinth(w / 2, d, f)
        roof.gable_roof(-w / 2, w / 2, d, h, r, f, seed=4)
        energy.roof_array(d, h, r, 0, .7, 6, 2, .74, 1.12)
        for s in (-1, 1):
            garden.hedge(*sorted((s * .8, s * 3.5)), -3.2, -2.85, .5, p.LEAF, s)


def apartments():
    """A block of flats in which one is meant."""
    _foot(.66, .48)
    pale = finish.GHOST
    left, right = -flats.STAIR / 2 - flats.WING, flats.STAIR / 2
    with at(0, .08, FOOT, scale=.158):
        for floor in range(flats.FLOORS):
            z = floor * flats.STOREY
            flats.flat(left, z, pale, False, -1)
            flats.flat(right, z, finish.AFTER if floor == 2 else pale, True, 1)
        slab(left, right + flats.WING, -flats.D / 2 + .01, flats.D / 2 - .01, -.2, -.04, m.clay(pale.plinth), 0)
        flats.stairwell(pale)
        flats.flat_roof(left, right + flats.WING, pale)
