"""Every card of every game has a line of ours in both languages, and the lint would notice."""

from collections.abc import Callable
from importlib import resources

import pytest
from fluent.syntax import ast as ftl

from robinsonade.cli.boards.robinson_crusoe import explanations
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import Game
from robinsonade.text import LANGUAGES, Texts, lint
from robinsonade.text.lint import LONGEST_FLAVOUR
from robinsonade.text.parser import QuickParser
from robinsonade.text.texts import read_ftl, read_further

ISLAND = find_game("forbidden-island")

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.slug)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_card_has_its_line(game: Game, language: str) -> None:
    assert game.cards
    texts = Texts(language, game)
    lines = [texts.flavour(noun, i) for noun in game.cards for i in range(len(noun.ids))]
    assert [line for line in lines if not 0 < len(line) <= LONGEST_FLAVOUR] == []
    assert [line for line in lines if line[-1] not in ".!?»”"] == []
    assert [line for line in lines if "  " in line or "►" in line or "·" in line] == []


@every_game
def test_the_lint_finds_nothing(game: Game) -> None:
    for language in LANGUAGES:
        assert list(lint.flavour_problems(language, [game])) == []


@pytest.fixture
def problems_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], list[str]]:
    """What the lint finds when the Spanish file of Forbidden Island reads otherwise."""
    file = resources.files(ISLAND.package) / "text" / "flavour.es.ftl"
    text = file.read_text("utf-8")

    def problems(old: str, new: str) -> list[str]:
        assert old in text
        altered = QuickParser().parse(text.replace(old, new, 1))

        def read(package: str, name: str, language: str) -> ftl.Resource:
            return altered if language == "es" else read_further(package, name, language)

        monkeypatch.setattr(lint, "read_further", read)
        return list(lint.flavour_problems("es", [ISLAND]))

    return problems


def english(key: str) -> str:
    return lint.lines_of(ISLAND.package, "en")[key]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("flavour-role-pilot", "flavour-role-baker", "flavour-role-pilot is missing"),
        ("flavour-role-pilot", "flavour-role-baker", "flavour-role-baker is of no card"),
        ("flavour-role-pilot", "flavour-role-diver", "flavour-role-diver is there twice"),
        ("role-pilot = ", "role-pilot = " + 60 * "o", "characters, 90 are allowed"),
        ("role-pilot = ", "role-pilot = Un\n    ", "role-pilot is not one line of plain words"),
        ("role-pilot = ", "role-pilot = { 1 } ", "role-pilot is not one line of plain words"),
        ("role-pilot = ", "role-pilot ", "is no line"),
    ],
)
def test_what_the_lint_names(
    old: str, new: str, expected: str, problems_with: Callable[[str, str], list[str]]
) -> None:
    assert [problem for problem in problems_with(old, new) if expected in problem]


def test_the_lint_names_lines_that_are_not_translated_or_told_twice(
    problems_with: Callable[[str, str], list[str]],
) -> None:
    diver = Texts("es", ISLAND).flavour(ISLAND.cards[1], ISLAND.cards[1].index["diver"])
    assert problems_with(diver, english("flavour-role-diver")) == [
        "games/forbidden_island/text/flavour.es.ftl: flavour-role-diver is the same as in English"
    ]
    pilot = Texts("es", ISLAND).flavour(ISLAND.cards[1], ISLAND.cards[1].index["pilot"])
    assert problems_with(pilot, diver) == [
        "games/forbidden_island/text/flavour.es.ftl: "
        "flavour-role-pilot says the same as flavour-role-diver"
    ]


def test_the_check_of_one_game_names_them_too(
    problems_with: Callable[[str, str], list[str]],
) -> None:
    problems_with("flavour-role-pilot", "flavour-role-baker")
    file = "games/forbidden_island/text/flavour.es.ftl"
    assert f"{file}: flavour-role-pilot is missing" in lint.problems([ISLAND])


def test_what_is_no_card_has_no_line() -> None:
    papua = find_game("papua")
    zone = next(noun for noun in papua.words if noun.name == "zone")
    assert zone not in papua.cards
    assert Texts("en", papua).flavour(zone, 0) == ""


def test_a_choice_shows_what_its_card_does_and_its_line() -> None:
    texts = Texts("en", ISLAND)
    choice = next(c for c in ISLAND.catalogue.by_id.values() if c.id.endswith("discard.sandbags"))
    does, mood = texts.abouts(choice)
    assert does.startswith("Sandbags: ")
    assert mood == english("flavour-card-sandbags")


def test_the_terminal_shows_them_with_what_cards_do() -> None:
    crusoe = find_game("robinson-crusoe")
    texts = Texts("en", crusoe)
    lines = list(explanations(crusoe.view(crusoe.new_table(2, 1), 0), texts))
    place = next(i for i, line in enumerate(lines) if line.startswith("  Shovel: "))
    assert lines[place + 1] == "    For what is buried, and for what had better be."


def test_no_line_stands_among_other_texts() -> None:
    for game in GAMES.values():
        for language in LANGUAGES:
            names = lint.messages_in(read_ftl(game.package, language))
            assert not [key for key in names if key.startswith("flavour-")]
