"""The dice that somebody is asked about."""

from __future__ import annotations

from robinsonade.games.papua.box.components import FACE, FACES
from robinsonade.kernel.staged import DiceAsked


def dice_asked(counts: list[int]) -> DiceAsked:
    """Dice, given by how many of them show each face."""
    faces = [FACE.ids[face] for face in range(FACES) for _ in range(counts[face])]
    return DiceAsked([("die", face) for face in faces])
