"""What a seat may know in numbers: the camp, the people, open cards, its own story tokens."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import (
    CAMP_CARDS,
    CARD_IDS,
    CARDS,
    ITEM_CARDS,
    STORYLINE_IDS,
)
from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    ALL_SLOTS,
    ALL_SPACES,
    BUILDING_IDS,
    DECK_IDS,
    EASIEST,
    EVENT_CARDS,
    FACES,
    FISH_IDS,
    FORAGE_VALUES,
    HARDEST,
    LAST_SPACE,
    MOST_SEATS,
    PENDING_SPACES,
    PERSON_IDS,
    TOKEN_VALUES,
    WEATHER_IDS,
    WRECK_CUBES,
)
from robinsonade.games.naufragos.rules.decks import deck_of
from robinsonade.games.naufragos.table.fields import CARD_PART, PILE, USED_ONCE
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.masks import has
from robinsonade.kernel.observation import (
    Bits,
    BitsOfSeats,
    Field,
    Flag,
    Height,
    Number,
    Numbers,
    OfSeats,
    OneOf,
    OneOfEachSeat,
    SeatsIn,
    WhichSeat,
)

MOST_GOODS = 30
MOST_DICE = 8
LONGEST_WAY = 24
LAST_TURN = max(EVENT_CARDS)
PHASE_IDS = ("event", "actions", "survival", "end")


PLACE_OF_ITEM = {card: place for place, card in enumerate(ITEM_CARDS)}
PLACE_OF_CAMP_CARD = {card: place for place, card in enumerate(CAMP_CARDS)}


class Cards(Field):
    """Which cards lie somewhere in the open."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        there = [0] * CARDS
        for card in getattr(t, self.attribute):
            if card >= 0:
                there[card] = 1
        out += there


class Held(OfSeats):
    """Which items each seat holds: 1 more than how often it was used."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for other in range(t.seats):
            used = [0] * self.size
            for code in t.items[other]:
                place = PLACE_OF_ITEM[code & CARD_PART]
                used[place] = min(self.high, 1 + code // USED_ONCE % (1 << 4))
            out += used


class Legacy(Field):
    """Items of a dead castaway that are shared out."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        there = [0] * self.size
        for code in t.dowry:
            there[PLACE_OF_ITEM[code & CARD_PART]] = 1
        out += there


class CampCards(Field):
    """Which camp cards lie in the camp."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        there = [0] * self.size
        for card in t.camp:
            if card >= 0:
                there[PLACE_OF_CAMP_CARD[card]] = 1
        out += there


class StoryTokens(OfSeats):
    """How many story tokens each seat has."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for other in range(t.seats):
            self.append(len(t.tokens[other]), out)


class OwnTokens(Field):
    """NAU-13.6: the values of story tokens are known to their holder only."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        counts = [0] * self.size
        for token in t.tokens[seat]:
            counts[token] += 1
        self.append_all(counts, self.size, out)


class Pawns(Field):
    """Who stands on each space: 1 more than the seat, one more than the last for the white pawn."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for who in t.pawns:
            out.append(min(who, MOST_SEATS) + 1)


class Pending(Field):
    """Is there a card on each pending space, and is it the pile?"""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for place in range(PENDING_SPACES):
            card = t.pending[place]
            out.append(2 if card == PILE else 1 if card >= 0 else 0)


class Blocked(Field):
    """Which actions cannot be done this turn."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for action in range(self.size):
            out.append(1 if t.blocked[action] >= t.turn > 0 else 0)


class Heights(Field):
    """How many cards each deck has."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for number in range(self.size):
            self.append(len(deck_of(t, number)), out)


class OnTop(Field):
    """What the seat knows to lie on top of each deck: 1 more than the card; 0: unknown."""

    __slots__ = ()

    def write(self, t: Castaways, seat: int, out: list[int]) -> None:
        for number in range(self.size):
            deck = deck_of(t, number)
            top = len(deck) - 1
            known = top >= 0 and has(deck.seen.get(top, 0), seat)
            self.append(deck.cards[top] + 1 if known else 0, out)


