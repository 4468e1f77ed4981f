"""Who and what can join in a planned action (RC-14), Friday and the dog (RC-14.3, RC-14.8) as well.

Friday plans in rules/planning/joining.py, rolls and rerolls in steps/actions/dice.py (RC-14.5,
RC-14.6), fights in steps/fight.py (RC-14.4) and dies in rules/wounds.py (RC-14.7).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.cards import CARD_IDS, PASSIVE_CARDS, passive_of
from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_IDS,
    CHARACTER_IDS,
    DOG_ACTIONS,
    FRIDAY,
    HANDYMAN,
)
from robinsonade.games.robinson_crusoe.box.components import (
    BUILD,
    COLOUR_IDS,
    EXPLORE,
    GATHER,
    HUNT,
    REST,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS, TOKEN_PASSIVES
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS, INVENTION_PASSIVES
from robinsonade.games.robinson_crusoe.box.lasting import EXTRA_PAWN, GATHER_BONUS
from robinsonade.games.robinson_crusoe.box.scenarios import CREW_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import HAMMER, ITEM_IDS
from robinsonade.kernel.masks import everyone, has
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

# Pawns of player characters and Friday first, by their own number.
_COLOURS: Final = {
    "brown": 1 << BUILD,
    "grey": 1 << GATHER,
    "green": 1 << EXPLORE,
    "red": 1 << HUNT,
    "grey_or_green": 1 << GATHER | 1 << EXPLORE,
}
if set(COLOUR_IDS) - set(_COLOURS):
    raise BadData("components.toml", "special_wounds names an unknown colour")
FROM_ITEM: Final = 0
FROM_CARD: Final = 1
FROM_STARTING_ITEM: Final = 2
FROM_TOKEN: Final = 3
FROM_ABILITY: Final = 4
FROM_CREW: Final = 5
FROM_DOG: Final = 6
FROM_PERSON: Final = 7
BONUS: Final = 8  # Basket and Sack: no pawn, but chosen at planning as well


class Help:
    """Somebody or something that can be added to a planned action."""

    __slots__ = ("actions", "id", "origin", "thing", "totems_only")

    def __init__(
        self, name: str, origin: int, thing: int, actions: int, totems_only: bool = False
    ) -> None:
        self.id = name
        self.origin = origin
        self.thing = thing
        self.actions = actions  # mask of the kinds of action it can join
        self.totems_only = totems_only


def _all_helps() -> list[Help]:
    everything = everyone(REST)
    found = [Help(CHARACTER_IDS[who], FROM_PERSON, who, everything) for who in range(FRIDAY + 1)]
    dog = sum([1 << action for action in DOG_ACTIONS])
    found.append(Help("dog", FROM_DOG, 0, dog))
    for invention, passives in enumerate(INVENTION_PASSIVES):
        for passive in passives:
            name = INVENTION_IDS[invention]
            if passive.kind == EXTRA_PAWN:
                only = "only" in passive.words
                colour = _COLOURS[passive.words["colour"]]
                found.append(Help(name, FROM_ITEM, invention, colour, only))
            elif passive.kind == GATHER_BONUS:
                found.append(Help(name, BONUS, invention, 1 << GATHER))
    for card in PASSIVE_CARDS[EXTRA_PAWN]:
        passive_here = passive_of(card, EXTRA_PAWN)
        assert passive_here is not None
        colour = _COLOURS[passive_here.words["colour"]]
        found.append(Help(CARD_IDS[card], FROM_CARD, card, colour))
    found.append(Help(ABILITY_IDS[HANDYMAN], FROM_ABILITY, HANDYMAN, 1 << BUILD))
    found.append(Help(ITEM_IDS[HAMMER], FROM_STARTING_ITEM, HAMMER, 1 << BUILD))
    for token, passives in enumerate(TOKEN_PASSIVES):
        for passive in passives:
            if passive.kind == EXTRA_PAWN:
                colour = _COLOURS[passive.words["colour"]]
                found.append(Help(TOKEN_IDS[token], FROM_TOKEN, token, colour))
    found.append(Help(CREW_IDS[0], FROM_CREW, 0, 1 << BUILD))
    return found


HELPS: Final = _all_helps()
HELP_IDS: Final = tuple([help_.id for help_ in HELPS])
HELP: Final = Noun("help", HELP_IDS)
DOG: Final = HELP_IDS.index("dog")
HANDY_HELP: Final = HELP_IDS.index(ABILITY_IDS[HANDYMAN])
FIRST_EXTRA: Final = DOG  # from here on nobody, but something, helps
THINGS_FOR: Final = [  # for each kind of action what can help in it besides people
    [
        number
        for number, help_ in enumerate(HELPS)
        if has(help_.actions, action) and help_.origin != FROM_PERSON
    ]
    for action in range(REST + 1)
]
