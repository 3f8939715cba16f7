"""The colours of the pictures, as sRGB hex; `linear` turns one into what Blender wants."""

BRICK = ("#b8654a", "#a9573e")
BRICK_SAND = ("#cf9a74", "#c28a64")
BRICK_DARK = ("#9c5140", "#8c4636")
BRICK_DULL = ("#b36b55", "#a35e49")
BRICK_GHOST = ("#cdb9a5", "#c3ad98")
MORTAR = "#dcc8b4"
MORTAR_GHOST = "#dccdbc"

ROOF = "#4b5157"
ROOF_RED = "#b5583f"
ROOF_DULL = "#5f5854"
ROOF_GHOST = "#a8a097"

WHITE = "#f7f3ea"
SAND = "#e8decb"
SAND_DARK = "#c9ab83"
STONE = "#d9cfc0"
CONCRETE = "#c9c5bd"
ZINC = "#aab3b6"
METAL = "#dfe6ea"
STEEL = "#8d979b"
DARK = "#2b3436"

BOS = "#1d5a43"
BOS_DARK = "#12372a"
KLEI = "#c8553d"
ZON = "#ffc53d"
LUCHT = "#2b78a8"

GRASS = "#8cbf6a"
GRASS_DULL = "#adb877"
LEAF = "#5f9e52"
LEAF_LIGHT = "#7db663"
LEAF_DULL = "#94a566"
SOIL = "#a98765"
TRUNK = "#7a5b43"
WOOD = "#b98a5e"
WOOD_DARK = "#8a6244"
WATER = "#6fb3c9"

GLASS = "#9fd0e6"
GLASS_COOL = "#8fa9b8"
GLOW = "#ffd08a"
PV = "#15233f"
PV_LINE = "#223455"
INSULATION = "#f6c445"
COPPER = "#c8794a"

# The official energy-label arrow scale, best to worst; for label pictures only.
LABEL = ("#009036", "#55AB26", "#C8D200", "#FFED00", "#FBBA00", "#EB6909", "#E2001A")


def linear(hex_colour):
    """Return the scene-linear RGB triple of an sRGB hex colour."""
    digits = hex_colour.lstrip("#")
    srgb = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(((v + .055) / 1.055) ** 2.4 if v > .04045 else v / 12.92 for v in srgb)
