"""Everything that can come with a sustainable house on pallets: wool, panels and a heat pump."""
from kit import energy, plot, stock
from kit import glazing, materials as m, palette as p
from kit.shapes import at, slab

SIZE = (800, 800)
SAMPLES = 56


def build():
    plot.small(2.2)
    with at(-.95, .75):
        stock.pallet(2.0, 1.5)
        stock.batts(1.85, 1.4, 6, seed=2)
    with at(-1.0, .8, 1.76):
        stock.roll(.36, 1.4)
    with at(1.05, .85):
        stock.pallet(1.6, 1.3)
        slab(-.72, .72, -.4, .4, .2, .3, m.clay(p.WHITE, .5), .02)
        for k in range(3):
            glazing.pane(-.66, .66, -.3 + k * .22, .3, 1.95 - .22 * k, .05)
    with at(-.85, -1.0):
        stock.pallet(1.8, 1.1)
        for k in range(3):
            with at(.04 * k, -.1 + .22 * k, .2, (76, 0, 0)):
                energy.array(2, 1, .8, 1.15)
    with at(1.1, -.95):
        stock.pallet(1.5, 1.1)
        energy.heat_pump(0, 0, 0, .24, 1.1)
