"""Writes the line around the outdoor unit of a dwelling's heat pump, for where a picture is cut along a line.

Usage: outline.py WONINGTYPE... ; writes layers/pump-WONINGTYPE.json from masters/dwelling-WONINGTYPE-pump.webp: points in
shares of the picture's width and height from the top left. Needs python3-pil and no Blender.
"""
import json
import os
import sys

from hull import hull
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(os.path.dirname(HERE), "masters")
# Clearer than this is its shadow.
SEEN = 240


def edges(picture):
    """The first and the last pixel of each row that can be seen."""
    alpha = picture.getchannel("A").point(lambda value: 255 if value >= SEEN else 0)
    for y in range(alpha.height):
        row = alpha.crop((0, y, alpha.width, y + 1)).getbbox()
        if row:
            left, _, right, _ = row
            yield from ((left, y), (right, y), (left, y + 1), (right, y + 1))


def thinned(points, least):
    """Without points that lie nearer than that to the one before."""
    kept = points[:1]
    for point in points[1:]:
        if max(abs(point[0] - kept[-1][0]), abs(point[1] - kept[-1][1])) >= least:
            kept.append(point)
    return kept


for woningtype in sys.argv[1:]:
    pump = Image.open(os.path.join(MASTERS, f"dwelling-{woningtype}-pump.webp")).convert("RGBA")
    line = thinned(hull(list(edges(pump))), pump.width / 200)
    shares = [[round(x / pump.width, 4), round(y / pump.height, 4)] for x, y in line]
    with open(os.path.join(HERE, f"pump-{woningtype}.json"), "w") as file:
        json.dump(shares, file)
