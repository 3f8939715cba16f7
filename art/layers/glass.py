"""Cuts the windows out of a dwelling made sustainable, to lie over the same dwelling as it is now.

Usage: glass.py WONINGTYPE... ; writes masters/dwelling-WONINGTYPE-glass.webp. Needs python3-pil and no Blender: both
pictures have one camera, and `heat/` says where the windows are.
"""
import json
import os
import re
import sys

from PIL import Image, ImageChops, ImageDraw, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
ART = os.path.dirname(HERE)
# Frames are new too, and stand around the panes.
GROW = 5


def outlines(path):
    """The closed lines of an SVG path that only moves (M) and draws relative lines (l)."""
    for start, steps in re.findall(r"M([^lz]+)l([^z]*)z", path):
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", start)]
        points = [tuple(numbers[:2])]
        moves = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", steps)]
        for dx, dy in zip(moves[::2], moves[1::2]):
            points.append((points[-1][0] + dx, points[-1][1] + dy))
        yield points


def cut(woningtype):
    after = Image.open(os.path.join(ART, "masters", f"dwelling-{woningtype}-after.webp")).convert("RGBA")
    with open(os.path.join(ART, "heat", f"dwelling-{woningtype}.json")) as file:
        heat = json.load(file)
    scale = after.width / heat["size"][0]
    mask = Image.new("L", after.size, 0)
    for points in outlines(heat["parts"]["window"]):
        if len(points) > 2:
            ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in points], fill=255)
    mask = mask.filter(ImageFilter.MaxFilter(2 * GROW + 1)).filter(ImageFilter.GaussianBlur(1.2))
    after.putalpha(ImageChops.multiply(after.getchannel("A"), mask))
    after.save(os.path.join(ART, "masters", f"dwelling-{woningtype}-glass.webp"), quality=92, method=6)


for each in sys.argv[1:]:
    cut(each)
