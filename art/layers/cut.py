"""Run by layers/make.sh: cut.py NOW.png LAYER.png leaves of the layer only what differs from the picture as it is now."""
import sys

import numpy
from PIL import Image, ImageChops, ImageFilter

# A picture that was compressed differs a little everywhere: of 255, after smoothing.
DIFFERS, SMOOTH, GROW, SOFT = 14, 1.5, 5, 1.2
# Pixels: what is thinner than twice the first is a speck, unless something larger is within the second.
SPECK, NEAR = 3, 20


def main():
    now, layer = (Image.open(path).convert("RGBA") for path in sys.argv[1:])
    ground = Image.new("RGBA", now.size, "#f4eee1")
    one, other = (Image.alpha_composite(ground, picture).convert("RGB").filter(ImageFilter.GaussianBlur(SMOOTH))
                  for picture in (now, layer))
    change = numpy.abs(numpy.asarray(one, int) - numpy.asarray(other, int)).max(axis=2) > DIFFERS
    # Outside the part that was rendered the layer is empty, not different.
    drawn = numpy.asarray(layer.getchannel("A")) > 0
    mask = Image.fromarray(((change & drawn) * 255).astype("uint8"))
    # Specks go, holes close, and the edge is soft.
    near = mask.filter(ImageFilter.MinFilter(2 * SPECK + 1)).filter(ImageFilter.MaxFilter(2 * NEAR + 1))
    mask = ImageChops.darker(mask, near).filter(ImageFilter.MaxFilter(2 * GROW + 1))
    mask = mask.filter(ImageFilter.MinFilter(2 * (GROW - 2) + 1)).filter(ImageFilter.GaussianBlur(SOFT))
    if not numpy.asarray(mask).any():
        sys.exit(f"{sys.argv[2]}: nothing differs; was the render stopped?")
    alpha = numpy.minimum(numpy.asarray(layer.getchannel("A")), numpy.asarray(mask))
    pixels = numpy.array(layer)
    pixels[..., 3] = alpha
    pixels[alpha == 0] = 0
    Image.fromarray(pixels).save(sys.argv[2])


main()
