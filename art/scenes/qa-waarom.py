"""A house that wears a knitted scarf, with coins before it: warm and cheaper."""
from kit import coins, finish, ground, plot, site
from kit import materials as m, palette as p
from kit.cottage import D, W, cottage
from kit.house import Door, Window
from kit.shapes import at, slab

SIZE = (800, 800)
SAMPLES = 56
WOOL = (p.KLEI, "#f7f3ea", p.KLEI)


def build():
    plot.small()
    front = [Door(-.8, .9, 1.95, canopy=False), Window(.3, .6, .95, 1.3, "cross", plant=True),
             Window(-.75, 3.0, .8, .85, lintel=False), Window(.6, 3.0, .8, .85, lintel=False)]
    with at(-.35, .6, 0, scale=.86):
        cottage(finish.AFTER, (3, 2), seed=6, front=front, h=4.1)
        site.scarf(W, D, 2.16, .66, WOOL, .2)
        # The knot and the two hanging ends.
        x, y = 1.14, -D / 2
        for k, (a, b, low) in enumerate(((x - .3, x + .04, .75), (x + .02, x + .36, 1.05))):
            for i, colour in enumerate(WOOL):
                third = (b - a) / 3
                slab(a + i * third, a + (i + 1) * third - .006, y - .33 - .04 * k, y - .2 - .04 * k, low, 2.3, m.foliage(colour), .035)
        slab(x - .28, x + .34, y - .46, y - .02, 2.1, 2.88, m.foliage(p.KLEI), .16)
    ground.pavement(.1, 2.1, -2.1, -1.35, .02, .37)
    coins.stack(.55, -1.75, 2, 1, .36, 30)
    coins.stack(1.3, -1.7, 4, 2, .36, 30)
