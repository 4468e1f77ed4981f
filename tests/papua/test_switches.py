"""The switches (PAP-16)."""

from robinsonade.games.papua.box.components import OPTION_IDS
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.steps.lost_explorers import pay_energy
from tests.papua.stories import bid, held, ids, play, prompt


def test_PAP_16_1_coins_and_food_without_limit() -> None:
    """Only one coin and no food are left in the box, but all that is due comes."""
    t = camp(
        options={"limited_supply": "false"},
        phase="resolve",
        coins=(20, 10, 9),
        food=(10, 10, 10),
        zones={"funding": (1, 0, 0), "hunting": (0, 1, 0)},
        markers={1: "funding", 2: "hunting"},
        symbol="+",
        dice="53251",
    )
    assert (t.coins[0], t.food[1]) == (26, 15)
    t = camp(
        options={"limited_supply": "false"},
        phase="resolve",
        pool=(14, 7, 7),
        zones={"huts": (1, 0, 0)},
        markers={1: "huts"},
    )
    assert t.pool[0] == 15  # explorers stay limited


def test_PAP_16_2_food_for_bids() -> None:
    t = camp(
        options={"food_offsets_bid_energy": "true"},
        phase="resolve",
        zones={"expeditions": (1, 1, 0)},
        markers={1: "expeditions"},
        science=("cartography", "medicine", "biology"),
    )
    bid(t, 0, "2+0")
    bid(t, 1, "3+0")
    assert prompt(t) == "cartography"  # first Cartography, then food
    play(t, "0.pass")
    assert (prompt(t), ids(t)) == ("eat-for-bid", ["0.eat.0", "0.eat.1", "0.eat.2"])
    play(t, "0.eat.2")
    assert (t.energy[0], t.food[0]) == (50, 1)
    play(t, "1.eat.1")
    assert (t.energy[1], t.food[1]) == (48, 2)


def test_PAP_16_3_arrival_below_the_stack() -> None:
    t = camp(options={"stack_arrival": "bottom"}, energy=(50, 48, 48), order=(0, 2, 1))
    pay_energy(t, 0, 2)
    assert t.order == [2, 1, 0]
    pay_energy(t, 2, 1)
    assert t.order == [1, 0, 2]


def test_PAP_16_4_nobody_scores_a_tie_for_most_coins() -> None:
    t = camp(options={"money_tie": "nobody"}, phase="end", energy=(0, 1, 1), coins=(4, 4, 1))
    assert GAME.sheet(t)["money"] == [0, 0, 0]
    t = camp(options={"money_tie": "nobody"}, phase="end", energy=(0, 1, 1), coins=(4, 3, 1))
    assert GAME.sheet(t)["money"] == [5, 0, 0]


def test_PAP_16_5_energy_breaks_a_tie_for_victory() -> None:
    t = camp(
        options={"victory_tie": "energy_order"},
        phase="end",
        energy=(0, 1, 2),
        science=("finance", "medicine", "engineering"),
    )
    assert len(set(GAME.scores(t))) == 1
    assert t.winners == 0b100


def test_PAP_16_6_without_coins_first_the_neutrals_energy_decides() -> None:
    for value, winner in (("true", {"plant": 1}), ("false", {})):
        t = camp(
            2,
            options={"neutral_tie_uses_coins_first": value},
            phase="resolve",
            science=("medicine", "biology"),
            neutral=(0, 0, 0, 2, 0),
            zones={"expeditions": (1, 1)},
            markers={1: "expeditions"},
            symbol="+",
        )
        bid(t, 0, "0", "2+1")
        bid(t, 1, "0", "2+0")
        assert held(t, 0) == winner


def test_PAP_16_1_the_first_value_is_the_default() -> None:
    assert [option.name for option in GAME.options[:6]] == list(OPTION_IDS)
    assert [option.default for option in GAME.options[:6]] == [
        "true",
        "false",
        "top",
        "all_tied_score",
        "shared",
        "true",
    ]
