"""What both kinds of masks share: a scene with one colour for each part, rendered without any shade."""
import importlib.util
import os
import sys
import traceback

import bpy

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scenes")


def scene(name):
    """The scene file of that name, loaded afresh."""
    spec = importlib.util.spec_from_file_location("scene", os.path.join(SCENES, name + ".py"))
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def flat_colour(name, colour):
    """A material that shows one colour without any shade, with its nodes and its shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output, shader = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeEmission")
    tree.links.new(shader.outputs[0], output.inputs["Surface"])
    shader.inputs["Color"].default_value = (*colour, 1)
    return material, tree, shader


def render(size, path):
    """Render the painted scene to a PNG."""
    stage = bpy.context.scene
    stage.render.engine, stage.cycles.samples, stage.cycles.max_bounces = "CYCLES", 16, 0
    stage.cycles.use_denoising = stage.cycles.use_adaptive_sampling = False
    stage.cycles.pixel_filter_type = "BOX"
    stage.render.resolution_x, stage.render.resolution_y = size
    stage.view_settings.view_transform = "Raw"
    stage.render.image_settings.file_format, stage.render.image_settings.color_mode = "PNG", "RGB"
    stage.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)


def run(main):
    """Call it with what stands after `--`; Blender itself would end a failure with status 0."""
    try:
        main(*sys.argv[sys.argv.index("--") + 1:])
    except Exception:
        traceback.print_exc()
        sys.exit(1)
