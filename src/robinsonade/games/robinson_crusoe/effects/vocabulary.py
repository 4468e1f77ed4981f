"""All verbs: every list of effects of the data files becomes a list of Effects, strictly."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import SAID, SCRIPTS
from robinsonade.games.robinson_crusoe.effects import (
    abilities,
    control,
    decks,
    fights,
    items,
    nights,
    resources,
    restrictions,
    tokens,
    tracks,
    wounds,
)
from robinsonade.games.robinson_crusoe.effects import island as island_effects
from robinsonade.games.robinson_crusoe.effects.scenario import (
    cannibal_island,
    castaways,
    cursed_island,
    jenny,
    king_kong,
    markers,
    robinson_family,
    volcano_island,
)
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said, Vocabulary

VOCABULARY: Final = Vocabulary(
    wounds.VERBS,
    resources.VERBS,
    tracks.VERBS,
    control.VERBS,
    tokens.VERBS,
    island_effects.VERBS,
    items.VERBS,
    decks.VERBS,
    fights.VERBS,
    restrictions.VERBS,
    nights.VERBS,
    abilities.VERBS,
    markers.VERBS,
    castaways.VERBS,
    cursed_island.VERBS,
    jenny.VERBS,
    volcano_island.VERBS,
    cannibal_island.VERBS,
    robinson_family.VERBS,
    king_kong.VERBS,
)


def read(said: Said, where: str) -> Effect:
    """One effect of the data files."""
    return VOCABULARY.read(Row(said, f"{where}, {said.get('op')}"), None)


def compile_all() -> None:
    """Read every registered list; nested lists register themselves while this goes on."""
    number = 1
    while number < len(SAID):
        said, where = SAID[number]
        if not SCRIPTS[number]:
            SCRIPTS[number] += [read(entry, where) for entry in said]
        number += 1


compile_all()
