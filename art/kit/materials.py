"""Matte clay materials; each is made once and then reused by name."""
import bpy

from . import palette as p

_made = {}


def _node_material(key):
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes["Principled BSDF"]


def clay(colour, rough=.78, metal=0.0, glow=0.0):
    """A plain matte colour; `glow` adds that much emission of the same colour."""
    key = f"clay {colour} {rough} {metal} {glow}"
    if key not in _made:
        material, _, shader = _node_material(key)
        shader.inputs["Base Color"].default_value = (*p.linear(colour), 1)
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Metallic"].default_value = metal
        if glow:
            shader.inputs["Emission"].default_value = (*p.linear(colour), 1)
            shader.inputs["Emission Strength"].default_value = glow
        _made[key] = material
    return _made[key]


def courses(colours, joint, width, height, gap=.009, offset=.5, rough=.85, bump=.35, shine=.5):
    """Rows of bricks or slabs, laid in metres over the box-mapped UVs of the object."""
    key = f"courses {colours} {joint} {width} {height} {gap} {offset} {rough}"
    if key not in _made:
        material, tree, shader = _node_material(key)
        uv = tree.nodes.new("ShaderNodeUVMap")
        brick = tree.nodes.new("ShaderNodeTexBrick")
        brick.offset = offset
        for name, value in (("Scale", 1), ("Mortar Size", gap), ("Mortar Smooth", .15),
                            ("Brick Width", width), ("Row Height", height), ("Bias", 0)):
            brick.inputs[name].default_value = value
        for name, colour in (("Color1", colours[0]), ("Color2", colours[1]), ("Mortar", joint)):
            brick.inputs[name].default_value = (*p.linear(colour), 1)
        relief = tree.nodes.new("ShaderNodeBump")
        relief.invert = True
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = .02
        tree.links.new(uv.outputs["UV"], brick.inputs["Vector"])
        tree.links.new(brick.outputs["Color"], shader.inputs["Base Color"])
        tree.links.new(brick.outputs["Fac"], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Specular"].default_value = shine
        _made[key] = material
    return _made[key]


def brick(colours=p.BRICK, joint=p.MORTAR):
    """Running-bond masonry."""
    return courses(colours, joint, .27, .092)


def soldier(colours=p.BRICK, joint=p.MORTAR):
    """Bricks on end, as over a window."""
    return courses(colours, joint, .088, .6, offset=0)


def paving(colours=(p.STONE, "#d2c7b7"), joint="#b9ad9b", size=.34):
    """Square paving slabs."""
    return courses(colours, joint, size, size, gap=.008, bump=.25, rough=.9)


def clinkers(colours=("#a9705a", "#9c6450"), joint="#8c6a58"):
    """Street bricks."""
    return courses(colours, joint, .24, .11, gap=.007, bump=.25, rough=.9)


def pv_cells():
    """The blue face of a solar panel, with its grid of cells."""
    return courses((p.PV, "#172644"), p.PV_LINE, .118, .118, gap=.003, offset=0, rough=.4, bump=0, shine=.02)


def tiles(colour):
    """Roof tile clay whose tone varies with the face attribute `tint`."""
    key = f"tiles {colour}"
    if key not in _made:
        material, tree, shader = _node_material(key)
        tint = tree.nodes.new("ShaderNodeAttribute")
        tint.attribute_name = "tint"
        shade = tree.nodes.new("ShaderNodeHueSaturation")
        shade.inputs["Color"].default_value = (*p.linear(colour), 1)
        tree.links.new(tint.outputs["Fac"], shade.inputs["Value"])
        tree.links.new(shade.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = .72
        _made[key] = material
    return _made[key]


def lamplight(top="#ffcf88", foot="#ee8433", strength=.42):
    """The glow of a lit room behind glass: brighter above, amber below."""
    key = f"lamplight {top} {foot} {strength}"
    if key not in _made:
        material, tree, shader = _node_material(key)
        place = tree.nodes.new("ShaderNodeTexCoord")
        split = tree.nodes.new("ShaderNodeSeparateXYZ")
        blend = tree.nodes.new("ShaderNodeMix")
        blend.data_type = "RGBA"
        tree.links.new(place.outputs["Generated"], split.inputs["Vector"])
        tree.links.new(split.outputs["Z"], blend.inputs["Factor"])
        # Sockets 6 and 7 are the colour pair of the Mix node, 2 its colour result.
        blend.inputs[6].default_value = (*p.linear(foot), 1)
        blend.inputs[7].default_value = (*p.linear(top), 1)
        tree.links.new(blend.outputs[2], shader.inputs["Base Color"])
        tree.links.new(blend.outputs[2], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = strength
        shader.inputs["Roughness"].default_value = .3
        _made[key] = material
    return _made[key]


def water():
    """Canal water with soft ripples."""
    key = "water"
    if key not in _made:
        material, tree, shader = _node_material(key)
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 1.6
        noise.inputs["Detail"].default_value = 1
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = .3
        relief.inputs["Distance"].default_value = .25
        place = tree.nodes.new("ShaderNodeTexCoord")
        stretch = tree.nodes.new("ShaderNodeMapping")
        stretch.inputs["Scale"].default_value = (.7, 2.4, 1)
        tree.links.new(place.outputs["Object"], stretch.inputs["Vector"])
        tree.links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
        shader.inputs["Base Color"].default_value = (*p.linear(p.WATER), 1)
        shader.inputs["Roughness"].default_value = .12
        _made[key] = material
    return _made[key]


def foliage(colour):
    """Leaves: a matte green with light and dark flecks."""
    key = f"foliage {colour}"
    if key not in _made:
        material, tree, shader = _node_material(key)
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 9
        place = tree.nodes.new("ShaderNodeTexCoord")
        spread = tree.nodes.new("ShaderNodeMapRange")
        spread.inputs["From Min"].default_value = .35
        spread.inputs["From Max"].default_value = .65
        spread.inputs["To Min"].default_value = .86
        spread.inputs["To Max"].default_value = 1.12
        shade = tree.nodes.new("ShaderNodeHueSaturation")
        shade.inputs["Color"].default_value = (*p.linear(colour), 1)
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = .35
        relief.inputs["Distance"].default_value = .05
        tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], spread.inputs["Value"])
        tree.links.new(spread.outputs["Result"], shade.inputs["Value"])
        tree.links.new(shade.outputs["Color"], shader.inputs["Base Color"])
        tree.links.new(noise.outputs["Fac"], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
        shader.inputs["Roughness"].default_value = .95
        _made[key] = material
    return _made[key]
