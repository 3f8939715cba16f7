"""Solar panels and the outdoor unit of a heat pump."""
import math

from . import materials as m
from . import palette as p
from .roof import on_slope
from .shapes import at, box, cylinder, placed, ring, slab, tube

PANEL_W, PANEL_H, GAP = .6, .95, .03
# Of each array that was laid: columns, rows, and where it starts at the foot, ends at the foot and starts at the top.
ARRAYS = []


def panel(x, y, w=PANEL_W, h=PANEL_H):
    """One panel lying in the local xy plane, its underside at z = .05."""
    slab(x, x + w, y, y + h, .05, .088, m.clay(p.METAL, .4, .3), .008)
    with at(x + .022, y + .022):
        slab(0, w - .044, 0, h - .044, .08, .0915, m.pv_cells(), 0)


def array(columns, rows, w=PANEL_W, h=PANEL_H):
    """Panels on rails, centred on local x = 0, from y = 0 up the slope."""
    total = columns * w + (columns - 1) * GAP
    x, y = total / 2 + GAP / 2, rows * (h + GAP) - GAP / 2
    ARRAYS.append((columns, rows, [placed(a, b, .09) for a, b in ((-x, -GAP / 2), (x, -GAP / 2), (-x, y))]))
    for r in range(rows):
        y = r * (h + GAP)
        for k in (.25, .75):
            slab(-total / 2 - .02, total / 2 + .02, y + h * k - .02, y + h * k + .02, -.06, .052, m.clay(p.STEEL, .5), .004)
        for c in range(columns):
            panel(-total / 2 + c * (w + GAP), y, w, h)


def roof_array(depth, eave, rise, x, up, columns, rows, w=PANEL_W, h=PANEL_H):
    """Panels on the front slope of a gable roof."""
    with on_slope(depth, eave, rise, x, up):
        array(columns, rows, w, h)


def heat_pump(x, y, turn=0, z=0.0, scale=1.0, pipes=.0):
    """An outdoor unit on a concrete base; its fan faces -y before it is turned.

    `pipes` is how far behind the unit the wall is that its two pipes enter."""
    with at(x, y, z, (0, 0, turn), scale):
        shell, dark, grey = m.clay("#f4f1ea", .45), m.clay("#2f3a3c", .6), m.clay("#cfd4d3", .5)
        slab(-.62, .62, -.3, .3, -.05, .08, m.clay(p.CONCRETE, .9), .02)
        for k in (-.36, .36):
            slab(k - .07, k + .07, -.2, .2, .07, .14, dark, .01)
        slab(-.52, .52, -.21, .21, .13, .98, shell, .05)
        slab(-.55, .55, -.24, .24, .965, 1.01, grey, .02)
        cx, cz, r = -.13, .555, .335
        cylinder((cx, -.235, cz), (cx, -.2, cz), r + .035, grey, bevel=.008)
        cylinder((cx, -.238, cz), (cx, -.2, cz), r, dark)
        for blade in range(5):
            with at(cx, -.242, cz, (0, blade * 72, 0)):
                box(.16, 0, .03, .24, .006, .13, m.clay("#46565a", .6), .002)
        for k in range(1, 5):
            ring(cx, -.252, cz, r * k / 4, .0075, shell)
        for k in range(4):
            a = math.pi * k / 4
            tube([(cx + r * math.cos(a), -.25, cz + r * math.sin(a)), (cx - r * math.cos(a), -.25, cz - r * math.sin(a))], .006, shell)
        cylinder((cx, -.265, cz), (cx, -.235, cz), .06, shell, segments=24, bevel=.006)
        # Louvres beside the fan.
        for k in range(7):
            slab(.29, .45, -.218, -.205, .3 + k * .075, .325 + k * .075, dark, .003)
        # Fins in the short side that is seen.
        for k in range(8):
            slab(-.526, -.515, -.15, .15, .3 + k * .07, .325 + k * .07, grey, .003)
        for k, colour in ((-.05, "#3b4446"), (.1, "#3b4446")):
            if pipes:
                tube([(.38, .19, .3 + k), (.38, pipes + .04, .3 + k)], .04, m.clay(colour, .8))
