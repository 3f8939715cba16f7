"""Building blocks for the SENS clay-model pictures (Blender 3.4 or later)."""
