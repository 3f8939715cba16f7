"""A house with closed shutters behind a hedge, its garden gate held by a padlock."""
from kit import finish, garden, ground, locks, roof
from kit import palette as p
from kit.house import Door, Window, body, side_plinth
from kit.roof import gable_roof
from kit.shapes import at

SIZE = (1280, 1280)
SAMPLES = 56
X0, X1, Y0, Y1 = -3.15, 3.15, -3.55, 2.5
W, D, H, R = 3.7, 3.2, 2.75, 2.0
HY = .55
GATE = -.62


def build():
    f = finish.AFTER.with_(door=p.KLEI)
    ground.plot(X0, X1, Y0, Y1)
    front = [Door(GATE, .92, 1.98), Window(.95, .7, 1.15, 1.22, "cross")]
    right = [Window(-.72, .75, .8, 1.2), Window(.72, .75, .8, 1.2), Window(0, 3.0, .72, .8)]
    with at(.0, HY):
        body(-W / 2, W / 2, D, H, R, f, front, right)
        side_plinth(W / 2, D, f)
        gable_roof(-W / 2, W / 2, D, H, R, f, seed=5)
        roof.downpipe(W / 2 - .1, D, H, R, f)
        roof.chimney(W * .27, .5, H + R + .4, f, foot=H + R - 1)
        with at(0, -D / 2):
            for o in front[1:]:
                locks.shutters(o.u, o.z, o.w, o.h)
        with at(W / 2, 0, 0, (0, 0, 90)):
            for o in right:
                locks.shutters(o.u, o.z, o.w, o.h)
    line = Y0 + .42
    ground.pavement(GATE - .46, GATE + .46, Y0 + .05, HY - D / 2 - .3, .025, .3)
    with at(GATE, line):
        locks.gate(.72, 1.0)
        locks.padlock(0, -.13, .86, 1.25)
    # A clipped hedge all round, lower in front so that the house stays in view.
    garden.hedge(X0 + .14, GATE - 1.16, line - .2, line + .2, .72, p.LEAF, 2)
    garden.hedge(GATE + 1.16, X1 - .16, line - .205, line + .205, .72, p.LEAF, 3)
    garden.hedge(X1 - .52, X1 - .14, line + .24, Y1 - .14, .7, p.LEAF, 4)
    garden.hedge(X0 + .14, X0 + .5, line + .24, Y1 - .14, .9, p.LEAF, 5)
    garden.flowers(.35, 1.75, HY - D / 2 - .42, HY - D / 2 - .1, seed=4, count=18)
    garden.shrub(-1.75, -1.65, .22, p.LEAF_LIGHT, 5, "#f7f3ea")
