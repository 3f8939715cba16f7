"""See-through glass and the profile of a window frame, for the glazing picture."""
import bpy

from . import materials as m
from . import palette as p
from .shapes import slab

_glass = {}


def clear_glass(tint="#bfe3ea", solid=.3):
    """Glass that lets the picture's background through, with a tinted body and soft shine."""
    key = (tint, solid)
    if key not in _glass:
        material = bpy.data.materials.new("clear glass")
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        shader, output = nodes["Principled BSDF"], nodes["Material Output"]
        shader.inputs["Base Color"].default_value = (*p.linear(tint), 1)
        shader.inputs["Roughness"].default_value = .08
        through, blend = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
        blend.inputs["Fac"].default_value = solid
        links.new(through.outputs["BSDF"], blend.inputs[1])
        links.new(shader.outputs["BSDF"], blend.inputs[2])
        links.new(blend.outputs["Shader"], output.inputs["Surface"])
        _glass[key] = material
    return _glass[key]


def pane(x0, x1, y, z0, z1, thick=.06):
    """A glass sheet with a darker sea-green edge at its top and right."""
    edge = m.clay("#5fae9f", .2)
    slab(x0, x1 - .012, y, y + thick, z0, z1 - .012, clear_glass(), 0)
    slab(x0, x1, y - .001, y + thick + .001, z1 - .016, z1, edge, .003)
    slab(x1 - .016, x1, y - .001, y + thick + .001, z0, z1 - .015, edge, .003)


def spacer(x0, x1, y0, y1, z0, z1):
    """The bar that keeps two panes apart, with its row of breathing holes."""
    slab(x0, x1, y0, y1, z0, z1, m.clay("#4a5357", .5), .01)
