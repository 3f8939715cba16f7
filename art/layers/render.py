"""Run inside Blender by layers/make.sh: blender -b -noaudio -P layers/render.py -- TYPE STATE OUTPUT.png [PART]

A small rough render of a dwelling in a state; with PART ("left foot right top", as shares of the picture) the final
render of that part only, the rest of the picture left empty. Where the panels lie goes to OUTPUT.json."""
import importlib.util
import json
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.dont_write_bytecode = True

from kit import energy, stage  # noqa: E402

ROUGH = 320  # pixels wide


def scene_of(kind):
    path = os.path.join(os.path.dirname(HERE), "scenes", f"dwelling-{kind}.py")
    spec = importlib.util.spec_from_file_location("scene", path)
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    return scene


def main():
    kind, state, output, *part = sys.argv[sys.argv.index("--") + 1:]
    scene = scene_of(kind)
    size, samples = scene.SIZE, 96
    if not part:
        size, samples = tuple(round(v * ROUGH / max(size)) for v in size), 6
    stage.reset()
    scene.build(state)
    stage.light()
    stage.camera(size, **getattr(scene, "CAMERA", {}))
    for columns, rows, points in energy.ARRAYS:
        with open(output + ".json", "w") as file:
            json.dump({"columns": columns, "rows": rows, "corners": stage.shares(points, size)}, file)
    if part:
        frame = bpy.context.scene.render
        frame.use_border = True
        frame.border_min_x, frame.border_min_y, frame.border_max_x, frame.border_max_y = map(float, part[0].split())
    stage.render(size, samples, os.path.abspath(output))


try:
    main()
except Exception:
    # Blender itself would end with status 0.
    import traceback
    traceback.print_exc()
    sys.exit(1)
