"""What a builder brings along: toolbox, ladder, helmet, bucket, and a flag for the finished roof."""
import math

from . import materials as m
from . import palette as p
from .shapes import at, cylinder, extrude, mesh, slab, sphere, tube


def toolbox(x, y, z=0.0, turn=0, scale=1.0, colour=p.KLEI):
    """An open wooden-handled toolbox with a hammer, a saw and a screwdriver in it."""
    with at(x, y, z, (0, 0, turn), scale):
        steel, wood = m.clay(colour, .5), m.clay(p.WOOD, .7)
        slab(-.7, .7, -.32, .32, 0, .08, steel, .02)
        for s in (-1, 1):
            slab(-.7, .7, s * .3 - .03, s * .3 + .03, .02, .42, steel, .02)
            slab(s * .68 - .03, s * .68 + .03, -.31, .31, .021, .8, steel, .03)
        cylinder((-.72, 0, .72), (.72, 0, .72), .06, wood, segments=24, bevel=.01)
        cylinder((-.35, -.14, .1), (-.42, -.16, .82), .04, wood, segments=14)
        with at(-.42, -.16, .84, (0, 5, 0)):
            slab(-.2, .16, -.06, .06, -.06, .07, m.clay(p.DARK, .4, .4), .02)
        cylinder((.1, -.16, .1), (.13, -.18, .55), .022, m.clay(p.METAL, .3, .5), segments=12)
        cylinder((.13, -.18, .5), (.145, -.19, .8), .06, m.clay(p.ZON, .5), .05, 18, .015)
        cylinder((.36, -.13, .1), (.36, -.15, .48), .022, m.clay(p.METAL, .3, .5), segments=12)
        cylinder((.36, -.15, .46), (.36, -.16, .72), .055, m.clay(p.BOS, .5), .05, 18, .015)
        with at(-.05, .14, .2, (0, -18, 0)):
            slab(-.1, .55, -.012, .012, 0, .34, m.clay(p.METAL, .3, .5), .004)
            slab(-.36, -.08, -.04, .04, .04, .36, wood, .03)


def ladder(foot, top, width=.42, rungs=9):
    """A wooden ladder from a point on the ground to a point on a roof edge; its rungs run along x."""
    wood = m.clay("#c99a68", .75)
    for s in (-1, 1):
        tube([(foot[0] + s * width / 2, *foot[1:]), (top[0] + s * width / 2, *top[1:])], .04, wood)
    for i in range(1, rungs):
        t = i / rungs
        a = [foot[k] + (top[k] - foot[k]) * t for k in range(3)]
        tube([(a[0] - width / 2, a[1], a[2]), (a[0] + width / 2, a[1], a[2])], .025, wood)


def helmet(x, y, z, colour=p.ZON, turn=0, scale=1.0):
    """A safety helmet with a brim and ribs, its front to -y."""
    with at(x, y, z, (0, 0, turn), scale):
        shell, points, faces = m.clay(colour, .35), [], []
        rows, columns = 9, 40
        for i in range(rows + 1):
            a = math.pi / 2 * i / rows
            for j in range(columns):
                b = math.tau * j / columns
                points.append((.4 * math.cos(a) * math.cos(b), .5 * math.cos(a) * math.sin(b), .42 * math.sin(a)))
        for i in range(rows):
            for j in range(columns):
                k = (j + 1) % columns
                faces.append((i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j))
        mesh(points, faces, shell, smooth=True)
        with at(0, -.09, 0):
            points = [(.45 * math.cos(math.tau * j / 48), .56 * math.sin(math.tau * j / 48) - (.1 if math.sin(math.tau * j / 48) < 0 else 0)) for j in range(48)]
            extrude(points, "z", -.02, .035, shell, .012)
        for k in (-.12, 0, .12):
            line = [(k, .47 * math.cos(t), .43 * math.sin(t) * (1 - abs(k))) for t in (math.pi * (.08 + .84 * i / 20) for i in range(21))]
            tube(line, .03, shell)


def bucket(x, y, z=0.0, fill=p.CONCRETE, scale=1.0):
    """A builder's bucket with mortar."""
    with at(x, y, z, scale=scale):
        black = m.clay(p.DARK, .7)
        cylinder((0, 0, 0), (0, 0, .42), .2, black, .27, 36, .012)
        cylinder((0, 0, .38), (0, 0, .425), .235, m.clay(fill, .95), segments=36)
        tube([(-.27, 0, .4), (-.24, -.16, .52), (0, -.26, .58), (.24, -.16, .52), (.27, 0, .4)], .014, m.clay(p.STEEL, .4, .4), smooth=True)


def flag(x, y, z, height=1.0, colour=p.BOS, turn=-20):
    """A waving flag in one colour on a pole, as on a roof that is finished."""
    with at(x, y, z, (0, 0, turn)):
        cylinder((0, 0, 0), (0, 0, height), .028, m.clay(p.WHITE, .6), segments=14)
        sphere(0, 0, height + .03, .05, m.clay(p.ZON, .5), detail=3)
        steps, points, faces = 18, [], []
        for i in range(steps + 1):
            u = i / steps
            y_ = .07 * math.sin(u * 7) * u
            for v in (height - .06, height - .52):
                points.append((.03 + u * .8, y_, v - .06 * u))
        for i in range(steps):
            faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        cloth = mesh(points, faces, m.clay(colour, .8), smooth=True)
        thick = cloth.modifiers.new("cloth", "SOLIDIFY")
        thick.thickness = .03


def clock(radius=.8, face="#fffdf7", rim=p.BOS, hours=10, minutes=10):
    """A round clock without digits, its centre at the origin and its face to -y."""
    cylinder((0, 0, 0), (0, .24, 0), radius, m.clay(rim, .5), segments=72, bevel=.04)
    cylinder((0, -.02, 0), (0, .05, 0), radius * .86, m.clay(face, .8), segments=72, bevel=.01)
    for i in range(12):
        a = math.tau * i / 12
        long = .16 if i % 3 == 0 else .09
        tube([(radius * .78 * math.sin(a), -.03, radius * .78 * math.cos(a)), (radius * (.78 - long) * math.sin(a), -.03, radius * (.78 - long) * math.cos(a))],
             .028 if i % 3 == 0 else .018, m.clay(p.BOS_DARK, .7))
    for turn, long, thick, lift in ((hours / 12 + minutes / 720, .42, .04, -.05), (minutes / 60, .64, .03, -.08)):
        a = math.tau * turn
        tube([(0, lift, 0), (radius * long * math.sin(a), lift, radius * long * math.cos(a))], thick, m.clay(p.KLEI, .6))
    cylinder((0, -.12, 0), (0, -.03, 0), .07, m.clay(p.KLEI, .6), segments=28, bevel=.01)


def scarf(w, d, z, height=.5, colours=(p.KLEI, "#f7f3ea", p.ZON), over=.1):
    """A striped knitted scarf around a house of w by d, with a knot and two ends on the front."""
    band = height / len(colours)
    for i, colour in enumerate(colours):
        wool = m.foliage(colour)
        z0, z1, o = z + i * band, z + (i + 1) * band - .01, over + .012 * (i == 1)
        slab(-w / 2 - o, w / 2 + o, -d / 2 - o, -d / 2 + .02, z0, z1, wool, .05)
        slab(w / 2 - .02, w / 2 + o + .003, -d / 2 - o + .004, d / 2 + o, z0 + .002, z1 - .002, wool, .05)
