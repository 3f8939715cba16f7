"""The house of the film: what stands still, and what moves at each step of steps.json.

`build()` makes everything once; `pose(house, label, lush)` puts the moving parts where they belong.
"""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from kit import energy, finish, furniture, garden, ground, lamps, layers, materials as m, palette as p, roof, shapes
from kit.label import arrow
from kit.openings import door, window
from kit.shapes import at, cut, cylinder, extrude, slab

SIZE = (1280, 720)
# From fonts-dejavu-core. The site's own fonts are variable: their overlapping outlines come out with holes.
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

X0, X1, D, H, R = -4.3, 2.7, 5.0, 2.9, 2.5
BRICK_END, WOOL_END, TILE_END = X1 - 1.55, X1 - .75, X1 - 1.7
Y0, Y1 = -D / 2, D / 2
RISE = math.atan2(R, D / 2)
PLOT = (-5.1, 8.2, -4.0, 3.2)
OVER = .3
SLOPE = (D / 2 + OVER) / math.cos(RISE)
ROOF_RED = "#98483a"
# Where the panels lie: columns, rows, width, height, middle, up from the gutter.
COLUMNS, ROWS, PW, PH, PX, PUP = 6, 2, .74, 1.16, (X0 + TILE_END) / 2, .72
BOARD = (6.75, .0, 27)
CAMERA = {"points": [(x, y, z) for x in PLOT[:2] for y in PLOT[2:] for z in (-.55, 0)]
          + [(X0, 0, H + R + .75), (X1, 0, H + R + .75)], "margin": .034}

DOOR, WINDOWS = (-.75, .98, 2.08), ((-2.15, .62, 1.2, 1.42, "cross"), (.45, .62, .95, 1.42, "top"))
OLD = finish.NOW.with_(bricks=p.BRICK, sill="#cfc8bc", frame="#a58a66", glass="#6c818b")
NEW = finish.COOL.with_(glass="#b9e2f2")
LIT = finish.WARM.with_(glass_glow=.5)


class Part:
    """Shapes that move and appear together, turned around the point where the part was made."""

    def __init__(self, pivot, things):
        self.pivot, self.things = pivot, things
        self.rest = pivot.location.copy(), pivot.rotation_euler.copy()

    def show(self, visible):
        for thing in self.things:
            thing.hide_render = not visible

    def move(self, x=0.0, y=0.0, z=0.0, turn_y=0.0, size=1.0):
        """Shift along the part's own axes, turn around its own y axis and scale, from where it rests."""
        where, turn = self.rest
        self.pivot.location = where + turn.to_matrix() @ Vector((x, y, z))
        self.pivot.rotation_euler = (turn.to_matrix() @ Matrix.Rotation(turn_y, 3, "Y")).to_euler()
        self.pivot.scale = (size,) * 3


parts = {}


@contextmanager
def part(name, x=0.0, y=0.0, z=0.0, rot=(0, 0, 0)):
    """Everything made in the block is one part; its coordinates are those of the surrounding block."""
    before = set(bpy.context.scene.objects)
    pivot = bpy.data.objects.new(name, None)
    with at(x, y, z, rot):
        pivot.matrix_world = shapes._stack[-1].copy()
    bpy.context.collection.objects.link(pivot)
    yield
    bpy.context.view_layer.update()
    made = [thing for thing in bpy.context.scene.objects if thing not in before and thing is not pivot]
    for thing in made:
        world = thing.matrix_world.copy()
        thing.parent = pivot
        thing.matrix_parent_inverse = pivot.matrix_world.inverted()
        thing.matrix_world = world
    parts[name] = Part(pivot, made)


