"""Lists of effects in words: patterns of Fluent terms, the same in all languages."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.kernel.effects import Said, Vocabulary
from robinsonade.kernel.telling import THEN, call

WITHIN: Final = ", "  # between effects that are part of one sentence
ACTOR: Final = "actor"
USER: Final = "user"
ANYBODY: Final = ("any", "chosen")  # whoever they choose


class Teller:
    """Tells lists of effects: each verb has its own words, the teller says who is meant."""

    __slots__ = ("actor", "subject", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, actor: str = ACTOR) -> None:
        self.vocabulary = vocabulary
        self.actor = actor  # who is meant by the one who acts
        self.subject = ""  # who has already been named

    def effects(self, said: list[Said], then: str = THEN) -> str:
        """One after the other; what the same person suffers in one go."""
        told: list[str] = []
        last = ""
        for entry in said:
            who = self.person(entry) if self.is_personal(entry) else ""
            who = "" if who in ANYBODY else who
            text = self.verb(entry)
            if who and who == last:
                told[-1] += f", {text}"
            else:
                told.append(f"{call('who', name=who)} {text}" if who else text)
            last = who
        return then.join(told) or call("does-nothing")

    def is_personal(self, said: Said) -> bool:
        """Is it told as "who does what"?"""
        verb = self.vocabulary.verbs[str(said["op"])]
        return issubclass(verb, CardEffect) and verb.PERSONAL

    def person(self, said: Said) -> str:
        who = str(said.get("who", ACTOR))
        who = self.actor if who == ACTOR else who
        return "" if who == self.subject else who

    def nested(self, said: list[Said]) -> str:
        """Within the sentence of another verb."""
        return self.effects(said, WITHIN)

    def verb(self, said: Said) -> str:
        """One verb with its arguments; without the person."""
        text = self.vocabulary.tell(self, said)
        return f"{text}, {call('if-possible')}" if said.get("if_possible") else text

    def options_of(self, subject: str, options: list[list[Said]]) -> str:
        """The options of somebody, who need not be named again."""
        before, self.subject = self.subject, subject
        told = f", {call('or-else')} ".join([self.nested(do) for do in options])
        self.subject = before
        return told
