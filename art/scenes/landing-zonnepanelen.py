"""Two terraced houses at the corner of a town: one roof is full, on the other the last panels are being laid from a scaffold."""
from kit import energy, finish, garden, ground, materials as m, palette as p, roof, site, stock, town_sign as town
from kit.house import Door, Window, terraced
from kit.roof import on_slope
from kit.shapes import at, slab, tube

SIZE = (1280, 1280)
SAMPLES = 64
CAMERA, MARKS = town.CAMERA, town.MARKS
W, D, H, R = 1.95, 3.2, 2.75, 2.0
PANEL = (.54, .98)


def scaffold(x0, x1, y0, y1, height=2.5):
    """A scaffold of steel tubes with two decks of boards and a rail."""
    steel, wood = m.clay(p.STEEL, .4, .3), m.clay(p.WOOD, .8)
    for x in (x0, x1):
        for y in (y0, (y0 + y1) / 2, y1):
            tube([(x, y, 0), (x, y, height + .75)], .035, steel)
            slab(x - .09, x + .09, y - .09, y + .09, -.02, .03, wood, .008)
        for z in (height * .48, height, height + .38, height + .72):
            if x == x1 or z <= height:
                tube([(x, y0 - .1, z - .06), (x, y1 + .1, z - .06)], .026, steel)
    for y in (y0, (y0 + y1) / 2, y1):
        for z in (height * .48, height):
            tube([(x0 - .08, y, z - .1), (x1 + .08, y, z - .1)], .026, steel)
    tube([(x1 + .04, y0, .1), (x1 + .04, (y0 + y1) / 2, height * .46)], .022, steel)
    tube([(x1 + .04, (y0 + y1) / 2, height * .5), (x1 + .04, y1, height * .94)], .022, steel)
    for z in (height * .48, height):
        for i in range(4):
            a = x0 + .02 + i * (x1 - x0 - .04) / 4
            slab(a + .01, a + (x1 - x0 - .04) / 4 - .01, y0 - .1, y1 + .1, z - .03, z + .03, wood, .01)


def standing_panel(x, y, lean):
    """A panel on its short side, leaning back."""
    with at(x, y, .0, (90 - lean, 0, 0)):
        energy.panel(-.35, 0, .7, 1.15)


def build():
    town.corner()
    right = town.HOUSE_RIGHT
    with at(right - W, town.HOUSE_FRONT + D / 2):
        for i, (bricks, door) in enumerate(((p.BRICK_SAND, p.KLEI), (p.BRICK, p.BOS))):
            x0, f = (i - 1) * W, finish.AFTER.with_(bricks=bricks, door=door)
            c = x0 + W / 2
            front = [Door(c - .5, .78, 1.8, lamp=i == 1), Window(c + .42, .5, .8, 1.05, "top", plant=True)]
            gable = [Window(-.75, .8, .7, 1.0), Window(-.1, 3.0, .75, .8)] if i else []
            terraced(x0, x0 + W, D, H, R, f, left=i == 0, right=i == 1, right_wall=gable, seed=3 + i * 4, front=front)
            roof.downpipe(x0 + (.1 if i == 0 else 0), D, H, R, f)
        energy.roof_array(D, H, R, -W / 2 - .02, .42, 3, 2, *PANEL)
        # The second roof: all rails lie, two places are still open.
        w, h = PANEL
        with on_slope(D, H, R, W / 2 + .04, .42):
            total = 3 * w + 2 * energy.GAP
            for row in range(2):
                y = row * (h + energy.GAP)
                for k in (.25, .75):
                    slab(-total / 2 - .02, total / 2 + .02, y + h * k - .025, y + h * k + .025, -.06, .052, m.clay("#c3cacd", .5), .004)
                for column in range(3):
                    if (row, column) not in ((1, 1), (1, 2)):
                        energy.panel(-total / 2 + column * (w + energy.GAP), y, w, h)
    scaffold(right + .3, right + 1.1, town.HOUSE_FRONT + .1, town.HOUSE_FRONT + 2.4)
    site.ladder((-.4, town.HOUSE_FRONT - .95, 0), (-.4, town.HOUSE_FRONT - .32, 2.75), .4, 10)
    with at(1.55, -1.75):
        stock.pallet(1.25, 1.0)
        for i in range(5):
            with at(-.02 * (i % 2), 0, .16 + i * .055):
                slab(-.56, .56, -.42, .42, .04, .085, m.clay(p.METAL, .4, .3), .008)
        with at(0, 0, .43):
            energy.panel(-.56, -.42, 1.12, .84)
    standing_panel(1.15, -1.05, 14)
    standing_panel(1.95, -.95, 14)
    garden.tree(1.75, 2.6, 1.5, .55, p.LEAF, 5)
    ground.pavement(-3.6, .3, -1.35, town.HOUSE_FRONT - .32, .022, .3)
