"""A flat in a four-storey block around a stairwell, as it is now and made sustainable."""
from kit import finish, garden, ground, materials as m, palette as p, street
from kit.flats import D, FLOORS, STAIR, STOREY, TOP, WING, flat, flat_roof, stairwell
from kit.shapes import slab, sphere

SIZE = (1280, 1280)
X0, X1, Y0, Y1 = -4.6, 4.6, -4.3, 3.1
CAMERA = {"points": [(x, y, z) for x in (X0, X1) for y in (Y0, Y1) for z in (-.5, 0)]
          + [(k, y, TOP + .75) for k in (-3.6, 3.6) for y in (-D / 2, D / 2)]}


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
    flat_roof(left, right + WING, pale)
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
