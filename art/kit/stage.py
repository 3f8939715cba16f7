"""Camera, light and render settings: the same for every picture."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Euler, Vector

AZIMUTH, ELEVATION = 38, 28


def reset():
    """An empty file, so that a render depends on its scene only."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def light():
    """A warm low sun from the left front under a light sky."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = 4.2
    data.angle = .12
    data.color = (1, .93, .82)
    sun = bpy.data.objects.new("sun", data)
    sun.rotation_euler = (math.radians(50), 0, math.radians(-28))
    bpy.context.collection.objects.link(sun)
    sky = bpy.data.worlds.new("sky")
    sky.use_nodes = True
    background = sky.node_tree.nodes["Background"]
    background.inputs[0].default_value = (.76, .86, 1, 1)
    background.inputs[1].default_value = .95
    bpy.context.scene.world = sky


def _points():
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        if thing.type not in ("MESH", "CURVE"):
            continue
        solid = thing.evaluated_get(graph)
        data = solid.to_mesh()
        for vertex in data.vertices:
            yield thing.matrix_world @ vertex.co
        solid.to_mesh_clear()


def camera(size, azimuth=AZIMUTH, elevation=ELEVATION, margin=.035, points=None):
    """An orthographic camera that fits `points` (by default: all that was built) in the frame."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    turn = Euler((math.radians(90 - elevation), 0, math.radians(azimuth)))
    right, up, back = (turn.to_matrix() @ Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    everything = [(v.dot(right), v.dot(up)) for v in _points()]
    wanted = [(Vector(v).dot(right), Vector(v).dot(up)) for v in points] if points else everything
    x0, x1 = min(v[0] for v in wanted), max(v[0] for v in wanted)
    y0, y1 = min(v[1] for v in wanted), max(v[1] for v in wanted)
    width, height = size
    unit = max((x1 - x0) / width, (y1 - y0) / height) / (1 - 2 * margin)
    eye = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    eye.data.type = "ORTHO"
    eye.data.ortho_scale = unit * max(width, height)
    eye.data.clip_end = 200
    eye.rotation_euler = turn
    eye.location = right * (x0 + x1) / 2 + up * (y0 + y1) / 2 + back * 60
    bpy.context.collection.objects.link(eye)
    scene.camera = eye
    # A picture that is cut at an edge is a fault: say so instead of rendering it silently.
    edge_x, edge_y = unit * width / 2, unit * height / 2
    spill = max(max(abs(a - (x0 + x1) / 2) / edge_x, abs(b - (y0 + y1) / 2) / edge_y) for a, b in everything)
    print(f"FRAME fill {(x1 - x0) / unit / width:.2f} x {(y1 - y0) / unit / height:.2f}, outermost {spill:.3f}")
    if spill > 1:
        print("FRAME WARNING: something is cut off at the edge")


def shares(points, size):
    """Where points of the scene are in the picture, as fractions of its width and height from the top left."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, Vector(point)) for point in points]
    return [[round(v.x, 4), round(1 - v.y, 4)] for v in seen]


def mark(name, points, size):
    """Say where points of the scene are in the picture."""
    print(f"MARK {name}:", shares(points, size))


def render(size, samples, path):
    """Render the scene to a PNG with a transparent background."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    # Debian's build has no OpenImageDenoise; enough samples do the work.
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = .012
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 2
    scene.cycles.transparent_max_bounces = 24
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
