"""Round cookies, on a plate and in a glass jar, and a cup on its saucer."""
import math
import random

from . import materials as m
from . import palette as p
from .glazing import clear_glass
from .shapes import at, cylinder, ring, sphere


def cookie(radius=.2, seed=1):
    """A cookie lying on z = 0, with chips of chocolate in it."""
    pick = random.Random(seed)
    crumb, edge, chip = m.clay("#d9a25e", .9), m.clay("#c48a48", .9), m.clay("#5a3a26", .6)
    cylinder((0, 0, 0), (0, 0, radius * .26), radius, edge, segments=40, bevel=radius * .1)
    sphere(0, 0, radius * .17, radius * .93, crumb, .2, .1, 3, seed)
    for i in range(9):
        a = math.tau * (i + pick.uniform(-.2, .2)) / 7
        d = radius * (pick.uniform(.5, .74) if i < 7 else pick.uniform(.0, .22))
        sphere(d * math.cos(a), d * math.sin(a), radius * (.36 - .12 * (d / radius) ** 2), radius * pick.uniform(.1, .15), chip, .6, 0, 2)


def plate(x, y, z, radius=.62, count=8, size=.23):
    """A plate with a heap of cookies."""
    with at(x, y, z):
        china = m.clay("#fffdf7", .35)
        cylinder((0, 0, 0), (0, 0, .03), radius * .55, china, segments=56)
        cylinder((0, 0, .02), (0, 0, .085), radius * .6, china, radius, 64, .012)
        ring(0, 0, .083, radius * .97, .012, m.clay(p.LUCHT, .5), "z", 64)
        pick = random.Random(7)
        for i in range(count):
            row, k = (0, i) if i < 5 else (1, i - 5)
            a = math.tau * k / (5 if row == 0 else 3) + row * .5
            d = radius * (.5, .26)[row]
            with at(d * math.cos(a), d * math.sin(a), .085 + row * .085, (pick.uniform(-9, 9), pick.uniform(-9, 9), pick.uniform(0, 360))):
                cookie(size, i + 1)
        with at(.02, -.02, .25, (11, -8, 40)):
            cookie(size, 20)


def jar(x, y, z, radius=.4, height=.95, layers=5):
    """A glass jar full of cookies with a green lid."""
    with at(x, y, z):
        cylinder((0, 0, 0), (0, 0, .05), radius * .96, m.clay("#dcebea", .2), segments=56, bevel=.015)
        for i in range(layers):
            for k in range(3):
                a = math.tau * k / 3 + i * 1.05
                with at(radius * .42 * math.cos(a), radius * .42 * math.sin(a), .07 + i * .145, (14 * math.sin(a * 2 + i), 12 * math.cos(i * 2 + k), 40 * k)):
                    cookie(radius * .5, i * 3 + k)
        cylinder((0, 0, .02), (0, 0, height), radius, clear_glass("#cfeaf2", .13), segments=64, bevel=.03)
        ring(0, 0, height - .02, radius * .98, .022, m.clay("#cfe4e6", .2), "z", 56)
        lid = m.clay(p.BOS, .5)
        cylinder((0, 0, height), (0, 0, height + .13), radius * 1.05, lid, segments=64, bevel=.03)
        sphere(0, 0, height + .21, .11, m.clay(p.WOOD, .6), .9, detail=4)


def cup(x, y, z, scale=1.0, colour=p.KLEI, turn=20):
    """A cup of tea on a saucer with a spoon."""
    with at(x, y, z, (0, 0, turn), scale):
        china = m.clay(colour, .4)
        cylinder((0, 0, 0), (0, 0, .045), .17, china, .3, 48, .01)
        cylinder((0, 0, .04), (0, 0, .27), .125, china, .18, 48, .012)
        cylinder((0, 0, .25), (0, 0, .274), .158, m.clay("#8f5530", .25), segments=40)
        ring(.2, 0, .17, .075, .022, china, "y", 28)
        cylinder((-.24, -.12, .062), (-.02, -.245, .062), .013, m.clay(p.METAL, .3, .5), segments=12)
        sphere(-.255, -.112, .06, .035, m.clay(p.METAL, .3, .5), .5, detail=3)
