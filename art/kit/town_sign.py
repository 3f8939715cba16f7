"""The corner of a street that town pictures share: a road, a verge, and a blank place-name board at the front.

The site writes the town's name on the board, so ground, camera and board are the same in each of them."""
import math

from mathutils import Euler, Vector

from . import garden, ground
from . import materials as m
from . import palette as p
from .shapes import at, cylinder, slab

X0, X1, Y0, Y1 = -3.9, 3.9, -3.8, 3.2
ROAD = (2.35, 3.55)
# The house of a picture ends here, so that there is a yard between it and the road.
HOUSE_RIGHT, HOUSE_FRONT = .3, -.5
TOP = 5.3

# Where the board's middle stands, how far it is turned to the camera, its face and the rim around it.
PLACE, TURN = (-1.25, -3.0), 14
WIDTH, LOW, HIGH, RIM = 4.8, .6, 2.06, .075
FACE = -.075

CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.42, 0)] + [(-2.4, 1.2, TOP)]}


def _world(x, z):
    turned = Euler((0, 0, math.radians(TURN))).to_matrix() @ Vector((x, FACE, z))
    return turned + Vector((*PLACE, 0))


# Top left, top right and bottom left of the blue face.
MARKS = {"board": [_world(-WIDTH / 2 + RIM, HIGH - RIM), _world(WIDTH / 2 - RIM, HIGH - RIM), _world(-WIDTH / 2 + RIM, LOW + RIM)]}


def board():
    """A blue board with a white rim on two steel posts."""
    with at(*PLACE, 0, (0, 0, TURN)):
        post = m.clay(p.STEEL, .45, .2)
        for x in (-WIDTH * .36, WIDTH * .36):
            cylinder((x, 0, -.05), (x, 0, .05), .17, m.clay(p.CONCRETE, .9), segments=28, bevel=.015)
            cylinder((x, .06, 0), (x, .06, HIGH + .1), .07, post, segments=24, bevel=.02)
        slab(-WIDTH / 2, WIDTH / 2, -.06, .0, LOW, HIGH, m.clay("#fffdf7", .55), .028)
        slab(-WIDTH / 2 + RIM, WIDTH / 2 - RIM, FACE, -.03, LOW + RIM, HIGH - RIM, m.clay("#0f4082", .7), .012)


def corner(grass=p.GRASS):
    """Ground, road with kerbs, verge and the board."""
    ground.plot(X0, X1, Y0, Y1, grass, depth=.42)
    ground.street(*ROAD, Y0 + .03, Y1 - .03)
    for x in (ROAD[0] - .11, ROAD[1]):
        ground.kerb(x, x + .11, Y0 + .03, Y1 - .03)
    board()
    for i, x in enumerate((-3.5, -2.2, -.6, .55)):
        garden.tuft(x, -3.25 + .2 * (x + 3.5) * .3, p.LEAF if i % 2 else p.LEAF_LIGHT, i, .26)
