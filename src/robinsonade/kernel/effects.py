"""The language of cards: lists of effects, each a verb with its arguments.

The kernel owns the mechanism, a game owns its verbs. A verb is one class: how it is read from the
data files, what it does, when it is possible or useful, and how it is told in words.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from robinsonade.kernel.data import Row
from robinsonade.kernel.slips import BadData, near
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table
from robinsonade.kernel.telling import call

Said = dict[str, Any]  # an effect as the data files write it


# No ABC here: it would make every isinstance slow that asks for a kind of effect, and the types are
# checked anyway.


class Effect:
    """One verb with its arguments: made once, while loading, and never changed."""

    __slots__ = ()

    # The term of the text files that tells it, where that is not `-does-VERB`.
    TERM: ClassVar[str] = ""
    # Nobody tells it in words of its own: it stands only where the rules or a sheet speak for it.
    UNTOLD: ClassVar[bool] = False

    @classmethod
    def read(cls, row: Row, reader: Any) -> Effect:
        """The effect that a row of the data files says; `reader` is what the game reads with."""
        return cls()

    @abstractmethod
    def apply(self, t: Any, run: Any) -> None:
        """Do it, or put the steps for it first on the agenda; `run` knows for whom."""

    def possible(self, t: Any, run: Any) -> bool:
        """Can it be done in full?"""
        return True

    def useful(self, t: Any, who: int) -> bool:
        """Would it change anything for `who`? What would not is not offered for use."""
        return True

    @classmethod
    def tell(cls, teller: Any, said: Said) -> str:
        """What it does, in words: calls of the game's terms, the same in all languages."""
        facts = {"n": said["n"]} if "n" in said else {}
        return call(cls.term(str(said["op"])), **facts)

    @classmethod
    def term(cls, verb: str) -> str:
        """The term that tells this verb."""
        return cls.TERM or f"does-{verb}"


class Run(Step):
    """What is left of a list of effects. Games add for whom it is done, and by which card."""

    __slots__ = ("script", "at")

    def __init__(self, script: int, at: int) -> None:
        self.script = script  # the number of the list
        self.at = at  # the place of the next effect in it

    @abstractmethod
    def effects(self, t: Any) -> list[Effect]:
        """The whole list."""

    @abstractmethod
    def rest(self) -> Step:
        """This run from the next effect on."""

    def advance(self, t: Any) -> bool:
        table: Table = t
        effects = self.effects(t)
        at = self.at
        if at + 1 < len(effects):
            table.then(self.rest())
        else:
            table.done()
        if at < len(effects):
            effects[at].apply(t, self)
        return True


class Vocabulary:
    """The verbs of a game by their names."""

    __slots__ = ("verbs",)

    def __init__(self, *subjects: dict[str, type[Effect]]) -> None:
        """The verbs of all its modules; no name may stand for two."""
        self.verbs: dict[str, type[Effect]] = {}
        for subject in subjects:
            for name, verb in subject.items():
                assert name not in self.verbs, f"two verbs with the name {name}"
                self.verbs[name] = verb

    def find(self, row: Row) -> type[Effect]:
        """The verb that a row names."""
        name = row.text("op")
        if name not in self.verbs:
            raise BadData(
                row.where,
                "there is no verb {name}{meant}",
                name=repr(name),
                meant=near(name, list(self.verbs)),
            )
        return self.verbs[name]

    def read(self, row: Row, reader: Any) -> Effect:
        """One effect, strictly: what the verb does not take is an error."""
        effect = self.find(row).read(row, reader)
        row.finish()
        return effect

    def tell(self, teller: Any, said: Said) -> str:
        """One effect in words."""
        return self.verbs[str(said["op"])].tell(teller, said)

    def terms(self) -> dict[str, str]:
        """Each verb with the term that every language must have for it."""
        return {name: verb.term(name) for name, verb in self.verbs.items() if not verb.UNTOLD}
