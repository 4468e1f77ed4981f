"""One thing still to do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.kernel.choice import Choice, IllegalChoice, Interrupt
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.staged import CardAsked, DiceAsked, SheetAsked

NOTHING_TO_ASK: Final = Kind("nothing")


class Prompt:
    """What a waiting step asks: a kind of text and its facts."""

    __slots__ = ("facts", "kind", "told")

    def __init__(self, kind: Kind, *facts: int) -> None:
        self.kind = kind
        self.facts = facts
        self.told = b""  # in numbers, for those who learn (kernel/observation.py)


class Step:
    """One thing still to do: ids and numbers only, never changed once made.

    A step that must remember more becomes a new step. Its constructor takes its fields in the
    order in which `__slots__` names them.
    """

    __slots__ = ()

    # The name under which it is saved, if not that of its class: files outlive names.
    SAVED_AS: ClassVar[str] = ""

    def advance(self, t: Any) -> bool:
        """Do the automatic part. False: the table waits for somebody's choice."""
        return False

    def choices(self, t: Any) -> list[Choice]:
        """What may be chosen now, by whatever seat."""
        return []

    def take(self, t: Any, choice: Choice) -> None:
        """Carry out a choice of this step."""
        raise IllegalChoice("choice-not-offered", given=choice.id)

    def interrupt(self, t: Any, choice: Interrupt) -> None:
        """Carry out a choice that interrupts this step, or put the steps for it first."""
        raise IllegalChoice("choice-not-offered", given=choice.id)

    def prompt(self, t: Any) -> Prompt:
        """What the table asks while this step waits."""
        return Prompt(NOTHING_TO_ASK)

    def about_card(self, t: Any) -> CardAsked | None:
        """The card that the question is about, if it is about one."""
        return None

    def ends_card(self, card: int) -> bool:
        """Is this the step with which a card that was asked about has had its effect?"""
        return False

    def about_dice(self, t: Any) -> DiceAsked | None:
        """The dice that the question is about, if some have fallen."""
        return None

    def about_sheet(self, t: Any) -> SheetAsked | None:
        """What is handed out or paid in several parts, if that is asked."""
        return None

    # A phase that is never the same: this question is always a new one.
    UNIQUE: ClassVar[int] = -1

    def letting_go(self, t: Any, seat: int) -> Choice | None:
        """The choice with which a seat lets this moment go by; None: it has to choose."""
        return None

    def phase(self, t: Any) -> int:
        """Moments of the same phase of a turn are alike for people who tire of questions."""
        return 0

    def binds(self, t: Any, choice: Choice, people: int) -> bool:
        """Would this choice decide about something that people in other seats (a bit mask) could
        use themselves? Bots leave that to them."""
        return False

    def reopened(self) -> Step:
        """This step after an interrupt: whoever has passed may think again."""
        return self

    def sealed(self) -> bool:
        """Are choices of this step hidden from the others, so that they do not depend on them?"""
        return False

    def veiled(self, t: Any) -> bool:
        """Might the table have gone on without asking this, because of something that only who is
        asked can see? Then it says so where it does (`Table.not_asked`)."""
        return False

    def is_free(self, t: Any, choice: Choice) -> bool:
        """Is it plain, without following it, that this choice needs no chance and reveals nothing?
        Only to save time; False where that would have to be found out."""
        return False

    def seen_by(self, seat: int) -> Step:
        """This step as `seat` may know it (without what others have sealed)."""
        return self

    @classmethod
    def restored(cls, fields: list[Any]) -> Step:
        """The step that was saved with these fields.

        Of a family of steps that are saved under one name its base finds the right one.
        """
        make: Any = cls
        made: Step = make(*fields)
        return made


def saved_name(step: type[Step]) -> str:
    """The name under which steps of this class are saved."""
    return step.SAVED_AS or step.__name__
