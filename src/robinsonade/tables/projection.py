"""What each viewer is told of a game at one version. Everything that leaves a room is made here."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from robinsonade.kernel.chronicle import show_chronicle
from robinsonade.kernel.history import NOWHERE
from robinsonade.kernel.view import (
    NOTHING_TO_DECIDE,
    show_card,
    show_choices,
    show_decision,
    show_sheet,
)
from robinsonade.kernel.why import show_answer
from robinsonade.lessons.lesson import LEARNER
from robinsonade.tables.records import BOT
from robinsonade.tables.sight import cost
from robinsonade.tables.steps import Steps
from robinsonade.tables.stream import message

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

Data = dict[str, Any]
Key = tuple[int | None, frozenset[int], int]
NOBODY_ASKED: Data = {"asked": [], "stakes": [], "forecast": None}
NOBODY_PASSED: Data = {"passable": []}
PUBLIC = ("question", "seats", "settled", "outcome", "for_all", "seats_message")  # for everybody
NOTHING: Data = {**NOTHING_TO_DECIDE, **NOBODY_ASKED, **NOBODY_PASSED}


class Projection:
    """One version of one game. Each part is computed once for all who may see the same."""

    def __init__(self, room: Room, earlier: dict[int | None, Data] | None = None) -> None:
        self.room = room
        self.line = room.timeline
        self.earlier = earlier or {}  # the views before the newest command, as far as known
        self.views: dict[int | None, Data] = {}
        self.seen: dict[frozenset[int], set[int]] = {}
        self.offers: dict[int, list[Data]] = {}
        self.decisions: dict[frozenset[int], Data] = {}
        self.audiences: dict[frozenset[int], Data] = {}
        self.encoded: dict[int, bytes] = {}  # by identity: the large parts, which are kept here
        self.joined: dict[Key, bytes] = {}  # states as JSON, with the newest of the log
        # The last one of each audience with more of it: that is long.
        self.whole: dict[frozenset[int], tuple[Key, bytes]] = {}
        self.to_json = room.services.to_json
        self.steps = Steps(self)

    def keep(self, before: Projection, movers: set[int], *, is_back: bool = False) -> None:
        """Only the movers noticed what is new: for all others it is as it was before. The past is
        so for everybody, unless something was taken back (`is_back`).

        Made anew it would be the same, and take longer: who asks again and again would notice.
        """
        self.steps.keep(before.steps, movers if is_back else set())
        self.views = {seat: view for seat, view in before.views.items() if seat not in movers}
        self.offers = {seat: offer for seat, offer in before.offers.items() if seat not in movers}
        self.joined = {key: part for key, part in before.joined.items() if not key[1] & movers}
        for kept, made in ((self.decisions, before.decisions), (self.audiences, before.audiences)):
            kept.update({mine: part for mine, part in made.items() if not mine & movers})
        self.whole = {mine: part for mine, part in before.whole.items() if not mine & movers}
        public = {name: vars(before)[name] for name in PUBLIC if name in vars(before)}
        vars(self).update(public)
        parts = [*self.views.values(), *self.audiences.values(), public.get("for_all")]
        same = [id(part) for part in parts if id(part) in before.encoded]
        self.encoded = {part: before.encoded[part] for part in same}

    # -- parts -----------------------------------------------------------------------------------

    def view(self, viewer: int | None) -> Data:
        """What this viewer sees; one and the same object for all who see the same."""
        if viewer not in self.views:
            alike = self.line.game.alike(viewer)
            seen = self.views.get(alike) or self.line.game.view(self.line.table, alike)
            same = [known for known in self.views.values() if known is seen or known == seen]
            self.views[viewer] = self.views[alike] = same[0] if same else seen
        return self.views[viewer]

    def eyes(self, mine: frozenset[int]) -> set[int]:
        """The different views of these seats, by identity."""
        if mine not in self.seen:
            self.seen[mine] = {id(self.view(seat)) for seat in mine}
        return self.seen[mine]

    def offer(self, seat: int) -> list[Data]:
        if seat not in self.offers:
            self.offers[seat] = [] if self.line.held else show_choices(self.line.table, seat)
        return self.offers[seat]

    def decision(self, mine: frozenset[int]) -> Data:
        if self.room.record.closed is not None:
            return NOTHING
        if mine not in self.decisions:
            offers = [choice for seat in sorted(mine) for choice in self.offer(seat)]
            asked = self.room.asking.question(mine, offers) if offers else NOBODY_ASKED
            about = {
                "card": self.card(mine),
                "sheet": show_sheet(self.line.table, sorted(mine)) if offers else None,
                "forecast": self.forecast(asked["asked"]),
            }
            self.decisions[mine] = {**self.question, **asked, **about}
        return self.decisions[mine]

    def why(self, seat: int, target: str) -> list[Data]:
        """Why a seat cannot do what it cannot do with a thing. Nobody is asked at a table that is
        closed, nor is who would be asked where a question goes by."""
        line = self.line
        answers = line.game.why(line.table, seat, target)
        is_passed = bool(line.held) and line.held[0].choice.seat == seat
        if self.room.record.closed is not None or is_passed:
            return []
        return [show_answer(answer) for answer in answers]

    def forecast(self, asked: list[int]) -> Data | None:
        """What the people who are asked would compute; nobody else needs it."""
        game, table = self.line.game, self.line.table
        return game.forecast(table, asked[0]) if asked else None

    def card(self, mine: frozenset[int]) -> Data | None:
        """The card that is asked about, if one of these seats may see it."""
        table = self.line.table
        card = table.agenda[-1].about_card(table) if table.agenda else None
        known = card is not None and any(card.known_to(seat) for seat in (None, *mine))
        return show_card(card) if card is not None and known else None

    @cached_property
    def question(self) -> Data:
        passable = {"passable": self.room.going_on.passable()}
        return {**show_decision(self.line.table, None), **NOBODY_ASKED, **passable}

    @cached_property
    def seats(self) -> list[Data]:
        presence = self.room.presence
        online = presence.there
        gone = [seat.seat for seat in self.room.seats if seat.kind != BOT]
        since = {seat: presence.gone_since(seat) for seat in gone if seat not in online}
        return [
            {
                "kind": seat.kind,
                "name": seat.name,
                "player": seat.player,
                "claimed": seat.claimed,
                "online": seat.seat in online,
                "away_since": since.get(seat.seat),
                "asked_since": self.asked_since(seat.seat),
                "lends": bool(seat.lends),
                "stand_in": seat.stand_in,
                "given_up": seat.is_given_up,
                "persona": self.persona(seat.seat),
            }
            for seat in self.room.seats
        ]

    def asked_since(self, seat: int) -> float | None:
        """Since when all wait for a seat: counted from what everybody has noticed."""
        if self.room.is_over or seat not in self.question["waiting"]:
            return None
        return self.room.autoplay.asked_since(seat)

    @cached_property
    def settled(self) -> Data:
        """What the manager of the table has settled for all."""
        record = self.room.record
        return {
            "patience": record.patience,
            "closed": record.closed is not None,
            "going_on": self.room.going_on.allowed,
            "lesson": record.lesson,
            "lending": bool(record.lending),
        }

    def persona(self, seat: int) -> Data | None:
        found = self.line.game.persona(self.line.table, seat)
        if found is None:
            return None
        noun, value = found
        return {"noun": noun.name, "id": noun.id_of(value)}

    def log(self, viewer: int | None, mine: frozenset[int], after: int) -> list[Data]:
        """What this viewer may know of what happened after a version."""
        steps = self.room.sight(mine).steps[after + 1 :]
        return [entry for seen in steps for entry in self.steps.entries(seen, viewer)]

    def request(self, mine: frozenset[int]) -> Data | None:
        request = self.line.request
        if request is None:
            return None
        return {
            "seat": request.seat,
            "back_to": self.room.sight(mine).position(request.back_to),
            "agreed": sorted(request.agreed),
            "waiting": sorted(self.room.people - request.agreed),
        }

    @cached_property
    def outcome(self) -> Data | None:
        table = self.line.table
        if not table.result:
            return None
        return {
            "reason": table.result,
            "winners": [seat for seat in range(table.seats) if table.winners >> seat & 1],
            "scores": self.line.game.scores(table),
            "statistics": self.line.game.statistics(table),
            **show_chronicle(self.line.game.chronicle(table, self.line.log())),
        }

    def revealed(self) -> Data | None:
        """Seed and salt: only when nothing is left to be decided by them."""
        if not self.room.is_over:
            return None
        return {"seed": str(self.room.record.seed), "salt": self.room.record.salt}

    # -- the whole -------------------------------------------------------------------------------

    def state(self, viewer: int | None, mine: frozenset[int], after: int = -1) -> Data:
        """The game as this viewer may know it, with the log after a version."""
        return {
            **self.for_all,
            **self.for_audience(mine),
            **self.for_viewer(viewer, mine, after),
            "view": self.view(viewer),
            "log": self.log(viewer, mine, after),
        }

    def state_json(self, viewer: int | None, mine: frozenset[int], after: int = -1) -> bytes:
        """The state as JSON: whoever asks again, or for what was just told, gets the same bytes."""
        key = (viewer, mine, after)
        if after == self.room.sight(mine).version - 1:
            if key not in self.joined:
                self.joined[key] = self.join_state(viewer, mine, after)
            return self.joined[key]
        known, whole = self.whole.get(mine, (None, b""))
        if known != key:
            whole = self.join_state(viewer, mine, after)
            self.whole[mine] = key, whole
        return whole

    def join_state(self, viewer: int | None, mine: frozenset[int], after: int) -> bytes:
        own = self.to_json(self.for_viewer(viewer, mine, after))[1:-1]
        return own.join(self.around(viewer, mine, after))

    def around(self, viewer: int | None, mine: frozenset[int], after: int) -> tuple[bytes, bytes]:
        """A state as JSON before and after what is for one viewer: what several share is encoded
        only once."""
        before = self.encode(self.for_all)[:-1], self.encode(self.for_audience(mine))[1:-1], b""
        seen, log = self.encode(self.view(viewer)), self.log_json(viewer, mine, after)
        return b",".join(before), b"".join((b',"view":', seen, b',"log":', log, b"}"))

    @cached_property
    def for_all(self) -> Data:
        """What is the same for everybody."""
        record = self.room.record
        return {
            "id": self.room.id,
            "game": record.title,
            "seats": self.seats,
            "options": record.options,
            "open_seed": record.open_seed,
            "rewound": self.room.rewound,
            "commitment": record.commitment,
            "origin": record.origin,
            **self.settled,
            "outcome": self.outcome,
            "revealed": self.revealed(),
        }

    def for_audience(self, mine: frozenset[int]) -> Data:
        """What depends on the seats that one holds, and not through whose eyes one looks."""
        if mine not in self.audiences:
            sight = self.room.sight(mine)
            self.audiences[mine] = {
                "version": sight.version,
                "seq": sight.seq,
                "at": sight.seq,
                "last": sight.seq,
                "mine": sorted(mine),
                "asking": self.room.asking.of(mine),
                "decision": self.decision(mine),
                "coach": self.coach(mine),
                **self.ways_back(mine),
                "request": self.request(mine),
            }
        return self.audiences[mine]

    def for_viewer(self, viewer: int | None, mine: frozenset[int], after: int) -> Data:
        return {
            "viewer": viewer,
            "secrets": bool(self.eyes(mine) - {id(self.view(viewer))}),
            "log_after": after,
            "decided": self.room.sight(mine).decided(mine if viewer is None else mine & {viewer}),
        }

    def encode(self, part: Data) -> bytes:
        """A part that is kept here, as JSON."""
        if id(part) not in self.encoded:
            self.encoded[id(part)] = self.to_json(part)
        return self.encoded[id(part)]

    def log_json(self, viewer: int | None, mine: frozenset[int], after: int) -> bytes:
        steps = self.room.sight(mine).steps
        if after != len(steps) - 2:
            return self.to_json(self.log(viewer, mine, after))
        return self.steps.entries_json(steps[-1], viewer)

    def coach(self, mine: frozenset[int]) -> Data | None:
        """What is explained to whoever learns the game here."""
        coach = self.room.coach
        if coach is None or LEARNER not in mine or self.line.held:
            return None
        told = coach.show(self.line.history)
        if told["cards"] and self.room.asking.pass_of(LEARNER) is not None:
            told["cards"] = []  # nobody is asked: what there is to say comes with the next question
        return told

    def ways_back(self, mine: frozenset[int]) -> dict[str, bool]:
        """Which sorts of taking back are open to the holder of these seats."""
        line, room = self.line, self.room
        own, bots = set(mine), room.yielding
        target = line.last_asked(own)
        if room.is_over or target == NOWHERE or room.changes_left(mine) < cost(1):
            return {"can_undo": False, "can_restart": False, "can_rewind": False}
        return {
            "can_undo": line.may_return(target, own, bots) or line.may_withdraw(target),
            "can_restart": line.find_restart(own, bots) != NOWHERE,
            "can_rewind": True,
        }

    def state_at(self, number: int, viewer: int | None, mine: frozenset[int]) -> Data:
        """The game as it stood after so many choices, with what the last of them led to."""
        line, sight = self.line, self.room.sight(mine)
        if number == sight.seq:
            return self.state(viewer, mine)
        table = sight.table_at(number)
        last = sight.line[number - 1] if number else sight.steps[0]
        return {
            **self.state(viewer, mine, sight.version),
            "at": number,
            "view": line.game.view(table, viewer),
            "decision": {**show_decision(table, None), **NOBODY_ASKED, **NOBODY_PASSED},
            "log": self.steps.entries(last, viewer),
        }

    # -- messages of the stream ------------------------------------------------------------------

    def state_message(self, viewer: int | None, mine: frozenset[int]) -> bytes:
        version = self.room.sight(mine).version
        return message("state", self.state_json(viewer, mine), version)

    @cached_property
    def seats_message(self) -> bytes:
        return message("presence", self.to_json({"seats": self.seats, **self.settled}))
