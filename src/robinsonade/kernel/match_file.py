"""What a match file may say, before anybody follows it."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.chance import SECRET_SEEDS, SEEDS
from robinsonade.kernel.game import Game
from robinsonade.kernel.plain import is_count, odd_field
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.variant import active_variant

FORMAT: Final = "robinsonade-match"
FORMAT_VERSION: Final = 1
MOST_CHOICES: Final = 20_000  # of one match
MOST_PLAYERS: Final = 100
LONGEST_WORD: Final = 200
SECRET: Final = "blake2"  # the name of the secret generator
MOST_DIGITS: Final = len(str(SEEDS))


class BadMatch(Refused):
    """A match file that cannot be followed."""


def dump_seed(seed: int) -> dict[str, int | str]:
    """The seed as a file has it: a long one as text, which every reader of JSON keeps, with the
    name of its generator."""
    if seed < SECRET_SEEDS:
        return {"seed": seed}
    return {"seed": str(seed), "chance": SECRET}


def load_seed(data: dict[str, Any]) -> int:
    """The seed of a file. Files without the name of a generator have the first one."""
    if "chance" not in data:
        return int(data["seed"])
    seed = int(data["seed"])
    if data["chance"] != SECRET or seed < SECRET_SEEDS:
        raise BadMatch("match-field", field="chance")
    return seed


TYPES: Final = {
    "seats": int,
    "options": dict,
    "players": list,
    "open_seed": bool,
    "rewound": bool,
    "choices": list,
    "fingerprints": dict,
    "result": str,
}


def check_plain(data: dict[str, Any]) -> None:
    """Refuse what no program of ours has written, before anything else is done with it."""
    field = odd_field(data)
    if field:
        raise BadMatch("match-field", field=field if is_word(field) else "?")


def is_seed(value: Any, is_long: bool) -> bool:
    """A number; where a generator is named, its digits."""
    if not is_long:
        return type(value) is int and value < SECRET_SEEDS
    return (
        type(value) is str and value.isascii() and value.isdecimal() and len(value) <= MOST_DIGITS
    )


def is_word(value: Any) -> bool:
    return type(value) is str and len(value) <= LONGEST_WORD


def is_by(value: Any, last: int) -> bool:
    """Choices, by their number from 0, and who made them in the place of a person."""
    if type(value) is not dict:
        return False
    return all(is_count(number, last) and is_word(name) for number, name in value.items())


def marked(data: dict[str, Any]) -> bool:
    return len(data["fingerprints"]) > 0


def check_variant(game: Game, data: dict[str, Any]) -> None:
    """Was it played in the variant that this program plays, or like it in none?"""
    present = active_variant(game.package)
    given = data.get("variant")
    if given is not None and not (
        type(given) is dict and is_word(given.get("name")) and type(given.get("text")) is str
    ):
        raise BadMatch("match-field", field="variant")
    text = None if given is None else given["text"]
    if text != (None if present is None else present.text):
        name = "-" if given is None else given["name"]
        raise BadMatch("match-variant", given=name, allowed=present.name if present else "-")


def check_header(game: Game, data: dict[str, Any]) -> None:
    """Is this a match file of this game that this program can read?"""
    check_plain(data)
    version = data.get("format_version")
    if data.get("format") != FORMAT or type(version) is not int or version != FORMAT_VERSION:
        raise BadMatch("match-format", allowed=f"{FORMAT} {FORMAT_VERSION}")
    if data.get("game") != game.slug:
        raise BadMatch("match-game", given=str(data.get("game")), allowed=game.slug)
    if data.get("rules_version") != game.version:
        raise BadMatch(
            "match-rules",
            given=str(data.get("rules_version")),
            allowed=game.version,
            game=game.slug,
        )
    check_variant(game, data)
    for key, kind in TYPES.items():
        if type(data.get(key)) is not kind:  # a truth value is no number
            raise BadMatch("match-field", field=key)
    if not is_seed(data.get("seed"), "chance" in data):
        raise BadMatch("match-field", field="seed")
    if type(data.get("unproved", False)) is not bool or (data.get("unproved") and marked(data)):
        raise BadMatch("match-field", field="unproved")
    if type(data.get("position", {})) is not dict:
        raise BadMatch("match-field", field="position")
    if not is_by(data.get("by", {}), len(data["choices"]) - 1):
        raise BadMatch("match-field", field="by")
    if len(data["choices"]) > MOST_CHOICES or len(data["players"]) > MOST_PLAYERS:
        raise BadMatch("match-field", field="choices, players")
    if not all(is_word(text) for text in [*data["choices"], *data["players"], data["result"]]):
        raise BadMatch("match-field", field="choices, players, result")
    texts = [*data["options"].values(), *data["fingerprints"].values()]
    if not all(type(text) is str for text in texts):
        raise BadMatch("match-field", field="options, fingerprints")
    if not all(is_count(number, MOST_CHOICES) for number in data["fingerprints"]):
        raise BadMatch("match-field", field="fingerprints")
    proved = max([int(number) for number in data["fingerprints"]], default=0)
    if proved > len(data["choices"]):
        raise BadMatch("match-cut", given=str(len(data["choices"])))
