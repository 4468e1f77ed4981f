"""Facts of the table that belong together: planned actions, kept cards, what cards remember."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.record import Record

# Where a planned action keeps its flags when it is saved; above them the pawns for sure success.
_FRENZY: Final = 1
_WOOD_TOKEN: Final = 2
_AGAIN: Final = 4
_TIME_TOKEN: Final = 8
_MOVED: Final = 16
_SURE_SHIFT: Final = 8


class Planned(Record):
    """RC-7.3, RC-7.9: an action with its target, who takes part and what lies with it."""

    __slots__ = (
        "spot",
        "payment",
        "wood",
        "fur",
        "food",
        "stored",
        "frenzy",
        "wood_token",
        "again",
        "time_token",
        "moved",
        "sure",
        "actor",
        "helps",
    )

    def __init__(
        self,
        spot: int,
        payment: int,
        actor: int,
        helps: list[int],
        wood: int = 0,
        fur: int = 0,
        food: int = 0,
        stored: int = 0,
        *,
        frenzy: bool = False,
        wood_token: bool = False,
        again: bool = False,
        time_token: bool = False,
        moved: bool = False,
        sure: int = 0,
    ) -> None:
        self.spot = spot
        self.payment = payment
        self.actor = actor
        self.helps = helps  # who and what joined, in that order
        self.wood = wood
        self.fur = fur
        self.food = food
        self.stored = stored
        self.frenzy = frenzy  # RC-7.16: a weapon requirement is met with Frenzy
        self.wood_token = wood_token  # RC-9.6: paid for the +1 wood token of the build space
        self.again = again  # an action within an action (Fast Work)
        self.time_token = time_token  # RC-7.10: it carries the extra pawn of a time token
        self.moved = moved  # RC-8.1: the team has put it first among its kind
        self.sure = sure  # pawns for sure success, settled when nobody joins any more

    def saved(self) -> list[Any]:
        extras = self.sure << _SURE_SHIFT
        if self.frenzy:
            extras |= _FRENZY
        if self.wood_token:
            extras |= _WOOD_TOKEN
        if self.again:
            extras |= _AGAIN
        if self.time_token:
            extras |= _TIME_TOKEN
        if self.moved:
            extras |= _MOVED
        paid = [self.payment, self.wood, self.fur, self.food, self.stored]
        return [self.spot, *paid, extras, self.actor, *self.helps]

    @classmethod
    def restored(cls, row: list[Any]) -> Planned:
        spot, payment, wood, fur, food, stored, extras, actor = row[:8]
        return Planned(
            spot,
            payment,
            actor,
            row[8:],
            wood,
            fur,
            food,
            stored,
            frenzy=bool(extras & _FRENZY),
            wood_token=bool(extras & _WOOD_TOKEN),
            again=bool(extras & _AGAIN),
            time_token=bool(extras & _TIME_TOKEN),
            moved=bool(extras & _MOVED),
            sure=extras >> _SURE_SHIFT,
        )

    def _copy(self) -> Planned:
        return Planned(
            self.spot,
            self.payment,
            self.actor,
            self.helps,
            self.wood,
            self.fur,
            self.food,
            self.stored,
            frenzy=self.frenzy,
            wood_token=self.wood_token,
            again=self.again,
            time_token=self.time_token,
            moved=self.moved,
            sure=self.sure,
        )

    def joined_by(self, help_: int) -> Planned:
        other = self._copy()
        other.helps = [*self.helps, help_]
        return other

    def settled(self, sure: int) -> Planned:
        """So many pawns would make it sure."""
        other = self._copy()
        other.sure = sure
        return other

    def put_first(self) -> Planned:
        """RC-8.1: it comes before the others of its kind."""
        other = self._copy()
        other.moved = True
        return other

    def with_wood_token(self, counts: bool) -> Planned:
        """RC-9.6: it pays for the +1 wood token, or does not any more."""
        other = self._copy()
        other.wood += int(counts) - int(self.wood_token)
        other.wood_token = counts
        return other

    def delayed(self) -> Planned:
        """RC-7.10: a time token counts for it."""
        other = self._copy()
        other.time_token = True
        return other

    def within_another(self) -> Planned:
        other = self._copy()
        other.again = True
        return other

    def paid_from_stores(self) -> Planned:
        """RC-R54: one food of the other kind lies with it."""
        other = self._copy()
        other.food -= 1
        other.stored += 1
        return other


class Kept(Record):
    """RC-12.4: a card that somebody keeps."""

    __slots__ = ("card", "uses", "start", "actor", "serial")

    def __init__(self, card: int, uses: int, start: int, actor: int, serial: int) -> None:
        self.card = card
        self.uses = uses  # how often it can still be used, -1: for ever
        self.start = start  # the first round in which it can be used
        self.actor = actor  # in whose future it lies, -1: usable by all
        self.serial = serial  # the action it was gained in

    def used(self) -> Kept:
        return Kept(self.card, self.uses - 1, self.start, self.actor, self.serial)

    def brought_home(self) -> Kept:
        return Kept(self.card, self.uses, self.start, -1, -1)


class Link(Record):
    """What a card (or an item) remembers: `sort` says what, and what its two facts are."""

    __slots__ = ("card", "sort", "first", "second")

    def __init__(self, card: int, sort: int, first: int, second: int = 0) -> None:
        self.card = card
        self.sort = sort
        self.first = first
        self.second = second

    @property
    def space(self) -> int:
        return self.first

    @property
    def source(self) -> int:
        return self.second

    @property
    def marker(self) -> int:
        return self.second

    @property
    def invention(self) -> int:
        return self.first

    @property
    def who(self) -> int:
        return self.first

    @property
    def wound(self) -> int:
        """RC-12.5: part and colour of a special wound; below 0: a reroll token instead."""
        return self.second

    @property
    def reroll_from(self) -> int:
        """The round from which on successes are rerolled; 0: a special wound instead."""
        return max(0, -self.second)

    @property
    def roof(self) -> int:
        return self.first

    @property
    def palisade(self) -> int:
        return self.second


class FutureToken(Record):
    """RC-6.7: a discovery token that somebody brings home."""

    __slots__ = ("who", "token")

    def __init__(self, who: int, token: int) -> None:
        self.who = who
        self.token = token


class FutureItem(Record):
    """RC-6.7: a starting item that somebody brings home."""

    __slots__ = ("who", "item", "used")

    def __init__(self, who: int, item: int, used: int = 0) -> None:
        self.who = who
        self.item = item
        self.used = used  # RC-R87: how often it was used outside

    def saved(self) -> list[Any]:
        return [self.who, self.item, self.used] if self.used else [self.who, self.item]

    def used_once_more(self) -> FutureItem:
        return FutureItem(self.who, self.item, self.used + 1)


class FutureBuilt(Record):
    """RC-8.10: an invention that takes effect at the end of the phase."""

    __slots__ = ("who", "invention", "space", "serial")

    def __init__(self, who: int, invention: int, space: int, serial: int) -> None:
        self.who = who
        self.invention = invention
        self.space = space  # where it was built, -1: in the camp
        self.serial = serial  # the action it was built in


class Outside(Record):
    """RC-12.3: somebody spends the night outside the camp."""

    __slots__ = ("who", "script", "natural")

    def __init__(self, who: int, script: int, natural: int) -> None:
        self.who = who
        self.script = script  # what happens at the next start of a round
        self.natural = natural  # 1: in a natural shelter


class NightEffect(Record):
    """RC-R31, RC-R32: a wound or a meal that waits for this night."""

    __slots__ = ("kind", "who", "n", "instead")

    def __init__(self, kind: int, who: int, n: int, instead: int) -> None:
        self.kind = kind
        self.who = who
        self.n = n
        self.instead = instead  # wounds without the meal


class EveryNight(Record):
    """RC-R31: wounds of every night, because of a card."""

    __slots__ = ("card", "who", "wounds")

    def __init__(self, card: int, who: int, wounds: int) -> None:
        self.card = card
        self.who = who
        self.wounds = wounds


class Clouds(Record):
    """RC-11.1, RC-11.4: rain and winter clouds, and what the animals now about do."""

    __slots__ = ("rain", "winter", "animals", "rolled")

    def __init__(self, rain: int, winter: int, animals: int, *, rolled: bool = True) -> None:
        self.rain = rain
        self.winter = winter
        self.animals = animals
        self.rolled = rolled  # False: it is not the time for weather

    def saved(self) -> list[Any]:
        return [self.rain, self.winter, self.animals] if self.rolled else []

    @classmethod
    def restored(cls, row: list[Any]) -> Clouds:
        return Clouds(row[0], row[1], row[2]) if row else NO_CLOUDS

    def with_animals(self, animals: int) -> Clouds:
        return Clouds(self.rain, self.winter, animals, rolled=self.rolled)

    def without_winter(self, n: int) -> Clouds:
        """So many winter clouds less."""
        return Clouds(self.rain, self.winter - n, self.animals, rolled=self.rolled)

    def without_rain(self, n: int) -> Clouds:
        return Clouds(self.rain - n, self.winter, self.animals, rolled=self.rolled)

    def turned_to_rain(self, n: int) -> Clouds:
        """So many winter clouds become rain clouds."""
        return Clouds(self.rain + n, self.winter - n, self.animals, rolled=self.rolled)


NO_CLOUDS: Final = Clouds(0, 0, 0, rolled=False)
