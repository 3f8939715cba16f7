"""Trees, hedges, shrubs, flowers and fences."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from . import materials as m
from . import palette as p
from .shapes import _finish, cylinder, slab, sphere, tube


def tree(x, y, height=1.7, crown=.9, colour=p.LEAF, seed=1):
    """A broad-leaved tree: a tapering trunk and a crown of several soft clumps."""
    pick = random.Random(seed)
    bark, leaf = m.clay(p.TRUNK, .9), m.foliage(colour)
    cylinder((x, y, -.02), (x, y, height + crown * .3), .11, bark, .06, 20)
    for a in (0, 130, 235):
        r = math.radians(a + seed * 40)
        cylinder((x, y, height * .8), (x + .4 * crown * math.cos(r), y + .4 * crown * math.sin(r), height + crown * .2), .05, bark, .03, 14)
    sphere(x, y, height + crown * .75, crown * .82, leaf, 1, .16, 4, seed)
    for i in range(6):
        a = math.tau * (i + pick.uniform(-.25, .25)) / 6
        d = crown * pick.uniform(.42, .54)
        sphere(x + d * math.cos(a), y + d * math.sin(a), height + crown * pick.uniform(.35, .75),
               crown * pick.uniform(.46, .6), leaf, .95, .16, 3, seed + i)


def shrub(x, y, radius=.3, colour=p.LEAF, seed=1, bloom=None):
    """A rounded shrub, with a few flowers when `bloom` gives their colour."""
    pick = random.Random(seed)
    sphere(x, y, radius * .62, radius, m.foliage(colour), .85, .16, 3, seed)
    sphere(x + radius * .55, y - radius * .25, radius * .42, radius * .62, m.foliage(colour), .85, .16, 3, seed + 1)
    if bloom:
        for i in range(12):
            a, e = pick.uniform(-2.6, .6), pick.uniform(.25, 1.2)
            v = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e) * .85)) * radius * 1.0
            sphere(x + v.x, y + v.y, radius * .62 + v.z, .042, m.clay(bloom, .7), detail=2)


def hedge(x0, x1, y0, y1, height=.5, colour=p.LEAF, seed=1):
    """A clipped hedge with a slightly uneven surface."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for v in work.verts:
        v.co = Vector(((x0 + x1) / 2 + v.co.x * (x1 - x0), (y0 + y1) / 2 + v.co.y * (y1 - y0), height / 2 - .02 + v.co.z * (height + .04)))
    bmesh.ops.bevel(work, geom=work.edges[:], offset=min(.09, (y1 - y0) * .3, (x1 - x0) * .3), segments=3, profile=.5, affect="EDGES")
    for _ in range(3):
        long = [e for e in work.edges if e.calc_length() > .14]
        if not long:
            break
        bmesh.ops.subdivide_edges(work, edges=long, cuts=1, use_grid_fill=True)
    work.normal_update()
    for v in work.verts:
        if v.co.z > .03:
            v.co += v.normal * .035 * noise.noise(v.co * 6 + Vector((seed, 0, 0)))
    data = bpy.data.meshes.new("hedge")
    work.to_mesh(data)
    work.free()
    return _finish(data, m.foliage(colour), smooth=True)


def flowers(x0, x1, y0, y1, colours=(p.ZON, p.KLEI, "#f7f3ea"), count=14, seed=1):
    """A small bed of flowers on short stalks."""
    pick = random.Random(seed)
    slab(x0, x1, y0, y1, -.05, .04, m.clay("#8a6a4d", .95), .02)
    for i in range(count):
        x, y = pick.uniform(x0 + .06, x1 - .06), pick.uniform(y0 + .06, y1 - .06)
        h = pick.uniform(.12, .24)
        sphere(x, y, .06, .085, m.foliage(p.LEAF), .9, .2, 2, i)
        cylinder((x, y, .03), (x, y, h), .012, m.clay(p.LEAF), segments=8)
        sphere(x, y, h, .05, m.clay(colours[i % len(colours)], .7), .8, detail=2)


def tuft(x, y, colour=p.LEAF_LIGHT, seed=1, height=.22):
    """A tuft of grass or reeds."""
    pick = random.Random(seed)
    for _ in range(7):
        a, lean = pick.uniform(0, math.tau), pick.uniform(.03, .1)
        cylinder((x, y, -.03), (x + lean * math.cos(a), y + lean * math.sin(a), height * pick.uniform(.7, 1.1)), .016, m.clay(colour, .9), .003, 6)


def stepping_path(points, size=.34):
    """Separate paving stones along a line of (x, y) points."""
    for i, (x, y) in enumerate(points):
        slab(x - size / 2, x + size / 2, y - size / 2, y + size / 2, -.05, .025, m.clay(p.STONE, .9), .025)


def fence(x0, y0, x1, y1, height=.55, colour=p.WHITE):
    """A low picket fence between two points."""
    length = math.hypot(x1 - x0, y1 - y0)
    count = max(2, round(length / .13))
    paint = m.clay(colour, .7)
    for i in range(count + 1):
        t = i / count
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        cylinder((x, y, 0), (x, y, height), .026, paint, segments=10, bevel=.006)
    for z in (height * .35, height * .75):
        tube([(x0, y0, z), (x1, y1, z)], .02, paint)
