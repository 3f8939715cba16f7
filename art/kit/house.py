"""A brick house body with real openings, composed of walls, roof and joinery."""

from . import materials as m
from .openings import door, hole, window
from .roof import gable_roof
from .shapes import at, cut, extrude, slab


class Window:
    """Where a window goes on a wall and how it looks."""

    def __init__(self, u, z, w, h, style="turn", **look):
        self.u, self.z, self.w, self.h, self.style, self.look = u, z, w, h, style, look


class Door:
    """Where a door goes on a wall."""

    def __init__(self, u, w=.92, h=2.05, **look):
        self.u, self.w, self.h, self.look, self.z = u, w, h, look, 0


def body(x0, x1, depth, eave, rise, finish, front=(), right=(), base=-.12):
    """Brick walls under a ridge along x, carved for the openings of the front and right walls."""
    drop = .03  # below the roof boards, so that the two never share a plane
    outline = [(-depth / 2, base), (depth / 2, base), (depth / 2, eave - drop), (0, eave + rise - drop),
               (-depth / 2, eave - drop)]
    shell = extrude(outline, "x", x0, x1, finish.wall)
    boxes = []
    for o in front:
        a = hole(o.u, o.z if o.z else -.2, o.w, o.h + (0 if o.z else .2))
        boxes.append((a[0], a[1], -depth / 2 + a[2], -depth / 2 + a[3], a[4], a[5]))
    for o in right:
        a = hole(o.u, o.z if o.z else -.2, o.w, o.h + (0 if o.z else .2))
        boxes.append((x1 - a[3], x1 - a[2], a[0], a[1], a[4], a[5]))
    cut(shell, boxes, bevel=.008)
    # The plinth stops at each door, so that it never runs across one.
    plinth = m.clay(finish.plinth, .85)
    edge = x0
    for o in sorted((o for o in front if o.z == 0), key=lambda o: o.u):
        if o.u - o.w / 2 - edge > .02:
            slab(edge, o.u - o.w / 2, -depth / 2 - .02, -depth / 2 + .05, base, .16, plinth, .006)
        edge = o.u + o.w / 2
    slab(edge, x1, -depth / 2 - .02, -depth / 2 + .05, base, .16, plinth, .006)
    with at(0, -depth / 2):
        _fit(front, finish)
    with at(x1, 0, 0, (0, 0, 90)):
        _fit(right, finish)


def _fit(openings, finish):
    for o in openings:
        if isinstance(o, Door):
            door(o.u, o.w, o.h, finish, **o.look)
        else:
            window(o.u, o.z, o.w, o.h, finish, o.style, **o.look)


def side_plinth(x, depth, finish, gaps=(), base=-.12):
    """The plinth along a right-hand gable wall, leaving out the (y0, y1) gaps of its doors."""
    # A hair proud of the front plinth: two faces in one plane would render black.
    plinth, edge = m.clay(finish.plinth, .85), -depth / 2 - .023
    for a, b in sorted(gaps):
        slab(x - .05, x + .02, edge, a, base, .16, plinth, .006)
        edge = b
    slab(x - .05, x + .02, edge, depth / 2, base, .16, plinth, .006)


def terraced(x0, x1, depth, eave, rise, finish, left=False, right=False, right_wall=(), mirror=False, seed=1,
             front=None, roof=True):
    """One house of a Dutch terrace: door and living-room window below, two windows above."""
    width, centre = x1 - x0, (x0 + x1) / 2
    s = -1 if mirror else 1
    upper = eave * .585
    openings = front or [
        Door(centre - s * width * .25, .9, 1.98),
        Window(centre + s * width * .2, .55, width * .45, 1.22, "top", plant=True),
        Window(centre - s * width * .24, upper, .84, .98, "turn"),
        Window(centre + s * width * .21, upper, 1.0, .98, "turn"),
    ]
    body(x0, x1, depth, eave, rise, finish, openings, right_wall)
    if right:
        side_plinth(x1, depth, finish, [(o.u - o.w / 2, o.u + o.w / 2) for o in right_wall if o.z == 0])
    if roof:
        gable_roof(x0, x1, depth, eave, rise, finish, verge=(left, right), seed=seed)
