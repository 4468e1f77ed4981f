"""NAU-5 and NAU-6: rolls, decisions, information."""

from __future__ import annotations

from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.prompts import RESOLUTION_BEGINS
from robinsonade.games.naufragos.rules.story_tokens import gain_story, lose_story
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.dice.rolls import ANY_ROLL, STRENGTH_ROLL, roll
from robinsonade.games.naufragos.table.fields import FROM_DIARY
from robinsonade.kernel.chance import Chance
from tests.naufragos.shore import (
    card,
    dice,
    do,
    effect_of,
    explore,
    give,
    idle,
    lose,
    offered,
    pick,
    refused,
    shore,
    told,
    turn_up,
)


def test_NAU_5_1_NAU_5_2_NAU_5_3_EX_31_the_defender_wins_ties() -> None:
    t = shore(2, persons=("strong_m", "cook_f"))
    give(t, 1, "machete")
    explore(t, 0, 1)
    t.agenda.pop()
    dice(t, 3)
    turn_up(t, 0, "int_hostile_natives")  # value 5, the island attacks: 3 + 1 + 1 wins
    assert told(t, "strength")[0]["total"] == ["5"]
    assert len(t.tokens[0]) == 1
    t = shore(1, persons=("strong_m",))
    turn_up(t, 0, "int_wild_boar")
    dice(t, 3)
    pick(t, "0.do.int_wild_boar-hunt")  # value 4, the players attack: 3 + 1 loses
    assert (t.injuries[0], t.food) == (1, 1)


def test_NAU_5_4_NAU_5_7_contests() -> None:
    t = shore(2)
    t.phase = 0
    dice(t, 4, 4)
    effect_of(t, "ev_quarrel")  # the starting player acts, a tie goes to the other
    assert (len(t.tokens[0]), len(t.tokens[1]), t.energy) == (0, 1, [5, 6])
    assert told(t, "contest-total") == [{"seat": ["0"], "total": ["4"]}]
    assert told(t, "strength") == [{"group": ["1"], "total": ["4"], "need": ["4"]}]


def test_a_roll_for_a_card_says_which_line_of_it_holds() -> None:
    for face, line, idle_line in ((2, ("1", "2"), False), (4, ("3", "6"), True)):
        t = shore(1)
        dice(t, face)
        turn_up(t, 0, "coast_cliff_path")
        pick(t, *[name for name in offered(t) if name == "0.pass"])
        (row,) = told(t, "roll-row")
        assert (row["low"], row["high"]) == ([line[0]], [line[1]])
        assert bool(told(t, "roll-idle")) == idle_line
        assert t.injuries[0] == int(not idle_line)


def test_NAU_5_5_NAU_5_6_a_token_repeats_a_roll_once() -> None:
    t = shore(2)
    t.tokens[0], t.tokens[1] = [0, 3], [2]
    dice(t, 2, 5)
    t.first()
    roll(t, 1, 3, STRENGTH_ROLL)
    t.settle()
    assert offered(t) == ["0.pass", "0.reroll", "1.pass", "1.reroll"]
    pick(t, "0.reroll")
    assert (t.rolled, t.tokens[0], t.tokens_discard[0]) == ([5], [3], [0])
    assert idle(t)  # at most one token for a roll, whoever wants to pay


def test_NAU_5_6_discarded_tokens_come_back_when_the_reserve_is_empty() -> None:
    t = shore(2)
    t.tokens[1] = t.token_deck.cards.copy()
    t.token_deck.cards.clear()
    t.token_deck.layers.clear()
    gain_story(t, 0, 1, FROM_DIARY)
    assert t.tokens[0] == []
    lose_story(t, 1, 2)
    gain_story(t, 0, 3, FROM_DIARY)
    assert len(t.tokens[0]) == 2