def walls():
    """Front wall whose outer leaf stops short, back wall and the far gable seen from inside."""
    z0, cavity = -.1, Y0 + layers.OUTER
    outer = slab(X0, BRICK_END, Y0, cavity, z0, H, m.brick(), .006)
    inner = slab(X0, X1, cavity + layers.CAVITY, Y0 + layers.WALL, z0, H - .02, layers.inner_leaf(), .006)
    u, w, h = DOOR
    holes = [(u, -.2, w, h + .2)] + [o[:4] for o in WINDOWS]
    boxes = [(u - w / 2, u + w / 2, Y0 - 1, Y0 + 1.2, z, z + h) for u, z, w, h in holes]
    for leaf in (outer, inner):
        cut(leaf, boxes)
    with part("wool-wall"):
        wool = slab(X0, WOOL_END, cavity + .004, cavity + layers.CAVITY - .004, z0, H - .02, layers.insulation(), .012)
        cut(wool, boxes)
        slab(X0, X1 - .02, Y1 - layers.OUTER - layers.CAVITY + .004, Y1 - layers.OUTER - .004, z0, H - .02, layers.insulation(), .012)
    layers.toothing(BRICK_END, Y0, z0 + .01, H)
    slab(X0, X1, Y1 - layers.OUTER, Y1, z0, H, m.brick(), .006)
    slab(X0, X1, Y1 - layers.WALL, Y1 - layers.OUTER - layers.CAVITY, z0, H - .02, layers.inner_leaf(), .006)
    gable = [(Y0 + .03, z0), (Y1 - .03, z0), (Y1 - .03, H), (0, H + R - .06), (Y0 + .03, H)]
    extrude(gable, "x", X0 + .001, X0 + .3, m.clay("#f1eadc", .9))
    for a, b in ((X0, DOOR[0] - DOOR[1] / 2), (DOOR[0] + DOOR[1] / 2, BRICK_END)):
        slab(a, b, Y0 - .02, Y0 + .05, -.12, .16, m.clay(finish.COOL.plinth, .85), .006)


def openings():
    """The door, and for each window the old one, the new one and the new one with the lamps on."""
    with at(0, Y0):
        for name, look in (("door", OLD), ("door-new", NEW), ("door-lit", LIT)):
            with part(name):
                door(*DOOR, look.with_(door=p.BOS, trim=p.WHITE, zinc=p.ZINC), lamp=name == "door-lit")
        for i, (u, z, w, h, style) in enumerate(WINDOWS):
            with part(f"old-{i}", u, 0, z + h / 2):
                window(u, z, w, h, OLD, style, sill=False, lintel=False, curtain=False)
            with part(f"new-{i}", u, 0, z + h / 2):
                window(u, z, w, h, NEW, style, sill=False, lintel=False, curtain=False)
            with part(f"lit-{i}", u, 0, z + h / 2):
                window(u, z, w, h, LIT, style, sill=False, lintel=False, plant=True)
            slab(u - w / 2 - .07, u + w / 2 + .07, -.075, .058, z - .06, z + .004, m.clay(OLD.sill, .7), .012)
            slab(u - w / 2 - .09, u + w / 2 + .09, -.012, .03, z + h, z + h + .2, OLD.lintel, .004)


def mitred(x0, x1, low, high, material, foot=.05):
    """A layer of a slope, cut off at the ridge so that both slopes meet."""
    t = math.tan(RISE)
    extrude([(foot, low), (SLOPE + low * t - .002, low), (SLOPE + high * t - .002, high), (foot, high)], "x", x0, x1, material, .008)


def slopes():
    """Both slopes, their layers stepping back to the cut; the wool is a part of its own."""
    for sign, side in ((-1, "front"), (1, "back")):
        with at(0, 0, 0, (0, 0, 0 if sign < 0 else 180)):
            a, b = (X0 - .1, X1) if sign < 0 else (-X1, -X0 + .1)

            def span(step):
                return (a, b - step) if sign < 0 else (a + step, b)
            with at(0, -D / 2 - OVER, H - OVER * math.tan(RISE), (math.degrees(RISE), 0, 0)):
                mitred(*span(0), -.02, .07, m.clay(p.WOOD, .8))
                with part(f"wool-{side}"):
                    mitred(*span(.55), .074, .36, layers.insulation())
                mitred(*span(1.1), .364, .4, m.clay(p.BOS, .85), .03)
                for k in range(13):
                    y = .1 + k * .325
                    if y < SLOPE + .25:
                        s = span(1.22)
                        slab(s[0], s[1], y, y + .06, .4, .45, m.clay(p.WOOD, .8), .006)
                s = span(1.7)
                with at(s[0], 0, .36):
                    roof.tiled_field(s[1] - s[0], SLOPE + .46 * math.tan(RISE), ROOF_RED, seed=3)
                # The eaves board closes the layers towards the garden.
                s = span(1.12)
                slab(*s, -.02, .048, -.06, .44, m.clay(p.WHITE, .6), .01)
    count, width, z = 16, TILE_END - X0 + .1, H + R + .5 / math.cos(RISE)
    for i in range(count):
        a = X0 - .1 + i * width / count
        cylinder((a, 0, z), (a + width / count + .004, 0, z), .15, m.clay(ROOF_RED, .75), .135, 20)


