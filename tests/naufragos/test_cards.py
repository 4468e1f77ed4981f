"""Every card is driven through each of its branches (effects; NAU-2.7, NAU-9.19)."""

from __future__ import annotations

import pytest

from robinsonade.games.naufragos.box.book import EVENT, ONGOING, Book, Card, CardEffect, book_of
from robinsonade.games.naufragos.box.cards import CARD_IDS, FIRST_OWN
from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.table.fields import ACTION_PHASE, EVENT_PHASE, FREE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from tests.naufragos.shore import WAIT, card, effect_of, idle, pick, shore

BOOK: Book = book_of("")
TRIES = 400
SPARE = (
    "rope",
    "mirror",
    "medicine_chest",
    "powder_keg",
    "gold_and_jewels",
    "flag",
    "machete",
    "rifle",
)
STORY_ITEMS = ("plot_001_half_map_item", "plot_005_gold_of_the_golosa", "plot_025_sack_of_seed")
MORE_ITEMS = ("plot_052_fever_bark", "plot_063_the_drowned_bell", "spyglass", "rum")


def scripts_of(printed: Card) -> set[int]:
    """Every script of a card, nested ones too."""
    todo = [printed.effect, *printed.ongoing, *[power.script for power in printed.powers]]
    found: set[int] = set()
    while todo:
        script = todo.pop()
        if script >= 0 and script not in found:
            found.add(script)
            for effect in BOOK.scripts[script]:
                assert isinstance(effect, CardEffect)
                todo += effect.scripts()
    return found


def furnish(seats: int, chance: Chance, printed: Card) -> Castaways:
    """A table in some state in the middle of a game."""
    t = shore(seats)
    t.log = None

    def yes() -> bool:
        return chance.below(2) == 0

    t.flags = sum(1 << flag for flag in range(40) if yes())
    for seat in range(seats):
        t.energy[seat] = chance.below(7)
        t.injuries[seat] = chance.below(3)
        t.energy[seat] = min(t.energy[seat], 6 - t.injuries[seat])
        t.tokens[seat] = sorted(chance.below(4) for _ in range(chance.below(3)))
        t.track[seat] = chance.below(18)
        for name in (*SPARE, *STORY_ITEMS, *MORE_ITEMS):
            if chance.below(3) == 0 and card(name) != printed.index:
                t.items[seat].append(card(name))
        t.items[seat].sort()
    t.food, t.wood, t.fresh = chance.below(5), chance.below(6), chance.below(3)
    t.fire = yes()
    t.fire_wood = int(t.fire and yes())
    t.weather = chance.below(6)
    t.raft_known = yes()
    t.built = chance.below(128)
    t.progress[5], t.progress[6] = chance.below(11), chance.below(4)
    for slot, name in enumerate(
        ("camp_dog", "camp_goat", "plot_022_the_corral", "plot_026_kitchen_garden"), start=5
    ):
        t.camp[slot] = card(name) if yes() and card(name) != printed.index else FREE
    for name in ("plot_049_the_shakes", "plot_080_signal_post", "camp_feud"):
        if yes() and card(name) != printed.index:
            t.camp[2 + chance.below(7)] = card(name)
    if chance.below(4) == 0 and seats > 1:
        t.lost = 1 << (seats - 1)
        t.group[seats - 1] = seats - 1
    return t


def start(t: Castaways, printed: Card, script: int, chance: Chance) -> None:
    """The card at the place where its effects are carried out."""
    me = 0
    if printed.kind == EVENT:
        t.phase = EVENT_PHASE
        t.current = printed.index
    else:
        t.phase = ACTION_PHASE
    if printed.deck in (0, 1, 2) and printed.kind != EVENT:
        out = 1 + chance.below(t.seats)
        t.march = list(range(out))
        t.party = (1 << out) - 1
        t.explorer = 0
        t.lost &= ~t.party
        t.difficulty = 4 + chance.below(9)
        t.open = [printed.index]
        t.locked = printed.plot >= 92
    elif printed.is_item:
        t.items[0].append(printed.index)
    elif printed.sort in ("camp", "plot") and printed.deck < 0:
        t.camp[7] = printed.index
    t.first(Run(script, 0, me, printed.index, NOBODY, 0))


@pytest.mark.parametrize("number", range(FIRST_OWN), ids=CARD_IDS[:FIRST_OWN])
def test_every_branch_of_every_card(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random choices and dice on random tables, until every branch has been carried out."""
    printed = BOOK.cards[number]
    wanted = scripts_of(printed)
    seen: set[int] = set()
    real = Run.advance

    def note(self: Run, t: Castaways) -> bool:
        seen.add(self.script)
        return real(self, t)

    monkeypatch.setattr(Run, "advance", note)
    roots = [printed.effect, *printed.ongoing]
    roots += [power.script for power in printed.powers if power.which < 0]
    roots = [script for script in roots if script >= 0]
    wanted -= {power.script for power in printed.powers if power.which >= 0}
    for attempt in range(TRIES):
        if wanted <= seen:
            break
        chance = Chance.seeded(attempt, (printed.id,))
        seats = 1 + attempt % 4
        t = furnish(seats, chance, printed)
        t.chance = Chance.seeded(attempt, tuple(str(i) for i in range(len(t.chance.states))))
        start(t, printed, roots[attempt // 4 % len(roots)], chance)
        play_out(t, chance)
    assert wanted <= seen, f"never carried out: {sorted(wanted - seen)} of {printed.id}"


def play_out(t: Castaways, chance: Chance) -> None:
    t.offer = None
    t.settle()
    for _ in range(60):
        offer = t.choices()
        if not offer:
            break
        choice: Choice = chance.pick(offer)
        t.apply(choice)
    assert not t.agenda or t.agenda == [WAIT] or t.choices()


def test_ongoing_triggers_are_known() -> None:
    """Every ongoing effect of the data belongs to one of four moments."""
    used = {
        ONGOING[trigger]
        for printed in BOOK.cards
        for trigger, script in enumerate(printed.ongoing)
        if script >= 0
    }
    assert used == set(ONGOING)


def test_NAU_9_18_an_option_without_an_effect_does_nothing() -> None:
    """Effects 4: the free way out of a choice is really free."""
    t = shore(2)
    t.phase = EVENT_PHASE
    effect_of(t, "ev_distant_sails")
    pick(t, "0.do.ev_distant_sails-leave")
    assert idle(t)
    assert (t.injuries, t.tokens, t.energy) == ([0, 0], [[], []], [6, 6])


def test_NAU_6_2_a_vote_for_an_option_without_an_effect_changes_nothing() -> None:
    t = shore(2)
    t.camp[5] = card("camp_feud")
    effect_of(t, "camp_feud")
    pick(t, "0.vote.camp_feud-stand", "1.vote.camp_feud-stand")
    assert idle(t)
    assert (t.injuries, t.tokens, t.camp[5]) == ([0, 0], [[], []], card("camp_feud"))
