"""A dwelling opened like a doll's house: its front right corner is taken out, ground included.

What is cut shows pale; rooms, the attic and the crawl space are seen through the gap. Every object carries the `part`
of the shell that it is (roof, wall, window, door, floor), or none, so that heat/masks.py can tell where that part lies.
"""
import math
from contextlib import contextmanager
from dataclasses import dataclass

import bpy

from . import finish, flats, furniture, house, roof, semi
from . import materials as m
from . import palette as p
from .openings import door, hole, window
from .shapes import at, cut, extrude, slab

# Calm enough to be tinted as it is, with the neighbours a shade paler still.
OWN = finish.Finish(bricks=("#c4a08a", "#b9947d"), joint="#dccdbb", roof="#7d7670", frame="#efe8da", bars=.06,
                    glass="#93b3c2", door="#8a7460", trim="#e9e1d3", sill="#cfc6b8", zinc="#b4b6b3", curtain="#dcdcd4",
                    plinth="#9a9086")
NEIGHBOUR = finish.GHOST.with_(bricks=("#d5c5b4", "#cdbba9"), joint="#dfd2c3", roof="#b9b2a9", glass="#c1cbcd")
GRASS, SOIL, CUT, CAVITY = "#b7c294", "#c9ae87", "#efe2cb", "#c99f6a"
PLASTER, PLASTER_SIDE, BOARDS, CEILING = "#e9e1d1", "#ddd4c3", "#d2b48c", "#ece5d8"
LIT = .15  # the light that bounces around in a room, which few samples do not find

SIZE = (1280, 1280)
SAMPLES = 48  # pages show it at little more than half this size

WALL, PARTY, SLAB, UPPER = .3, .1, .24, .16
CRAWL, BASE = -.66, -.92
LINING = .3  # what lies below the tiles: boards, rafters, insulation
DROP = .03


@contextmanager
def part(name):
    """All that is made inside is that part, but for what an inner block says of it."""
    before = set(bpy.data.objects)
    yield
    for thing in set(bpy.data.objects) - before:
        if "part" not in thing:
            thing["part"] = name


@dataclass(frozen=True)
class Gap:
    """What is taken out of a house from x0 to x1: all beyond `x` to the right and before `y`."""
    x0: float
    x1: float
    depth: float
    eave: float
    rise: float
    x: float
    y: float
    corner: bool = True  # else a neighbour stands on the right, and only the front is open

    @property
    def inside(self):
        """Where the room ends on the right."""
        return self.x1 - (WALL if self.corner else PARTY)

    @property
    def front(self):
        return -self.depth / 2

    @property
    def pitch(self):
        return math.atan2(self.rise, self.depth / 2)

    def under(self, y, lower=DROP):
        """How high the underside of the roof is at y."""
        return self.eave + self.rise * (1 - abs(y) / (self.depth / 2)) - lower


def _lit(colour):
    """A surface inside, a little brighter than the light makes it; it is no lamp, which would cost many samples."""
    material = m.clay(colour, .95, 0, LIT)
    material.cycles.sample_as_light = False
    return material


def _openings(openings, f):
    for o in openings:
        if isinstance(o, house.Door):
            before = set(bpy.data.objects)
            door(o.u, o.w, o.h, f, lamp=False, **o.look)
            leaf = tuple(f"clay {c}" for c in (f.frame, f.door, f.glass))
            for thing in set(bpy.data.objects) - before:
                name = thing.data.materials[0].name
                thing["part"] = "door" if name.startswith(leaf) else "wall" if name.startswith("courses") else "rest"
        else:
            with part("window"):
                window(o.u, o.z, o.w, o.h, f, o.style, lintel=False, **o.look)


def _holes(openings):
    for o in openings:
        yield hole(o.u, o.z if o.z else -.2, o.w, o.h + (0 if o.z else .2))


