"""Primitive solids. Everything is placed relative to the innermost `at(...)` block."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

_stack = [Matrix.Identity(4)]


@contextmanager
def at(x=0.0, y=0.0, z=0.0, rot=(0, 0, 0), scale=1.0):
    """Move, turn (degrees) and scale everything made inside the block."""
    turn = Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
    _stack.append(_stack[-1] @ Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(scale, 4))
    try:
        yield
    finally:
        _stack.pop()


def placed(x, y, z):
    """Where a point of the current block is in the world."""
    return _stack[-1] @ Vector((x, y, z))


def box_uv(mesh):
    """Map every face flat along its main axis, one UV unit per metre."""
    layer = mesh.uv_layers.active or mesh.uv_layers.new(name="UVMap")
    for face in mesh.polygons:
        n = [abs(v) for v in face.normal]
        for i in face.loop_indices:
            x, y, z = mesh.vertices[mesh.loops[i].vertex_index].co
            if n[2] >= n[0] and n[2] >= n[1]:
                layer.data[i].uv = (x, y)
            elif n[0] > n[1]:
                layer.data[i].uv = (y, z)
            else:
                layer.data[i].uv = (x, z)


def _finish(mesh, material, bevel=0.0, smooth=False, segments=3):
    mesh.update()
    box_uv(mesh)
    mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    thing = bpy.data.objects.new("shape", mesh)
    bpy.context.collection.objects.link(thing)
    thing.matrix_world = _stack[-1].copy()
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(35)
        if segments > 1 and not smooth:
            for face in mesh.polygons:
                face.use_smooth = True
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(38)
    return thing


def mesh(points, faces, material, bevel=0.0, smooth=False):
    """A mesh from points and faces, its normals turned outwards."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(v) for v in points], [], faces)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    return _finish(data, material, bevel, smooth)


def box(x, y, z, sx, sy, sz, material, bevel=.015):
    """A box around its centre."""
    bevel = min(bevel, .45 * min(sx, sy, sz))
    points = [(x + i * sx / 2, y + j * sy / 2, z + k * sz / 2)
              for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(points, faces, material, bevel)


def slab(x0, x1, y0, y1, z0, z1, material, bevel=.015):
    """A box between two corners."""
    return box((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, x1 - x0, y1 - y0, z1 - z0, material, bevel)


def extrude(outline, axis, start, stop, material, bevel=0.0):
    """A flat outline pulled along an axis; the outline is in the other two axes, in order."""
    def point(a, b, along):
        return {"x": (along, a, b), "y": (a, along, b), "z": (a, b, along)}[axis]
    count = len(outline)
    points = [point(a, b, start) for a, b in outline] + [point(a, b, stop) for a, b in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return mesh(points, faces, material, bevel)


def cylinder(start, stop, radius, material, radius_end=None, segments=32, bevel=0.0, smooth=True):
    """A round bar (or cone) between two points, with flat caps."""
    start, stop = Vector(start), Vector(stop)
    end = radius if radius_end is None else radius_end
    turn = (stop - start).to_track_quat("Z", "Y")
    points, faces = [], []
    for centre, r in ((start, radius), (stop, end)):
        for i in range(segments):
            a = math.tau * i / segments
            points.append(centre + turn @ Vector((r * math.cos(a), r * math.sin(a), 0)))
    for i in range(segments):
        j = (i + 1) % segments
        faces.append((i, j, segments + j, segments + i))
    faces += [tuple(range(segments - 1, -1, -1)), tuple(range(segments, 2 * segments))]
    thing = mesh(points, faces, material, bevel)
    if smooth:
        for face in thing.data.polygons:
            face.use_smooth = True
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(38)
    return thing


def sphere(x, y, z, radius, material, squash=1.0, lumps=0.0, detail=3, seed=0):
    """A ball; `lumps` pushes its surface in and out by soft noise."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    for vertex in work.verts:
        if lumps:
            where = vertex.co / radius * 1.7 + Vector((seed * 7.3, seed * 3.1, seed))
            vertex.co *= 1 + lumps * noise.noise(where)
        vertex.co = Vector((vertex.co.x + x, vertex.co.y + y, vertex.co.z * squash + z))
    data = bpy.data.meshes.new("sphere")
    work.to_mesh(data)
    work.free()
    return _finish(data, material, smooth=True)


def tube(points, radius, material, closed=False, smooth=False):
    """A round bar along a line of points; `smooth` rounds its corners."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER" if smooth else "POLY")
    store = line.bezier_points if smooth else line.points
    store.add(len(points) - 1)
    for place, point in zip(store, points):
        if smooth:
            place.co = point
            place.handle_left_type = place.handle_right_type = "AUTO"
        else:
            place.co = (*point, 1)
    line.use_cyclic_u = closed
    curve.materials.append(material)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(thing)
    thing.matrix_world = _stack[-1].copy()
    return thing


def ring(x, y, z, radius, thickness, material, axis="y", count=40):
    """A torus around the given axis."""
    points = []
    for i in range(count):
        a = math.tau * i / count
        c, s = radius * math.cos(a), radius * math.sin(a)
        points.append({"x": (x, y + c, z + s), "y": (x + c, y, z + s), "z": (x + c, y + s, z)}[axis])
    return tube(points, thickness, material, closed=True)


def cut(thing, boxes, bevel=0.0):
    """Carve boxes (x0, x1, y0, y1, z0, z1) out of a solid, in its own coordinates."""
    thing.modifiers.clear()
    for x0, x1, y0, y1, z0, z1 in boxes:
        with _only(thing.matrix_world):
            tool = slab(x0, x1, y0, y1, z0, z1, thing.data.materials[0], 0)
        step = thing.modifiers.new("cut", "BOOLEAN")
        step.operation = "DIFFERENCE"
        step.solver = "EXACT"
        step.object = tool
        bpy.context.view_layer.update()
        carved = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        thing.modifiers.clear()
        thing.data = carved
        bpy.data.objects.remove(tool)
    # One material slot only: the boolean may have added the tool's.
    while len(thing.data.materials) > 1:
        thing.data.materials.pop()
    for face in thing.data.polygons:
        face.material_index = 0
    box_uv(thing.data)
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 2
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(35)
    return thing


@contextmanager
def _only(matrix):
    _stack.append(matrix.copy())
    try:
        yield
    finally:
        _stack.pop()
