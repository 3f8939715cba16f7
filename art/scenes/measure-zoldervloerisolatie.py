"""An attic floor: blankets of wool rolled out between the joists, one still on its roll."""
from kit import layers, stock, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import at, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    wood = m.clay(p.WOOD, .8)
    slab(-2.0, 2.0, -1.4, 1.3, -.14, 0, m.clay(vignette.PLASTER, .9), .03)
    for k in range(5):
        x = -1.98 + k * .96
        slab(x, x + .13, -1.38, 1.28, 0, .5, wood, .012)
    for k, front in enumerate((-1.36, -1.36, -.35, .55)):
        x = -1.98 + k * .96 + .13
        slab(x + .005, x + .825, front, 1.27, .005, .46, layers.insulation(), .06)
    with at(-1.98 + 2 * .96 + .545, -.45, .02):
        stock.roll(.38, .8)
    with at(-1.98 + 3 * .96 + .545, .42, .02):
        stock.roll(.44, .8)
