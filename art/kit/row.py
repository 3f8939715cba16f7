"""A terrace of three in which one dwelling is meant; its neighbours are pale clay."""
from . import energy, finish, garden, ground, roof
from . import palette as p
from .house import Door, Window, terraced

W, D, H, R = 2.75, 4.3, 3.8, 2.3
FRONT = -D / 2


def look(index, subject, state):
    """The finish of one house of the row."""
    if index != subject:
        return finish.GHOST
    return finish.AFTER if state == "after" else finish.NOW


def front(centre, lamp, sill=.98):
    """The openings of one front: kitchen window and door below, two windows above."""
    high = 1.22 if sill > .9 else 1.6
    return [Door(centre - .69, .92, 2.02, lamp=lamp),
            Window(centre + .55, sill, 1.25, high - .2, "turn"),
            Window(centre - .66, 2.42, .84, 1.0, "turn", lintel=False),
            Window(centre + .58, 2.42, 1.0, 1.0, "turn", lintel=False)]


def houses(subject, state, gable=()):
    """The three houses, with a chimney now and panels afterwards, or both in state "panels"."""
    for i in range(3):
        x0 = (i - 1.5) * W
        f = look(i, subject, state)
        meant, last = i == subject, i == 2
        terraced(x0, x0 + W, D, H, R, f, left=i == 0, right=last, right_wall=gable if last else (), seed=i * 5 + 1,
                 front=front(x0 + W / 2, meant))
        roof.downpipe(x0 + .1 if i == 0 else x0, D, H, R, f)
        if not (meant and state == "after"):
            roof.chimney(x0 + W - .5, .35, H + R + .6, f, foot=H + R - .9)
        if meant and state == "after":
            energy.roof_array(D, H, R, x0 + W / 2, .72, 3, 2, .72, 1.06)
        # As many as a plan has at most: fewer are cut out of these.
        if meant and state == "panels":
            energy.roof_array(D, H, R, x0 + W / 2, .86, 5, 2, .49, .84)


def gardens(subject, state, y0=-3.55):
    """Front gardens: paved and bare now, hedges and flowers afterwards."""
    after = state == "after"
    for i in range(3):
        x0 = (i - 1.5) * W
        door = x0 + W / 2 - .69
        ground.pavement(door - .42, door + .42, y0, FRONT - .3, .025, .27)
        green = p.LEAF if i == subject and after else "#b9c4a4"
        if i != subject:
            garden.hedge(door + .48, x0 + W - .06, y0 + .06, y0 + .3, .36, green, i + 4)
        elif after:
            garden.hedge(door + .48, x0 + W - .06, y0 + .06, y0 + .32, .4, p.LEAF, i + 4)
            garden.flowers(door + .5, x0 + W - .1, y0 + .42, y0 + .72, seed=3, count=16)
            garden.shrub(x0 + W - .24, FRONT - .24, .2, p.LEAF_LIGHT, 5, "#f7f3ea")
        else:
            ground.pavement(door + .42, x0 + W - .06, y0, FRONT - .02, .022, .27)
            garden.shrub(x0 + W - .4, FRONT - .8, .17, p.LEAF_DULL, 5)
