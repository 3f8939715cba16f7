"""Pitched tiled roofs, with their ridge, verge boards, gutters and downpipes."""
import math
import random


from . import materials as m
from . import palette as p
from .shapes import at, cylinder, extrude, mesh, slab, tube

THICK = .1
TILE_TOP = THICK + .085  # highest point of a tile above the underside of the roof


def tiled_field(width, length, colour, tile=.21, row=.27, seed=1):
    """Rows of pantiles on a slope; local x along the eaves from 0, y up the slope, z outwards."""
    columns, rows, steps = round(width / tile), round(length / row), 8
    tile, row = width / columns, length / rows
    wave = [.034 * (.5 + .5 * math.sin(math.tau * (k / steps) + .6)) ** 1.4 for k in range(steps)]
    pick = random.Random(seed)
    points, faces, tints = [], [], []
    count = columns * steps + 1
    for r in range(rows):
        base = len(points)
        for y, lift in ((r * row, -.004), (r * row, .045), (r * row, .045), ((r + 1) * row + .02, 0)):
            points += [(i * tile / steps, y, THICK + lift + (wave[i % steps] if lift >= 0 else 0)) for i in range(count)]
        tone = [pick.uniform(.9, 1.1) for _ in range(columns)]
        for line in (0, 2):
            for i in range(count - 1):
                a = base + line * count + i
                faces.append((a, a + 1, a + 1 + count, a + count))
                tints.append(tone[i // steps])
    field = mesh(points, faces, m.tiles(colour), 0)
    layer = field.data.attributes.new("tint", "FLOAT", "FACE")
    layer.data.foreach_set("value", tints)
    for face in field.data.polygons:
        face.use_smooth = True
    return field


def pitch(depth, rise):
    """Angle in degrees of a roof that climbs `rise` over half of `depth`."""
    return math.degrees(math.atan2(rise, depth / 2))


def slope(x0, x1, depth, eave, rise, finish, over=.22, seed=1):
    """The front slope (facing -y) between x0 and x1 of a ridge along x above y = 0."""
    angle = math.atan2(rise, depth / 2)
    length = (depth / 2 + over) / math.cos(angle)
    with at(x0, -depth / 2 - over, eave - over * math.tan(angle), (math.degrees(angle), 0, 0)):
        slab(0, x1 - x0, 0, length, 0, THICK - .01, m.clay(finish.roof, .9), 0)
        tiled_field(x1 - x0, length, finish.roof, seed=seed)


def gable_roof(x0, x1, depth, eave, rise, finish, over=.22, verge=(True, True), gutter=True, seed=1):
    """Both slopes, ridge caps, verge boards at the ends asked for, and gutters."""
    side = .12
    a0, a1 = x0 - (side if verge[0] else 0), x1 + (side if verge[1] else 0)
    slope(a0, a1, depth, eave, rise, finish, over, seed)
    with at(rot=(0, 0, 180)):
        slope(-a1, -a0, depth, eave, rise, finish, over, seed + 1)
    ridge(a0, a1, eave + rise, finish)
    for end, wanted in ((a0, verge[0]), (a1, verge[1])):
        if wanted:
            verge_boards(end, depth, eave, rise, finish, over)
    if gutter:
        for turn in (0, 180):
            with at(rot=(0, 0, turn)):
                b0, b1 = (a0, a1) if turn == 0 else (-a1, -a0)
                eaves_gutter(b0, b1, depth, eave, rise, finish, over)


def ridge(x0, x1, z, finish):
    """Half-round ridge tiles in overlapping lengths."""
    count = max(1, round((x1 - x0) / .34))
    step = (x1 - x0) / count
    for i in range(count):
        cylinder((x0 + i * step, 0, z + THICK + .035), (x0 + (i + 1) * step + .004, 0, z + THICK + .035),
                 .125, m.clay(finish.roof, .72), .112, 20)


def verge_boards(x, depth, eave, rise, finish, over=.22):
    """The white boards along the edge of a gable end."""
    angle = math.atan2(rise, depth / 2)
    foot = (-depth / 2 - over, eave - over * math.tan(angle))
    low, high = -.1, THICK + .07
    n = (-math.sin(angle), math.cos(angle))
    top = eave + rise
    outline = [(foot[0] + n[0] * low, foot[1] + n[1] * low),
               (foot[0] + n[0] * high, foot[1] + n[1] * high),
               (0, top + high / math.cos(angle)),
               (0, top + low / math.cos(angle))]
    for mirror in (1, -1):
        extrude([(a * mirror, b) for a, b in outline], "x", x - .035, x + .035, m.clay(finish.trim, .6), .01)


def eaves_gutter(x0, x1, depth, eave, rise, finish, over=.22):
    """An open box gutter under the front eaves."""
    angle = math.atan2(rise, depth / 2)
    y, z = -depth / 2 - over, eave - over * math.tan(angle)
    outline = [(y - .17, z - .1), (y + .05, z - .1), (y + .05, z + .0), (y + .03, z + .0), (y + .03, z - .07),
               (y - .14, z - .07), (y - .14, z + .06), (y - .17, z + .06)]
    extrude(outline, "x", x0, x1, m.clay(finish.trim, .55), .008)
    slab(x0 + .01, x1 - .01, y - .141, y + .03, z - .072, z - .05, m.clay(finish.zinc, .5), 0)
    # The soffit closes the gap between gutter and wall.
    slab(x0, x1, y + .04, -depth / 2 + .01, z - .1, z - .06, m.clay(finish.trim, .6), .005)


def downpipe(x, depth, eave, rise, finish, over=.22):
    """A zinc pipe from the gutter to the ground along the front wall."""
    angle = math.atan2(rise, depth / 2)
    y, z = -depth / 2 - over - .06, eave - over * math.tan(angle) - .09
    wall = -depth / 2 - .06
    zinc = m.clay(finish.zinc, .5, .2)
    tube([(x, y, z), (x, y, z - .08), (x, wall, z - .3), (x, wall, .03)], .042, zinc)
    for height in (z - .5, z * .5, .45):
        cylinder((x, wall, height), (x, wall, height + .05), .053, zinc, segments=20)
    cylinder((x, y, z - .03), (x, y, z + .02), .06, zinc, segments=20)


def chimney(x, y, top, finish, w=.46, d=.42, foot=2.0):
    """A brick stack with a projecting cap and a clay pot; it rises out of the roof below."""
    slab(x - w / 2, x + w / 2, y - d / 2, y + d / 2, foot, top, finish.wall, .012)
    slab(x - w / 2 - .05, x + w / 2 + .05, y - d / 2 - .05, y + d / 2 + .05, top, top + .07, m.clay(finish.sill, .8), .015)
    for k in (-.1, .1):
        cylinder((x + k, y, top + .06), (x + k, y, top + .24), .07, m.clay(finish.roof if finish.joint != p.MORTAR else p.KLEI, .8), .055, 20)
    slab(x - w / 2 - .03, x + w / 2 + .03, y - d / 2 - .03, y + d / 2 + .03, foot, foot + .001, m.clay(finish.zinc), 0)


def on_slope(depth, eave, rise, x, up, lift=0.0, over=.22):
    """An `at` block on the front slope: x along, `up` metres from the gutter, z off the tiles."""
    angle = math.atan2(rise, depth / 2)
    y = -depth / 2 - over + math.cos(angle) * up - math.sin(angle) * (TILE_TOP + lift)
    z = eave - over * math.tan(angle) + math.sin(angle) * up + math.cos(angle) * (TILE_TOP + lift)
    return at(x, y, z, (math.degrees(angle), 0, 0))


def slope_length(depth, rise, over=.22):
    """How long the slope is from gutter to ridge."""
    return (depth / 2 + over) / math.cos(math.atan2(rise, depth / 2))


def skylight(depth, eave, rise, x, up, finish, w=.6, h=.8):
    """A roof window lying on the front slope."""
    with on_slope(depth, eave, rise, x, up, -.07):
        frame = m.clay("#596166", .5)
        slab(-w / 2, w / 2, 0, .09, 0, .11, frame, .01)
        slab(-w / 2, w / 2, h - .09, h, 0, .11, frame, .01)
        slab(-w / 2, -w / 2 + .08, .08, h - .08, 0, .11, frame, .01)
        slab(w / 2 - .08, w / 2, .08, h - .08, 0, .11, frame, .01)
        slab(-w / 2 + .05, w / 2 - .05, .05, h - .05, .02, .085, finish.pane, 0)


def dormer(depth, eave, rise, x, finish, w=1.7, h=1.0, foot=.5, sashes=3):
    """A flat-roofed dormer; `foot` is how far up the roof (in height) its face starts."""
    from .openings import window
    angle = math.atan2(rise, depth / 2)
    y = -depth / 2 + foot / math.tan(angle)
    z = eave + foot
    back = -depth / 2 + min(rise, foot + h + .25) / math.tan(angle)
    cheek = m.clay(finish.trim, .65)
    slab(x - w / 2, x + w / 2, y, back, z - .1, z + h + .06, cheek, .012)
    # Grooves make the sides read as boarding.
    for k in range(1, 6):
        level = z + .04 + k * (h - .05) / 6
        slab(x + w / 2 - .01, x + w / 2 + .012, y + .05, back - .1, level - .008, level + .008, m.clay(finish.sill), 0)
    slab(x - w / 2 - .13, x + w / 2 + .13, y - .17, back + .1, z + h + .03, z + h + .15, m.clay(finish.trim, .6), .02)
    slab(x - w / 2 - .08, x + w / 2 + .08, y - .12, back + .05, z + h + .14, z + h + .17, m.clay("#7d8386", .8), .01)
    # A zinc apron lies on the tiles in front of the dormer.
    up = (y + depth / 2 + .22 + math.sin(angle) * TILE_TOP) / math.cos(angle)
    with on_slope(depth, eave, rise, x, up):
        slab(-w / 2 - .06, w / 2 + .06, -.2, .06, -.03, .015, m.clay(finish.zinc, .6), .01)
    with at(x, y - .125, z):
        part = (w - .16) / sashes
        for i in range(sashes):
            window(-w / 2 + .08 + part * (i + .5), .3, part + .01, h - .34, finish, "fixed", sill=False,
                   lintel=False, curtain=(i != 1 or sashes < 3))
