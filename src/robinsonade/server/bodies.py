"""What requests may say."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from robinsonade.kernel.chance import SEEDS
from robinsonade.kernel.game import check_seed, read_seed
from robinsonade.lessons.lesson import FIRST
from robinsonade.tables.autoplay import STAND_IN
from robinsonade.tables.expected import Expected
from robinsonade.tables.names import LONGEST

MOST_TRIES = 100
MOST_ANSWERS = 10


# A field whose mistakes have a sentence of their own raises it (`Refused`) while it is read.


def sent_seed(value: Any) -> int:
    """JavaScript cannot write every seed as a number: decimal digits in a text will do."""
    return read_seed(value) if isinstance(value, str) else check_seed(value)


# Nothing that turns, hides or breaks the text around a name.
NOT_IN_NAMES = (
    r"\x00-\x1f\x7f-\x9f"
    "\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb"
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0000-\U000e0fff"
)
UNDRAWN = "\u200c\u200d\ufe00-\ufe0f"  # by itself: such a name would look like none at all
NAME = f"^([^{NOT_IN_NAMES}]*[^{NOT_IN_NAMES}{UNDRAWN}][^{NOT_IN_NAMES}]*)?$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST, pattern=NAME)]
Word = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seed = Annotated[int, BeforeValidator(sent_seed), Field(strict=True, ge=0, lt=SEEDS)]
Seq = Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=99)]
MONTH = 30 * 24 * 3600
Patience = Annotated[int, Field(strict=True, ge=30, le=MONTH, description="in seconds")]


class Body(BaseModel):
    """A request says nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    kind: Literal["here", "link", "bot"]
    player: Word | None = None
    name: Name = ""


class CreateBody(Body):
    game: Word
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Field(max_length=50)] = {}
    seed: Seed | None = None
    pace: Word | None = None  # for the client alone
    patience: Patience | None = None


class LessonBody(Body):
    game: Word
    lesson: Word = FIRST
    name: Name = ""


class ClaimBody(Body):
    token: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    name: Name = ""


class Command(Body):
    """Made for a game as its sender saw it."""

    expected_seq: Seq
    expected_version: Seq | None = Field(
        None, description="only this tells two games apart after something was taken back"
    )

    @property
    def expected(self) -> Expected:
        return Expected(self.expected_seq, self.expected_version)


class ChoiceBody(Command):
    choice: Word


class UndoBody(Command):
    rewind: bool = False
    to: Seq | None = None


class RestartBody(Command):
    pass


class GoOnBody(Command):
    seat: SeatNumber


class AnswerBody(Command):
    agree: bool


class HintBody(Body):
    viewer: SeatNumber | None = None


class WhyBody(Body):
    viewer: SeatNumber | None = None
    target: Word = Field(description="a thing, as in the targets of choices: noun:id")


class LeaveLessonBody(Body):
    pass


class VerifyBody(Body):
    pass


class PuzzleBody(Body):
    game: Word
    id: Word


class TriesBody(PuzzleBody):
    tries: list[Annotated[list[Word], Field(max_length=MOST_ANSWERS)]] = Field(
        max_length=MOST_TRIES, description="what was chosen in each try, from the beginning"
    )
    reveal: bool = Field(False, description="given up: tell all figures")


class CloneBody(Body):
    at: Seq = Field(description="begin before this choice of the finished game")
    seat: SeatNumber | None = Field(None, description="to play; none: the own one, or who chose")


class MendBody(Body):
    pass


class ExportBody(Body):
    pass


Asking = Literal["smart", "phase", "always", "never"]
Hold = Literal["off", "once", "stay"]


class AskingBody(Body):
    seat: SeatNumber
    asking: Asking | None = Field(None, description="how often this seat is asked; none: as it was")
    hold: Hold | None = Field(None, description="stop at the next moment, or at each; none: as is")


class StandInBody(Body):
    player: Word = STAND_IN


class PatienceBody(Body):
    seconds: Patience | None


class GoingOnBody(Body):
    allowed: Annotated[bool, Field(strict=True)]


class NameBody(Body):
    name: Annotated[Name, StringConstraints(min_length=1)]


class LendingBody(Body):
    allowed: Annotated[bool, Field(strict=True)]


class SayBody(Body):
    seat: SeatNumber
    word: Word
    target: Word | None = Field(None, description="the thing to look at: noun:id")


class ManageBody(Body):
    pass
