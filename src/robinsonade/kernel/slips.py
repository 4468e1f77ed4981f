"""What is wrong with a data file: where, and a sentence with its facts.

The sentence stands where it is found, for those who work on the games; whoever writes cards or
variants reads it in a language of theirs, from the text files, under a key made of its words.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.refusal import Refused

KEY: Final = "slip"


class Said:
    """A sentence, or a part of one, with its facts; a fact may be another such part."""

    __slots__ = ("facts", "words")

    def __init__(self, words: str, **facts: object) -> None:
        self.words = words  # with the names of facts in braces
        self.facts = facts

    @property
    def key(self) -> str:
        return key_of(self.words)

    def __str__(self) -> str:
        return self.words.format(**{name: str(fact) for name, fact in self.facts.items()})


def key_of(words: str) -> str:
    """The key of a sentence in the text files.

    >>> key_of("{key} is missing")
    'slip-key-is-missing'
    """
    letters = [letter if letter.isalnum() else " " for letter in words.lower()]
    return "-".join([KEY, *"".join(letters).split()])


class Slip:
    """One thing that is wrong in a file."""

    __slots__ = ("said", "where")

    def __init__(self, where: str, said: Said) -> None:
        self.where = where  # the file, then the table, then the part of it
        self.said = said

    def __str__(self) -> str:
        return f"{self.where}: {self.said}" if self.where else str(self.said)

    def __repr__(self) -> str:
        return f"Slip({str(self)!r})"

    @property
    def file(self) -> str:
        return self.where.partition(", ")[0]

    @property
    def table(self) -> str:
        return self.where.partition(", ")[2]

    @property
    def key(self) -> str:
        """The key of the file that it is about, if it is about one."""
        return str(self.said.facts.get("key", ""))

    def inside(self, file: str) -> Slip:
        """The same in this file."""
        return Slip(f"{file}, {self.where}" if self.where else file, self.said)


class BadData(ValueError):
    """A data file says something that cannot be.

    Told to those who work on the games only, it may be one piece: "file, table: what is wrong".

    >>> print(BadData("weights.toml, [scenario]: hut is unknown"))
    weights.toml, [scenario]: this does not fit: hut is unknown
    """

    def __init__(self, where: str, words: str = "", **facts: object) -> None:
        if words:
            self.slips = [Slip(where, Said(words, **facts))]
        else:
            place, _, why = where.partition(": ")
            self.slips = [unfit(place, why)]
        super().__init__(where, words, facts)

    @staticmethod
    def of(slips: list[Slip]) -> BadData:
        """All of these at once; there must be one."""
        found = BadData("")
        found.slips = slips
        return found

    def __str__(self) -> str:
        return "\n".join([str(slip) for slip in self.slips])


class BadFile(Refused):
    """A file that somebody wrote cannot be used: all that is wrong with it."""

    def __init__(self, key: str, slips: list[Slip], **facts: str) -> None:
        why = "\n".join([str(slip) for slip in slips])
        super().__init__(key, **facts, why=why)
        self.slips = slips


def no_toml(where: str, why: str) -> Slip:
    """A file that the parser does not understand; it says where and why in words of its own."""
    return Slip(where, Said("this is no TOML: {why}", why=why))


def odd(where: str, error: Exception) -> Slip:
    """Whatever else keeps a file from being read."""
    if isinstance(error, BadData):
        return error.slips[0]
    return unfit(where, f"{type(error).__name__}: {error}")


def unfit(where: str, why: str) -> Slip:
    return Slip(where, Said("this does not fit: {why}", why=why))


def meant(word: str, known: list[str]) -> Any:
    """
    >>> str(meant("scorng", ["scoring", "zones"])), str(meant("x", ["scoring"]))
    ('; did you mean scoring?', '; there are: scoring')
    """
    told = near(word, known)
    if told or not known:
        return told
    return Said("; there are: {allowed}", allowed=", ".join(known))


def near(word: str, known: list[str]) -> Any:
    """
    >>> str(near("glory", ["story", "wood"])), near("x", ["story"])
    ('; did you mean story?', '')
    """
    from difflib import get_close_matches

    found = get_close_matches(word, known, 1)
    return Said("; did you mean {name}?", name=found[0]) if found else ""
