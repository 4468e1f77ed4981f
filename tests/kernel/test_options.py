"""What the players settle before a game."""

import pytest

import robinsonade
from pearls.game import GAME
from robinsonade.games import find_game
from robinsonade.kernel.game import DealOption, Option, SeatOption
from robinsonade.kernel.refusal import Refused

TIDE = Option("tide", ("low", "high"), "low", ())
FIRST = SeatOption("first", ())
COLOURS = DealOption("colours", ("red", "green", "blue"), ())


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (TIDE, "high", "high"),
        (TIDE, "  low ", "low"),
        (FIRST, "random", "random"),
        (FIRST, " 3", "3"),
        (COLOURS, "random", "random"),
        (COLOURS, "blue,red,green", "blue,red,green"),
        (COLOURS, " blue , red,green ", "blue,red,green"),
        (COLOURS, "random,red,random", "random,red,random"),
        (COLOURS, "random,random,random", "random"),
    ],
)
def test_values_have_one_spelling(option: Option, text: str, value: str) -> None:
    assert option.read(text, 3) == value
    assert option.read(value, 3) == value


@pytest.mark.parametrize(
    ("option", "text", "key", "facts"),
    [
        (TIDE, "no", "bad-option-value", {"given": "no", "allowed": "low, high"}),
        (TIDE, "", "bad-option-value", {"given": "", "allowed": "low, high"}),
        (FIRST, "0", "bad-option-value", {"given": "0", "allowed": "random, 1, 2, 3"}),
        (FIRST, "4", "bad-option-value", {"given": "4", "allowed": "random, 1, 2, 3"}),
        (COLOURS, "red,pink,blue", "bad-option-value", {"given": "pink"}),
        (COLOURS, "red,red,blue", "option-value-twice", {"given": "red"}),
        (COLOURS, "red,blue", "option-value-count", {"given": "2", "allowed": "3"}),
        (COLOURS, "", "bad-option-value", {"given": ""}),
    ],
)
def test_wrong_values_are_refused(
    option: Option, text: str, key: str, facts: dict[str, str]
) -> None:
    with pytest.raises(Refused) as refusal:
        option.read(text, 3)
    assert refusal.value.key == key
    assert {"option": option.name, **facts}.items() <= refusal.value.facts.items()


def test_what_is_not_given_has_its_default() -> None:
    assert GAME.settle_options(2, {"tide": "high"}) == {
        "tide": "high",
        "reef": "calm",
        "first": "random",
        "colours": "random",
    }


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Refused) as refusal:
        GAME.new_table(2, 1, {"tides": "high"})
    assert refusal.value.key == "unknown-option"
    assert refusal.value.facts == {"given": "tides", "allowed": "tide, reef, first, colours"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_the_number_of_seats_is_checked(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.new_table(seats, 1)
    assert refusal.value.key == "bad-seats"
    assert refusal.value.facts == {"given": str(seats), "allowed": "2-3", "game": "pearls"}


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_the_seed_is_checked(seed: int) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.new_table(2, seed)
    assert refusal.value.key == "bad-seed"
    assert refusal.value.facts["given"] == str(seed)


def test_games_are_found_by_their_slug() -> None:
    assert find_game("forbidden-island").slug == "forbidden-island"
    with pytest.raises(Refused) as refusal:
        find_game("pearls")
    assert refusal.value.key == "unknown-game"
    assert "forbidden-island" in refusal.value.facts["allowed"]


@pytest.mark.parametrize(
    ("game", "option", "noun"),
    [("forbidden-island", "roles", "pilot"), ("robinson-crusoe", "characters", "cook")],
)
def test_what_is_chosen_for_one_seat_reaches_the_game(game: str, option: str, noun: str) -> None:
    """Chance deals the rest, each value once."""
    for seed in range(8):
        match = robinsonade.new(game, seats=3, seed=seed, **{option: f"random,{noun},random"})
        found = [match.game.persona(match.table, seat) for seat in range(3)]
        names = [one[0].id_of(one[1]) for one in found if one]
        assert names[1] == noun
        assert len(set(names)) == 3
