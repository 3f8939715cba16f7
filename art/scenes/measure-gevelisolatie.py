"""A brick wall that gets thick boards and a coat of plaster on its outside, in steps."""
from kit import layers, site, vignette
from kit import materials as m
from kit import palette as p
from kit.shapes import cylinder, slab

SIZE, SAMPLES = vignette.SIZE, vignette.SAMPLES


def build():
    vignette.stand(1.95, 1.05)
    slab(-1.75, 1.75, .1, .5, -.05, 2.55, m.brick(), .01)
    # Boards in courses, the upper ones not yet there.
    for row, end in enumerate((1.0, .75, .3)):
        z = .04 + row * .78
        for i in range(4):
            a, b = -1.74 + i * .92 - (row % 2) * .46, -1.74 + (i + 1) * .92 - (row % 2) * .46
            a, b = max(a, -1.74), min(b - .012, end)
            if b > a + .1:
                slab(a, b, -.3, .1, z, z + .765, layers.insulation(), .02)
                cylinder(((a + b) / 2, -.33, z + .38), ((a + b) / 2, -.28, z + .38), .055, m.clay("#fffdf7", .5), segments=24)
    slab(-1.76, -.55, -.42, -.29, .03, 2.36, m.clay("#f7f1e3", .95), .02)
    slab(-1.76, -.25, -.36, -.291, .03, 1.5, m.clay("#e7dec9", .95), .02)
    site.bucket(1.15, -.75, 0, "#f7f1e3", 1.5)
