"""Run by heat/make.sh: outlines.py FOLDER writes beside this file, for each type, short SVG paths along what its masks show."""
import glob
import itertools
import json
import math
import os
import re
import sys

import numpy
from PIL import Image

from parts import INSULATED, PARTS

SMALLEST = 150  # pixels; anything less is a speck
SLACK = 1.8  # pixels that a straightened outline may be off
# The house leaves the corners of its picture free: there stand the words, as shares of the picture's size.
CORNERS = {"topLeft": (.11, .17), "topRight": (.89, .17), "bottomLeft": (.11, .88), "bottomRight": (.89, .88)}
NAMED = ("roof", "wall", "window", "floor")


def smooth(mask, reach=2):
    """Every pixel as most of its neighbours are: specks and hair lines go."""
    size = 2 * reach + 1
    sums = numpy.pad(mask.astype(int), reach + 1).cumsum(0).cumsum(1)
    count = sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]
    return count[:mask.shape[0], :mask.shape[1]] * 2 > size * size


def _loops(mask):
    """The closed outlines of a mask, as corner points between pixels, the mask on their right."""
    grid = numpy.pad(mask, 1)
    follow = {}
    for y, x in zip(*numpy.nonzero(mask)):
        for edge, other in ((((x, y), (x + 1, y)), (y, x + 1)), (((x + 1, y), (x + 1, y + 1)), (y + 1, x + 2)),
                            (((x + 1, y + 1), (x, y + 1)), (y + 2, x + 1)), (((x, y + 1), (x, y)), (y + 1, x))):
            if not grid[other]:
                follow.setdefault(edge[0], []).append(edge[1])
    while follow:
        start = next(iter(follow))
        line, here = [start], start
        while True:
            nexts = follow[here]
            step = nexts.pop()
            if not nexts:
                del follow[here]
            if step == start:
                break
            line.append(step)
            here = step
        yield line


def _area(line):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1]))) / 2


def _straight(line):
    """Douglas and Peucker: the fewest of these points that stay within the slack."""
    if len(line) < 3:
        return line
    points = numpy.array(line, float)
    a, b = points[0], points[-1]
    along = b - a
    long = numpy.hypot(*along)
    away = points - a
    off = abs(along[0] * away[:, 1] - along[1] * away[:, 0]) / long if long else numpy.hypot(*away.T)
    worst = int(off.argmax())
    if off[worst] <= SLACK:
        return [line[0], line[-1]]
    return _straight(line[:worst + 1])[:-1] + _straight(line[worst:])


def _ring(line):
    """A closed outline straightened, beginning at a corner: the point farthest from the middle."""
    points = numpy.array(line, float)
    first = int(numpy.hypot(*(points - points.mean(0)).T).argmax())
    line = line[first:] + line[:first]
    half = int(numpy.hypot(*(numpy.array(line, float) - line[0]).T).argmax())
    return _straight(line[:half + 1])[:-1] + _straight(line[half:] + line[:1])[:-1]


def path(mask):
    """The outlines as one path for `fill-rule="evenodd"`, largest first, in whole pixels and relative steps."""
    lines = [line for line in _loops(mask) if _area(line) >= SMALLEST]
    words = []
    for line in sorted((_ring(line) for line in lines), key=_area, reverse=True):
        if len(line) < 3:
            continue
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(line, line[1:])]
        words.append(f"M{line[0][0]} {line[0][1]}l" + " ".join(f"{x} {y}" for x, y in steps) + "z")
    # A minus sign parts two numbers as well as a space does.
    return "".join(words).replace(" -", "-")


def middle(mask):
    """The pixel that lies deepest inside the mask."""
    inner, last = mask, mask
    while inner.any():
        last = inner
        grid = numpy.pad(inner, 1)
        inner = inner & grid[:-2, 1:-1] & grid[2:, 1:-1] & grid[1:-1, :-2] & grid[1:-1, 2:]
    ys, xs = numpy.nonzero(last)
    return [int(xs[len(xs) // 2]), int(ys[len(ys) // 2])]


def _cross(a, b, c, d):
    """Whether the lines a-b and c-d cross."""
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def corners(middles, size):
    """Which corner has the words of which part: by the shortest lines that do not cross."""
    def burden(order):
        lines = [(middles[part], [CORNERS[c][k] * size[k] for k in (0, 1)]) for part, c in zip(NAMED, order)]
        crossings = sum(_cross(*a, *b) for a, b in itertools.combinations(lines, 2))
        return crossings, sum(math.dist(*line) for line in lines)
    return dict(zip(NAMED, min(itertools.permutations(CORNERS), key=burden)))


def one_line_pairs(text):
    """JSON with each pair of numbers on one line."""
    return re.sub(r"\[\s+(-?\d+),\s+(-?\d+)\s+\]", r"[\1, \2]", text)


def _masks(path):
    """The mask of each part that a rendered picture has, and its size."""
    colours = numpy.array([(0, 0, 0), *PARTS.values()]) * 255
    pixels = numpy.array(Image.open(path).convert("RGB"), int)
    nearest = ((pixels[:, :, None, :] - colours) ** 2).sum(3).argmin(2)
    return {part: smooth(nearest == i) for i, part in enumerate(PARTS, 1)}, [pixels.shape[1], pixels.shape[0]]


def outside(masks, size):
    """What insulation colours in the picture of the house from outside."""
    return {"size": size, "parts": {part: path(masks[part]) for part in INSULATED}}


def cutaway(masks, size):
    """All that is seen of the opened house, and where words may point to it."""
    middles = {part: middle(masks[part]) for part in NAMED}
    # Of a flat the front door is inside.
    parts = {part: path(mask) for part, mask in masks.items() if mask.any()}
    return {"size": size, "parts": parts, "middles": middles, "corners": corners(middles, size)}


def main(folder):
    for file_path in sorted(glob.glob(os.path.join(folder, "cutaway-*.png"))):
        name = os.path.basename(file_path).replace("cutaway-", "dwelling-").replace(".png", "")
        found = {"outside": outside(*_masks(os.path.join(folder, name + ".png"))), "cutaway": cutaway(*_masks(file_path))}
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), f"{name}.json"), "w") as file:
            file.write(one_line_pairs(json.dumps(found, indent=2)) + "\n")
        print(name, *(f"{kind}: {sum(map(len, each['parts'].values()))}" for kind, each in found.items()), "characters of path")


main(sys.argv[1])