def rooms():
    """Floors and furniture behind the cut."""
    x0, y0, y1 = X0 + .3, Y0 + layers.WALL - .01, Y1 - layers.WALL + .01
    slab(x0, X1, y0, y1, -.1, .06, m.clay(p.CONCRETE, .9), .01)
    with part("wool-floor"):
        slab(x0, X1 - .003, y0 + .004, y1 - .004, .064, .29, layers.insulation(), .01)
    slab(x0, X1 - .2, y0, y1, .294, .36, m.clay("#ddd6c8", .9), .01)
    boards = m.courses((p.WOOD, "#b08257"), "#8a6244", 1.3, .17, gap=.005, bump=.15)
    top = .41
    slab(x0, X1 - .45, y0, y1, .36, top, boards, .01)
    # Bearers, so that the floor does not hang in the air before the wool is in.
    for y in (y0 + .12, 0, y1 - .12):
        slab(x0, X1 - .25, y - .06, y + .06, .05, .3, m.clay(p.WOOD_DARK, .85), .006)
    slab(X0 + .28, X1 - .02, y0 - .01, y1 + .01, H - .34, H - .16, m.clay("#eae2d4", .9), .01)
    slab(X0 + .28, X1 - .25, Y0 + .52, Y1 - .52, H - .17, H - .1, boards, .01)
    back = Y1 - layers.WALL
    furniture.rug(.9, .1, top, 2.0, 1.5, "#d98b6a")
    furniture.sofa(.75, back - .5, top, 0, p.BOS, 1.1)
    furniture.table(.95, .0, top, .9, .5, .34)
    furniture.pot_plant(1.85, back - .4, top, 1.4)
    furniture.picture(.75, back, top + 1.5, .9, .55, p.LUCHT)
    furniture.floor_lamp(-.45, back - .5, top, 1.4)
    attic = H - .1
    furniture.bed(.95, .7, attic, 90, p.LUCHT)
    furniture.pot_plant(2.1, -.8, attic, 1.0, 3)
    lamps.room(1.1, -.6, 2.3, 34)
    lamps.room(1.3, 0, 4.4, 26)


def heat_pump():
    """The outdoor unit in front of the blank end of the front wall."""
    with part("pump"):
        energy.heat_pump(-3.55, Y0 - .75, 0, .0, 1.15, pipes=.7)


def panels():
    """Columns of panels that are hinged like a screen, and the rails that they lie on."""
    depth, eave, rise = D, H, R
    lift = (.36 + .1 - roof.TILE_TOP) + .06
    with roof.on_slope(depth, eave, rise, PX, PUP, lift, OVER):
        total = COLUMNS * PW
        with part("rails"):
            for r in range(ROWS):
                for k in (.25, .75):
                    y = r * (PH + .03) + PH * k
                    slab(-total / 2, total / 2, y - .02, y + .02, -.06, .052, m.clay(p.STEEL, .5), .004)
        for c in range(COLUMNS):
            x = (c + .5 - COLUMNS / 2) * PW
            with part(f"panel-{c}", x, 0, .05):
                for r in range(ROWS):
                    energy.panel(x - PW / 2 + .012, r * (PH + .03), PW - .024, PH)


def letter(text, x, y, z, size, colour, thick=.012):
    """One letter on a board that faces -y, its middle at (x, z)."""
    curve = bpy.data.curves.new("letter", "FONT")
    curve.body, curve.size, curve.extrude = text, size, thick
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(m.clay(colour, .8))
    thing = bpy.data.objects.new("letter", curve)
    bpy.context.collection.objects.link(thing)
    with at(x, y, z, (90, 0, 0)):
        thing.matrix_world = shapes._stack[-1].copy()
    return thing


STEP, ROW_FOOT = .6, .62
GRADES = "GFEDCBA"


def row_z(grade):
    """The middle of a row of the scale; grade counts from F = 0."""
    return ROW_FOOT + (grade + 1.5) * STEP


