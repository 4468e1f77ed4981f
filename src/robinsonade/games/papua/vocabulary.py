"""What counters, cards and benefits may say: a few verbs, read strictly (PAP-15.1)."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.data import BadData, Row

VERBS: Final = (
    "gain",
    "gain_zone_number",
    "dice_this_round",
    "extra_dice_next_turn",
    "each_other_player_catastrophe",
    "score_per",
    "reposition",
)
GAIN: Final = VERBS.index("gain")
GAIN_ZONE_NUMBER: Final = VERBS.index("gain_zone_number")
DICE_THIS_ROUND: Final = VERBS.index("dice_this_round")
EXTRA_DICE: Final = VERBS.index("extra_dice_next_turn")
LANDSLIDE: Final = VERBS.index("each_other_player_catastrophe")
SCORE_PER: Final = VERBS.index("score_per")
REPOSITION: Final = VERBS.index("reposition")

GOODS: Final = ("coins", "food", "prestige", "explorers", "energy")
COINS: Final = GOODS.index("coins")
FOOD: Final = GOODS.index("food")
PRESTIGE: Final = GOODS.index("prestige")
EXPLORERS: Final = GOODS.index("explorers")
ENERGY: Final = GOODS.index("energy")

COUNTED: Final = ("distinct_expedition_types", "explorers_personal_pool")
DISTINCT_KINDS: Final = COUNTED.index("distinct_expedition_types")
EXPLORERS_IN_POOL: Final = COUNTED.index("explorers_personal_pool")


class Effect:
    """One entry of an effect: a verb and its arguments (0 where it has none)."""

    __slots__ = ("n", "per", "verb", "what")

    def __init__(self, verb: int, what: int, n: int, per: int) -> None:
        self.verb = verb
        self.what = what  # one of GOODS, or of COUNTED with score_per
        self.n = n
        self.per = per


def read_effects(row: Row) -> list[Effect]:
    """The effect of a counter, card or benefit."""
    found = [read_effect(part) for part in row.parts("effect")]
    if not found:
        raise BadData(f"{row.where}: effect is empty")
    return found


def read_effect(part: Row) -> Effect:
    verb = VERBS.index(part.one_of("op", VERBS))
    what = n = per = 0
    if verb in (GAIN, GAIN_ZONE_NUMBER):
        what = GOODS.index(part.one_of("what", GOODS))
    if verb in (GAIN, DICE_THIS_ROUND, EXTRA_DICE, LANDSLIDE):
        n = positive(part, "n")
    if verb == SCORE_PER:
        what = COUNTED.index(part.one_of("what", COUNTED))
        n = positive(part, "prestige")
        per = positive(part, "per")
    part.finish()
    return Effect(verb, what, n, per)


def positive(part: Row, key: str) -> int:
    value = part.number(key)
    if value <= 0:
        raise BadData(f"{part.where}: {key} is {value}, but must be above 0")
    return value
