"""Run inside Blender by heat/make.sh: blender -b -noaudio -P heat/masks.py -- FOLDER [TYPE...]

Renders, for the `dwelling-*-now` pictures, where the roof, walls, windows, doors and the foot of the walls of the
meant dwelling are: each in its own colour, by the same camera, to FOLDER/dwelling-TYPE.png."""
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
sys.dont_write_bytecode = True

from kit import finish, materials, openings, roof, stage  # noqa: E402
import paint  # noqa: E402
from parts import PARTS, TYPES  # noqa: E402

FOOT = .36  # how much of a wall's foot stands for the floor
# Of a flat, the strips under its ceiling and above its floor stand for them.
STRIPS = {"appartement": (3.7 + .34, 5.55 - .3)}


def _is_own(arguments):
    return any(isinstance(a, finish.Finish) and a.bricks == finish.NOW.bricks for a in arguments)


def _tagged(make, part):
    """The building function, after which everything it made of the meant dwelling carries its part."""
    def build(*arguments, **named):
        before = set(bpy.data.objects)
        made = make(*arguments, **named)
        own = _is_own((*arguments, *named.values()))
        for thing in set(bpy.data.objects) - before:
            _tag(thing, part if own else "rest")
        return made
    return build


def _tag(thing, part):
    # What an inner function said of it is more precise.
    if "part" not in thing:
        thing["part"] = part


def _instrument():
    """Before any other kit file takes these functions by name."""
    openings.window, openings.door = _tagged(openings.window, "window"), _tagged(openings.door, "door")
    roof.gable_roof = _tagged(roof.gable_roof, "roof")
    roof.chimney, roof.downpipe = _tagged(roof.chimney, "rest"), _tagged(roof.downpipe, "thin")
    from kit import flats, house, semi
    house.body, house.side_plinth = _tagged(house.body, "wall"), _tagged(house.side_plinth, "wall")
    semi.body, semi.side_plinth, semi.bay = house.body, house.side_plinth, _tagged(semi.bay, "wall")
    flats.balcony, flats.flat = _tagged(flats.balcony, "thin"), _tagged(flats.flat, "wall")


def _scene(name):
    scene = paint.scene(name)
    if hasattr(scene, "garage"):
        # Not heated.
        scene.garage = _tagged(scene.garage, "rest")
    return scene


def _flat_colour(name, colour, strips=None):
    """A material that shows one colour without any shade; `strips` gives the heights below and above which a wall is floor or roof."""
    material, tree, shader = paint.flat_colour(name, colour)
    if strips:
        place, split = tree.nodes.new("ShaderNodeNewGeometry"), tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(place.outputs["Position"], split.inputs[0])
        last = None
        for operation, level, other in (("LESS_THAN", strips[0], "floor"), ("GREATER_THAN", strips[1], "roof")):
            test, blend = tree.nodes.new("ShaderNodeMath"), tree.nodes.new("ShaderNodeMixRGB")
            test.operation, test.inputs[1].default_value = operation, level
            tree.links.new(split.outputs["Z"], test.inputs[0])
            tree.links.new(test.outputs[0], blend.inputs["Fac"])
            blend.inputs["Color1"].default_value, blend.inputs["Color2"].default_value = (*colour, 1), (*PARTS[other], 1)
            if last:
                tree.links.new(last.outputs[0], blend.inputs["Color1"])
            last = blend
        tree.links.new(last.outputs[0], shader.inputs["Color"])
    return material


def _part(thing):
    """The part that an object belongs to, by what made it and by its material."""
    part, own = thing.get("part", "rest"), finish.NOW
    name = thing.data.materials[0].name if thing.data.materials else ""
    if part == "window" and name.startswith("courses"):
        return "wall"  # the lintel
    if part == "door":
        if name.startswith("courses"):
            return "wall"
        leaf = (own.frame, own.door, own.glass)
        return "door" if any(name.startswith(f"clay {colour}") for colour in leaf) else "rest"
    if part == "wall" and name.startswith("clay"):
        if name.startswith(f"clay {own.frame}"):
            return "window"  # the timber of a bay
        if name.startswith(f"clay {own.plinth}") or name == f"clay {own.sill} 0.85 0.0 0.0":
            return "floor"
        return "rest"
    return part


def _paint(strips):
    colours = {name: _flat_colour(name, colour, strips if name == "wall" else None) for name, colour in PARTS.items()}
    colours["rest"] = _flat_colour("rest", (0, 0, 0))
    for thing in list(bpy.context.scene.objects):
        if thing.type not in ("MESH", "CURVE"):
            continue
        part = _part(thing)
        if part == "thin" and thing.type == "CURVE" or part == "thin" and max(thing.dimensions) < .2:
            # Pipes and railings would cut a wall to ribbons.
            bpy.data.objects.remove(thing)
            continue
        thing.data.materials.clear()
        thing.data.materials.append(colours.get(part, colours["rest"]))


def main(folder, types):
    _instrument()
    for name in types:
        stage.reset()
        # Its materials went with the old file.
        materials._made.clear()
        scene = _scene(f"dwelling-{name}")
        scene.build("now")
        _paint(STRIPS.get(name, (FOOT, 99)))
        stage.camera(scene.SIZE, **scene.CAMERA)
        paint.render(scene.SIZE, os.path.join(folder, f"dwelling-{name}.png"))


paint.run(lambda folder, *types: main(folder, types or TYPES))
