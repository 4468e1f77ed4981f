"""Quick words, and pointing at something: public by choice, few of them, and kept nowhere.

There is no free text: a word is one of a list, what is pointed at is a thing of the game. Nothing
of it depends on what lies hidden, nor does it change the game or what anybody is offered.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final

from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.why import find_thing
from robinsonade.tables.stream import message

if TYPE_CHECKING:
    from robinsonade.tables.room import Room

WORDS: Final = ("hello", "thanks", "bravo", "sorry", "agreed", "rather-not", "help", "moment")
LOOK: Final = "look"  # at the thing that is named with it
PAUSE: Final = 1.5  # seconds between two words of one seat
MOST: Final = 12  # words of one seat in a while
WHILE: Final = 60.0


class Words:
    """What is said at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.spoken: dict[int, list[float]] = {}  # when each seat has said something
        self.sent: Counter[str] = Counter()  # to all processes, and not come back yet

    async def say(self, seat: int, word: str, target: str | None) -> None:
        """Let everybody at the table hear a word, or see what is pointed at."""
        self.check(word, target)
        self.count(seat)
        said = json.dumps({"seat": seat, "word": word, "target": target})
        if self.room.services.is_shared:
            self.sent[said] += 1
            await self.room.services.store.say(self.room.id, said)  # it comes back from there
        else:
            self.tell(said)

    def check(self, word: str, target: str | None) -> None:
        if word != LOOK and word not in WORDS:
            raise Refused("unknown-word", given=word, allowed=", ".join((*WORDS, LOOK)))
        if (target is not None) != (word == LOOK):
            raise Refused("nothing-to-look-at" if target is None else "only-to-look-at")
        if target is not None:
            line = self.room.timeline
            find_thing(line.game.things, target, line.table.seats)

    def count(self, seat: int) -> None:
        """Nobody talks all the time: each seat has so many words, with pauses between."""
        now = self.room.services.clock()
        recent = [moment for moment in self.spoken.get(seat, []) if now - WHILE < moment <= now]
        left = PAUSE - (now - recent[-1]) if recent else 0.0
        if len(recent) >= MOST:
            left = max(left, WHILE - (now - recent[0]))
        if left > 0:
            raise Refused("too-many-words", seconds=str(int(left) + 1))
        self.spoken[seat] = [*recent, now]

    def hear(self, said: str) -> None:
        """A word from any process: what was said to another one counts here, too."""
        if self.sent[said]:
            self.sent -= Counter([said])
        else:
            seat = json.loads(said)["seat"]
            self.spoken.setdefault(seat, []).append(self.room.services.clock())
        self.tell(said)

    def tell(self, said: str) -> None:
        """To all who watch here, whichever process it was said to."""
        for stream in list(self.room.audience.streams):
            stream.put(message("word", said.encode()))
        self.room.audience.let_go()
