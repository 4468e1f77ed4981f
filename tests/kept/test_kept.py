"""Files that older versions wrote: they still load, verify and go on as they did then.

Files of a game whose rules have changed since then are in a folder with the version of those rules
(`rules-1`). They are refused with a clear sentence instead of being played on differently.
Nothing writes these files anew. A file of today is added when their form grows; none is changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.codec import dump, dump_table, fingerprint, load_step, load_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.refusal import Refused
from robinsonade.tables.rooms import game_under
from robinsonade.tables.timeline import CHOICE, DIGEST, Command, Timeline

LARGEST = 60_000  # bytes
OLDER = "rules-"  # and a version: the folder of files of older rules
FIRST_RULES = "1"  # of files that do not name the version of their rules
KEPT = Path(__file__).parent


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def rules_of(game: Game, path: Path) -> str:
    """The version of the rules that a file follows."""
    if path.parent.name.startswith(OLDER):
        return path.parent.name.removeprefix(OLDER)
    data = read(path)
    if isinstance(data, list):  # tables and steps are written anew with the rules
        return game.version
    return str(data.get("rules_version", FIRST_RULES))


def kept(beginning: str, *, older: bool = False) -> list[tuple[Game, Path]]:
    """All files whose name begins like this, of today's rules or of older ones."""
    return [
        (game, path)
        for game in GAMES.values()
        for path in sorted((KEPT / game.package.rpartition(".")[2]).rglob(f"{beginning}*.json"))
        if (rules_of(game, path) != game.version) == older
    ]


def parametrized(found: list[tuple[Game, Path]]) -> pytest.MarkDecorator:
    names = [f"{game.slug}-{path.stem}" for game, path in found]
    return pytest.mark.parametrize(("game", "path"), found, ids=names)


def every(beginning: str) -> pytest.MarkDecorator:
    """All files of today's rules whose name begins like this."""
    return parametrized(kept(beginning))


def every_older(beginning: str) -> pytest.MarkDecorator:
    """All files of older rules whose name begins like this."""
    return parametrized(kept(beginning, older=True))


@every("")
def test_the_file_is_small(game: Game, path: Path) -> None:
    assert len(path.read_bytes()) < LARGEST


@every("match")
def test_a_match_file_verifies_and_is_written_the_same(game: Game, path: Path) -> None:
    """Every choice is still offered, and every fingerprint is that of then."""
    data = read(path)
    assert replay(game, data).to_dict() == data


@every("snapshot")
def test_a_snapshot_goes_on(game: Game, path: Path) -> None:
    """The server finds the game in its database, in the middle of something, and plays on."""
    data = read(path)
    assert game_under(game.slug, data.get("rules_version", FIRST_RULES)) is game
    line = Timeline(game, data["seats"], data["seed"], data["options"])
    line.load(data["snapshot"])
    # Parts of sealed choices, what let a moment go and the turn came later: who does not say it
    # has none, and the turn is found when it is wanted. The digest came later, too.
    done = [[*row, *[False, False, -1][len(row) - 7 :]] for row in data["snapshot"]["done"]]
    sizes = {kind.name: len(kind.facts) for kind in game.events}
    for row in done:  # facts of an event that came later, too: 0 says that it is not known
        row[2] = [[kind, [*facts, 0, 0][: sizes[kind]], only] for kind, facts, only in row[2]]
    assert json.loads(json.dumps(line.dump_plainly())) == {**data["snapshot"], "done": done}
    assert line.dump().keys() == {*data["snapshot"], DIGEST}
    assert [fingerprint(line.table_at(n)) for n in range(0, line.seq, 10)] == data["past"]
    for choice in data["choices"]:
        line.follow(Command(line.version + 1, CHOICE, int(choice[0]), choice))
    assert fingerprint(line.table) == data["fingerprint"]
    assert line.over


@every("tables")
def test_a_table_is_saved_as_it_was(game: Game, path: Path) -> None:
    """Each field under its name and in its form of then; one that came later is blank."""
    for data in read(path):
        blank = dump_table(game.blank(data["seats"]))
        saved = dump_table(load_table(game, data["seats"], data))
        assert json.loads(json.dumps(saved)) == {**json.loads(json.dumps(blank)), **data}


@every("steps")
def test_a_step_is_saved_as_it_was(game: Game, path: Path) -> None:
    """Each step that ever waited on an agenda, under its name and in its form of then."""
    for data in read(path):
        assert json.loads(json.dumps(dump(load_step(game, data)))) == data


@every_older("match")
def test_a_match_under_older_rules_is_refused_and_says_so(game: Game, path: Path) -> None:
    data = read(path)
    with pytest.raises(BadMatch) as refused:
        replay(game, data)
    facts = {"game": game.slug, "given": data["rules_version"], "allowed": game.version}
    assert (refused.value.key, refused.value.facts) == ("match-rules", facts)


@every_older("snapshot")
def test_a_stored_game_under_older_rules_is_refused_and_says_so(game: Game, path: Path) -> None:
    """The server does not try to play it on: its record stays as it is in the database."""
    rules = rules_of(game, path)
    with pytest.raises(Refused) as refused:
        game_under(game.slug, rules)
    facts = {"game": game.slug, "given": rules}
    assert (refused.value.key, refused.value.facts) == ("other-rules", facts)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_kept_some(game: Game) -> None:
    found = kept("") + kept("", older=True)
    names = [path.stem.partition("-")[0] for owner, path in found if owner is game]
    assert {"match", "snapshot", "steps", "tables"} <= set(names)
