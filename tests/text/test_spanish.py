"""Whole recorded games, read in Spanish: what nobody would say does not come up."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import replay
from robinsonade.text import Texts

GOLDEN: Final = Path(__file__).parent.parent / "golden"
GAMES_READ: Final = 3  # of each title: the shortest files

# Of what is wrong: how it looks.
WRONG: Final = {
    "a + el, de + el": r"\b[AaDd]e? el\b",
    "theft instead of drawing a card": r"\brobos?\b",
    "a hyphen for minus": r"(?<![\w.-])-\d",
    "a dash in a range": r"\d–\d",
    "signs for grammar": r"[·►]|\[sí\]|\[no\]",
    "quotation marks of English": r"[“”\"]",
    "a plural after one": r"(?<!ugador )\b1 (?!más|menos)\w+s\b|\b[Uu]na? \w+[aeo]s\b",
    "a full stop after a closing mark": r"[!?]\.",
    "a seat without its article": r"\b(?:de|a|por|con|para) Jugador \d",
    "two spaces": r"  ",
}


def told(game: Game) -> list[str]:
    """All sentences of the shortest golden games of a title: its log and how it ended."""
    folder = GOLDEN / game.slug.replace("-", "_")
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_size)[:GAMES_READ]
    said: dict[str, None] = {}
    for file in files:
        match = replay(game, json.loads(file.read_text("utf-8"))["match"])
        texts = Texts("es", game)
        texts.introduce(match.table)
        said |= dict.fromkeys([texts.event(event) for event in match.log])
        said[texts.outcome(match.table.result)] = None
    return list(said)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_recorded_games_read_well_in_spanish(game: Game) -> None:
    found = [
        f"{what}: {sentence}"
        for sentence in told(game)
        for what, pattern in WRONG.items()
        if re.search(pattern, sentence)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_what_cards_do_reads_well_in_spanish(game: Game) -> None:
    """The parts of a card are parted by a sign that nobody sees."""
    texts = Texts("es", game)
    for key in game.tellings().get("about", {}):
        if not texts.is_told(key):
            continue
        for part in texts.render(key, "about", {}).split("►"):
            for what, pattern in WRONG.items():
                if what not in ("a plural after one", "a full stop after a closing mark"):
                    assert not re.search(pattern, part.strip()), f"{key}: {what}: {part}"
