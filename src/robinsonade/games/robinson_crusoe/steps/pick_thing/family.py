"""All steps that pick a thing: they are saved under one name and told apart by their reason."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.prompts import TAKING_INVENTION
from robinsonade.games.robinson_crusoe.steps.pick_thing.base import WHOLE_DECK, PickThing
from robinsonade.games.robinson_crusoe.steps.pick_thing.inventions import (
    PickFreeBuild,
    PickInventions,
    PickInventionsFromDeck,
    PickInventionsToDiscard,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.items import (
    PickItemsToDiscard,
    PickItemsToLose,
    PickItemsToMark,
)
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import (
    PickOrderOfTiles,
    PickStrongestBeast,
    PickTokensToKeep,
    PickTopTile,
)
from robinsonade.kernel.step import Step

BY_REASON: Final[dict[int, type[PickThing]]] = {
    kind.REASON: kind
    for kind in (
        PickItemsToLose,
        PickItemsToDiscard,
        PickItemsToMark,
        PickInventionsToDiscard,
        PickFreeBuild,
        PickInventions,
        PickTokensToKeep,
        PickStrongestBeast,
        PickTopTile,
        PickOrderOfTiles,
    )
}


class AnyThing(PickThing):
    """Whichever of them was saved."""

    __slots__ = ()

    @classmethod
    def restored(cls, fields: list[Any]) -> Step:
        reason, n, card, looked, flags, seat = fields
        if reason == TAKING_INVENTION and flags & WHOLE_DECK:
            return PickInventionsFromDeck(n, card, looked, flags, seat)
        return BY_REASON[reason](n, card, looked, flags, seat)


STEPS: Final[tuple[type[Step], ...]] = (AnyThing,)
