"""The camp and the island, with the questions the rules ask of them."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import FRIDAY, JENNY
from robinsonade.games.robinson_crusoe.box.components import FLOCK, FOOD, STORED
from robinsonade.games.robinson_crusoe.box.island import (
    BIRD,
    CITY,
    NEAR,
    SPACES,
    TILE_SHELTER,
    TILE_SOURCES,
    TILE_TERRAIN,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.box.scenarios import CREW_IDS, JENNY_HELP, SHEETS, Scenario
from robinsonade.games.robinson_crusoe.table.endings import (
    BURIED,
    DEAD,
    DIRECTOR_DEAD,
    JENNY_DEAD,
    KID_STARVED,
    OPEN,
    OUT_OF_ROUNDS,
    WON,
)
from robinsonade.games.robinson_crusoe.table.fields import Fields
from robinsonade.games.robinson_crusoe.table.imagination import imagine_beasts, imagine_events
from robinsonade.games.robinson_crusoe.table.inventory import count_components
from robinsonade.games.robinson_crusoe.table.phases import ACTION_PHASE
from robinsonade.games.robinson_crusoe.table.records import Kept
from robinsonade.games.robinson_crusoe.table.streams import (
    ADVENTURE_STREAM,
    INVENTION_STREAM,
    MYSTERY_STREAM,
    TILE_STREAM,
    TOKEN_STREAM,
)
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.masks import everyone

# In `crew`, above the living.
_CAPTURED: Final = 1 << len(CREW_IDS)
_TAKEN_ONCE: Final = _CAPTURED << 1
_SHORTCUT_SHIFT: Final = 8  # in `production`, above the changes


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

    def go_on(self) -> bool:
        return self.fate == OPEN and super().go_on()

    def close(self) -> None:
        """RC-17.1, RC-17.2: how it ended."""
        fate = self.fate
        if fate == WON:
            self.end("won", everyone(self.seats))
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
        """RC-12.6, RC-18.1: in an action its actor decides, else the first player for the team."""
        if self.phase == ACTION_PHASE and self.actor >= 0:
            return self.seat_for(self.actor)
        return self.active

    def jenny_here(self) -> bool:
        """RC-16.3.3: Jenny has been rescued."""
        return self.scenario == JENNY_HELP and self.rescued_in > 0

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

    # -- scenarios -------------------------------------------------------------------------------

    @property
    def rescued_in(self) -> int:
        """RC-16.3.3: the round of Jenny's rescue; 0: she waits."""
        return self.counter

    @rescued_in.setter
    def rescued_in(self, turn: int) -> None:
        self.counter = turn

    @property
    def kids(self) -> int:
        """RC-16.6.2: kids born so far."""
        return self.counter

    @kids.setter
    def kids(self, n: int) -> None:
        self.counter = n

    @property
    def slept_at_totem(self) -> bool:
        """RC-16.7.9: the camp was on a totem tile last night."""
        return self.counter > 0

    @slept_at_totem.setter
    def slept_at_totem(self, there: bool) -> None:
        self.counter = int(there)

    def crew_alive(self, member: int) -> bool:
        return self.crew >> member & 1 != 0

    @property
    def actress_captured(self) -> bool:
        """RC-16.7.4: Kong has her, until she is freed (RC-16.7.8)."""
        return self.crew & _CAPTURED != 0

    def capture_actress(self) -> None:
        self.crew |= _CAPTURED | _TAKEN_ONCE

    def free_actress(self) -> None:
        self.crew &= ~_CAPTURED

    def actress_was_taken(self) -> bool:
        """RC-16.7.4: she is captured only once."""
        return self.crew & _TAKEN_ONCE != 0

    # -- the island ------------------------------------------------------------------------------

    @property
    def shortcut_source(self) -> int:
        """RC-6.4: the source that the Shortcut was used on this round, -1: none."""
        return (self.production >> _SHORTCUT_SHIFT) - 1

    @shortcut_source.setter
    def shortcut_source(self, source: int) -> None:
        self.production |= source + 1 << _SHORTCUT_SHIFT

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
        serial = self.serial
        return serial >= 0 and any(
            built.invention == invention and built.serial == serial for built in self.future_built
        )

    def has_all(self, mask: int) -> bool:
        return not mask or (not self.locked and not mask & ~self.items)

    def usable_cards(self) -> list[Kept]:
        """RC-12.4: kept cards that may be used now (by the actor at once, by others later)."""
        return [kept for kept in self.kept if self.may_use(kept)]

    def may_use(self, kept: Kept) -> bool:
        if kept.start > self.turn:
            return False
        return kept.actor < 0 or (kept.actor == self.actor and kept.serial == self.serial)

    def food(self) -> int:
        """RC-1.6: both foods."""
        return self.stock[FOOD] + self.stock[STORED]

    def components(self) -> dict[str, int]:
        """RC-1.4: every card, tile, token and item, wherever it lies."""
        return count_components(self)
