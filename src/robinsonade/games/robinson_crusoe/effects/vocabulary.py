"""Verbs by name: every list of effects of the data files becomes a list of Effects, strictly."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.box.scripts import RAW, SCRIPTS, Effect
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
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.effects.scenario import (
    cannibal_island,
    castaways,
    cursed_island,
    jenny,
    king_kong,
    robinson_family,
    sheet,
    volcano_island,
)
from robinsonade.kernel.data import BadData, DataFile

VERBS: Final[dict[str, Any]] = {
    **wounds.VERBS,
    **resources.VERBS,
    **tracks.VERBS,
    **control.VERBS,
    **tokens.VERBS,
    **island_effects.VERBS,
    **items.VERBS,
    **decks.VERBS,
    **fights.VERBS,
    **restrictions.VERBS,
    **nights.VERBS,
    **abilities.VERBS,
    **sheet.VERBS,
    **castaways.VERBS,
    **cursed_island.VERBS,
    **jenny.VERBS,
    **volcano_island.VERBS,
    **cannibal_island.VERBS,
    **robinson_family.VERBS,
    **king_kong.VERBS,
}
_ROWS = DataFile.read(PACKAGE, "ops.toml").section("op")
PARAMETERS: Final[dict[str, list[str]]] = {row["name"]: row["params"] for row in _ROWS}
if set(PARAMETERS) != set(VERBS):
    raise BadData(f"ops.toml: verbs without code or without entry: {set(PARAMETERS) ^ set(VERBS)}")


def make(raw: dict[str, Any], where: str) -> Effect:
    """One effect of the data files."""
    op = raw.get("op")
    if op not in VERBS:
        raise BadData(f"{where}: there is no verb {op!r}")
    known = [name.rstrip("?") for name in PARAMETERS[op]]
    for key in raw:
        if key != "op" and key not in known and "..." not in known:
            raise BadData(f"{where}: {op} has no parameter {key}")
    for name in PARAMETERS[op]:
        if not name.endswith("?") and name != "..." and name not in raw and name not in IMPLIED:
            raise BadData(f"{where}: {op} needs {name}")
    args = Args(raw, where)
    effect: Effect = VERBS[op](args)
    args.close()
    return effect


IMPLIED: Final = ("n", "else", "then", "weapon", "food", "fur", "palisade")  # 0, 1 or nothing


def compile_all() -> None:
    """Read every registered list; nested lists register themselves while this goes on."""
    number = 1
    while number < len(RAW):
        raw, where = RAW[number]
        if not SCRIPTS[number]:
            SCRIPTS[number] += [make(entry, where) for entry in raw]
        number += 1


compile_all()
