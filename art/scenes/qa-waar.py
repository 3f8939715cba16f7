"""A folded map with water, streets and little houses, and a pin on one of them."""
from kit import finish, signs
from kit import materials as m, palette as p
from kit.cottage import cottage
from kit.shapes import at, extrude, tube

SIZE = (800, 800)
SAMPLES = 56

FOLDS = 4
WIDE, DEEP, LIFT = 1.25, 4.4, .34


def height(x):
    """How high the folded sheet lies at x."""
    u = (x + FOLDS * WIDE / 2) / WIDE
    t = u % 2
    return LIFT * (t if t <= 1 else 2 - t)


def build():
    x0 = -FOLDS * WIDE / 2
    for i in range(FOLDS):
        a, b = x0 + i * WIDE, x0 + (i + 1) * WIDE
        za, zb = (0, LIFT) if i % 2 == 0 else (LIFT, 0)
        def part(y0, y1, lift, colour, k0=0.0, k1=1.0):
            p0, p1 = a + (b - a) * k0, a + (b - a) * k1
            q0, q1 = za + (zb - za) * k0, za + (zb - za) * k1
            extrude([(p0, q0 + lift - .07), (p1, q1 + lift - .07), (p1, q1 + lift), (p0, q0 + lift)], "y", y0, y1, m.clay(colour, .9))
        part(-DEEP / 2, DEEP / 2, 0, "#fffdf7")
        part(-DEEP / 2 + .12, DEEP / 2 - .12, .012, "#bfdca6" if i % 2 else "#cbe4b4", .1 if i == 0 else .0, .9 if i == FOLDS - 1 else 1)
        # The river and a road across all folds.
        k0, k1 = (.1 if i == 0 else 0), (.9 if i == FOLDS - 1 else 1)
        part(-1.45 + .12 * (i % 2), -.85 + .12 * (i % 2), .024, p.WATER, k0, k1)
        part(.18, .4, .022, "#f4eee1", k0, k1)
    for x in (-1.1, 1.0):
        steps = [(x + .02 * k, -1.95 + .26 * k) for k in range(16)]
        tube([(u, v, height(u) + .0) for u, v in steps if abs(v) < 2.05], .07, m.clay("#f4eee1", .9))
    for x, y, f, s in ((-1.75, 1.15, finish.GHOST, 3), (.0, 1.25, finish.AFTER, 5), (1.75, 1.2, finish.GHOST, 7), (1.85, -.3, finish.GHOST, 9)):
        with at(x, y, height(x) - .03, scale=.25 if f is finish.GHOST else .34):
            cottage(f, (3, 2) if f is finish.AFTER else None, seed=s)
    signs.pin(.0, 1.25, 1.75, .85)
    signs.pin(-1.6, -.45, height(-1.6), .5, p.BOS)
    signs.pin(1.25, -1.85, height(1.25), .5, p.LUCHT)
