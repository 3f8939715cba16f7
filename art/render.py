"""Run inside Blender: blender -b -noaudio -P render.py -- PICTURE OUTPUT.png [--preview]."""
import importlib.util
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import stage  # noqa: E402


def load(picture):
    """Find the scene of a picture; a pair shares one scene file that takes the state."""
    for name, state in ((picture, None), tuple(picture.rsplit("-", 1))):
        path = os.path.join(HERE, "scenes", name + ".py")
        if os.path.exists(path):
            spec = importlib.util.spec_from_file_location("scene", path)
            scene = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(scene)
            return scene, state
    sys.exit(f"no scene for {picture}")


def main():
    arguments = sys.argv[sys.argv.index("--") + 1:]
    picture, output = arguments[:2]
    preview = "--preview" in arguments
    stage.reset()
    scene, state = load(picture)
    size, samples = scene.SIZE, getattr(scene, "SAMPLES", 96)
    if preview:
        # Wide enough to judge details, small enough to take seconds.
        wide = int(os.environ.get("PREVIEW_WIDTH", 560))
        size, samples = tuple(round(v * wide / max(size)) for v in size), 24
    scene.build(state) if state else scene.build()
    stage.light()
    stage.camera(size, **getattr(scene, "CAMERA", {}))
    for name, points in getattr(scene, "MARKS", {}).items():
        stage.mark(name, points, size)
    stage.render(size, samples, os.path.abspath(output))


try:
    main()
except Exception:
    # Blender itself would end with status 0.
    import traceback
    traceback.print_exc()
    sys.exit(1)
