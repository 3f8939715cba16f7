"""Run inside Blender: blender -b -noaudio -P render.py -- FOLDER [--preview] [NAME...].

Renders the whole first and last picture, and of each clip only the part of the frame that moves.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from kit import stage  # noqa: E402

# The kit makes some materials when it is imported, so the file has to be empty by then.
stage.reset()
import scene as film  # noqa: E402

PREVIEW = "--preview" in sys.argv
MOVING, STILL = (10, 16) if PREVIEW else (10, 72)


def shoot(path, samples, region, size):
    """One picture; region is (left, top, right, bottom) in pixels of the full size."""
    if os.path.exists(path):
        return
    settings = bpy.context.scene.render
    settings.use_persistent_data = True
    bpy.context.scene.cycles.seed = 7
    settings.use_border = settings.use_crop_to_border = region is not None
    if region:
        width, height = film.SIZE
        # Blender rounds down: a hair more keeps it from losing a line to the last decimal.
        left, top, right, bottom = (v + .01 for v in region)
        settings.border_min_x, settings.border_max_x = left / width, right / width
        settings.border_min_y, settings.border_max_y = (height - bottom + .02) / height, (height - top + .02) / height
    stage.render(size, samples, path + ".part.png")
    os.rename(path + ".part.png", path)


def main():
    arguments = [a for a in sys.argv[sys.argv.index("--") + 1:] if a != "--preview"]
    folder, wanted = os.path.abspath(arguments[0]), arguments[1:]
    with open(os.path.join(HERE, "steps.json")) as file:
        steps = json.load(file)
    film.build()
    stage.light()
    film.pose(4, None, True)
    size = tuple(v // 2 for v in film.SIZE) if PREVIEW else film.SIZE
    stage.camera(size, **film.CAMERA)

    def wants(name):
        return not wanted or name in wanted

    for name, state in (("first", (0, None)), ("last", (4, None, True))):
        if wants(name):
            film.pose(*state)
            shoot(f"{folder}/{name}.png", STILL, None, size)
    # Seen along parallel lines the marker looks the same at every height: one picture of each is enough.
    regions = {"marker": film.marker_border()}
    for grade in (None, *range(6)) if wants("marker") else ():
        film.pose(0, grade)
        shoot(f"{folder}/marker-{'none' if grade is None else 'FEDCBA'[grade]}.png", STILL, regions["marker"], size)
    clips = [clip for clip in steps["clips"] if wants(clip["name"])]

    def state(clip, i):
        return clip["from"] + (clip["to"] - clip["from"]) * i / frames_of(clip), None

    def frames_of(clip):
        return round(clip["seconds"] * steps["fps"])
    for clip in steps["clips"]:
        regions[clip["name"]] = film.border(clip["name"], [state(clip, i) for i in range(frames_of(clip) + 1)])
    with open(f"{folder}/regions.json", "w") as file:
        json.dump({"regions": regions, "step": film.step_pixels()}, file)
    for clip in clips:
        film.pose(*state(clip, frames_of(clip)))
        shoot(f"{folder}/{clip['name']}-end.png", STILL, regions[clip["name"]], size)
    # Every other frame first: with half of them there is a film to look at.
    for start in (0, 1):
        for clip in clips:
            for i in range(start, frames_of(clip) + 1, 2):
                film.pose(*state(clip, i))
                shoot(f"{folder}/{clip['name']}-{i:02}.png", MOVING, regions[clip["name"]], size)


try:
    main()
except Exception:
    # Blender itself would end with status 0.
    import traceback
    traceback.print_exc()
    sys.exit(1)