def test_NAU_5_7_nobody_rolls_for_a_lost_starting_player() -> None:
    t = shore(1)
    lose(t, 0)
    t.phase = 0
    script = t.book.cards[card("plot_049_the_shakes")].ongoing[0]
    from robinsonade.games.naufragos.effects.run import Run

    do(t, Run(script, 0, -1, card("plot_049_the_shakes"), -1, 0))
    assert (t.injuries[0], told(t, "rolled")) == (0, [])


def test_NAU_6_1_NAU_9_19_the_drawer_decides_and_bears_it() -> None:
    t = shore(2)
    explore(t, 0, 1)
    t.agenda.pop()
    turn_up(t, 0, "coast_turtle_nest")
    assert all(name.startswith("0.do.") for name in offered(t))
    pick(t, "0.do.coast_turtle_nest-watch")
    assert [len(held) for held in t.tokens] == [1, 0]


def test_NAU_6_2_votes_and_ties() -> None:
    t = shore(2, persons=("strong_m", "cook_f"))
    explore(t, 0, 1)
    t.agenda.pop()
    turn_up(t, 0, "int_river")
    assert t.waiting() == [0, 1]
    pick(t, "1.vote.int_river-ford")
    dice(t, 3, 4, 2, 5)  # 3 + 1 and 4: equal totals roll again: 2 + 1 against 5
    pick(t, "0.vote.int_river-swim")
    assert told(t, "decided") == [{"deed": ["int_river-ford"]}]
    assert t.difficulty == 4 + 1 + 2


def test_NAU_6_2_only_the_players_concerned_vote() -> None:
    t = shore(3)
    explore(t, 0, 2)
    t.agenda.pop()
    turn_up(t, 0, "int_river")
    assert t.waiting() == [0, 2]


def test_NAU_6_2_the_votes_of_others_are_hidden_until_all_have_voted() -> None:
    t = shore(3)
    explore(t, 0, 1, 2)
    t.agenda.pop()
    turn_up(t, 0, "int_river")
    pick(t, "1.vote.int_river-ford")
    imagined = t.imagined(0, Chance.seeded(1, tuple(str(i) for i in range(12))))
    assert imagined.waiting() == t.waiting() == [0, 2]
    assert "ford" not in str(imagined.agenda[-1].votes)  # type: ignore[attr-defined]


def test_NAU_6_3_NAU_6_4_what_is_hidden() -> None:
    t = shore(2)
    t.tokens[0] = [1, 3]
    mine, yours = GAME.view(t, 0)["seats"][0], GAME.view(t, 1)["seats"][0]
    assert (mine["tokens"], yours["tokens"], yours["story"]) == ([2, 4], [], 2)
    assert GAME.view(t, None)["seats"][0]["tokens"] == []
    assert "fish_1" not in str(GAME.view(t, 0)["storage"])


def test_NAU_6_5_NAU_6_6_trading_at_the_moments() -> None:
    t = shore(3)
    give(t, 0, "rope")
    give(t, 1, "axe")
    lose(t, 2)
    do(t, RESPITES[RESOLUTION_BEGINS])
    pick(t, "0.offer.rope.1", "0.ask.axe", "1.accept")
    assert t.items[:2] == [[card("axe")], [card("rope")]]
    pick(t, "1.offer.rope.2", "2.accept")  # a gift to a lost castaway
    assert t.items[2] == [card("rope")]
    pick(t, "0.offer.axe.1", "1.refuse")
    refused(t, "0.offer.axe.1")
    pick(t, "0.offer.axe.2", "0.ask-nothing", "2.accept")  # somebody else may want it
    assert card("axe") in t.items[2]


def test_NAU_6_6_powers_at_any_time() -> None:
    t = shore(1)
    give(t, 0, "rum")
    t.energy[0] = 2
    do(t, RESPITES[0])
    pick(t, "0.use.rum")
    assert (t.energy[0], t.items[0], t.discard[-1]) == (5, [], card("rum"))
    roll(t, 1, 1, ANY_ROLL)
