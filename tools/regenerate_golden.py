"""Record the golden games anew: whole games that must not change unless a rule does.

    python tools/regenerate_golden.py              all of them
    python tools/regenerate_golden.py two-won      only these
    python tools/regenerate_golden.py --anew       play new games instead of the recorded choices

Look at the difference before you commit: it is the effect of your change. Recorded choices are kept
as long as they can be followed and show what they should; otherwise the players of the story play
the first game that shows it. A game without a story (one that showed a bug, for instance) always
keeps its choices.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.view import words
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_players
from tools.homes import folder_of_tests, games_at_home

MOST_SEEDS = 3_000


class Story(NamedTuple):
    """A game to record: who plays, and what must happen in it (see `moments`)."""

    name: str
    seats: int
    options: dict[str, str]
    players: str
    wanted: set[str]


def stories_of(game: Game) -> dict[str, Story]:
    """The stories that a game tells, from the file beside its golden games.

    The name of a file in that folder may stand for an option.
    """
    folder = folder_of(game)
    path = folder / "stories.toml"
    found = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {name: read_story(game, folder, name, told) for name, told in found.items()}


def read_story(game: Game, folder: Path, name: str, told: dict[str, Any]) -> Story:
    options = {
        option: str(folder / value) if (folder / value).is_file() else value
        for option, value in told.get("options", {}).items()
    }
    return Story(
        name, told["seats"], game.fetch_options(options), told["players"], set(told["wanted"])
    )


# -- playing and recording -----------------------------------------------------------------------


def play(game: Game, story: Story, seed: int) -> Match:
    """The game that these players play with this seed."""
    match = Match(game, story.seats, seed, story.options)
    names = [story.players] * story.seats
    match.players = list(names)
    driver = Driver(make_players(names, game, seed), match.table)
    while not match.over:
        choice = driver.next_choice(match.table)
        assert choice is not None
        match.play(choice)
    return match


def event_lines(events: list[Event]) -> list[str]:
    """Events as "kind id id"."""
    return [
        " ".join([event.kind.name, *map("+".join, words(event.kind, event.facts).values())])
        for event in events
    ]


def record(match: Match) -> dict[str, Any]:
    """The record of a match and what happened, choice by choice."""
    lengths = [*match.marks, len(match.log)]
    trace = []
    for number, choice in enumerate(match.choices_made):
        events = event_lines(match.log[lengths[number] : lengths[number + 1]])
        trace.append([len(match.at(number).choices()), choice.id, *events])
    setup = event_lines(match.log[: lengths[0]])
    return {"match": match.to_dict(), "setup": setup, "trace": trace}


def moments(match: Match) -> set[str]:
    """Everything that a story can want of a match."""
    found = {event.kind.name for event in match.log} | {match.table.result}
    for number, choice in enumerate(match.choices_made):
        table = match.at(number)
        found.add(f"{table.agenda[-1].prompt(table).kind.name}:{choice.kind.name}")
    return found


def find(game: Game, story: Story) -> Match:
    """The first game in which all happens that the story wants."""
    for seed in range(MOST_SEEDS):
        match = play(game, story, seed)
        if story.wanted <= moments(match):
            return match
    raise SystemExit(f"{story.name}: no seed below {MOST_SEEDS} shows {story.wanted}")


def follow(game: Game, path: Path) -> Match:
    """A recorded game with the rules of today."""
    old = json.loads(path.read_text("utf-8"))["match"]
    match = Match(game, old["seats"], old["seed"], old["options"])
    match.players = old["players"]
    for choice_id in old["choices"]:
        match.play(choice_id)
    return match


def still_shown(game: Game, story: Story, path: Path) -> Match | None:
    """The recorded game, if it still shows what it should."""
    if not path.exists():
        return None
    try:
        match = follow(game, path)
    except Refused:
        return None
    same = (match.table.seats, match.options) == (
        story.seats,
        game.settle_options(story.seats, story.options),
    )
    return match if same and match.over and story.wanted <= moments(match) else None


# -- files ---------------------------------------------------------------------------------------


def folder_of(game: Game) -> Path:
    """Where the golden games of a game are: among its own tests."""
    return folder_of_tests(game) / "golden" / game.package.rpartition(".")[2]


def as_text(golden: dict[str, Any]) -> str:
    """JSON with one line for each choice, so that a difference can be read."""
    lines = ["{", '"match": ' + json.dumps(golden["match"]) + ","]
    for key in ("setup", "trace"):
        rows = [" " + json.dumps(row) for row in golden[key]]
        lines += [f'"{key}": [', ",\n".join(rows), "]" + ("," if key == "setup" else "")]
    return "\n".join([*lines, "}"]) + "\n"


def recordings(only: list[str], anew: bool) -> Iterator[tuple[Path, str]]:
    """Every file that there should be, and its text."""
    for game in games_at_home().values():
        folder = folder_of(game)
        stories = stories_of(game)
        kept = [path.stem for path in sorted(folder.glob("*.json")) if path.stem not in stories]
        for name in [*stories, *kept]:
            if only and name not in only:
                continue
            path = folder / f"{name}.json"
            match = None
            if name not in stories:
                match = follow(game, path)
            elif not anew:
                match = still_shown(game, stories[name], path)
            yield path, as_text(record(match or find(game, stories[name])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("only", nargs="*", metavar="NAME", help="record only these")
    parser.add_argument("--anew", action="store_true", help="play new games")
    asked = parser.parse_args()
    found = 0
    for path, text in recordings(asked.only, asked.anew):
        found += 1
        before = path.read_text("utf-8") if path.exists() else ""
        state = "same" if text == before else "changed" if before else "new"
        print(f"{state:8}{path.parent.name}/{path.name}  {len(text)} bytes")
        if text != before:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    if asked.only and not found:
        sys.exit("No such golden game.")


if __name__ == "__main__":
    main()