def board():
    """The scale on a white board, and the green marker that climbs along it."""
    x, y, turn = BOARD
    with at(x, y, 0, (0, 0, turn)):
        for a in (-1.05, 1.05):
            slab(a - .08, a + .08, .06, .2, -.05, 4.6, m.clay(p.BOS_DARK, .6), .02)
            slab(a - .24, a + .24, -.26, .44, -.05, .06, m.clay(p.CONCRETE, .9), .02)
        slab(-1.75, 1.75, -.08, .08, ROW_FOOT - .16, ROW_FOOT + 7 * STEP + .16, m.clay("#fbf8f1", .7), .05)
        for i, name in enumerate(GRADES):
            foot = ROW_FOOT + i * STEP + .06
            arrow(-1.6, -.07, foot, foot + STEP - .12, .8 + (6 - i) * .135, 6 - i)
            letter(name, -1.34, -.07 - .19 - .004, foot + STEP / 2 - .06, .4, p.BOS_DARK if name in "CDE" else "#fffdf7")
        for grade, name in enumerate(GRADES[1:]):
            with part(f"marker-{name}"):
                z, h = row_z(0), .36
                extrude([(.5, z), (.84, z - h), (1.62, z - h), (1.62, z + h), (.84, z + h)], "y", -.36, -.1, m.clay(p.BOS_DARK, .55), .04)
                letter(name, 1.19, -.365, z - .01, .56, "#fffdf7")


def gardens():
    """What stands in the garden throughout, and its dull and its green state."""
    x0, x1, y0, y1 = PLOT
    path = DOOR[0]
    ground.pavement(path - .5, path + .5, y0 + .04, Y0 - .32, .025, .3)
    for name, grass, leaf, light, crown in (("dull", p.GRASS_DULL, p.LEAF_DULL, p.LEAF_DULL, .78), ("lush", p.GRASS, p.LEAF, p.LEAF_LIGHT, .92)):
        with part(name):
            ground.plot(x0, x1, y0, y1, grass, depth=.55)
            garden.tree(-4.55, 2.45, 1.9, crown * .95, leaf, 5)
            garden.tree(7.4, 2.4, 1.7, crown, light, 3)
            garden.hedge(x0 + 2.1, path - .62, y0 + .12, y0 + .44, .34, leaf, 2)
            garden.hedge(path + .62, x1 - .12, y0 + .12, y0 + .44, .34, leaf, 3)
    with part("bloom"):
        garden.flowers(-2.8, -1.4, Y0 - .5, Y0 - .14, seed=4, count=22)
        garden.flowers(-.05, 1.1, Y0 - .5, Y0 - .14, seed=7, count=18)
        garden.shrub(2.0, -3.2, .28, p.LEAF, 4)
        garden.shrub(2.7, -3.2, .25, p.LEAF_LIGHT, 5, "#f7f3ea")
        garden.shrub(7.7, -1.6, .3, p.LEAF_LIGHT, 6, "#e88f8f")
        garden.shrub(-4.75, -3.3, .26, p.LEAF_LIGHT, 8, "#f7f3ea")
        garden.flowers(3.6, 6.2, -3.35, -3.0, seed=5, count=34)


def build():
    walls()
    openings()
    slopes()
    rooms()
    heat_pump()
    panels()
    board()
    gardens()


def ease(t):
    """From 0 to 1, quick at first, then settling."""
    t = min(1, max(0, t))
    return 1 - (1 - t) ** 2.3


def within(t, start, stop):
    return (t - start) / (stop - start)


