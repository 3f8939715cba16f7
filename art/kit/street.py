"""Things in a Dutch street: bicycle, lamp post, quay, bollard, bin."""
import math

from . import materials as m
from . import palette as p
from .shapes import at, cylinder, ring, slab, sphere, tube, extrude, mesh


def bicycle(x, y, turn=0, z=0.0, colour=p.BOS, lean=0, scale=1.0):
    """A Dutch city bike along local x, its wheels on the ground."""
    with at(x, y, z, (lean, 0, turn), scale):
        paint, black, chrome = m.clay(colour, .45), m.clay(p.DARK, .6), m.clay(p.METAL, .35, .4)
        r, a, b = .29, -.44, .44
        for hub in (a, b):
            ring(hub, 0, r, r, .026, black)
            ring(hub, 0, r, r - .035, .01, chrome)
            for k in range(6):
                t = math.pi * k / 6
                tube([(hub + r * math.cos(t), 0, r + r * math.sin(t)), (hub - r * math.cos(t), 0, r - r * math.sin(t))], .0045, chrome)
            cylinder((hub, -.05, r), (hub, .05, r), .03, chrome, segments=16)
            # Mudguard over the top of the wheel.
            tube([(hub + (r + .045) * math.cos(t), 0, r + (r + .045) * math.sin(t))
                  for t in [math.radians(20 + 7 * i) for i in range(21)]], .022, paint)
        seat, head, crank = (-.2, 0, .72), (.33, 0, .72), (-.06, 0, r - .02)
        for line in ((crank, seat), (crank, (.34, 0, .6)), ((-.17, 0, .62), (.33, 0, .7)), (crank, (a, 0, r)),
                     ((-.17, 0, .62), (a, 0, r)), (head, (b, 0, r))):
            tube(line, .024, paint)
        tube([seat, (-.215, 0, .79)], .016, chrome)
        sphere(-.24, 0, .82, .1, m.clay(p.WOOD_DARK, .7), .45, detail=3)
        tube([head, (.3, 0, .88)], .016, chrome)
        tube([(.16, -.24, .9), (.28, -.2, .92), (.31, 0, .88), (.28, .2, .92), (.16, .24, .9)], .016, chrome, smooth=True)
        for k in (-1, 1):
            cylinder((.1, k * .245, .895), (.2, k * .235, .905), .024, m.clay(p.WOOD_DARK, .7), segments=14)
        sphere(.385, 0, .72, .045, m.clay("#ffe7b0", .4, 0, .6), detail=2)
        cylinder((-.06, -.02, r - .02), (-.06, .02, r - .02), .085, chrome, segments=24)
        tube([(-.06, -.09, r - .02), (.05, -.09, r - .14)], .014, chrome)
        slab(.0, .1, -.15, -.07, r - .16, r - .13, black, .006)
        tube([(-.06, .09, r - .02), (-.17, .09, r + .1)], .014, chrome)
        slab(-.22, -.12, .07, .15, r + .09, r + .12, black, .006)
        # Carrier with a crate over the rear wheel.
        slab(-.62, -.3, -.08, .08, .665, .685, black, .006)
        tube([(-.58, -.06, .67), (a, -.05, r)], .01, black)
        tube([(-.58, .06, .67), (a, .05, r)], .01, black)
        tube([(-.1, .07, .28), (-.2, .2, .02)], .013, black)


def lamp_post(x, y, height=2.5, z=0.0):
    """A classic lantern on a tapering green post."""
    post, glow = m.clay(p.BOS_DARK, .5), m.clay("#ffe2a3", .35, 0, 1.3)
    with at(x, y, z):
        cylinder((0, 0, -.02), (0, 0, .12), .14, post, .13, 24, .01)
        cylinder((0, 0, .1), (0, 0, .5), .09, post, .075, 24)
        cylinder((0, 0, .5), (0, 0, .55), .1, post, .1, 24, .01)
        cylinder((0, 0, .5), (0, 0, height), .05, post, .036, 20)
        cylinder((0, 0, height), (0, 0, height + .05), .1, post, .12, 24)
        cylinder((0, 0, height + .05), (0, 0, height + .36), .11, glow, .165, 6, smooth=False)
        for k in range(6):
            a = math.tau * k / 6
            c, s = math.cos(a), math.sin(a)
            tube([(.113 * c, .113 * s, height + .05), (.168 * c, .168 * s, height + .36)], .012, post)
        cylinder((0, 0, height + .35), (0, 0, height + .39), .2, post, .2, 6, .006, smooth=False)
        cylinder((0, 0, height + .39), (0, 0, height + .55), .18, post, .03, 6, smooth=False)
        sphere(0, 0, height + .58, .04, post, detail=2)


def bollard(x, y, z=0.0):
    """A short mooring post."""
    iron = m.clay(p.DARK, .55)
    cylinder((x, y, z - .02), (x, y, z + .26), .065, iron, .055, 20)
    sphere(x, y, z + .28, .078, iron, .75, detail=3)


def rowing_boat(x, y, z, turn=0, scale=1.0, colour=p.BOS):
    """An open wooden boat afloat, its keel below the water."""
    sections, rim = 9, []
    with at(x, y, z, (0, 0, turn), scale):
        rows = []
        for i in range(sections):
            t = i / (sections - 1)
            half = .36 * math.sin(math.pi * (.16 + .84 * (1 - t))) ** .65 if t < 1 else .012
            sheer = .2 + .1 * (t - .35) ** 2 * 3
            along = -1 + 2 * t
            rows.append([(along, k * half * f, h) for k, f, h in
                         ((-1, 1, sheer), (-1, .86, .02), (-1, .5, -.12), (1, .5, -.12), (1, .86, .02), (1, 1, sheer))])
        points = [v for row in rows for v in row]
        faces = [(i * 6 + j, i * 6 + j + 1, i * 6 + j + 7, i * 6 + j + 6) for i in range(sections - 1) for j in range(5)]
        faces.append(tuple(range(6)))
        hull = mesh(points, faces, m.clay(colour, .5))
        thick = hull.modifiers.new("wall", "SOLIDIFY")
        thick.thickness = .045
        thick.offset = -1
        for face in hull.data.polygons:
            face.use_smooth = True
        hull.data.use_auto_smooth = True
        hull.data.auto_smooth_angle = math.radians(40)
        outline = [row[0] for row in rows] + [row[5] for row in reversed(rows)]
        tube(outline, .03, m.clay(p.WHITE, .6), closed=True)
        floor = [(v[0], v[1] * .8, .03) for v in outline]
        mesh(floor, [tuple(range(len(floor)))], m.clay(p.WOOD, .8))
        for at_x, half in ((-.6, .33), (0, .35), (.42, .3)):
            slab(at_x - .09, at_x + .09, -half, half, .13, .165, m.clay(p.WOOD, .8), .01)
        slab(-1.09, -1.0, -.1, .1, .0, .3, m.clay(p.DARK, .6), .02)


def bin(x, y, turn=0, colour=p.BOS):
    """A wheeled bin."""
    with at(x, y, 0, (0, 0, turn)):
        shell = m.clay(colour, .6)
        extrude([(-.17, .06), (.17, .06), (.21, .72), (-.21, .72)], "x", -.19, .19, shell, .03)
        slab(-.22, .22, -.23, .23, .71, .78, shell, .03)
        cylinder((-.2, .17, .07), (.2, .17, .07), .07, m.clay(p.DARK), segments=20)
