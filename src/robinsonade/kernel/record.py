"""Several facts of a table that belong together: a planned action, a card that was kept."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.slots import field_names


class Record:
    """Ids and numbers with names, never changed once made: clones of a table share it.

    A record that must change is replaced by a new one. Its constructor takes its fields in the
    order in which `__slots__` names them, and it is saved as the plain list of them; a record that
    is saved in another form says so in `saved` and `restored`. A table names the records of its
    fields in `RECORDS`.
    """

    __slots__ = ()

    def saved(self) -> list[Any]:
        """The list that stands for it in plain data."""
        return [getattr(self, name) for name in field_names(type(self))]

    @classmethod
    def restored(cls, row: list[Any]) -> Record:
        """The record that was saved as this list."""
        make: Any = cls
        made: Record = make(*row)
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(self) is not type(other):
            return False
        return self.saved() == other.saved()

    def __hash__(self) -> int:
        return hash(tuple(self.saved()))

    def __repr__(self) -> str:
        facts = [f"{name}={getattr(self, name)!r}" for name in field_names(type(self))]
        return f"{type(self).__name__}({', '.join(facts)})"
