"""Run by layers/make.sh: shadow.py NOW.png LAYER.png HEAT.json makes what only darkens wall and ground see-through.

So that the wall may have another colour by then: a shadow that is cut out with its bricks brings the old ones along.
HEAT.json tells where the wall is (`heat/masks.py`).
"""
import json
import re
import sys

import numpy
from hull import hull
from PIL import Image, ImageChops, ImageDraw, ImageFilter

# Of 255 and of 1: a thing is lighter than this, and is no even share of what was there; it is no speck (pixels).
LIGHT, ALIKE, SPECK = 125, 0.16, 4
# As in cut.py; what the line around the thing may miss of it, and the soft edge between it and its shadow.
SMOOTH, EDGE, SOFT = 1.5, 4, 1


def line_around(mask):
    """Around all that the mask shows, without specks."""
    kept = mask.filter(ImageFilter.MinFilter(2 * SPECK + 1)).filter(ImageFilter.MaxFilter(2 * SPECK + 1))
    rows, columns = numpy.nonzero(numpy.asarray(kept))
    return hull([(int(x), int(y)) for x, y in zip(columns, rows)])


def wall_in(heat, size):
    """The wall as a mask: the path of `heat`, which goes from point to point and fills by the even-odd rule."""
    across, down = size[0] / heat["size"][0], size[1] / heat["size"][1]
    mask = Image.new("1", size)
    for part in heat["parts"]["wall"].split("M")[1:]:
        x, y, *steps = (float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", part))
        points = [(x * across, y * down)]
        for dx, dy in zip(steps[::2], steps[1::2]):
            x, y = x + dx, y + dy
            points.append((x * across, y * down))
        one = Image.new("1", size)
        ImageDraw.Draw(one).polygon(points, fill=1)
        mask = ImageChops.logical_xor(mask, one)
    return mask.convert("L")


def main():
    now, layer = (Image.open(path).convert("RGBA") for path in sys.argv[1:3])
    with open(sys.argv[3]) as file:
        wall = wall_in(json.load(file), now.size)
    over = Image.alpha_composite(now, layer)
    was, seen = (numpy.asarray(picture.convert("RGB").filter(ImageFilter.GaussianBlur(SMOOTH)), float)
                 for picture in (now, over))
    left = seen / numpy.maximum(was, 1)
    pixels = numpy.array(layer).astype(float)
    thing = (left.max(axis=2) - left.min(axis=2) > ALIKE) & (seen.max(axis=2) > LIGHT) & (pixels[..., 3] > 0)
    box = Image.new("L", now.size)
    ImageDraw.Draw(box).polygon(line_around(Image.fromarray((thing * 255).astype("uint8"))), fill=255, outline=255)
    box = box.filter(ImageFilter.MaxFilter(2 * EDGE + 1))
    bare = ImageChops.subtract(wall.filter(ImageFilter.MaxFilter(5)), box)
    # What stands upright is nowhere wider than before the wall, so that what lies beside it on the ground is its shadow.
    first, _, last, _ = box.getbbox()
    bare.paste(255, (0, 0, first, now.height))
    bare.paste(255, (last, 0, now.width, now.height))
    inside = 1 - numpy.asarray(bare.filter(ImageFilter.GaussianBlur(SOFT)), float)[..., None] / 255
    dark = numpy.clip(1 - left.mean(axis=2), 0, 1)[..., None]
    # Colours count by how much of them is seen; a shadow is black.
    own = pixels[..., 3:] * inside
    alpha = own + pixels[..., 3:] * dark * (1 - inside)
    colour = pixels[..., :3] * own / numpy.maximum(alpha, 1e-6)
    Image.fromarray(numpy.concatenate([colour, alpha], axis=2).round().clip(0, 255).astype("uint8")).save(sys.argv[2])


main()
