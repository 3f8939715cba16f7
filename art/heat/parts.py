"""The parts of a dwelling, each with its colour in a mask."""
PARTS = {"roof": (1, 0, 0), "wall": (0, 1, 0), "window": (0, 0, 1), "door": (1, 1, 0), "floor": (0, 1, 1)}
