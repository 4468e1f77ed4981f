"""Every card by its index: the files, the ids, what can be chosen on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from robinsonade.games.naufragos.box.components import PACKAGE
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.slips import BadData

# -- the files -----------------------------------------------------------------------------------

STORYLINE_IDS: Final = (
    "treasure",
    "beast",
    "companion",
    "garden",
    "raft",
    "hermit",
    "neighbours",
    "sickness",
    "feud",
    "ghost",
    "caves",
    "signal",
    "volcano",
    "temple",
)
CARD_FILES: Final = (
    ("event", "events.toml"),
    ("remains", "remains.toml"),
    ("camp", "camp.toml"),
    ("exploration", "exploration_coast.toml"),
    ("exploration", "exploration_interior.toml"),
    ("exploration", "exploration_heart.toml"),
    *[("plot", f"plot_{storyline}.toml") for storyline in STORYLINE_IDS],
)
# NAU-2.2, NAU-15.4: the blank cards that players may fill in, one of each sort.
OWN_IDS: Final = ("own_event", "own_remains", "own_camp", "own_coast", "own_interior", "own_heart")
OWN_FAMILIES: Final = (
    "event",
    "remains",
    "camp",
    "explore-coast",
    "explore-interior",
    "explore-heart",
)
OWN_DEEDS: Final = 6  # options of a card of one's own

RawCard = tuple[str, str, dict[str, Any]]  # sort, where it is written, its fields


CARD_MORE: Final[dict[int, int]] = {}  # how many more than printed, in a variant


def _read_files() -> list[RawCard]:
    found: list[RawCard] = []
    for sort, name in CARD_FILES:
        file = DataFile.read(PACKAGE, name)
        CARD_MORE.update(
            {len(found) + card: more for card, more in file.more(sort, "count").items()}
        )
        for fields in file.section(sort):
            found.append((sort, f"{name}, [[{sort}]] {fields.get('id')}", fields))
    return found


RAW_CARDS: Final = _read_files()


def options_in(effects: Any) -> Iterator[str]:
    """The ids of all options in an effect, in the order in which they are written."""
    for effect in effects if isinstance(effects, list) else ():
        for option in effect.get("options", ()):
            yield str(option.get("id"))
            yield from options_in(option.get("effect"))
        for row in effect.get("table", ()):
            yield from options_in(row.get("effect"))
        for branch in ("then", "else", "win", "lose", "do"):
            yield from options_in(effect.get(branch))


def effects_of(fields: dict[str, Any]) -> Iterator[Any]:
    """All effects of a card."""
    yield fields.get("effect", [])
    for part in (*fields.get("ongoing", ()), *fields.get("power", ())):
        yield part.get("effect", [])


def deeds_of(fields: dict[str, Any]) -> list[str]:
    """What a card offers to do: the ids of its options."""
    return [option for effects in effects_of(fields) for option in options_in(effects)]


def _all_ids() -> tuple[str, ...]:
    ids = [str(fields.get("id")) for _, _, fields in RAW_CARDS]
    for (_, where, _), name in zip(RAW_CARDS, ids, strict=True):
        if ids.count(name) > 1:
            raise BadData(where, "the id {name} occurs twice", name=name)
    return (*ids, *OWN_IDS)


def _all_deeds() -> tuple[str, ...]:
    found: list[str] = []
    for _, where, fields in RAW_CARDS:
        deeds = deeds_of(fields)
        if len(set(deeds)) < len(deeds):
            raise BadData(where, "an option occurs twice: {names}", names=", ".join(deeds))
        found += [f"{fields['id']}-{deed}" for deed in deeds]
    return (*found, *[f"{own}-{n}" for own in OWN_IDS for n in range(1, OWN_DEEDS + 1)])


def _family(sort: str, where: str) -> str:
    """An exploration belongs to a sector, a plot card to a storyline: the file says to which."""
    stem = where.split(".")[0]
    if sort == "exploration":
        return f"explore-{stem.removeprefix('exploration_')}"
    return f"plot-{stem.removeprefix('plot_')}" if sort == "plot" else sort


CARD_IDS: Final = _all_ids()
CARDS: Final = len(CARD_IDS)
CARD_INDEX: Final = {name: card for card, name in enumerate(CARD_IDS)}
FIRST_OWN: Final = CARDS - len(OWN_IDS)
DEED_IDS: Final = _all_deeds()
DEED_INDEX: Final = {name: deed for deed, name in enumerate(DEED_IDS)}
PLOT_CARDS: Final = {
    fields["plot"]: CARD_INDEX[fields["id"]]
    for sort, _, fields in RAW_CARDS
    if sort == "plot" and fields["plot"]
}
PLOTS: Final = max(PLOT_CARDS)

# What sort of card each is, for those who draw it: the players' own cards as well.
FAMILIES: Final = {
    **{fields["id"]: _family(sort, where) for sort, where, fields in RAW_CARDS},
    **dict(zip(OWN_IDS, OWN_FAMILIES, strict=True)),
}

# The camp cards and the items get choices of their own.
CAMP_CARDS: Final = [
    CARD_INDEX[fields["id"]]
    for sort, _, fields in RAW_CARDS
    if sort == "camp" or fields.get("kind") == "camp"
    if sort != "exploration"
] + [CARD_INDEX["own_camp"]]
OWN_ITEMS: Final = ("own_remains", "own_coast", "own_interior", "own_heart")
ITEM_CARDS: Final = [
    CARD_INDEX[fields["id"]] for _, _, fields in RAW_CARDS if fields.get("item") is True
] + [CARD_INDEX[own] for own in OWN_ITEMS]

CARD: Final = Noun("card", CARD_IDS, on_board=True)
DEED: Final = Noun("deed", DEED_IDS)
STORYLINE: Final = Noun("storyline", STORYLINE_IDS)
