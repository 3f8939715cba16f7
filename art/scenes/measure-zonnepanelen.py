"""Six solar panels on a piece of tiled roof."""
from kit import energy, vignette

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    depth, eave, rise = vignette.roof_piece(1.9)
    energy.roof_array(depth, eave, rise, 0, .3, 3, 2, 1.05, .98)