def _skin(thing, faces):
    """Give the faces of a wall for which a test of their middle and normal holds another material."""
    for test, material in faces:
        thing.data.materials.append(material)
        index = len(thing.data.materials) - 1
        for face in thing.data.polygons:
            if test(face.center, face.normal):
                face.material_index = index


def shell(g, f, front, side, left_outer=False):
    """What is left of the outer walls: the front up to the gap, the gable beyond it, and the wall on the left."""
    pale, plaster = m.clay(CUT, .9), _lit(PLASTER)
    tan = math.tan(g.pitch)
    with part("wall"):
        y = g.front
        wall = extrude([(y, CRAWL), (y + WALL, CRAWL), (y + WALL, g.eave + WALL * tan - DROP), (y, g.eave - DROP)],
                       "x", g.x0, g.x, f.wall)
        cut(wall, [(a[0], a[1], y + a[2], y + a[3], a[4], a[5]) for a in _holes(front)])
        _skin(wall, [(lambda c, n: n.x > .9 and c.x > g.x - .01, pale), (lambda c, n: n.y > .9 and c.y > y + WALL - .01, plaster)])
        slab(g.x - .1, g.x + .006, y + .115, y + .185, CRAWL + .01, g.eave - .02, m.clay(CAVITY, .95), 0)
    if g.corner:
        _gable(g, f, side)
    else:
        right = [(g.front + .03, CRAWL), (g.depth / 2 - .05, CRAWL), (g.depth / 2 - .05, g.under(g.depth / 2 - .05, .05)),
                 (0, g.under(0, .05)), (g.front + .03, g.under(g.front + .03, .05))]
        with part("rest"):
            extrude(right, "x", g.x1 - PARTY, g.x1 - .002, pale)
    with at(0, g.front):
        _openings(front, f)
    edge = g.x0
    plinth = m.clay(f.plinth, .85)
    with part("wall"):
        for o in sorted((o for o in front if o.z == 0), key=lambda o: o.u):
            slab(edge, o.u - o.w / 2, g.front - .02, g.front + .05, -.12, .14, plinth, .006)
            edge = o.u + o.w / 2
        slab(edge, g.x - .004, g.front - .02, g.front + .05, -.12, .14, plinth, .006)
    left = [(g.front + .06, CRAWL), (g.depth / 2 - .02, CRAWL), (g.depth / 2 - .02, g.under(g.depth / 2 - .02, .05)),
            (0, g.under(0, .05)), (g.front + .06, g.under(g.front + .06, .05))]
    with part("wall" if left_outer else "rest"):
        extrude(left, "x", g.x0 + (.001 if left_outer else -.05), g.x0 + (WALL if left_outer else PARTY), _lit(PLASTER_SIDE))


def _gable(g, f, side):
    pale, plaster = m.clay(CUT, .9), _lit(PLASTER)
    with part("wall"):
        outline = [(g.y, CRAWL), (g.depth / 2, CRAWL), (g.depth / 2, g.eave - DROP), (max(g.y, 0), g.under(max(g.y, 0)))]
        if g.y < 0:
            outline.append((g.y, g.under(g.y)))
        gable = extrude(outline, "x", g.x1 - WALL, g.x1, f.wall)
        cut(gable, [(g.x1 - a[3], g.x1 - a[2], a[0], a[1], a[4], a[5]) for a in _holes(side)])
        _skin(gable, [(lambda c, n: n.y < -.9 and c.y < g.y + .01, pale), (lambda c, n: n.x < -.9 and c.x < g.x1 - WALL + .01, plaster)])
        slab(g.x1 - .185, g.x1 - .115, g.y - .006, g.y + .1, CRAWL + .01, g.under(g.y) - .02, m.clay(CAVITY, .95), 0)
        edge = g.y + .004
        for low, high in [(o.u - o.w / 2, o.u + o.w / 2) for o in side if o.z == 0] + [(g.depth / 2, 0)]:
            slab(g.x1 - .05, g.x1 + .02, edge, low, -.12, .14, m.clay(f.plinth, .85), .006)
            edge = high
    with at(g.x1, 0, 0, (0, 0, 90)):
        _openings(side, f)


