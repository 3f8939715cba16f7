"""Sheets, clipboards, reports and calendars. Written lines are bars: no text.

A sheet stands upright in the local xz plane with its face to -y, from z = 0 and centred on x = 0."""

from . import materials as m
from . import palette as p
from .shapes import at, cylinder, slab, tube

PAPER, GREY = "#fffdf7", "#cfd8cd"


def tick(x, y, z, size, colour=p.BOS, thick=None):
    """A tick in the xz plane."""
    s = size / 2
    tube([(x - s * .75, y, z + s * .05), (x - s * .2, y, z - s * .6), (x + s * .85, y, z + s * .7)],
         thick or size * .11, m.clay(colour, .6))


def seal(x, y, z, radius=.3, colour=p.ZON, inner="#ffd573", mark=p.BOS):
    """A round seal with a tick, its back at y."""
    cylinder((x, y - radius * .15, z), (x, y, z), radius, m.clay(colour, .6), segments=48, bevel=.012)
    cylinder((x, y - radius * .2, z), (x, y - radius * .1, z), radius * .74, m.clay(inner, .6), segments=48, bevel=.01)
    tick(x, y - radius * .26, z - radius * .02, radius * 1.05, mark, radius * .1)


def writing(x0, x1, y, z1, z0, step=.24, boxes=True, ticked=99, colour=GREY):
    """Bars for lines of writing from z1 down to z0, each with a box in front, `ticked` of them green."""
    z, i = z1, 0
    while z >= z0:
        end = x0 + (x1 - x0) * (1, .86, 1, .74, .93, .55)[i % 6]
        start = x0
        if boxes:
            done = i < ticked
            slab(x0, x0 + step * .52, y - .018, y, z - step * .08, z + step * .44, m.clay("#7db663" if done else GREY, .9), .008)
            if done:
                tick(x0 + step * .26, y - .024, z + step * .18, step * .36, "#fffdf7", step * .045)
            start = x0 + step
        slab(start, end, y - .016, y, z, z + step * .32, m.clay(colour, .9), .006)
        z -= step
        i += 1


def sheet(w, h, thick=.05, colour=PAPER):
    """A bare upright sheet with its face at y = 0."""
    return slab(-w / 2, w / 2, 0, thick, 0, h, m.clay(colour, .9), min(.03, thick * .45))


def document(w=1.9, h=2.6, ticked=99, sealed=True, head=p.BOS):
    """A form: a heading, ticked lines and a seal."""
    sheet(w, h)
    slab(-w * .41, w * .05, -.016, .01, h * .87, h * .925, m.clay(head, .8), .008)
    writing(-w * .41, w * .41, .002, h * .76, h * (.32 if sealed else .1), h * .088, ticked=ticked)
    if sealed:
        seal(w * .27, .002, h * .16, w * .145)


def clipboard(w=1.6, h=2.1, ticked=99, board=p.WOOD):
    """A form on a board with a steel clip."""
    slab(-w / 2, w / 2, .03, .11, 0, h, m.clay(board, .75), .035)
    with at(0, .0, h * .04):
        slab(-w * .44, w * .44, 0, .04, 0, h * .86, m.clay(PAPER, .9), .012)
        writing(-w * .36, w * .36, .002, h * .68, h * .08, h * .125, ticked=ticked)
    steel = m.clay(p.STEEL, .35, .4)
    slab(-w * .2, w * .2, -.05, .06, h * .9, h * .985, steel, .025)
    cylinder((-w * .12, -.03, h * .985), (w * .12, -.03, h * .985), .045, steel, segments=20)


def foot(w=1.5, d=.55, h=.14, colour=p.WOOD):
    """A wooden block that a sheet stands in."""
    slab(-w / 2, w / 2, -d / 2, d / 2, 0, h, m.clay(colour, .8), .03)


def pencil(x, y, z, length=1.0, turn=0, colour=p.ZON, radius=.05):
    """A pencil that lies flat and points to +x before it is turned."""
    with at(x, y, z + radius, (0, 0, turn)):
        cylinder((-length / 2, 0, 0), (length * .34, 0, 0), radius, m.clay(colour, .6), segments=6, smooth=False)
        cylinder((length * .34, 0, 0), (length * .46, 0, 0), radius, m.clay("#e5c49a", .8), radius * .35, 12)
        cylinder((length * .455, 0, 0), (length / 2, 0, 0), radius * .38, m.clay(p.DARK, .6), .004, 12)
        cylinder((-length * .56, 0, 0), (-length / 2, 0, 0), radius * .98, m.clay(p.KLEI, .7), segments=16, bevel=.01)


def calendar(w=1.7, h=1.7, marked=(9,), crossed=0):
    """A wall or desk calendar: a coloured head, rings and a grid of days, without text."""
    slab(-w / 2, w / 2, 0, .08, 0, h, m.clay(PAPER, .9), .03)
    slab(-w / 2 - .002, w / 2 + .002, -.03, .085, h * .8, h * 1.005, m.clay(p.KLEI, .7), .03)
    for k in (-.3, -.1, .1, .3):
        tube([(w * k, -.06, h * .96), (w * k, -.06, h * 1.05), (w * k, .09, h * 1.05)], .026, m.clay(p.METAL, .35, .4), smooth=True)
    cell = w * .86 / 5
    for i in range(20):
        cx, cz = -w * .43 + cell * (i % 5 + .5), h * .7 - (i // 5) * h * .175
        on = i in marked
        slab(cx - cell * .38, cx + cell * .38, -.02 if on else -.01, .02, cz - h * .062, cz + h * .062,
             m.clay(p.ZON if on else ("#e3e0d5" if i >= crossed else "#d2dccb"), .85), .014)
        if on:
            tick(cx, -.03, cz, cell * .5, p.BOS, .022)


def calculator(w=1.25, h=1.75, colour=p.BOS):
    """A pocket calculator with a plain screen and blank keys."""
    slab(-w / 2, w / 2, 0, .2, 0, h, m.clay(colour, .55), .07)
    slab(-w * .4, w * .4, -.02, .05, h * .72, h * .91, m.clay(p.DARK, .4), .02)
    slab(-w * .36, w * .36, -.028, .03, h * .74, h * .89, m.clay("#cfe6c8", .4, 0, .15), .01)
    for row in range(4):
        for column in range(4):
            cx, cz = w * (-.3 + .2 * column), h * (.58 - .145 * row)
            warm = column == 3
            slab(cx - w * .075, cx + w * .075, -.05, .05, cz - h * .048, cz + h * .048,
                 m.clay((p.KLEI if row < 3 else p.ZON) if warm else "#f4eee1", .7), .03)