def pose(house, marker=None, lush=False):
    """Put every part where it belongs.

    house: 0 as it was, 1 insulated, 2 with new glass, 3 with a heat pump, 4 with panels; between two
    whole numbers the step is under way. marker: which one (0 is F, 5 is A) hangs at the foot of the
    board, or none. lush: the last picture.
    """
    def under_way(step):
        return min(1, max(0, house - step))
    t = under_way(0)
    for third, names in enumerate((("wool-wall",), ("wool-front", "wool-back"), ("wool-floor",))):
        go = within(t, third / 3, (third + 1) / 3)
        for name in names:
            parts[name].show(go > 0)
            # A part on the back slope is turned by half a circle, so its own x runs the other way.
            parts[name].move((-1 if name == "wool-back" else 1) * 1.7 * (1 - ease(go)))
    t = under_way(1)
    for i in range(len(WINDOWS)):
        out, into = within(t, .16 * i, .16 * i + .36), ease(within(t, .34 + .16 * i, .84 + .16 * i))
        out = min(1, max(0, out)) ** 2
        parts[f"old-{i}"].show(out < 1 and not lush)
        parts[f"old-{i}"].move(y=-.9 * out, z=-.2 * out, size=max(.01, 1 - out))
        parts[f"new-{i}"].show(into > 0 and not lush)
        parts[f"new-{i}"].move(y=-.9 * (1 - into), z=.3 * (1 - into), size=max(.01, min(1, .3 + into * .75)))
        parts[f"lit-{i}"].show(lush)
    parts["door"].show(t < .5 and not lush)
    parts["door-new"].show(t >= .5 and not lush)
    parts["door-lit"].show(lush)
    go = ease(under_way(2))
    parts["pump"].show(go > 0)
    parts["pump"].move(z=1.5 * (1 - go))
    t = under_way(3)
    parts["rails"].show(t > 0)
    drop, unfold = ease(within(t, 0, .4)), ease(within(t, .3, 1))
    fold = math.radians(82) * (1 - unfold)
    for c in range(COLUMNS):
        one = parts[f"panel-{c}"]
        one.show(t > 0)
        x = (c + .5 - COLUMNS / 2) * PW * (math.cos(fold) - 1)
        one.move(x, 0, PW / 2 * math.sin(fold) + 1.1 * (1 - drop), fold * (1 if c % 2 else -1))
    for grade, name in enumerate(GRADES[1:]):
        parts[f"marker-{name}"].show(marker == grade)
    parts["dull"].show(not lush)
    parts["lush"].show(lush)
    parts["bloom"].show(lush)
    for lamp in bpy.data.lights:
        if lamp.type == "POINT":
            watts = lamp.get("watts") or lamp.energy
            lamp["watts"] = watts
            # A cold house is lit soberly; at the end the lamps are on.
            lamp.energy = watts * (1.25 if lush else .7)


# Which parts a clip moves, for the border of its render, and where the covered end of a part begins.
MOVES = {
    "wool-wall": ("wool-wall",), "wool-roof": ("wool-front", "wool-back"), "wool-floor": ("wool-floor",),
    "glass": ("old-0", "old-1", "new-0", "new-1", "door"), "heat-pump": ("pump",),
    "marker": ("marker-F",),
    "panels": ("rails", *(f"panel-{c}" for c in range(COLUMNS))),
}
COVERED = {"wool-wall": BRICK_END - .05, "wool-roof": X1 - 1.2, "wool-floor": X1 - .5}


def border(clip, states, margin=16):
    """The pixels (left, top, right, bottom) that a clip can change: its parts and their shadow on the ground."""
    bpy.context.view_layer.update()
    sun = bpy.data.objects["sun"].matrix_world.to_3x3() @ Vector((0, 0, -1))
    camera = bpy.context.scene.camera
    turn, scale = camera.matrix_world.inverted(), SIZE[0] / camera.data.ortho_scale
    xs, ys = [], []
    for state in states:
        pose(*state)
        bpy.context.view_layer.update()
        for thing in (t for name in MOVES[clip] for t in parts[name].things if not t.hide_render):
            for corner in thing.bound_box:
                top = thing.matrix_world @ Vector(corner)
                top.x = max(top.x, COVERED.get(clip, top.x))
                # On the roof the shadow stays close to the part, at the back it falls behind the house.
                far = .25 if clip in ("panels", "wool-roof", "marker") or top.y > 0 else top.z / -sun.z
                for point in (top, top + sun * max(0, far)):
                    seen = turn @ point
                    xs.append(SIZE[0] / 2 + seen.x * scale)
                    ys.append(SIZE[1] / 2 - seen.y * scale)
    box = min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
    # Even numbers, so that a preview at half the size gets the same part of the frame.
    return [min(limit, max(0, int(v) // 2 * 2)) for v, limit in zip(box, SIZE * 2)]


def marker_border(margin=8):
    """The pixels around the marker where it hangs at F; narrow, since the arrows beside it must not come along."""
    return border("marker", [(0, 0)], margin)


def step_pixels():
    """How many pixels the marker climbs per grade."""
    camera = bpy.context.scene.camera
    up = camera.matrix_world.inverted().to_3x3() @ Vector((0, 0, STEP))
    return up.y * SIZE[0] / camera.data.ortho_scale