def tiled_roof(g, f, verge_left=False, over=.22, seed=1, boards=True):
    """The front slope up to the gap and the whole rear slope, both with their lining, the ridge and the gutter."""
    side = .12
    left = g.x0 - (side if verge_left else 0)
    right = g.x1 + (side if g.corner else 0)
    edge = g.x - .02
    along = over / math.cos(g.pitch)
    length = roof.slope_length(g.depth, g.rise, over)
    lining = _lit(CUT)
    inner = along + .16
    with part("roof"):
        roof.slope(left, edge, g.depth, g.eave, g.rise, f, over, seed)
        with at(g.x0, g.front - over, g.eave - over * math.tan(g.pitch), (math.degrees(g.pitch), 0, 0)):
            slab(.02, edge - g.x0 - .004, inner, length, -LINING, -.004, lining, 0)
        with at(rot=(0, 0, 180)):
            roof.slope(-right, -left, g.depth, g.eave, g.rise, f, over, seed + 1)
            with at(-g.inside - .06, g.front - over, g.eave - over * math.tan(g.pitch), (math.degrees(g.pitch), 0, 0)):
                slab(0, g.inside + .06 - g.x0 - .02, inner, length, -LINING, -.004, lining, 0)
        roof.ridge(left, right, g.eave + g.rise, f)
    with part("rest"):
        # A purlin at the ridge, and verge boards on what is left of the gable.
        z = g.under(0, LINING / math.cos(g.pitch) + .05)
        slab(edge - .03, g.inside + .02, -.05, .05, z - .13, z, m.clay("#cfae84", .85), .01)
        if g.corner:
            _verge(right, g, f, over)
        roof.eaves_gutter(left, edge, g.depth, g.eave, g.rise, f, over)
        with at(rot=(0, 0, 180)):
            roof.eaves_gutter(-right, -left, g.depth, g.eave, g.rise, f, over)


def _verge(x, g, f, over):
    """The verge board along the rear slope."""
    low, high = -.1, roof.THICK + .07
    foot = (-g.depth / 2 - over, g.eave - over * math.tan(g.pitch))
    n, top = (-math.sin(g.pitch), math.cos(g.pitch)), g.eave + g.rise
    outline = [(foot[0] + n[0] * low, foot[1] + n[1] * low), (foot[0] + n[0] * high, foot[1] + n[1] * high),
               (0, top + high / math.cos(g.pitch)), (0, top + low / math.cos(g.pitch))]
    extrude([(-a, b) for a, b in outline], "x", x - .035, x + .035, m.clay(f.trim, .6), .01)


def _plate(g, z0, z1, material, back, inset=(0, 0), bevel=.006):
    """A floor that reaches into the walls that stand and to the outside where none does, less the inset."""
    inside = g.inside + .07
    right = g.x1 - .02 - inset[0] if g.corner else inside
    wall, step = g.front + WALL - .1, g.front + .02 + inset[1]
    if z1 > g.eave:
        # It stays below the roof.
        wall = -g.depth / 2 * (1 - (z1 - g.eave) / g.rise) + LINING * .7
        step = max(step, wall + .1)
    outline = [(g.x0 + .05, wall), (g.x + .004, wall), (g.x + .004, step), (right, step)]
    if step > wall:
        outline[1:3] = [(g.x - .2, wall), (g.x - .2, step)]
    if g.corner:
        outline += [(right, g.y - .004), (inside, g.y - .004)]
    outline += [(inside, back), (g.x0 + .05, back)]
    return extrude(outline, "z", z0, z1, material, bevel)


