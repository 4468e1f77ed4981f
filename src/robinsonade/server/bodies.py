"""What requests may say, and what answers look like (for the description of the API)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from robinsonade.kernel.chance import SEEDS
from robinsonade.server.autoplay import STAND_IN
from robinsonade.server.room import Expected

MOST_DIGITS = len(str(SEEDS))


def number_from_text(value: Any) -> Any:
    """JavaScript cannot write every seed as a number: decimal digits in a text will do."""
    is_number = isinstance(value, str) and value.isascii() and value.isdecimal()
    return int(value) if is_number and len(value) <= MOST_DIGITS else value


# Nothing that turns, hides or breaks the text around a name.
NAME = (
    r"^[^\x00-\x1f\x7f-\x9f"
    "\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]*$"
)
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=NAME)]
Word = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seed = Annotated[int, BeforeValidator(number_from_text), Field(strict=True, ge=0, lt=SEEDS)]
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


class AnswerBody(Command):
    agree: bool


class HintBody(Body):
    viewer: SeatNumber | None = None


class VerifyBody(Body):
    pass


class MendBody(Body):
    pass


class ExportBody(Body):
    pass


class StandInBody(Body):
    player: Word = STAND_IN


class PatienceBody(Body):
    seconds: Patience | None


class ManageBody(Body):
    pass


# The path to a place of the view, and what is there now; without it: nothing any more.
Change = Annotated[list[Any], Field(min_length=1, max_length=2)]

# -- answers ---------------------------------------------------------------------------------------


class Problem(BaseModel):
    """What went wrong, as RFC 9457 has it."""

    type: str
    status: int
    key: str
    facts: dict[str, str]
    detail: str
    state: State | None = None


class OptionAnswer(BaseModel):
    name: str
    kind: Literal["one", "seat", "deal"]
    values: list[str]
    default: str
    rules: list[str]


class FactAnswer(BaseModel):
    fact: str
    noun: str
    many: bool


class WeightAnswer(BaseModel):
    all: int = Field(description="0 silent, 1 minor, 2 normal, 3 major, 4 stops the telling")
    own: int = Field(description="for whom it is about")


class KindsAnswer(BaseModel):
    choice: dict[str, list[FactAnswer]]
    event: dict[str, list[FactAnswer]]
    prompt: dict[str, list[FactAnswer]]
    weights: dict[str, WeightAnswer] = Field(description="of events")


class TitleAnswer(BaseModel):
    slug: str
    rules_version: str
    fewest: int
    most: int
    options: list[OptionAnswer]
    players: list[str]
    nouns: dict[str, list[str]]
    kinds: KindsAnswer
    printed: dict[str, Any] = Field(description="on boards and cards; each game has its own")


class TextsAnswer(BaseModel):
    shared: str
    web: str
    games: dict[str, str]


class RuleAnswer(BaseModel):
    id: str
    text: str


class SectionAnswer(BaseModel):
    title: str
    rules: list[RuleAnswer]


class CreatedAnswer(BaseModel):
    id: str
    links: dict[int, str]
    spectate: str
    commitment: str


class ClaimedAnswer(BaseModel):
    seat: int | None
    link: str | None = Field(None, description="for another device; works once")


class LinkAnswer(BaseModel):
    link: str


class RightsAnswer(BaseModel):
    manager: bool = Field(description="may this browser manage the table?")


class SeatAnswer(BaseModel):
    kind: Literal["here", "link", "bot"]
    name: str
    player: str | None
    claimed: bool
    online: bool
    away_since: float | None = Field(description="of a person: when they went, in seconds")
    stand_in: str | None = Field(description="the bot that plays in the place of the person")
    persona: PersonaAnswer | None


class PersonaAnswer(BaseModel):
    noun: str
    id: str


class OfferAnswer(BaseModel):
    id: str
    seat: int
    kind: str
    words: dict[str, list[str]]
    targets: list[str]
    rules: list[str]
    cost: str
    interrupt: bool
    reversible: bool


class DecisionAnswer(BaseModel):
    prompt: str | None
    words: dict[str, list[str]]
    rules: list[str]
    waiting: list[int]
    choices: list[OfferAnswer]


class EventAnswer(BaseModel):
    kind: str
    words: dict[str, list[str]]


class FrameAnswer(EventAnswer):
    change: list[Change] | None = Field(
        description="of the view since the event before, or since the step before"
    )


class LogEntry(EventAnswer):
    version: int
    seq: int
    undone: bool
    by: str | None = Field(description="the bot that decided in the place of a person")


class RequestAnswer(BaseModel):
    seat: int
    back_to: int
    agreed: list[int]
    waiting: list[int]


class OutcomeAnswer(BaseModel):
    reason: str
    winners: list[int]
    scores: list[int]
    statistics: dict[str, int]


class RevealedAnswer(BaseModel):
    seed: str
    salt: str


class State(BaseModel):
    id: str
    game: str
    version: int
    seq: int
    at: int
    last: int
    viewer: int | None
    mine: list[int]
    seats: list[SeatAnswer]
    options: dict[str, str]
    open_seed: bool
    rewound: bool
    commitment: str
    patience: int | None = Field(description="seconds until a bot decides for who is away")
    closed: bool = Field(description="by who made it: nothing is decided any more")
    secrets: bool
    view: dict[str, Any]
    decision: DecisionAnswer
    log: list[LogEntry]
    log_after: int
    decided: int = Field(description="the position after the viewer's last real decision")
    can_undo: bool
    can_restart: bool
    can_rewind: bool
    request: RequestAnswer | None
    outcome: OutcomeAnswer | None
    revealed: RevealedAnswer | None


class ChosenAnswer(BaseModel):
    id: str | None
    seat: int


class Step(BaseModel):
    version: int
    seq: int
    kind: Literal["choice", "undo", "withdraw", "ask", "agree", "decline", "start"]
    choice: ChosenAnswer | None
    by: str | None
    undone: int
    struck: list[int]
    events: list[FrameAnswer]
    rest: list[Change] | None = Field(description="how the view has changed after the last event")
    state: State | None


class ReadyAnswer(BaseModel):
    status: str
    tasks: dict[str, str] = Field(description="running or done")


class GameAnswer(BaseModel):
    id: str
    game: str
    seats: list[SeatAnswer]
    mine: list[int]
    your_turn: bool
    over: bool
    outcome: OutcomeAnswer | None
    updated: float
    seq: int = Field(description="of a damaged game: choices up to which all is well")
    options: dict[str, str]
    closed: bool = False
    outdated: bool = Field(False, description="ended by an update: its rules are not here")
    damaged: bool = False
    can_mend: bool = Field(False, description="whether it can go on from there")


class MendedAnswer(BaseModel):
    seq: int


class AdviceAnswer(BaseModel):
    choice: str
    score: float


class HintAnswer(BaseModel):
    choice: str | None
    score: float | None
    alternatives: list[AdviceAnswer]


class VerifiedAnswer(BaseModel):
    ok: bool
    commitment: bool
    replay: bool
    seed: str
    salt: str
    fingerprint: str


class MatchFile(BaseModel):
    """A match file as `robinsonade replay` and `robinsonade verify` read it."""

    model_config = ConfigDict(extra="allow")
    format: str


for answer in (Problem, SeatAnswer, State, Step):
    answer.model_rebuild()
