"""Lasting rules of items and kept cards, by their kind."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import COLOUR_IDS
from robinsonade.games.robinson_crusoe.box.scripts import register
from robinsonade.kernel.slips import BadData

# The kinds and what each may be given.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "night_heal": ("food", "n", "uses_per_night", "split"),
    "night_heal_each_player": ("n", "uses"),
    "heal": ("n", "split", "uses", "phase"),
    "store_food": ("max", "after"),
    "gather_bonus": ("n", "uses_per_round"),
    "rest_bonus": ("heal", "determination", "not_with_item", "start"),
    "morale_phase_determination": ("n",),
    "ignore_winter_cloud": ("n", "uses", "scope"),
    "convert_winter_to_rain": ("n", "scope"),
    "production_pit": ("die", "on", "food"),
    "production_shortcut": ("n",),
    "explore_bonus_discovery": ("draw", "keep", "start", "scope"),
    "explore_draw_two_tiles_keep_one": (),
    "fight_wound_shield": ("n", "scope", "start"),
    "ignore_trap": ("n", "scope", "start"),
    "peek_event": ("n", "uses"),
    "remove_any_token_from_island": ("n", "uses"),
    "special_explore_action": ("pawns", "uses", "do"),
    "capture_weapon_reduction": ("n", "no_wound_for_missing"),
    "extra_pawn": ("colour", "n", "uses", "owner_only", "only"),
    "temp_weapon": (
        "n",
        "uses",
        "who",
        "scope",
        "self_wound",
        "once_per",
        "immune_to_weapon_loss",
    ),
}
KIND_IDS: Final = tuple(KINDS)
VERB_IDS: Final = ("extra_pawn", "temp_weapon")  # verbs of their own; the others are "passive"
_LASTING: Final = ("passive", *VERB_IDS)
PASSIVE_IDS: Final = tuple([kind for kind in KIND_IDS if kind not in VERB_IDS])
NIGHT_HEAL: Final = KIND_IDS.index("night_heal")
HEAL_EACH: Final = KIND_IDS.index("night_heal_each_player")
HEAL_ONCE: Final = KIND_IDS.index("heal")
STORE_FOOD: Final = KIND_IDS.index("store_food")
GATHER_BONUS: Final = KIND_IDS.index("gather_bonus")
REST_BONUS: Final = KIND_IDS.index("rest_bonus")
MORALE_PHASE: Final = KIND_IDS.index("morale_phase_determination")
IGNORE_WINTER: Final = KIND_IDS.index("ignore_winter_cloud")
TO_RAIN: Final = KIND_IDS.index("convert_winter_to_rain")
PIT: Final = KIND_IDS.index("production_pit")
SHORT_WAY: Final = KIND_IDS.index("production_shortcut")
BACKPACK: Final = KIND_IDS.index("explore_bonus_discovery")
TWO_TILES: Final = KIND_IDS.index("explore_draw_two_tiles_keep_one")
SHIELDED: Final = KIND_IDS.index("fight_wound_shield")
IGNORE_TRAP: Final = KIND_IDS.index("ignore_trap")
PEEK_EVENT: Final = KIND_IDS.index("peek_event")
REMOVE_TOKEN: Final = KIND_IDS.index("remove_any_token_from_island")
MAP_ACTION: Final = KIND_IDS.index("special_explore_action")
CAPTURE: Final = KIND_IDS.index("capture_weapon_reduction")
EXTRA_PAWN: Final = KIND_IDS.index("extra_pawn")
TEMP_WEAPON: Final = KIND_IDS.index("temp_weapon")

# Which pawns help in which action.
PAWN_COLOURS: Final = (*COLOUR_IDS, "red", "grey_or_green")


class Passive:
    """One lasting rule: its kind and numbers."""

    __slots__ = ("kind", "numbers", "script", "words")

    def __init__(self, raw: dict[str, Any], where: str) -> None:
        name = raw.get("kind", "") if raw.get("op") == "passive" else raw.get("op", "")
        if name not in KINDS:
            raise BadData(where, "there is no passive {name}", name=repr(name))
        self.kind = KIND_IDS.index(name)
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}
        self.script = 0
        for key, value in raw.items():
            if key == "op" or (key == "kind" and raw["op"] == "passive"):
                continue
            if key not in KINDS[name]:
                raise BadData(where, "{name} has no parameter {key}", name=name, key=key)
            if isinstance(value, list):
                self.script = register(value, f"{where}: {name}.{key}")
            elif isinstance(value, str):
                self.words[key] = value
            else:
                self.numbers[key] = int(value)

    def number(self, key: str, default: int = 0) -> int:
        return self.numbers.get(key, default)


def passives_of(raw: list[dict[str, Any]], where: str) -> list[Passive]:
    """The lasting rules among a list of effects."""
    return [Passive(entry, where) for entry in raw if entry.get("op") in _LASTING]
