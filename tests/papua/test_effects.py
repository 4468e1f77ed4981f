"""The data language of effects (PAP-15)."""

import pytest

from robinsonade.games.papua.box.cards import NOTE_IDS, NOTES
from robinsonade.games.papua.effects.cards import (
    NOTE_SCRIPT,
    ON_BENEFITS,
    ON_COUNTERS,
    VOCABULARY,
    read_script,
)
from robinsonade.games.papua.effects.run import SCRIPTS, Run, add_script
from robinsonade.games.papua.effects.verbs import ScorePer
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.data import Row
from robinsonade.kernel.slips import BadData

ALL_VERBS = tuple(VOCABULARY.verbs)


def effects(*parts: dict[str, object]) -> list[Row]:
    return Row({"effect": list(parts)}, "cards.toml, [[cards]] x").parts("effect")


def after(*parts: dict[str, object], number: int = 4) -> Papua:
    t = camp(energy=(40, 50, 50))
    t.first(Run(add_script(read_script(effects(*parts), ALL_VERBS)), 0, 0, number))
    t.offer = None
    t.settle()
    return t


def test_PAP_15_1_gains_in_the_order_written() -> None:
    t = after(
        {"op": "gain", "what": "coins", "n": 2},
        {"op": "gain", "what": "food", "n": 3},
        {"op": "gain", "what": "prestige", "n": 4},
        {"op": "gain", "what": "explorers", "n": 1},
        {"op": "gain", "what": "energy", "n": 5},
    )
    assert (t.coins[0], t.food[0], t.prestige[0], t.pool[0], t.energy[0]) == (5, 6, 4, 8, 45)
    kinds = [event.kind.name for event in t.log or []][-5:]
    assert kinds == ["coins", "food", "prestige", "explorers", "energy"]


def test_PAP_15_1_the_number_of_the_marker_on_logistics() -> None:
    t = after({"op": "gain_zone_number", "what": "food"}, number=5)
    assert t.food[0] == 8


def test_PAP_15_1_dice_and_the_landslide() -> None:
    t = after(
        {"op": "dice_this_round", "n": 9},
        {"op": "extra_dice_next_turn", "n": 3},
        {"op": "each_other_player_catastrophe", "n": 2},
    )
    assert (t.dice_now[0], t.dice_next[0]) == (9, 3)
    assert {choice.seat for choice in t.choices()} == {1}


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ({"op": "steal", "what": "coins", "n": 1}, "no verb 'steal'"),
        ({"op": "gain", "what": "gold", "n": 1}, "what is 'gold'"),
        ({"op": "gain", "what": "coins"}, "n is missing"),
        ({"op": "gain", "what": "coins", "n": 0}, "n is 0"),
        ({"op": "gain", "what": "coins", "n": 1, "per": 2}, "unknown per"),
        ({"op": "score_per", "what": "coins", "per": 1, "prestige": 1}, "what is 'coins'"),
    ],
)
def test_PAP_15_1_what_makes_no_sense_stops_loading(
    part: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadData, match=r"cards.toml, .* x, effect 1") as error:
        read_script(effects(part), ALL_VERBS)
    assert complaint in str(error.value)


def test_PAP_15_2_when_notebook_cards_act() -> None:
    """At once, later, or only at the end: the latter change nothing when they are won."""
    for note in range(NOTES):
        t = camp(
            phase="resolve",
            zones={"notebook": (1, 0, 0)},
            markers={1: "notebook"},
            note=NOTE_IDS[note],
            energy=(40, 30, 30),
        )
        at_the_end = all(isinstance(effect, ScorePer) for effect in SCRIPTS[NOTE_SCRIPT[note]])
        changed = (
            t.coins[0],
            t.food[0],
            t.prestige[0],
            t.energy[0],
            t.pool[0] + t.on_board(0),
        ) != (3, 3, 0, 40, 8)
        assert changed != at_the_end, NOTE_IDS[note]
        assert t.dice_next[0] == (2 if NOTE_IDS[note] == "nb1_route_sketch" else 0)


def test_PAP_15_2_every_verb_is_used_by_the_data() -> None:
    used = {type(effect) for script in NOTE_SCRIPT for effect in SCRIPTS[script]}
    assert {name for name, verb in VOCABULARY.verbs.items() if verb in used} == {
        "gain",
        "extra_dice_next_turn",
        "each_other_player_catastrophe",
        "score_per",
    }
    assert GAME.slug == "papua"


def test_PAP_15_1_every_verb_has_its_places() -> None:
    """A counter gives at once: what acts at the end can not stand on it."""
    score = {"op": "score_per", "what": "explorers_personal_pool", "per": 2, "prestige": 1}
    with pytest.raises(BadData, match="can not stand here"):
        read_script(effects(score), ON_COUNTERS)
    with pytest.raises(BadData, match="more dice than there are"):
        read_script(effects({"op": "dice_this_round", "n": 11}), ON_BENEFITS)
