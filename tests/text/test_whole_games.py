"""Everything that can be chosen, asked or happen has its sentence in every language."""

import re

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.text import LANGUAGES, Texts
from tests.contract.cases import SOAK

LEFT_OVER = re.compile(r"[{}$\u2068\u2069]|  | \.|\?\?\?")  # of a sentence that went wrong


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def check(text: str) -> None:
    assert text.strip() == text != ""
    assert not LEFT_OVER.search(text), text


def test_every_choice_has_a_label(game: Game, language: str) -> None:
    texts = Texts(language, game)
    labels: dict[tuple[int, str], str] = {}
    for choice in game.catalogue.by_id.values():
        label = texts.choice(choice)
        check(label)
        check(texts.group(choice.kind))
        other = labels.setdefault((choice.seat, label), choice.id)
        assert other == choice.id, f"{choice.id} and {other} look the same: {label}"


def test_every_option_has_a_name(game: Game, language: str) -> None:
    texts = Texts(language, game)
    for option in game.options:
        check(texts.option(option.name))
        for value in (*option.allowed(game.most), option.default):
            check(texts.option_value(option.name, value))


@pytest.mark.parametrize("seed", range(12 if SOAK else 6))
def test_whole_games_are_told(game: Game, language: str, seed: int) -> None:
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    match = Match(game, seats, seed)
    texts = Texts(language, game)
    texts.introduce(match.table)
    chance = Chance.seeded(seed, ("reader",))
    while not match.over:
        check(texts.prompt(match.table.agenda[-1].prompt(match.table)))
        offer = match.choices()
        for choice in offer:  # whatever is in the catalogue has its label, see above
            assert game.catalogue.find(choice.id) is choice
        match.play(chance.pick(offer))
    told: set[tuple[str, tuple[int, ...]]] = set()
    for event in match.log:
        if (event.kind.name, event.facts) not in told:
            told.add((event.kind.name, event.facts))
            check(texts.event(event))
    check(texts.outcome(match.table.result))
    for figure in game.statistics(match.table):
        check(texts.statistic(figure))
