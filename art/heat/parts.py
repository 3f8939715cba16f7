"""The types of dwelling, and the parts of one, each with its colour in a mask."""
TYPES = ("tussenwoning", "hoekwoning", "twee-onder-een-kap", "vrijstaand", "appartement")
PARTS = {"roof": (1, 0, 0), "wall": (0, 1, 0), "window": (0, 0, 1), "door": (1, 1, 0), "floor": (0, 1, 1)}
# What insulation colours in the picture of a dwelling.
INSULATED = ("roof", "wall", "floor")