def fields() -> list[Field]:
    """The table of what is observed."""
    spaces = [f"space{number}" for number in range(ALL_SPACES)]
    items = [CARD_IDS[card] for card in ITEM_CARDS]
    forage = [str(value) for value in FORAGE_VALUES]
    slots = [f"slot{number}" for number in range(ALL_SLOTS)]
    return [
        OneOf("phase", "the phase of the turn", of=PHASE_IDS),
        Number("last_turn", "the turn after which it is over, once known", high=LAST_TURN + 4),
        Flag("no_rerolls", "dice are not rolled again (option)"),
        Flag("strict_lost", "no trade with the lost (option)"),
        Flag("cooperative", "all rescued win together (option)"),
        OneOf("weather", "the weather", of=WEATHER_IDS),
        Number("wreck", "cubes on the wreck", high=WRECK_CUBES + 3),
        Flag("salvage", "there is a cube to salvage"),
        OneOfEachSeat("persons", "the castaway of each seat", of=PERSON_IDS),
        SeatsIn("alive", "who lives"),
        SeatsIn("lost", "who is lost"),
        SeatsIn("party", "who is out exploring"),
        SeatsIn("prepared", "who has prepared an exploration"),
        SeatsIn("promised", "who will be prepared by a pawn placed"),
        SeatsIn("ready", "who uses that preparation now"),
        SeatsIn("eaten", "who has eaten tonight"),
        SeatsIn("bonus_used", "whose bonus for building is used up this turn"),
        OfSeats("energy", "energy", high=12),
        OfSeats("extra", "energy of this turn only", high=12),
        OfSeats("injuries", "injuries", high=12),
        OfSeats("sequelae", "injuries that stay", high=12),
        OfSeats("treated", "dice that healers spare", high=6),
        OfSeats("track", "the space on the exploration track", high=LAST_SPACE),
        OfSeats("carried", "food carried", high=MOST_GOODS),
        OfSeats("lost_at", "how difficult the way back is for the lost", high=LONGEST_WAY),
        OfSeats(
            "group", "with whom each lost one is (1 more than the lowest seat)", low=-1, high=3
        ),
        BitsOfSeats("did", "actions done this turn", of=ACTION_IDS),
        StoryTokens("story", "how many story tokens", high=60),
        OwnTokens(
            "own_tokens",
            "your story tokens by their kind",
            of=[f"{number}:{value}" for number, value in enumerate(TOKEN_VALUES)],
            high=40,
        ),
        Held("items", "items held, as 1 more than how often they were used", of=items, high=8),
        Number("food", "food counters in the storage", high=MOST_GOODS),
        Number("fresh", "fresh food in the storage", high=MOST_GOODS),
        Number("wood", "wood in the storage", high=MOST_GOODS),
        Numbers("forage_caught", "forage tiles in the storage", of=forage, high=16),
        Numbers("fish_caught", "fish in the storage", of=FISH_IDS, high=16),
        Numbers("fish_discard", "fish discarded", of=FISH_IDS, high=16),
        Number("supply", "forage tiles that can be had", high=40),
        Height("forage", "forage tiles face down", high=60),
        Height("fish", "fish face down", high=40),
        Flag("shark", "the shark is about"),
        Flag("fire", "the fire burns"),
        Number("fire_wood", "wood on the fire", high=6),
        Bits("built", "constructions built", of=BUILDING_IDS),
        Numbers("progress", "energy put into constructions", of=BUILDING_IDS, high=40),
        Flag("raft_known", "somebody knows how to build a raft"),
        CampCards(
            "camp_cards", "camp cards that lie there", of=[CARD_IDS[card] for card in CAMP_CARDS]
        ),
        Numbers(
            "camp_slots", "the card in each slot of the camp", at="camp", of=slots, low=-1, high=254
        ),
        Pawns(
            "pawns",
            "who stands on each space, 1 more than the seat; more than the seats: the white pawn",
            of=spaces,
            high=MOST_SEATS + 1,
        ),
        Blocked("blocked", "actions that cannot be done this turn", of=ACTION_IDS),
        Number("current", "the event of this turn", low=-1, high=254),
        Cards("open", "exploration cards being resolved", of=CARD_IDS),
        Cards("shown", "remains to choose from", of=CARD_IDS),
        Legacy("legacy", "items of a dead castaway to be shared out", of=items),
        Cards("discard", "cards discarded", of=CARD_IDS),
        Cards("pending_cards", "open cards on pending spaces", at="pending", of=CARD_IDS),
        Pending("pending", "each pending space: 1 a card, 2 the pile", size=PENDING_SPACES, high=2),
        Height("pile", "cards in the pending pile", high=40),
        Flag("pile_locks", "whoever goes into the pile cannot go elsewhere"),
        Flag("locked", "this exploration is inside that pile"),
        Heights("decks", "cards in each deck", of=DECK_IDS, high=80),
        OnTop("on_top", "the card that you know on top, as 1 more", of=DECK_IDS, high=255),
        Bits("met", "storylines met", of=STORYLINE_IDS),
        WhichSeat("explorer", "who leads the exploration"),
        Number("difficulty", "how difficult the way home is", low=0, high=HARDEST + EASIEST),
        WhichSeat("finder", "who was first on the promontory"),
        Height("token_deck", "story tokens left", high=60),
        Numbers("rolled", "the last roll, die by die", size=MOST_DICE, high=FACES),
    ]
