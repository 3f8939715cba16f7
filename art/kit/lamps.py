"""Extra light inside opened-up rooms, which the sun does not reach."""
import bpy
from mathutils import Vector

from . import shapes


def room(x, y, z, watts=40, radius=.3, colour=(1, .82, .6)):
    """A soft warm bulb; the camera does not see it."""
    data = bpy.data.lights.new("room", "POINT")
    data.energy, data.shadow_soft_size, data.color = watts, radius, colour
    bulb = bpy.data.objects.new("room", data)
    bulb.location = shapes._stack[-1] @ Vector((x, y, z))
    bpy.context.collection.objects.link(bulb)
