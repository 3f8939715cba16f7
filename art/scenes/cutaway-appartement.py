"""A block of flats of which one flat at the end is opened; the others stay closed."""
from kit import cutaway as c
from kit import flats, ground, materials as m
from kit.house import Window
from kit.shapes import slab

SIZE, SAMPLES = c.SIZE, c.SAMPLES
WING, D, STOREY, FLOORS, OPEN = 3.8, 4.4, 2.1, 3, 1
NEAR = 2.7  # the wing beyond the stairwell, of which the picture needs less
X, Z = flats.STAIR / 2, OPEN * STOREY
LEFT, RIGHT = -X - NEAR, X + WING
X0, X1, Y0, Y1 = LEFT - .3, RIGHT + .45, -D / 2 - 1.15, D / 2 + .4
CAMERA = {"azimuth": 42, "elevation": 21,
          "points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(k, y, FLOORS * STOREY + .5) for k in (LEFT, RIGHT) for y in (-D / 2, D / 2)]}


def build():
    n = c.NEIGHBOUR
    with c.part("rest"):
        ground.plot(X0, X1, Y0, Y1, c.GRASS, c.SOIL)
        flats.resize(NEAR, D, STOREY, FLOORS)
        for floor in range(FLOORS):
            flats.flat(LEFT, floor * STOREY, n, False, -1, .6)
        flats.resize(WING, D, STOREY, FLOORS)
        for floor in range(FLOORS):
            if floor != OPEN:
                flats.flat(X, floor * STOREY, n, True, 1, .7)
        slab(LEFT, RIGHT, -D / 2 + .01, D / 2 - .01, -.2, -.04, m.clay(n.plinth), 0)
        flats.stairwell(n)
        flats.flat_roof(LEFT, RIGHT, n)
        ground.pavement(-.55, .55, Y0 + .02, -D / 2 - .3, .025, .3)
    c.open_flat(X, WING, D, Z, STOREY, c.OWN, gap_x=X + 1.6, gap_y=.75,
                front=[Window(X + WING / 2 - .7, .075, .78, 1.48, "top")], side=[Window(1.38, .6, .72, .95)])
    c.living(X + 2.25, -.2, Z + .075)
    c.dining(RIGHT - .8, -1.4, Z + .075)
