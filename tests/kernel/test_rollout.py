"""Playing on by policies, on a table that is imagined already."""

from pearls.game import GAME
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.planning import TO_THE_END, Plan, Planning, carry_out, try_plan
from robinsonade.kernel.playout import play_randomly_until
from robinsonade.kernel.rollout import next_choice, play_by
from robinsonade.players.driver import Driver
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.player import Player
from tests.kernel.diving import lagoon
from tests.kernel.test_playout import luck


def test_the_loop_plays_as_players_who_are_asked() -> None:
    t, asked = lagoon(3, seed=5), lagoon(3, seed=5)
    taken = play_by(t, [GAME.policy()] * 3, 1000, 1000)
    players: list[Player | None] = [GreedyPlayer(GAME, 1, seat) for seat in range(3)]
    driver = Driver(players, asked)
    decisions = 0
    while (choice := driver.next_choice(asked)) is not None:
        asked.apply(choice)
        decisions += 1
    assert (taken, fingerprint(t)) == (decisions, fingerprint(asked))


def test_the_loop_stops_when_a_turn_begins_or_after_so_many_decisions() -> None:
    t = lagoon(2)
    play_by(t, [GAME.policy()] * 2, 2, 1000)
    assert (t.turn, t.result) == (2, "")
    assert play_by(t, [GAME.policy()] * 2, 9, 1) == 1
    t = lagoon(2)
    play_randomly_until(t, luck(1), 2, 1000)
    assert (t.turn, t.result) == (2, "")


def test_a_plan_is_carried_out_as_far_as_it_is_offered() -> None:
    t = lagoon(2)
    policies = [GAME.policy()] * 2
    other = lagoon(2)
    made: list[Choice] = []
    while len(made) < 3:
        choice = next_choice(other, policies)
        other.follow(choice)
        if choice.seat == 0:
            made.append(choice)
    carry_out(t, 0, made, policies)
    assert fingerprint(t) == fingerprint(other)
    before = fingerprint(t)
    gone = next(choice for choice in GAME.catalogue.by_id.values() if choice not in t.choices())
    carry_out(t, t.waiting()[0], [gone], policies)
    assert fingerprint(t) == before


def test_plans_begin_with_what_the_policy_wants_and_end_with_their_worth() -> None:
    t = lagoon(2)
    seat = t.waiting()[0]
    planning = Planning(GAME.policy())
    choices = t.choices_of(seat)
    plans = planning.plans(t, seat, choices, 3)
    assert plans[0].choices == [GAME.policy().best(t, seat, choices, False)]
    assert len(plans) <= 3
    worth = try_plan(planning, t.clone(), seat, plans[0], 0, TO_THE_END)
    assert worth in (0.0, 1.0)
    assert try_plan(planning, t.clone(), seat, Plan([], GAME.policy()), 0, 1) == 0.0
