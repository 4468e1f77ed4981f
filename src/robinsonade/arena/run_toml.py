"""`run.toml`: a series as a file that repeats it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from robinsonade.arena.experiment import Experiment
from robinsonade.kernel.refusal import Refused

NAME: Final = "run.toml"
HEAD: Final = "# This file repeats the run: robinsonade simulate run.toml --out ANOTHER_FOLDER\n"
MADE_WITH: Final = "made_with"  # which program played it: told, not needed to repeat it
FIELDS: Final[dict[str, type]] = {
    "game": str,
    "players": list,
    "games": int,
    "seed": int,
    "rotate": bool,
    "cards": bool,
    "options": dict,
}
VARIANT: Final = "variant"


def dump(experiment: Experiment, made_with: dict[str, str]) -> str:
    """The text of the file.

    >>> print(dump(Experiment("papua", ("greedy", "random"), 9, 1), {"rules": "1"}))
    # This file repeats the run: robinsonade simulate run.toml --out ANOTHER_FOLDER
    game = "papua"
    players = ["greedy", "random"]
    games = 9
    seed = 1
    rotate = false
    cards = false
    <BLANKLINE>
    [options]
    <BLANKLINE>
    [made_with]
    rules = "1"
    <BLANKLINE>
    """
    lines = [
        f"game = {toml(experiment.game)}",
        f"players = {toml(list(experiment.players))}",
        f"games = {experiment.games}",
        f"seed = {experiment.seed}",
        f"rotate = {toml(experiment.rotate)}",
        f"cards = {toml(experiment.cards)}",
    ]
    if experiment.variant:
        lines.append(f"{VARIANT} = {block(experiment.variant)}")
    for name, table in (("options", dict(experiment.options)), (MADE_WITH, made_with)):
        lines += ["", f"[{name}]"]
        lines += [f"{toml_key(key)} = {toml(value)}" for key, value in table.items()]
    return HEAD + "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value as TOML writes it: texts, numbers, truth values, lists and tables of such.

    >>> toml(["a \\"b\\"", 1, True, {"n": 2}])
    '["a \\\\"b\\\\"", 1, true, { n = 2 }]'
    """
    if isinstance(value, dict):
        inner = ", ".join([f"{toml_key(key)} = {toml(part)}" for key, part in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([toml(part) for part in value])}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def block(text: str) -> str:
    """A text of several lines, readable where TOML allows it."""
    plain = "'''" not in text and all(sign >= " " or sign in "\n\t" for sign in text)
    return f"'''\n{text}'''" if plain and "\x7f" not in text else toml(text)


def toml_key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else toml(key)


def read(path: Path) -> tuple[Experiment, dict[str, str]]:
    """What is to be played, and which program has played it."""
    data = read_toml(path)
    for name, sort in FIELDS.items():
        value = data.get(name)
        if not isinstance(value, sort) or (sort is int and isinstance(value, bool)):
            raise Refused("bad-run-file", file=str(path), field=name)
    experiment = Experiment(
        data["game"],
        tuple([str(name) for name in data["players"]]),
        data["games"],
        data["seed"],
        tuple(sorted((name, str(value)) for name, value in data["options"].items())),
        data["rotate"],
        str(data.get(VARIANT, "")),
        data["cards"],
    )
    return experiment, data.get(MADE_WITH, {})


def read_toml(path: Path) -> dict[str, Any]:
    """What a TOML file of somebody says."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused("cannot-read", file=str(path), why=error.strerror or str(error)) from error
    except ValueError as error:  # no TOML, or no text
        raise Refused("not-toml", file=str(path), why=str(error)) from error
