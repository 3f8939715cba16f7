"""What the small pictures of measures share: the ground, a piece of wall, floor or roof, pipes and a tank."""
import math

from . import finish, ground, roof
from . import materials as m
from . import palette as p
from .shapes import box, cylinder, extrude, slab, tube

SIZE = (400, 300)
SAMPLES = 150
PLASTER = "#bccfa9"


def stand(half_x=2.0, half_y=1.35):
    """The lawn that a measure of the outside stands on."""
    ground.plot(-half_x, half_x, -half_y, half_y, depth=.34)


def floor(half_x, half_y):
    """A piece of wooden floor."""
    boards = m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .26, gap=.005, bump=.15)
    slab(-half_x, half_x, -half_y, half_y, -.26, 0, boards, .04)


def plaster():
    """What a wall inside is finished with."""
    return m.clay(PLASTER, .92)


def room(half_x=2.0, half_y=1.25, top=2.9):
    """A piece of wooden floor with a plastered wall behind it; returns the face of the wall."""
    floor(half_x, half_y)
    slab(-half_x, half_x, half_y - .24, half_y, -.02, top, plaster(), .03)
    return half_y - .24


def tiled(width, length, colour=p.ROOF_RED, seed=3):
    """A slab of roof with tiles on it in the local xy plane, from (0, 0)."""
    slab(0, width, 0, length, 0, roof.THICK - .01, m.clay(colour, .9), 0)
    roof.tiled_field(width, length, colour, seed=seed)


def roof_piece(half=1.9, depth=4.2, eave=.55, rise=1.6, beside=.35):
    """Half a gable with a tiled slope to the front; returns what `roof.on_slope` needs of it."""
    f = finish.AFTER.with_(roof="#98483a")
    ground.plot(-half - .3, half + beside, -depth / 2 - .5, .4, depth=.34)
    outline = [(-depth / 2, -.1), (0, -.1), (0, eave + rise - .03), (-depth / 2, eave - .03)]
    extrude(outline, "x", -half, half, f.wall, .008)
    a0, a1 = -half - .1, half + .1
    roof.slope(a0, a1, depth, eave, rise, f, seed=4)
    roof.eaves_gutter(a0, a1, depth, eave, rise, f)
    roof.ridge(a0, a1, eave + rise, f)
    angle = math.atan2(rise, depth / 2)
    foot = (-depth / 2 - .22, eave - .22 * math.tan(angle))
    n, low, high = (-math.sin(angle), math.cos(angle)), -.1, roof.THICK + .07
    edge = [(foot[0] + n[0] * low, foot[1] + n[1] * low), (foot[0] + n[0] * high, foot[1] + n[1] * high),
            (.06, eave + rise + high / math.cos(angle) + .02), (.06, eave + rise + low / math.cos(angle))]
    for x in (a0, a1):
        extrude(edge, "x", x - .04, x + .04, m.clay(f.trim, .6), .012)
    return depth, eave, rise


def cellar(half_x=1.9, half_y=1.2, low=.0, high=1.05):
    """Two low brick walls that carry a floor; returns the underside of that floor."""
    ground.plot(-half_x - .2, half_x + .2, -half_y - .25, half_y + .2, p.SOIL, p.SAND_DARK, .34)
    slab(-half_x, -half_x + .3, -half_y, half_y, -.05, high, m.brick(), .008)
    slab(half_x - .3, half_x, -half_y + .001, half_y, -.05, high, m.brick(), .008)
    slab(-half_x + .3, half_x - .3, half_y - .25, half_y - .002, -.05, high, m.brick(), .008)
    return high


def deck(half_x, half_y, z):
    """Concrete and boards on top of it from z upwards."""
    slab(-half_x, half_x, -half_y, half_y, z, z + .24, m.clay(p.CONCRETE, .9), .012)
    slab(-half_x + .004, half_x - .004, -half_y + .004, half_y - .004, z + .238, z + .34, m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .26, gap=.005, bump=.15), .01)


def pipe(points, colour=p.COPPER, radius=.05):
    """A bent pipe."""
    tube(points, radius, m.clay(colour, .45, .35 if colour == p.COPPER else 0), smooth=False)


def duct(start, stop, radius=.2, colour="#c9d0d2"):
    """A ribbed air duct between two points."""
    cylinder(start, stop, radius, m.clay(colour, .5), segments=40)
    length = math.dist(start, stop)
    for k in range(1, max(2, round(length / .14))):
        t = k * .14 / length
        if t < 1:
            a = [u + (v - u) * t for u, v in zip(start, stop)]
            b = [u + (v - u) * min(1, t + .05 / length) for u, v in zip(start, stop)]
            cylinder(a, b, radius + .018, m.clay(colour, .55), segments=40)


def tank(x, y, radius, height, band=p.BOS):
    """A white cylinder on feet with a coloured band."""
    for k in range(3):
        a = math.tau * k / 3 + .5
        foot = (x + radius * .6 * math.cos(a), y + radius * .6 * math.sin(a))
        cylinder((*foot, 0), (*foot, .14), .06, m.clay(p.DARK), segments=14)
    cylinder((x, y, .1), (x, y, height), radius, m.clay("#f6f3ec", .4), segments=64, bevel=.08)
    cylinder((x, y, .42), (x, y, .52), radius + .01, m.clay(band, .5), segments=64, bevel=.006)


def radiator(x, y, z, w=2.4, h=1.3):
    """A large panel radiator whose back is at y, with rounded ribs to the front."""
    white = m.clay("#f8f6f0", .4)
    slab(x - w / 2, x + w / 2, y - .16, y, z, z + h, white, .03)
    count = round(w / .2)
    for k in range(count):
        a = x - w / 2 + .06 + k * (w - .12) / count
        slab(a, a + (w - .12) / count * .62, y - .23, y - .1, z + .07, z + h - .07, white, .045)


def boiler(x, y, z, w=.9, h=1.25):
    """A white gas boiler on a wall whose face is at y."""
    slab(x - w / 2, x + w / 2, y - .55, y, z, z + h, m.clay("#f8f6f0", .35), .06)
    slab(x - w * .3, x + w * .3, y - .57, y - .5, z + .14, z + .34, m.clay(p.DARK, .4), .015)
    box(x + w * .2, y - .58, z + .24, .06, .03, .06, m.clay(p.ZON, .4, 0, .8), .01)
    cylinder((x, y - .28, z + h - .02), (x, y - .28, z + h + .42), .13, m.clay("#f1eee6", .5), segments=32)