def boards():
    """Pale floor boards."""
    return m.courses((BOARDS, "#d6be9c"), "#c9b08c", 1.3, .2, gap=.006, bump=.12)


def floors(g, levels, insets, back):
    """The ground floor over the crawl space, and the upper floors, each a little further back."""
    with part("floor"):
        _plate(g, -SLAB, -.03, m.clay("#d5d0c6", .9), back)
        _plate(g, -.032, .02, boards(), back)
    for z, inset in zip(levels, insets):
        # That of an attic goes on to the foot of the rear slope.
        far = back if z < g.eave - .2 else g.depth / 2 * (1 - max(z - g.eave, 0) / g.rise) - .4
        with part("rest"):
            _plate(g, z - UPPER, z - .03, m.clay(CEILING, .9), far, inset)
            _plate(g, z - .032, z + .012, boards(), far, inset)


def back_wall(g, y, top):
    """The wall inside that closes the rooms."""
    with part("rest"):
        slab(g.x0 + .02, g.inside + .03, y, y + .1, 0, top, _lit(PLASTER), 0)


def inner_door(x, y, z, w=.72, h=1.55):
    """A closed door in an inner wall whose face is at y."""
    with part("rest"):
        slab(x - w / 2 - .05, x + w / 2 + .05, y - .03, y + .02, z, z + h + .05, m.clay("#f7f2e8", .6), .008)
        slab(x - w / 2, x + w / 2, y - .045, y, z + .01, z + h, m.clay("#e0d5c2", .7), .01)


def plot(g, x0, x1, y0, y1, back):
    """The ground with its corner taken out; under the house is the crawl space."""
    ex, ey = g.x - .05, (g.y + .05 if g.corner else g.front - .05)

    def outline(o, hollow):
        way = [(x0 + o, y0 + o), (ex - o, y0 + o)]
        if hollow:
            way += [(ex - o, g.front + .1), (g.x0 + .06, g.front + .1), (g.x0 + .06, back), (g.inside + .06, back)]
        else:
            way += [(ex - o, g.front + .06), (g.x1 - .06, g.front + .06)]
        turn = way[-1][0]
        return way + [(turn, ey + o), (x1 - o, ey + o), (x1 - o, y1 - o), (x0 + o, y1 - o)]

    soil = m.clay(SOIL, .95)
    with part("rest"):
        extrude(outline(.05, False), "z", BASE, CRAWL, soil, .02)
        extrude(outline(.05, True), "z", CRAWL - .004, -.14, soil, 0)
        extrude(outline(0, True), "z", -.17, 0, m.clay(GRASS, .95), .03)


def cut_end(x, depth, eave, rise):
    """The plain face where a row is cut off that goes on."""
    d = depth / 2 - .004
    outline = [(-d, CRAWL), (d, CRAWL), (d, eave - DROP), (0, eave + rise - DROP), (-d, eave - DROP)]
    with part("rest"):
        extrude(outline, "x", x - .01, x + .012, m.clay("#d9c8ac", .95))


# Furniture in the colours of the house: what is tinted has to stand out.
SAGE, MIST, OAK = "#8a9d8c", "#9fb0b5", "#b99a74"


def living(x, y, z=.02, lamp=.98, plant=-1.0):
    """A sofa on a rug with a low table, and beside it a lamp and perhaps a plant, as far from its middle as said."""
    with part("floor"):
        furniture.rug(x, y - .35, z, 1.7, 1.3, "#cfc5b0")
    with part("rest"):
        furniture.sofa(x, y + .1, z, 0, SAGE, .92, "#e6dcc4")
        furniture.table(x - .05, y - .68, z, .7, .42, .3, OAK)
        furniture.floor_lamp(x + lamp, y + .18, z, 1.12)
        m.clay("#ffdf9e", .6, 0, .7).cycles.sample_as_light = False
        if plant:
            furniture.pot_plant(x + plant, y + .15, z, .95, 2)


