"""The camp and the island, with the questions the rules ask of them."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.cards import CARD_IDS, CARDS, ICON, back_of, is_wreck
from robinsonade.games.robinson_crusoe.components import (
    BIRD,
    CITY,
    FLOCK,
    FOOD,
    FRIDAY,
    JENNY,
    NEAR,
    SPACES,
    STORED,
    TILE_IDS,
    TILE_SHELTER,
    TILE_SOURCES,
    TILE_TERRAIN,
    TILES,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.fields import Fields
from robinsonade.games.robinson_crusoe.phases import (
    ACTION_PHASE,
    ADVENTURE_STREAM,
    BEAST_STREAM,
    BURIED,
    DEAD,
    DIRECTOR_DEAD,
    EVENT_STREAM,
    INVENTION_STREAM,
    JENNY_DEAD,
    KID_STARVED,
    MYSTERY_STREAM,
    OPEN,
    OUT_OF_ROUNDS,
    TILE_STREAM,
    TOKEN_STREAM,
    WON,
)
from robinsonade.games.robinson_crusoe.scenarios import (
    CANNIBALS,
    JENNY_HELP,
    SHEETS,
    Scenario,
    tile_param,
)
from robinsonade.games.robinson_crusoe.things import (
    CARD_INVENTIONS,
    INVENTION_IDS,
    ITEM_IDS,
    TOKEN_IDS,
)
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck


class Camp(Fields):
    """A game of Robinson Crusoe in progress."""

    __slots__ = ()

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> Camp:
        other = Camp(self.seats, self.chance.clone())
        self.copy_fields(other)
        return other

    def imagined(self, seat: int, chance: Chance) -> Camp:
        """RC-19.2: only the order (and the unseen part) of decks and stacks is hidden."""
        other = self.clone()
        other.chance = chance
        imagine_events(other, seat, chance)
        imagine_beasts(other, seat, chance)
        for deck in range(len(other.adventures)):
            stream = ADVENTURE_STREAM + deck
            other.adventures[deck] = self.adventures[deck].imagined(seat, chance, stream)
        other.mystery = self.mystery.imagined(seat, chance, MYSTERY_STREAM)
        other.tiles = self.tiles.imagined(seat, chance, TILE_STREAM)
        other.discovery = self.discovery.imagined(seat, chance, TOKEN_STREAM)
        other.inventions = self.inventions.imagined(seat, chance, INVENTION_STREAM)
        return other

    # -- the end ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Do everything that needs nobody's decision, until the fate of all is sealed."""
        agenda = self.agenda
        while agenda and self.fate == OPEN and agenda[-1].advance(self):
            pass
        if self.fate != OPEN and not self.result:
            self.close()

    def close(self) -> None:
        """RC-17.1, RC-17.2: how it ended."""
        fate = self.fate
        if fate == WON:
            self.end("won", (1 << self.seats) - 1)
        elif fate == DEAD:
            self.end("lost-death", 0)
        elif fate == OUT_OF_ROUNDS:
            self.end("lost-rounds", 0)
        elif fate == JENNY_DEAD:
            self.end("lost-jenny", 0)
        elif fate == BURIED:
            self.end("lost-camp", 0)
        elif fate == KID_STARVED:
            self.end("lost-kid", 0)
        elif fate == DIRECTOR_DEAD:
            self.end("lost-director", 0)

    # -- people ----------------------------------------------------------------------------------

    def sheet(self) -> Scenario:
        return SHEETS[self.scenario]

    def leader(self) -> int:
        """RC-3.1: the character of the first player."""
        return self.cast[self.active]

    def seat_for(self, who: int) -> int:
        """Who decides for a character: its player, for the others the first player."""
        seat = self.seat_of[who] if who >= 0 else -1
        return seat if seat >= 0 else self.active

    def decider(self) -> int:
        """RC-12.6, RC-18: in an action its actor decides, else the first player for the team."""
        if self.phase == ACTION_PHASE and self.actor >= 0:
            return self.seat_for(self.actor)
        return self.active

    def jenny_here(self) -> bool:
        """RC-16.3.3: Jenny has been rescued."""
        return self.scenario == JENNY_HELP and self.counter > 0

    def everybody(self) -> list[int]:
        """`each_player`: the player characters from the first player on, and rescued Jenny."""
        found = [self.cast[seat] for seat in self.polling_order()]
        if self.jenny_here():
            found.append(JENNY)
        return found

    def company(self) -> list[int]:
        """Everybody who can be healed or hurt: also Friday."""
        found = self.everybody()
        if self.friday:
            found.append(FRIDAY)
        return found

    # -- the island ------------------------------------------------------------------------------

    def known(self) -> int:
        """Spaces with a tile face up, accessible."""
        mask = 0
        for space in range(SPACES):
            if self.tile_at[space] >= 0:
                mask |= 1 << space
        return mask & ~self.closed

    def look(self) -> None:
        """RC-7.5, RC-12.11: distances from the camp and the terrains that count."""
        known = self.known()
        paths = [-1] * SPACES
        paths[self.camp] = 0
        edge = 1 << self.camp
        seen = edge
        steps = 0
        while edge:
            steps += 1
            around = 0
            for space in spaces_of(edge):
                around |= NEAR[space]
            around &= ~seen
            for space in spaces_of(around):
                paths[space] = steps
            seen |= around
            edge = around & known
        self.paths = paths
        terrains = 0
        for space in spaces_of(known & ~self.fog & ~self.covered):
            if space != CITY:
                terrains |= 1 << TILE_TERRAIN[self.tile_at[space]]
        self.terrains = terrains

    def distance(self, space: int) -> int:
        """Steps from the camp along explored tiles; -1: there is no way."""
        if not self.paths:
            self.look()
        return self.paths[space]

    def terrain_known(self, needed: int) -> bool:
        """Are all these terrains (a mask) explored, accessible and uncovered?"""
        if not self.paths:
            self.look()
        return not needed & ~self.terrains

    def island_changed(self) -> None:
        """Distances and terrains must be looked up again."""
        self.paths = []

    def sources(self, space: int) -> int:
        """The uncovered sources of a space, as a mask."""
        tile = self.tile_at[space]
        if tile < 0 or self.closed >> space & 1:
            return 0
        there = TILE_SOURCES[tile]
        if self.marks[space] >> FLOCK & 1:
            there |= 1 << BIRD
        return there & ~self.black[space]

    def marked(self, space: int, marker: int) -> bool:
        return bool(self.marks[space] >> marker & 1)

    # -- the camp --------------------------------------------------------------------------------

    def natural_shelter(self, space: int) -> bool:
        tile = self.tile_at[space]
        return tile >= 0 and TILE_SHELTER[tile]

    def sheltered(self) -> bool:
        """RC-8.9: a built shelter or a natural one."""
        return bool(self.shelter) or self.natural_shelter(self.camp)

    def has(self, invention: int) -> bool:
        """An item is owned and usable, or was gained in this very action."""
        if self.items >> invention & 1:
            return not self.locked
        return any(row[1] == invention and row[3] == self.serial >= 0 for row in self.future_built)

    def has_all(self, mask: int) -> bool:
        return not mask or (not self.locked and not mask & ~self.items)

    def usable_cards(self) -> list[list[int]]:
        """RC-12.4: kept cards that may be used now (by the actor at once, by others later)."""
        return [row for row in self.kept if self.may_use(row)]

    def may_use(self, row: list[int]) -> bool:
        if row[2] > self.turn:
            return False
        return row[3] < 0 or (row[3] == self.actor and row[4] == self.serial)

    def food(self) -> int:
        """RC-1.6: both foods."""
        return self.stock[FOOD] + self.stock[STORED]

    # -- conservation ----------------------------------------------------------------------------

    def components(self) -> dict[str, int]:
        """RC-1.4: every card, tile, token and item, wherever it lies."""
        counted = dict.fromkeys([f"card.{name}" for name in CARD_IDS], 0)
        piles = [self.events.cards, self.event_box, self.events_out, self.mystery.cards]
        piles += [self.mystery_out, self.beasts.cards, self.beasts_out, self.hunt.cards]
        piles += [deck.cards for deck in self.adventures] + self.adventures_out
        piles += [self.open_cards, [row[0] for row in self.kept]]
        piles.append([card for card in (self.left, self.right, self.ambush) if card >= 0])
        for pile in piles:
            for card in pile:
                counted[f"card.{CARD_IDS[card]}"] += 1
        for i in range(CARD_INVENTIONS):
            here = self.inventions.cards.count(i) + self.inventions_out.count(i)
            here += (self.items >> i & 1) + (self.on_board >> i & 1) + (self.on_sheet >> i & 1)
            here += sum([row[1] == i for row in self.future_built])
            counted[f"invention.{INVENTION_IDS[i]}"] = here
        for token, name in enumerate(TOKEN_IDS):
            here = self.discovery.cards.count(token) + self.tokens_out.count(token)
            here += self.tokens[token] + self.found.count(token)
            here += sum([row[1] == token for row in self.future_tokens])
            counted[f"token.{name}"] = here
        for tile in range(TILES):
            counted[f"tile.{TILE_IDS[tile]}"] = self.tile_at.count(tile) + (
                tile in self.tiles.cards
            )
        if self.scenario == CANNIBALS and self.tile_at[CITY] < 0:
            counted[f"tile.{TILE_IDS[tile_param(CANNIBALS, 'city_tile')]}"] += 1
        for item, name in enumerate(ITEM_IDS):
            waiting = sum([row[1] == item for row in self.future_items])
            here = (self.uses[item] >= 0) + self.item_box.count(item)
            counted[f"item.{name}"] = here + waiting
        return counted


