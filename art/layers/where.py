"""Run by layers/make.sh: where.py ONE.png OTHER.png says what part of two rough renders differs: left foot right top."""
import sys

import numpy
from PIL import Image

DIFFERS, MARGIN = 16, 5  # of 255; pixels


def main():
    one, other = (numpy.asarray(Image.open(path).convert("RGBA"), int) for path in sys.argv[1:])
    change = numpy.abs(one - other).max(axis=2) > DIFFERS
    high, wide = change.shape
    rows, columns = numpy.nonzero(change)
    left, right = max(0, columns.min() - MARGIN) / wide, min(wide, columns.max() + MARGIN) / wide
    top, foot = max(0, rows.min() - MARGIN) / high, min(high, rows.max() + MARGIN) / high
    print(f"{left:.4f} {1 - foot:.4f} {right:.4f} {1 - top:.4f}")


main()
