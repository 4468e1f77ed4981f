"""Rescue and scoring, or the end of the turn (NAU-13).

NAU-13.5: the time is up at the end of a turn (end_of_turn.py).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import Card
from robinsonade.games.naufragos.box.components import SPACE_TOKENS, STORY_VALUE, TOKEN_VALUES
from robinsonade.games.naufragos.events import RESCUED_BY, SCORED, SHIP_PASSED, WAY_COUNTED
from robinsonade.games.naufragos.prompts import BEFORE_RESCUE
from robinsonade.games.naufragos.rules.order import in_order
from robinsonade.games.naufragos.rules.people import holders
from robinsonade.games.naufragos.rules.story_tokens import draw_token
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.end_of_turn import END_OF_TURN
from robinsonade.games.naufragos.table.fields import CARD_PART, replaced
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import mask_of, members
from robinsonade.kernel.step import Step


class AfterSurvival(Step):
    """NAU-13.2: on the last turn the rescue conditions are checked."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        if t.last_turn == t.turn:
            t.then(RESPITES[BEFORE_RESCUE], RESCUE)
        else:
            t.then(END_OF_TURN)
        return True


def fulfilled(t: Castaways, card: Card) -> bool:
    """NAU-13.3: all constructions finished, all items with somebody who is not lost."""
    if not card.rescues or card.rescue_buildings & ~t.built:
        return False
    home = t.alive & ~t.lost
    return all(holders(t, item, home) for item in card.rescue_items)


def rescue_cards(t: Castaways) -> list[int]:
    """NAU-13.2: the current event and all that are left in the deck."""
    return [t.current, *t.events.cards[::-1]]


class Rescue(Step):
    """NAU-13.3, NAU-13.4: one fulfilled card is enough; otherwise the ship passes by."""

    __slots__ = ()

    def advance(self, t: Castaways) -> bool:
        cards = t.book.cards
        t.reveals += 1
        saving = [card for card in rescue_cards(t) if fulfilled(t, cards[card])]
        home = t.alive & ~t.lost
        if saving and home:
            t.emit(RESCUED_BY, saving[0])
            count_story(t, home)
        elif saving:
            t.end("lost-nobody-home", 0)
        else:
            t.emit(SHIP_PASSED)
            t.end("lost-passed-by", 0)
        return True


def count_story(t: Castaways, rescued: int) -> None:
    """NAU-1.3, NAU-13.6 to NAU-13.8: tokens for the space on the track, tokens held, cards kept."""
    for seat in in_order(t, rescued):
        points = sum([TOKEN_VALUES[token] for token in t.tokens[seat]])
        way = 0
        for _ in range(SPACE_TOKENS[t.track[seat]]):
            token = draw_token(t)
            if token >= 0:
                t.tokens[seat] = sorted([*t.tokens[seat], token])
                way += TOKEN_VALUES[token]
            else:
                way += 1  # NAU-13.7
        if way:
            t.emit(WAY_COUNTED, seat, SPACE_TOKENS[t.track[seat]], way)
        points += way
        for code in t.items[seat]:
            points += t.book.cards[code & CARD_PART].stats[STORY_VALUE]
        t.score = replaced(t.score, seat, points)
        t.emit(SCORED, seat, points)
    t.end("rescued", rescued if t.cooperative else winners(t, rescued))


def winners(t: Castaways, rescued: int) -> int:
    """NAU-13.6, NAU-13.8: most PH, then fewer sequelae, then more energy, then shared."""
    ranks = [(t.score[seat], -t.sequelae[seat], t.energy[seat]) for seat in range(t.seats)]
    best = max([ranks[seat] for seat in members(rescued)])
    return mask_of([seat for seat in members(rescued) if ranks[seat] == best])


AFTER_SURVIVAL: Final = AfterSurvival()
RESCUE: Final = Rescue()


STEPS: Final = (
    AfterSurvival,
    Rescue,
)
