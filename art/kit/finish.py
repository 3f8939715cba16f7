"""What a house is finished with: as it stands now, made sustainable, or a pale neighbour."""
from dataclasses import dataclass, replace

from . import materials as m
from . import palette as p


@dataclass(frozen=True)
class Finish:
    """The colours of one dwelling."""
    bricks: tuple = p.BRICK
    joint: str = p.MORTAR
    roof: str = p.ROOF
    frame: str = p.WHITE
    bars: float = .075
    glass: str = p.GLASS
    glass_glow: float = 0
    curtain: str = "#f3ead8"
    door: str = p.BOS_DARK
    trim: str = p.WHITE
    sill: str = "#cfc8bc"
    zinc: str = p.ZINC
    plinth: str = "#8d837c"

    @property
    def wall(self):
        return m.brick(self.bricks, self.joint)

    @property
    def lintel(self):
        return m.soldier(self.bricks, self.joint)

    @property
    def pane(self):
        return m.lamplight(strength=self.glass_glow) if self.glass_glow else m.clay(self.glass, .12)

    def with_(self, **changes):
        return replace(self, **changes)


WARM = Finish(glass=p.GLOW, glass_glow=.4, curtain="#fbe9c8")
COOL = Finish()
NOW = Finish(bricks=p.BRICK_DULL, roof=p.ROOF_DULL, glass=p.GLASS_COOL, frame="#d9d0bf", bars=.05,
             door="#7b5a4a", trim="#ddd5c6", zinc="#8f9391", curtain="#c9cfd0")
AFTER = WARM.with_(door=p.BOS)
GHOST = Finish(bricks=p.BRICK_GHOST, joint=p.MORTAR_GHOST, roof=p.ROOF_GHOST, frame="#e9e1d5",
               glass="#b9c4c6", curtain="#cfd2cf", door="#b3a593", trim="#e6dccd", sill="#cfc5b7",
               zinc="#cbc8c2", plinth="#b0a497")
