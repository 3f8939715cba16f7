"""The small house that stands in many pictures, centred on x = y = 0."""
from . import energy, finish, roof
from .house import Door, Window, body, side_plinth
from .roof import gable_roof

W, D, H, R = 3.1, 3.3, 2.75, 2.0


def cottage(f=finish.AFTER, panels=(3, 2), chimney=True, seed=5, front=None, w=W, d=D, h=H, r=R):
    """Door and window below a tall roof; `panels` gives columns and rows on the front slope."""
    front = front or [Door(-w * .26, .9, 1.95), Window(w * .18, .6, w * .4, 1.3, "cross", plant=True)]
    body(-w / 2, w / 2, d, h, r, f, front, [Window(0, 1.0, .9, 1.1), Window(0, 3.0, .7, .75)])
    side_plinth(w / 2, d, f)
    gable_roof(-w / 2, w / 2, d, h, r, f, seed=seed)
    roof.downpipe(w / 2 - .12, d, h, r, f)
    if panels:
        energy.roof_array(d, h, r, 0, .55, *panels, .78, .95)
    if chimney:
        roof.chimney(w * .29, .5, h + r + .4, f, foot=h + r - 1)
