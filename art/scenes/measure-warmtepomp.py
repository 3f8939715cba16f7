"""A large outdoor unit beside its indoor tank, joined by pipes; no boiler."""
from kit import energy, vignette
from kit import palette as p

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    vignette.stand(2.2, 1.3)
    energy.heat_pump(-.7, -.35, 0, .04, 2.1)
    vignette.tank(1.35, .45, .6, 2.55)
    for k, colour in ((0, p.COPPER), (.22, "#3b4446")):
        vignette.pipe([(.3, -.1, .5 + k), (.75, -.1, .5 + k), (.75, .4, .5 + k), (1.0, .45, .5 + k)], colour, .06)
