"""The words of a game: what there is (nouns), and the kinds of choices, events and prompts."""

from __future__ import annotations

from typing import Final


class Noun:
    """One sort of thing. The engine knows things by index, everybody else by their stable id."""

    __slots__ = ("ids", "index", "many", "name", "on_board")

    def __init__(
        self, name: str, ids: tuple[str, ...] = (), *, on_board: bool = False, many: bool = False
    ) -> None:
        self.name = name
        self.ids = ids  # empty: a plain number
        self.index = {name: i for i, name in enumerate(ids)}
        self.on_board = on_board  # a front end can point at it
        self.many = many  # the value is a bit mask of several

    def id_of(self, value: int) -> str:
        """The id of one thing: a name, or the number itself."""
        return self.ids[value] if self.ids else str(value)

    def ids_of(self, value: int) -> list[str]:
        """The ids of the things this value stands for: one, or all of a mask."""
        if not self.many:
            return [self.id_of(value)]
        return [self.id_of(i) for i in range(value.bit_length()) if value >> i & 1]

    def value_of(self, ids: list[str]) -> int:
        """The value that stands for these ids.

        >>> Noun("tile", ("wood", "bay")).value_of(["bay"]), Noun("number").value_of(["7"])
        (1, 7)
        """
        found = [self.index[name] if self.ids else int(name) for name in ids]
        return sum([1 << value for value in found]) if self.many else found[0]


NUMBER: Final = Noun("number")
SEAT: Final = Noun("seat", on_board=True)
SEATS: Final = Noun("seat", on_board=True, many=True)


# How much an event weighs for those who are told of it.
SILENT: Final = 0  # it goes into the log and holds nobody up
MINOR: Final = 1  # several of one seat may be told in one breath
NORMAL: Final = 2
MAJOR: Final = 3  # nobody may miss it
STOP: Final = 4  # the telling goes on when somebody has seen it


class Kind:
    """A kind of choice, event or prompt: its name, the nouns of its facts, the rules behind it.

    The name is the key of its text in every language, the facts are the arguments of that text.
    """

    __slots__ = ("cost", "facts", "name", "nouns", "own", "public", "rules", "weight")

    def __init__(
        self,
        name: str,
        *facts: tuple[str, Noun],
        rules: tuple[str, ...] = (),
        cost: str = "",
        public: bool = False,
        weight: int = MINOR,
        own: int = SILENT,
    ) -> None:
        self.name = name
        self.facts = tuple([fact for fact, _ in facts])
        self.nouns = tuple([noun for _, noun in facts])
        self.rules = rules
        self.cost = cost
        self.public = public  # of a choice: others may know that it was this one
        self.weight = weight  # of an event
        self.own = max(own, weight)  # of an event, for whom it is about


class OpenKind(Kind):
    """A kind of choice that everybody may see made. Any other kind is a secret of its seat."""

    __slots__ = ()

    def __init__(
        self, name: str, *facts: tuple[str, Noun], rules: tuple[str, ...] = (), cost: str = ""
    ) -> None:
        super().__init__(name, *facts, rules=rules, cost=cost, public=True)