# -- what a seat cannot know ---------------------------------------------------------------------


def _is_icon(card: int, book: bool) -> bool:
    """An event card with a book icon, or one with an adventure icon."""
    if card >= len(ICON) or is_wreck(card):
        return False
    return (ICON[card] < 0) == book


_IS_ICON: Final = [[_is_icon(card, bool(book)) for card in range(CARDS)] for book in (0, 1)]


def imagine_events(t: Camp, seat: int, chance: Chance) -> None:
    """RC-2.10, RC-19.1: unseen event cards may be any of the same icon; the top back is known."""
    deck = t.events
    places = [i for i in range(len(deck.cards)) if not deck.seen.get(i, 0) >> seat & 1]
    values = [deck.cards[place] for place in places]
    box = t.event_box.copy()
    for book in (True, False):
        fits = _IS_ICON[book]
        mine = [i for i, card in enumerate(values) if fits[card]]
        theirs = [i for i, card in enumerate(box) if fits[card]]
        pool = [values[i] for i in mine] + [box[i] for i in theirs]
        chance.shuffle(pool, EVENT_STREAM)
        for i in mine:
            values[i] = pool.pop()
        for i in theirs:
            box[i] = pool.pop()
    t.event_box = box
    top = len(deck.cards) - 1
    back = t.event_back
    chance.shuffle(values, EVENT_STREAM)
    if places and places[-1] == top:
        fitting = [i for i, card in enumerate(values) if back_of(card) == back]
        chosen = fitting[chance.below(len(fitting), EVENT_STREAM)]
        values[-1], values[chosen] = values[chosen], values[-1]
    for place, value in zip(places, values, strict=True):
        deck.cards[place] = value


def imagine_beasts(t: Camp, seat: int, chance: Chance) -> None:
    """Unseen beasts may lie in the Beast deck, in the Hunting deck or beside the Event deck."""
    spots: list[tuple[Deck, int]] = []
    for deck in (t.beasts, t.hunt):
        spots += [(deck, i) for i in range(len(deck.cards)) if not deck.seen.get(i, 0) >> seat & 1]
    pool = [deck.cards[i] for deck, i in spots]
    if t.ambush >= 0:
        pool.append(t.ambush)
    chance.shuffle(pool, BEAST_STREAM)
    for deck, i in spots:
        deck.cards[i] = pool.pop()
    if t.ambush >= 0:
        t.ambush = pool.pop()
