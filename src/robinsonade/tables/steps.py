"""What each viewer is told of commands: the step itself, its way from view to view, its log."""

from __future__ import annotations

from itertools import compress, pairwise
from typing import TYPE_CHECKING, Any
from weakref import proxy

from robinsonade.kernel.change import changes
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.view import show_event
from robinsonade.tables.sight import Seen
from robinsonade.tables.stream import frame, message
from robinsonade.tables.timeline import Done

if TYPE_CHECKING:
    from robinsonade.tables.projection import Projection

Data = dict[str, Any]
Way = tuple[list[list[Any]], list[Any]]  # of a view: its change at each event, and after them
NULL = b"null"


class Steps:
    """The commands of a game as one version of it shows them."""

    def __init__(self, projection: Projection) -> None:
        # It keeps these steps and not the other way round: what nobody looks at any more is gone at
        # once, and not only when somebody looks for garbage, for which every table waits.
        self.projection: Projection = proxy(projection)
        self.line = projection.line
        self.game = projection.line.game
        self.films: dict[tuple[Any, ...], Way | None] = {}
        self.shared: dict[tuple[Any, ...], tuple[bytes, bytes]] = {}  # around what is one viewer's
        self.told: dict[tuple[Any, ...], bytes] = {}  # of the newest step, by what is known of it
        self.watched: dict[
            tuple[int, frozenset[int]], bytes
        ] = {}  # the same, whole, without a seat

    def keep(self, before: Steps, without: set[int]) -> None:
        """What was shown of the past, but for these seats, is as it was."""
        shown = before.films.items()
        self.films = {key: way for key, way in shown if key[1] not in without}

    # -- one step --------------------------------------------------------------------------------

    def step(self, seen: Seen, viewer: int | None, *, whole: bool = True) -> Data:
        """What one command was and what came of it, without the state it led to.

        `whole`: with the way from one view to the next, event by event.
        """
        command = seen.done.command
        name = command.choice if self.is_named(seen, viewer) else None
        chosen = {"id": name, "seat": command.seat} if seen.done.is_choice else None
        told = [show_event(event) for event in seen.done.events if event.known_to(viewer)]
        way = self.film(seen.done, viewer) if whole else None
        changed: list[Any] = [None] * len(told) if way is None else way[0]
        events = [{**event, "change": change} for event, change in zip(told, changed, strict=True)]
        return {
            "version": seen.version,
            "seq": seen.seq,
            "kind": seen.kind,
            "choice": chosen,
            "by": command.by,
            "undone": len(seen.struck),
            "struck": seen.struck,
            "events": events,
            "rest": None if way is None else way[1],
        }

    def film(self, done: Done, viewer: int | None) -> Way | None:
        """How the view of this viewer changes: at each event known to it, and after the last.

        A change that comes with an event which it may not know is told with the next one.
        """
        known = [event.known_to(viewer) for event in done.events]
        key = (done.version, self.game.alike(viewer), tuple(known))
        if key not in self.films:
            self.films[key] = self.watch(done, viewer, known)
        return self.films[key]

    def watch(self, done: Done, viewer: int | None, known: list[bool]) -> Way | None:
        film = self.line.film_of(done)
        if film is None:
            return None
        is_newest = film.after is self.line.table
        first = self.projection.earlier.get(viewer) if is_newest else None
        views = [first or self.game.view(film.before, viewer)]
        views += [self.game.view(frame, viewer) for frame in compress(film.frames, known)]
        last = self.projection.view(viewer) if is_newest else self.game.view(film.after, viewer)
        views.append(last)
        *ways, rest = [changes(one, then) for one, then in pairwise(views)]
        return ways, rest

    def step_json(
        self, seen: Seen, viewer: int | None, state: bytes, *, whole: bool = True
    ) -> bytes:
        return self.opened(seen, viewer, whole=whole) + state + b"}"

    def opened(self, seen: Seen, viewer: int | None, *, whole: bool = True) -> bytes:
        """A step as JSON up to the state it led to."""
        return self.projection.to_json(self.step(seen, viewer, whole=whole))[:-1] + b',"state":'

    def is_named(self, seen: Seen, viewer: int | None) -> bool:
        """May this viewer know what was chosen, not only that something was?

        The seat itself may; others if the kind of choice is open to all.
        """
        command = seen.done.command
        if not seen.done.is_choice or command.seat == viewer:
            return seen.done.is_choice
        return self.game.catalogue.find(str(command.choice)).kind.public

    def newest(self, seen: Seen, viewer: int | None, mine: frozenset[int]) -> bytes:
        """The newest step, with the state it led to. The messages of those who see and know the
        same differ in a few words only."""
        watching = seen.version, mine
        if viewer is None and watching in self.watched:
            return self.watched[watching]
        projection, after = self.projection, seen.version - 1
        seeing = self.game.alike(viewer), self.is_named(seen, viewer), known_of(seen, viewer)
        key = (mine, *seeing)
        if key not in self.shared:
            if seeing not in self.told:
                self.told[seeing] = self.opened(seen, viewer)
            first, last = frame("step", seen.version)
            before, behind = projection.around(viewer, mine, after)
            self.shared[key] = first + self.told[seeing] + before, behind + b"}" + last
        own = projection.to_json(projection.for_viewer(viewer, mine, after))[1:-1]
        whole = own.join(self.shared[key])
        if viewer is None:  # of these there may be any number
            self.watched[watching] = whole
        return whole

    def missed(self, after: int, viewer: int | None, mine: frozenset[int]) -> list[bytes]:
        """The steps after a version; only the last of them carries a state.

        Where something was taken back there is no way from each view to the next.
        """
        *earlier, last = self.projection.room.sight(mine).steps[after + 1 :]
        states = [NULL] * len(earlier) + [self.projection.state_json(viewer, mine, after)]
        whole = not any(seen.struck or seen.done.struck for seen in (*earlier, last))
        return [
            message("step", self.step_json(seen, viewer, state, whole=whole), seen.version)
            for seen, state in zip([*earlier, last], states, strict=True)
        ]

    def between(
        self, after: int, until: int, viewer: int | None, mine: frozenset[int]
    ) -> list[Data]:
        """The choices from one position to another that still count, as they were told."""
        sight = self.projection.room.sight(mine)
        if not 0 <= after <= until <= sight.seq:
            raise Refused("bad-position", given=f"{after}-{until}", allowed=f"0-{sight.seq}")
        return [{**self.step(seen, viewer), "state": None} for seen in sight.line[after:until]]

    # -- the log ---------------------------------------------------------------------------------

    def entries(self, seen: Seen, viewer: int | None) -> list[Data]:
        """The lines of the log for one command."""
        done = seen.done
        told = {"undone": done.struck, "by": done.command.by}
        return [
            {"version": seen.version, "seq": seen.seq, **show_event(event), **told}
            for event in done.events
            if event.known_to(viewer)
        ]

    def entries_json(self, newest: Seen, viewer: int | None) -> bytes:
        """Those of the newest command, encoded once for all who know the same of it."""
        key = ("log", *known_of(newest, viewer))
        if key not in self.told:
            self.told[key] = self.projection.to_json(self.entries(newest, viewer))
        return self.told[key]


def known_of(seen: Seen, viewer: int | None) -> tuple[Any, ...]:
    """Two viewers with the same are told the same of a step, as far as they see the same."""
    known = tuple([event.known_to(viewer) for event in seen.done.events])
    return seen.done.version, seen.version, seen.seq, seen.kind, tuple(seen.struck), known
