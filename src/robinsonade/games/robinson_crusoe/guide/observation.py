"""What a seat may know in numbers (RC-19.1): all but the order of the decks."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.cards import BACK_IDS, CARD_IDS, CARDS
from robinsonade.games.robinson_crusoe.box.characters import ABILITY_IDS, CHARACTER_IDS, DIES_ON
from robinsonade.games.robinson_crusoe.box.components import (
    ACTION_IDS,
    MARKER_IDS,
    MOST_MORALE,
    RESOURCE_IDS,
    TRACK_IDS,
    WEATHER_IDS,
)
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION_IDS
from robinsonade.games.robinson_crusoe.box.island import SOURCE_IDS, SPACE_IDS, TILE_IDS
from robinsonade.games.robinson_crusoe.box.scenarios import CREW_IDS
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.spots import SPOT_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS
from robinsonade.games.robinson_crusoe.rules.goals import objective
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.games.robinson_crusoe.view import PHASE_IDS
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.observation import (
    Bits,
    EachBits,
    EachOneOf,
    Field,
    Flag,
    Height,
    Number,
    Numbers,
    OneOf,
    OneOfEachSeat,
    pairs,
)

MOST_GOODS = 30
LAST_ROUND = 14


class Goal(Field):
    """How far the goal of the scenario is: done, needed."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        done, needed = objective(t)
        self.append(done, out)
        self.append(needed, out)


class RoundsLeft(Field):
    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        self.append(t.sheet().rounds - t.turn, out)


class Distances(Field):
    """How far each space is from the camp; 0: unreachable or the camp itself."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        for space in range(self.size):
            self.append(t.distance(space), out)


class Planned(Field):
    """How many actions are planned at each spot."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        counts = [0] * self.size
        for planned in t.plan:
            counts[planned.spot] += 1
        self.append_all(counts, self.size, out)


class PlannedBy(Field):
    """How many actions each character leads."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        counts = [0] * self.size
        for planned in t.plan:
            counts[planned.actor] += 1
        self.append_all(counts, self.size, out)


class Kept(Field):
    """Cards kept, as 1 more than the uses left."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        uses = [0] * self.size
        for kept in t.kept:
            uses[kept.card] = min(self.high, max(kept.uses, 0) + 1)
        out += uses


class Cards(Field):
    """Which cards lie somewhere in the open."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        there = [0] * CARDS
        for card in getattr(t, self.attribute):
            if card >= 0:
                there[card] = 1
        out += there


class AdventureHeights(Field):
    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        for deck in t.adventures:
            self.append(len(deck), out)


class OnTop(Field):
    """RC-19.1: the card on top that the players have looked at: 1 more; 0: nobody has."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        deck: Deck = getattr(t, self.attribute)
        top = len(deck) - 1
        self.append(deck.cards[top] + 1 if top >= 0 and deck.seen.get(top, 0) else 0, out)


