"""A house beside a large free-standing scale of seven label arrows, from best to worst."""
from kit import energy, finish, garden, ground, label, materials as m, palette as p, roof
from kit.house import Door, Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import at, slab

SIZE = (1280, 1280)
W, D, H, R = 3.7, 4.2, 3.5, 2.5
X0, X1, Y0, Y1 = -5.1, 4.4, -4.4, 2.9
HX = -2.5  # the middle of the house


def scale(x, y, z):
    """Seven arrows on a white board that stands on two posts."""
    step, count = .66, len(label.LABEL)
    height = step * count + .3
    for a in (x + .5, x + 3.6):
        slab(a - .09, a + .09, y + .04, y + .2, -.05, z + height - .3, m.clay(p.BOS_DARK, .6), .02)
        slab(a - .25, a + .25, y - .28, y + .42, -.05, .07, m.clay(p.CONCRETE, .9), .02)
    slab(x, x + 4.1, y - .08, y + .08, z, z + height, m.clay("#fbf8f1", .7), .05)
    for i in range(count):
        top = z + height - .15 - i * step
        foot, length = top - step + .12, 1.35 + i * .345
        label.arrow(x + .18, y - .07, foot, top, length, i)


def build():
    f = finish.AFTER
    ground.plot(X0, X1, Y0, Y1)
    x0, x1 = HX - W / 2, HX + W / 2
    front = [Door(HX - 1.0, .95, 2.05), Window(HX + .6, .6, 1.6, 1.4, "cross", plant=True),
             Window(HX - .95, 2.3, .9, .85, lintel=False), Window(HX + .75, 2.3, 1.15, .85, lintel=False)]
    body(x0, x1, D, H, R, f, front, [Window(-1.1, .8, .8, 1.1), Window(.0, 3.6, .85, .9)])
    side_plinth(x1, D, f)
    gable_roof(x0, x1, D, H, R, f, seed=3)
    roof.downpipe(x0 + .12, D, H, R, f)
    roof.chimney(HX + 1.1, .5, H + R + .45, f, foot=H + R - 1)
    energy.roof_array(D, H, R, HX, .7, 4, 2, .72, 1.08)
    ground.pavement(HX - 1.45, HX - .55, Y0 + .05, -D / 2 - .3, .025, .3)
    garden.hedge(HX - .4, HX + 1.9, -3.3, -3.0, .42, p.LEAF, 2)
    garden.hedge(X0 + .1, HX - 1.55, -3.3, -3.0, .42, p.LEAF, 3)
    with at(.55, -2.75, 0, (0, 0, 20)):
        scale(0, 0, .32)
    garden.tree(2.6, 1.9, 2.2, .85, p.LEAF, 5)
    garden.flowers(.6, 4.0, -3.9, -3.55, seed=5, count=44)
