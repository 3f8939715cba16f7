"""A cavity wall cut open: grains fill the room between brick and inner wall, through a hose in the brick."""
import random

from kit import layers, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, slab, sphere, tube

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES
X0, X1, TOP, Y = -1.7, 1.7, 2.5, -.5
OUTER, GAP, INNER = .34, .62, .32


def build():
    vignette.stand(2.05, 1.3)
    slab(X0, X1 - 1.5, Y, Y + OUTER, -.05, TOP, m.brick(), .01)
    slab(X0, X1, Y + OUTER + GAP, Y + OUTER + GAP + INNER, -.05, TOP, layers.inner_leaf(), .01)
    for i in range(int(TOP / .092)):
        if i % 2 == 0:
            slab(X1 - 1.51, X1 - 1.36, Y + .003, Y + OUTER, i * .092 + .004, i * .092 + .088, m.clay(p.BRICK[i // 2 % 2], .85), .008)
    # The grains lie in a slope where nothing holds them back.
    grain, pick = m.clay(p.INSULATION, .8), random.Random(3)
    slab(X0 + .01, X1 - .75, Y + OUTER, Y + OUTER + GAP, -.05, TOP - .12, layers.insulation(), .02)
    for _ in range(520):
        x = pick.uniform(X1 - 1.5, X1 - .12)
        top = (TOP - .15) * min(1, (X1 - .1 - x) / .75)
        sphere(x, pick.uniform(Y + OUTER - .02, Y + OUTER + GAP - .08), pick.uniform(.03, max(.06, top)), .085, grain, detail=2)
    for _ in range(150):
        sphere(pick.uniform(X0 + .08, X1 - .8), pick.uniform(Y + OUTER + .06, Y + OUTER + GAP - .06), TOP - .12, .08, grain, detail=2)
    dark = m.clay(p.DARK, .6)
    cylinder((-.95, Y - .05, 1.75), (-.95, Y + .02, 1.75), .16, dark)
    tube([(-.95, Y + .05, 1.75), (-.95, Y - .35, 1.75), (-.95, Y - .6, 1.45), (-.95, Y - .62, .6), (-1.1, Y - .62, .14), (-1.75, Y - .55, .1)], .1, m.clay(p.BOS, .6), smooth=True)
