"""Cards of the players' own (NAU-15.4): reading, checking, one canonical spelling."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from robinsonade.games.naufragos.box.book import book_of
from robinsonade.games.naufragos.box.cards import OWN_IDS, RAW_CARDS
from robinsonade.games.naufragos.box.components import DECK_IDS, OWN_LIMITS
from robinsonade.kernel.game import Option
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slips import BadData, BadFile, Said, Slip, no_toml, odd

NONE: Final = "none"
MOST_BYTES: Final = 100_000
ANY_NUMBER: Final = "number"
SOUND_VERB: Final = {"op": "fire_out"}  # one that is in order on any card
LANGUAGES: Final = ("en", "es")
NOT_OWN: Final = ("id", "origin", "name_origin", "rescue_origin", "label", "basic", "solo_remove")
SORTS: Final = tuple([name.removeprefix("own_") for name in OWN_IDS])


def read_cards(text: str, where: str) -> str:
    """The cards of a TOML text in their canonical spelling, checked like our own.

    >>> read_cards("", "mine.toml")
    Traceback (most recent call last):
    robinsonade.kernel.slips.BadData: mine.toml: there is no card in it
    """
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData.of([no_toml(where, str(error))]) from error
    found: dict[str, Any] = {}
    for sort, fields in content.items():
        if sort not in SORTS:
            raise BadData(
                where, "[{sort}] is none of {allowed}", sort=sort, allowed=", ".join(SORTS)
            )
        if not isinstance(fields, dict):
            raise BadData(
                where, "there is one blank card of each sort, so write [{sort}]", sort=sort
            )
        found[f"own_{sort}"] = fields
    if not found:
        raise BadData(where, "there is no card in it")
    wrong = all_problems(found)
    if wrong:
        raise BadData.of([slip.inside(where) for slip in wrong])
    return spelled(found)


def spelled(cards: dict[str, Any]) -> str:
    """The one canonical spelling."""
    return json.dumps(cards, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def first_problem(cards: dict[str, Any]) -> Slip | None:
    """What is wrong first, if anything is."""
    try:
        book_of(spelled(cards))
    except (BadData, ValueError, KeyError, TypeError, AttributeError) as error:
        slip = odd("", error)
        if slip.where in OWN_IDS:
            return Slip(table_of(slip.where), slip.said)
        return slip
    return None


def table_of(name: str) -> str:
    """How the table of a card is written in a file."""
    return f"[{name.removeprefix('own_')}]"


def all_problems(cards: dict[str, Any]) -> list[Slip]:
    """All that is wrong: too large numbers, and whatever keeps a card from being read."""
    found = [problem for name, fields in cards.items() for problem in too_large(name, fields)]
    for name, fields in cards.items():
        problem = first_problem({name: fields})
        if problem is not None:
            found += [problem, *problems_apart(name, fields)]
    if not found:
        together = first_problem(cards)
        found += [together] if together is not None else []
    return list({str(slip): slip for slip in found}.values())


def problems_apart(name: str, fields: dict[str, Any]) -> list[Slip]:
    """What is wrong with each part of a card, tried alone on a card that is in order."""
    sound = sound_card(name)
    if first_problem({name: sound}) is not None:
        return []  # there is no such card to try it on
    tries: list[dict[str, Any]] = []
    for key in sound:
        if key not in fields:
            tries.append({other: value for other, value in sound.items() if other != key})
    for key, value in fields.items():
        parts = value if key == "effect" and isinstance(value, list) else []
        apart = [[*[SOUND_VERB] * place, part] for place, part in enumerate(parts)]
        tries += [{**sound, key: effects} for effects in apart] or [{**sound, key: value}]
    found = [first_problem({name: card}) for card in tries]
    return [problem for problem in found if problem is not None]


def sound_card(name: str) -> dict[str, Any]:
    """The first card of the box of this sort, as players would write it, without its effect."""
    sort = name.removeprefix("own_")
    wanted = "exploration" if sort in DECK_IDS[:3] else sort
    card: dict[str, Any] = {}
    for kind, _, fields in RAW_CARDS:
        here = fields.get("deck") == sort or wanted != "exploration"
        if kind == wanted and here and fields.get("kind", "encounter") == "encounter":
            card = dict(fields)
            break
    for key in NOT_OWN:
        card.pop(key, None)
    words = {f"{part}_{language}": "x" for part in ("title", "flavour") for language in LANGUAGES}
    return {**card, **words, "effect": []} | ({"count": 1} if wanted == "remains" else {})


def too_large(name: str, values: Any, key: str = "") -> Iterator[Slip]:
    """Numbers that no card may have, wherever they stand."""
    if isinstance(values, dict):
        for inner, value in values.items():
            yield from too_large(name, value, inner)
    elif isinstance(values, list):
        for value in values:
            yield from too_large(name, value, key if isinstance(value, dict | list) else "plots")
    elif isinstance(values, int) and not isinstance(values, bool) and key != "plots":
        most = OWN_LIMITS.get(key, OWN_LIMITS[ANY_NUMBER])
        if abs(values) > most:
            facts = {"key": key, "value": values, "most": most}
            said = Said("{key} is {value}, but must be at most {most}", **facts)
            yield Slip(table_of(name), said)


def text_of(file: Path) -> str:
    """The text of a file that may hold cards: no device, no pipe, nothing endless."""
    if file.exists() and not file.is_file():
        raise BadData(str(file), "this is not a file")
    if file.stat().st_size > MOST_BYTES:
        raise BadData(
            str(file), "more than {most_bytes} bytes are no six cards", most_bytes=MOST_BYTES
        )
    return file.read_text("utf-8")


class CardsOption(Option):
    """None, or cards of the players' own: fetched from a file, kept as themselves."""

    __slots__ = ()

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, (NONE,), NONE, rules)

    def fetch(self, text: str) -> str:
        given = text.strip()
        if given == NONE or given.startswith("{"):
            return given
        try:
            return read_cards(text_of(Path(given)), given)
        except OSError as error:
            raise Refused("cannot-read", file=given, why=error.strerror or "") from error
        except (BadData, ValueError) as error:
            raise bad_cards(error, given) from error

    def read(self, text: str, seats: int) -> str:
        given = text.strip()
        if not given.startswith("{"):
            return self.one_of(given, self.values)
        try:
            cards = json.loads(given)
            wrong = [problem for name in cards for problem in too_large(name, cards[name])]
            if wrong:
                raise BadData.of(wrong)
            book_of(given)
        except (BadData, ValueError, KeyError, TypeError, AttributeError) as error:
            raise bad_cards(error, "") from error
        return given


def bad_cards(error: Exception, where: str) -> BadFile:
    return BadFile("bad-cards", error.slips if isinstance(error, BadData) else [odd(where, error)])
