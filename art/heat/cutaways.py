"""Run inside Blender by heat/make.sh: blender -b -noaudio -P heat/cutaways.py -- FOLDER [TYPE...]

Renders, for the `cutaway-*` pictures, where the parts of the opened dwelling are: each in its own colour, by the same
camera, to FOLDER/cutaway-TYPE.png. Which part a thing is was said where it was made (kit/cutaway.py)."""
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
sys.dont_write_bytecode = True

from kit import materials, stage  # noqa: E402
import paint  # noqa: E402
from parts import PARTS, TYPES  # noqa: E402


def main(folder, *types):
    for name in types or TYPES:
        stage.reset()
        # Its materials went with the old file.
        materials._made.clear()
        scene = paint.scene(f"cutaway-{name}")
        scene.build()
        colours = {part: paint.flat_colour(part, colour)[0] for part, colour in {**PARTS, "rest": (0, 0, 0)}.items()}
        for thing in list(bpy.context.scene.objects):
            part = thing.get("part", "rest")
            if thing.type == "CURVE" and part == "rest":
                # Pipes and railings would cut a wall to ribbons.
                bpy.data.objects.remove(thing)
                continue
            thing.data.materials.clear()
            thing.data.materials.append(colours[part])
        stage.camera(scene.SIZE, **scene.CAMERA)
        paint.render(scene.SIZE, os.path.join(folder, f"cutaway-{name}.png"))


paint.run(main)