def dining(x, y, z=.02):
    """A table with two chairs."""
    with part("rest"):
        furniture.table(x, y, z, .9, .62, .52, OAK)
        furniture.chair(x, y + .5, z, 0, "#9b8163")
        furniture.chair(x, y - .5, z, 180, "#9b8163")


def sleeping(x, y, z, turn=0):
    """A double bed on a rug."""
    with part("rest"):
        furniture.rug(x, y - .3, z, 1.7, 1.1, "#d5ccb9")
        furniture.bed(x, y, z, turn, MIST)


def storing(x, y, z):
    """What stands in an attic: boxes."""
    card = m.clay("#c4a47c", .9)
    with part("rest"):
        for dx, dy, w, d, h in ((0, 0, .5, .42, .36), (.6, .08, .42, .38, .3), (.02, .02, .36, .32, .62)):
            slab(x + dx - w / 2, x + dx + w / 2, y + dy - d / 2, y + dy + d / 2, z if h < .5 else z + .36, z + h, card, .015)
            if h < .5:
                slab(x + dx - .05, x + dx + .05, y + dy - d / 2 - .004, y + dy + d / 2 + .004, z + h - .1, z + h + .004, m.clay("#e0cba8", .8), 0)


def bay_window(x, f):
    """The bay of a semi-detached house: its brick is wall, the rest window."""
    before = set(bpy.data.objects)
    semi.bay(x, f)
    for thing in set(bpy.data.objects) - before:
        name = thing.data.materials[0].name
        thing["part"] = "wall" if name.startswith("courses") else "rest" if name.startswith((f"clay {f.zinc}", f"clay {f.trim}")) else "window"


def open_flat(x0, wing, depth, z, storey, f, gap_x, gap_y, front, side):
    """One flat at the right end of its block with its front right corner taken out, its floor and its ceiling left."""
    y, x1, top = -depth / 2, x0 + wing, z + storey
    pale, plaster = m.clay(CUT, .9), _lit(PLASTER)
    inside = x1 - WALL
    with part("wall"):
        wall = slab(x0, gap_x, y, y + WALL, z + .002, top - .002, f.wall, 0)
        cut(wall, [(a[0], a[1], y + a[2], y + a[3], z + a[4], z + a[5]) for a in _holes(front)])
        _skin(wall, [(lambda c, n: n.x > .9 and c.x > gap_x - .01, pale)])
        gable = slab(x1 - WALL, x1, gap_y, depth / 2, z + .002, top - .002, f.wall, 0)
        cut(gable, [(x1 - a[3], x1 - a[2], a[0], a[1], z + a[4], z + a[5]) for a in _holes(side)])
        _skin(gable, [(lambda c, n: n.y < -.9 and c.y < gap_y + .01, pale)])
        for box in ((gap_x - .1, gap_x + .006, y + .115, y + .185), (x1 - .185, x1 - .115, gap_y - .006, gap_y + .1)):
            slab(*box, z + .08, top - .1, m.clay(CAVITY, .95), 0)
    with at(0, y, z):
        _openings(front, f)
    with at(x1, 0, z, (0, 0, 90)):
        _openings(side, f)
    with part("rest"):
        slab(x0 + .02, inside + .02, gap_y + .02, gap_y + .12, z, top, plaster, 0)
        slab(x0 + .01, x0 + PARTY, y + WALL, gap_y + .05, z, top, _lit(PLASTER_SIDE), 0)
        flats.balcony(x0 + wing / 2 - .7, z, f, .7)
    for name, low, high in (("floor", z - .2, z + .06), ("roof", top - .16, top + .1)):
        with part(name):
            slab(x0 + .02, x1 + .03, y - .03, depth / 2 - .02, low, high, m.clay("#d5d0c6", .9), .008)
    with part("floor"):
        slab(x0 + .05, x1 - .04, y + .04, gap_y + .03, z + .055, z + .075, boards(), 0)
