"""Three solar panels on a piece of tiled roof."""
import math

from kit import energy, finish, garden, ground, materials as m, palette as p, roof
from kit.shapes import at, extrude, slab

SIZE = (960, 720)
SAMPLES = 40
CAMERA = {"azimuth": 34}
W, DEPTH, EAVE, RISE = 4.5, 5.0, .75, 1.75


def build():
    f = finish.AFTER
    ground.plot(-2.75, 2.9, -3.2, .5, depth=.4)
    with at(0, 0, 0):
        # Half a gable: the wall, the slope, and the boards along its edges.
        outline = [(-DEPTH / 2, -.1), (0, -.1), (0, EAVE + RISE - .03), (-DEPTH / 2, EAVE - .03)]
        extrude(outline, "x", -W / 2, W / 2, f.wall, .008)
        a0, a1 = -W / 2 - .12, W / 2 + .12
        roof.slope(a0, a1, DEPTH, EAVE, RISE, f.with_(roof="#98483a"), seed=4)
        roof.eaves_gutter(a0, a1, DEPTH, EAVE, RISE, f)
        roof.ridge(a0, a1, EAVE + RISE, f.with_(roof="#98483a"))
        angle = math.atan2(RISE, DEPTH / 2)
        foot = (-DEPTH / 2 - .22, EAVE - .22 * math.tan(angle))
        n, low, high = (-math.sin(angle), math.cos(angle)), -.1, roof.THICK + .07
        edge = [(foot[0] + n[0] * low, foot[1] + n[1] * low), (foot[0] + n[0] * high, foot[1] + n[1] * high),
                (.06, EAVE + RISE + high / math.cos(angle) + .02), (.06, EAVE + RISE + low / math.cos(angle))]
        for x in (a0, a1):
            extrude(edge, "x", x - .04, x + .04, m.clay(f.trim, .6), .012)
        energy.roof_array(DEPTH, EAVE, RISE, 0, .48, 3, 1, 1.24, 2.1)
        slab(-W / 2, W / 2, -DEPTH / 2 - .03, -DEPTH / 2 + .05, -.1, .14, m.clay(f.plinth, .85), .006)
    garden.shrub(2.6, -1.2, .24, p.LEAF_LIGHT, 4, "#f7f3ea")
    garden.shrub(-2.4, -2.95, .17, p.LEAF, 3)
