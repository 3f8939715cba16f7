"""A house cut open: insulation in the cavity wall, in the roof and under the floor."""
import math

from kit import finish, furniture, garden, ground, lamps, layers, materials as m, palette as p, roof
from kit.openings import window
from kit.shapes import at, cut, cylinder, extrude, slab

SIZE = (1280, 1280)
SAMPLES = 200
X0, X1, D, H, R = -3.1, 2.9, 5.4, 3.5, 3.0
Y0, Y1 = -D / 2, D / 2
RISE = math.atan2(R, D / 2)


def front_wall():
    """The front wall, its layers stepping back towards the cut."""
    z0, z1 = -.1, H
    brick_end, wool_end = X1 - 1.7, X1 - .8
    outer = slab(X0, brick_end, Y0, Y0 + layers.OUTER, z0, z1, m.brick(), .006)
    wool = slab(X0, wool_end, Y0 + layers.OUTER, Y0 + layers.OUTER + layers.CAVITY, z0, z1 - .02, layers.insulation(), .012)
    inner = slab(X0, X1, Y0 + layers.OUTER + layers.CAVITY, Y0 + layers.WALL, z0, z1 - .02, layers.inner_leaf(), .006)
    u, w, z, h = -1.35, 1.9, 1.25, 1.55
    for part in (outer, wool, inner):
        cut(part, [(u - w / 2, u + w / 2, Y0 - 1, Y0 + 1.2, z, z + h)])
    layers.toothing(brick_end, Y0, z0 + .01, z1)
    with at(0, Y0 + .12):
        window(u, z, w, h, finish.AFTER, "cross", curtain=True, sill=True, lintel=False, plant=True)


def layer(x0, x1, y0, length, low, high, material):
    """A layer of a slope, mitred at the ridge so that both slopes meet."""
    t = math.tan(RISE)
    extrude([(y0, low), (length + low * t - .002, low), (length + high * t - .002, high), (y0, high)], "x", x0, x1, material, .008)


def roof_plane(sign):
    """One slope with tiles, battens, insulation and boarding that step back to the cut."""
    over = .3
    length = (D / 2 + over) / math.cos(RISE)
    with at(0, 0, 0, (0, 0, 0 if sign < 0 else 180)):
        a, b = (X0 - .1, X1) if sign < 0 else (-X1, -X0 + .1)
        def span(step):
            return (a, b - step) if sign < 0 else (a + step, b)
        with at(0, -D / 2 - over, H - over * math.tan(RISE), (math.degrees(RISE), 0, 0)):
            s = span(0)
            layer(*s, .05, length, -.02, .07, m.clay(p.WOOD, .8))
            s = span(.62)
            layer(*s, .05, length, .07, .36, layers.insulation())
            s = span(1.2)
            layer(*s, .03, length, .36, .4, m.clay(p.BOS, .85))
            for k in range(14):
                y = .1 + k * .325
                if y < length + .3:
                    s = span(1.32)
                    slab(s[0], s[1], y, y + .06, .4, .45, m.clay(p.WOOD, .8), .006)
            s = span(1.85)
            with at(s[0], 0, .36):
                roof.tiled_field(s[1] - s[0], length + .46 * math.tan(RISE), p.ROOF, seed=3)


def build():
    f = finish.AFTER
    ground.plot(-4.0, 3.7, -4.0, 3.6, depth=.6)
    top = layers.floor(X0 + .3, X1, Y0 + layers.WALL - .01, Y1 - layers.WALL + .01, -.04, (0, 0, .35, .7))
    front_wall()
    # Back wall and the far gable, seen from inside.
    slab(X0, X1, Y1 - layers.OUTER, Y1, -.1, H, m.brick(), .006)
    slab(X0, X1, Y1 - layers.OUTER - layers.CAVITY, Y1 - layers.OUTER, -.1, H - .02, layers.insulation(), .012)
    slab(X0, X1, Y1 - layers.WALL, Y1 - layers.OUTER - layers.CAVITY, -.1, H - .02, layers.inner_leaf(), .006)
    gable = [(Y0 + .03, -.1), (Y1 - .03, -.1), (Y1 - .03, H), (0, H + R - .06), (Y0 + .03, H)]
    extrude(gable, "x", X0 + .001, X0 + .3, m.clay("#f1eadc", .9))
    # The attic floor.
    slab(X0 + .28, X1 - .02, Y0 + layers.WALL - .02, Y1 - layers.WALL + .02, H - .34, H - .16, m.clay("#eae2d4", .9), .01)
    slab(X0 + .28, X1 - .25, Y0 + .52, Y1 - .52, H - .17, H - .1, m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .17, gap=.005, bump=.15), .01)
    roof_plane(-1)
    roof_plane(1)
    count = 15
    width = X1 - 1.85 - X0 + .1
    for i in range(count):
        a = X0 - .1 + i * width / count
        z = H + R + .5 / math.cos(RISE)
        cylinder((a, 0, z), (a + width / count + .004, 0, z), .15, m.clay(p.ROOF, .75), .135, 20)
    # Inside.
    back = Y1 - layers.WALL
    furniture.rug(.9, .2, top, 2.0, 1.5, "#d98b6a")
    furniture.sofa(.7, back - .5, top, 0, p.BOS, 1.15)
    furniture.table(.9, .1, top, .9, .5, .34)
    furniture.floor_lamp(-.5, back - .5, top, 1.5)
    furniture.pot_plant(1.95, back - .45, top, 1.5)
    furniture.picture(.7, back, top + 1.65, .9, .6, p.LUCHT)
    lamps.room(1.2, -.6, 2.6, 45)
    lamps.room(1.4, 0, 5.0, 35)
    attic = H - .1
    furniture.bed(1.0, .9, attic, 90, p.LUCHT)
    furniture.pot_plant(2.2, -.9, attic, 1.1, 3)
    garden.shrub(-2.4, -3.2, .3, p.LEAF, 4)
    garden.shrub(-1.5, -3.15, .26, p.LEAF_LIGHT, 5, "#f7f3ea")
    garden.shrub(-.7, -3.2, .24, p.LEAF, 7)
    garden.hedge(-3.85, .3, -3.9, -3.62, .35, p.LEAF, 3)
