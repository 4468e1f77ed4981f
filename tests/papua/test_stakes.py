"""A tribe card keeps: nobody is asked about it before it may be too late (PAP-4.2)."""

from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.kernel.choice import PASS
from robinsonade.players.asking import letting_go, stakes_of
from tests.papua.stories import prompt


def test_PAP_4_2_PAP_9_1_asked_when_cards_run_out() -> None:
    t = camp(phase="round", round=4, cards=("tribe*2", "", ""))
    assert prompt(t) == "tribe"
    assert letting_go(t, 0) is PASS[0]
    assert stakes_of(GAME, t, 0) == []
    t = camp(phase="round", round=10, cards=("tribe", "", ""))
    [stake] = stakes_of(GAME, t, 0) or []
    assert stake.kind.name == "last-cards"
    assert {choice.kind.name for choice in stake.choices} == {"tribe"}


def test_PAP_9_2_asked_when_energy_runs_out() -> None:
    t = camp(phase="round", round=4, cards=("tribe*2", "", ""))
    t.second_deck = True
    [stake] = stakes_of(GAME, t, 0) or []
    assert (stake.kind.name, stake.facts) == ("last-energy", (0b111, min(t.energy)))
