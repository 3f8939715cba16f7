"""A report that stands open beside a house on which the first panels lie, with ladder and toolbox."""
from kit import energy, finish, papers, plot, site
from kit import materials as m
from kit import palette as p
from kit.cottage import cottage
from kit.roof import on_slope
from kit.shapes import at, slab

SIZE = (800, 800)
SAMPLES = 56


def report():
    """A green folder, its two halves like a screen."""
    for turn, s in ((24, -1), (-24, 1)):
        with at(0, 0, 0, (0, 0, turn)):
            a, b = sorted((0, s * 1.05))
            slab(a, b, 0, .06, 0, 1.5, m.clay(p.BOS, .6), .02)
            a, b = sorted((s * .03, s * .98))
            slab(a, b, -.05, .0, .05, 1.44, m.clay("#fffdf7", .9), .01)
            if s < 0:
                slab(-.86, -.3, -.062, -.04, 1.2, 1.3, m.clay(p.BOS, .8), .005)
                papers.writing(-.86, -.14, -.05, .98, .2, .17)
            else:
                for i, (high, colour) in enumerate(((.3, p.KLEI), (.5, p.ZON), (.8, "#257552"))):
                    slab(.16 + .26 * i, .36 + .26 * i, -.09, -.04, .2, .2 + high, m.clay(colour, .7), .01)


def build():
    plot.small(shrubs=False)
    with at(-.45, .7, 0, scale=.86):
        cottage(finish.AFTER, None, seed=6)
        with on_slope(3.3, 2.75, 2.0, -.4, .55):
            energy.array(2, 2, .78, .95)
        site.ladder((1.1, -2.52, 0), (1.1, -2.08, 3.35), .45, 11)
    with at(.75, -1.78, 0, (0, 0, 12)):
        report()
    site.toolbox(-1.3, -1.6, 0, 8, .8)