class Outside(Field):
    """Who sleeps outside tonight."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        there = [0] * self.size
        for outside in t.outside:
            if 0 <= outside.who < self.size:
                there[outside.who] = 1
        out += there


class Ambush(Field):
    """Whether an animal waits; which one is not known."""

    __slots__ = ()

    def write(self, t: Camp, seat: int, out: list[int]) -> None:
        out.append(1 if t.ambush >= 0 else 0)


def fields() -> list[Field]:
    """The table of what is observed."""
    goods = MOST_GOODS
    return [
        OneOf("scenario", "the scenario", of=SCENARIO_IDS),
        OneOf("phase", "the phase of the round", of=PHASE_IDS),
        RoundsLeft("rounds_left", "rounds after this one", high=LAST_ROUND),
        Goal("goal_count", "how far the goal is", of=("done", "needed"), high=40),
        Bits("goal", "inventions that the goal asks for", of=INVENTION_IDS),
        OneOfEachSeat("cast", "the character of each seat", of=CHARACTER_IDS),
        Flag("dog", "the dog is there"),
        Number("friday", "Friday is there", high=2),
        Numbers("wounds", "wounds", of=CHARACTER_IDS, high=max(DIES_ON) + 1),
        Numbers("determination", "determination", of=CHARACTER_IDS, high=goods),
        Numbers("pawns", "pawns of this round", of=CHARACTER_IDS, high=4),
        EachBits(
            "arrows", "morale arrows covered", of=CHARACTER_IDS, bits=[str(i) for i in range(14)]
        ),
        Bits("abilities", "abilities used this round", of=ABILITY_IDS),
        Bits("muted", "who may not use abilities this round", of=CHARACTER_IDS),
        EachBits(
            "only", "kinds of action still allowed; none: all", of=CHARACTER_IDS, bits=ACTION_IDS
        ),
        Outside("outside", "who sleeps outside", of=CHARACTER_IDS),
        Number("morale", "morale", low=-MOST_MORALE, high=MOST_MORALE),
        OneOf("camp", "where the camp is", of=SPACE_IDS),
        Numbers("levels", "levels of the camp", of=TRACK_IDS, high=goods),
        Flag("shelter", "the shelter is built"),
        Numbers("stock", "resources", of=RESOURCE_IDS, high=goods),
        Numbers("gained", "resources of the action being resolved", of=RESOURCE_IDS, high=goods),
        Numbers("future", "resources to come", of=pairs(CHARACTER_IDS, RESOURCE_IDS), high=goods),
        Numbers("tokens", "discovery tokens", of=TOKEN_IDS, high=6),
        Numbers("uses", "uses of starting items; 0: not there", of=ITEM_IDS, low=-1, high=6),
        Kept("kept", "cards kept, as 1 more than their uses", of=CARD_IDS, high=8),
        Bits("items", "inventions built", of=INVENTION_IDS),
        Flag("locked", "no item may be used"),
        Bits("on_board", "inventions on the board", of=INVENTION_IDS),
        Bits("on_sheet", "personal inventions not built", of=INVENTION_IDS),
        EachOneOf("tile_at", "the tile on each space", of=SPACE_IDS, kinds=TILE_IDS),
        Distances("distance", "steps from the camp", of=SPACE_IDS, low=-1, high=12),
        EachBits("black", "sources used up", of=SPACE_IDS, bits=SOURCE_IDS),
        EachBits("marks", "markers on spaces", of=SPACE_IDS, bits=MARKER_IDS),
        Numbers("site", "the totem on each space", of=SPACE_IDS, high=9),
        Bits("closed", "spaces that cannot be reached", of=SPACE_IDS),
        Bits("covered", "spaces with covered terrain", of=SPACE_IDS),
        Bits("fog", "spaces in fog", of=SPACE_IDS),
        Bits("dust", "spaces under dust", of=SPACE_IDS),
        Bits("blue", "spaces with a blue marker", of=SPACE_IDS),
        Bits("burnt", "spaces that have burnt", of=SPACE_IDS),
        EachBits("action_marks", "markers on actions", of=ACTION_IDS, bits=MARKER_IDS),
        Bits("cost_marks", "what costs 1 wood more", of=("shelter", "roof", "palisade", "weapon")),
        Flag("danger_hunt", "the next hunt is more dangerous"),
        Bits("weather", "weather tokens", of=WEATHER_IDS),
        Number("left", "the threat on the left, as 1 more", low=-1, high=254),
        Number("right", "the threat on the right, as 1 more", low=-1, high=254),
        OneOf("event_back", "the back of the next event card", of=BACK_IDS),
        Cards("open_cards", "cards being resolved", of=CARD_IDS),
        Planned("plan", "actions planned at each spot", of=SPOT_IDS, high=6),
        PlannedBy("plan_by", "actions that each character leads", of=CHARACTER_IDS, high=6),
        Height("events", "event cards left", high=40),
        AdventureHeights(
            "adventures", "adventure cards", of=("build", "gather", "explore"), high=60
        ),
        Height("mystery", "mystery cards left", high=80),
        Height("beasts", "beasts left", high=30),
        Height("hunt", "cards in the hunt deck", high=30),
        Height("tiles", "island tiles left", high=20),
        Height("discovery", "discovery tokens left", high=60),
        Height("inventions", "invention cards left", high=60),
        OnTop("event_top", "the event on top, if seen, as 1 more", at="events", high=255),
        OnTop("hunt_top", "the beast on top, if seen, as 1 more", at="hunt", high=255),
        OnTop("tiles_top", "the tile on top, if seen, as 1 more", at="tiles", high=60),
        Ambush("ambush", "an animal lies in wait"),
        Number("bonus", "weapon of this action only", high=12),
        Number("explored", "tiles explored", high=20),
        Number("pile", "wood on the pile", high=60),
        Number("totems", "totems found", high=9),
        Bits("visited", "totems visited, by space", of=SPACE_IDS),
        Bits("crew", "members of the crew alive", of=CREW_IDS),
        Number("actor", "whose action is being resolved, as 1 more", low=-1, high=9),
    ]
