"""A flat in a four-storey block around a stairwell, as it is now and made sustainable."""
from kit import finish, garden, ground, materials as m, palette as p, street
from kit.house import Window
from kit.openings import door, hole, window
from kit.shapes import at, cut, slab, sphere, tube

SIZE = (1000, 1000)
STOREY, FLOORS, D = 1.85, 4, 3.8
WING, STAIR = 3.0, 1.15
TOP = STOREY * FLOORS + .25
X0, X1, Y0, Y1 = -4.6, 4.6, -4.3, 3.1
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(k, y, TOP + .75) for k in (-3.6, 3.6) for y in (-D / 2, D / 2)]}


def flat(x0, z, f, end, side):
    """The brickwork, windows and balcony of one flat."""
    x1, c = x0 + WING, x0 + WING / 2
    front = [Window(c - side * .7, .075, .78, 1.48, "top"), Window(c + side * .55, .6, 1.15, .95, "turn")]
    right = [Window(-.85, .6, .75, .95), Window(.85, .6, .75, .95)] if end else []
    shell = slab(x0, x1, -D / 2, D / 2, z, z + STOREY, f.wall, 0)
    boxes = [(a[0], a[1], -D / 2 + a[2], -D / 2 + a[3], z + a[4], z + a[5]) for a in (hole(o.u, o.z, o.w, o.h) for o in front)]
    boxes += [(x1 - a[3], x1 - a[2], a[0], a[1], z + a[4], z + a[5]) for a in (hole(o.u, o.z, o.w, o.h) for o in right)]
    cut(shell, boxes)
    for at_place, openings in ((at(0, -D / 2, z), front), (at(x1, 0, z, (0, 0, 90)), right)):
        with at_place:
            for o in openings:
                window(o.u, o.z, o.w, o.h, f, o.style, lintel=False, sill=o.z > .1)
    # A concrete band marks each floor.
    slab(x0 + (.006 if end else 0), x1 + (.025 if end else -.006), -D / 2 - .025, D / 2, z - .05, z + .05, m.clay(f.sill, .85), .008)
    balcony(c, z, f)


def balcony(c, z, f):
    """A concrete balcony with a bar railing."""
    y0, y1, x0, x1 = -D / 2 - .8, -D / 2 + .01, c - 1.3, c + 1.3
    slab(x0, x1, y0, y1, z - .07, z + .05, m.clay(f.sill, .85), .015)
    rail = m.clay(f.trim, .5)
    for a, b in (((x0 + .05, y1), (x0 + .05, y0 + .05)), ((x0 + .05, y0 + .05), (x1 - .05, y0 + .05)), ((x1 - .05, y0 + .05), (x1 - .05, y1))):
        tube([(*a, z + .68), (*b, z + .68)], .03, rail)
        tube([(*a, z + .14), (*b, z + .14)], .018, rail)
        count = max(2, round((abs(a[0] - b[0]) + abs(a[1] - b[1])) / .16))
        for i in range(count + 1):
            t = i / count
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            tube([(x, y, z + .04), (x, y, z + .68)], .013, rail)


def stairwell(f):
    """The glazed stairwell in the middle, with the shared front door."""
    x0, x1 = -STAIR / 2, STAIR / 2
    shell = slab(x0, x1, -D / 2 + .12, D / 2, -.12, TOP - .25, f.wall, 0)
    y = -D / 2 + .12
    openings = [(0, 0, .95, 1.6)] + [(0, STOREY * k + .35, .8, 1.3) for k in range(1, FLOORS)]
    cut(shell, [(u - w / 2, u + w / 2, y - .3, y + .13, z if z else -.2, z + h) for u, z, w, h in openings])
    with at(0, y):
        door(0, .95, 1.6, f, lamp=False)
        for u, z, w, h in openings[1:]:
            window(u, z, w, h, f, "cross", lintel=False, curtain=False)


def build(state):
    after = state == "after"
    f = finish.AFTER if after else finish.NOW
    pale = finish.GHOST
    ground.plot(X0, X1, Y0, Y1, p.GRASS if after else p.GRASS_DULL)
    left, right = -STAIR / 2 - WING, STAIR / 2
    for floor in range(FLOORS):
        z = floor * STOREY
        flat(left, z, pale, False, -1)
        flat(right, z, f if floor == 2 else pale, True, 1)
    slab(left, right + WING, -D / 2 + .01, D / 2 - .01, -.2, -.04, m.clay(pale.plinth), 0)
    stairwell(pale)
    # Flat roof with a parapet that leaves the gravel lower.
    a, b = left - .06, right + WING + .06
    base = STOREY * FLOORS
    slab(a + .1, b - .1, -D / 2 + .04, D / 2 - .04, base - .02, base + .1, m.clay("#cfcbc4", .95), 0)
    for x0, x1, y0, y1 in ((a, b, -D / 2 - .06, -D / 2 + .1), (a, b, D / 2 - .1, D / 2 + .06),
                           (a, a + .16, -D / 2 + .08, D / 2 - .08), (b - .16, b, -D / 2 + .08, D / 2 - .08)):
        slab(x0, x1, y0, y1, base - .03, base + .25, m.clay(pale.trim, .7), .02)
    slab(-.5, .5, .5, 1.5, base, base + .55, m.clay(pale.trim, .8), .02)
    slab(-.56, .56, .44, 1.56, base + .54, base + .62, m.clay(pale.zinc, .7), .02)
    ground.pavement(-.55, .55, Y0 + .75, -D / 2 - .3, .025, .3)
    ground.pavement(X0 + .02, X1 - .02, Y0 + .05, Y0 + .75)
    z = 2 * STOREY + .05
    c = right + WING / 2
    if after:
        # No panels and no outdoor unit: roof and facade are the owners' association's, and the plan leaves them out.
        for k in (-.9, -.55):
            slab(c + k - .13, c + k + .13, -D / 2 - .68, -D / 2 - .5, z, z + .16, m.clay(p.KLEI), .02)
            sphere(c + k, -D / 2 - .59, z + .26, .17, m.foliage(p.LEAF), .9, .2, 3, k)
        for x0, x1 in ((X0 + .15, -.7), (.7, X1 - .15)):
            garden.hedge(x0, x1, Y0 + .85, Y0 + 1.12, .36, p.LEAF, x0)
        garden.flowers(1.0, 3.6, -3.05, -2.75, seed=3, count=20)
        garden.tree(-4.1, -2.55, 1.3, .42, p.LEAF_LIGHT, 3)
        garden.tree(4.15, 2.5, 1.9, .42, p.LEAF, 3)
        street.bicycle(-1.5, Y0 + .4, 3, .03, p.LUCHT)
    else:
        slab(c - .95, c - .45, -D / 2 - .5, -D / 2 - .15, z, z + .3, m.clay("#9a9187"), .03)
        garden.tree(-4.1, -2.55, 1.3, .34, p.LEAF_DULL, 3)
        garden.tree(4.15, 2.5, 1.9, .36, p.LEAF_DULL, 3)
        street.bin(-1.1, -2.95, 0, "#7e8a80")
        street.bin(-1.65, -2.95, 0, "#7e8a80")
