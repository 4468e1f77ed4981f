"""What answers look like (for the description of the API)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from robinsonade.server.bodies import Asking, Hold

# The path to a place of the view, and what is there now; without it: nothing any more.
Change = Annotated[list[Any], Field(min_length=1, max_length=2)]


class Problem(BaseModel):
    """What went wrong, as RFC 9457 has it."""

    type: str
    status: int
    key: str
    facts: dict[str, str]
    detail: str
    state: State | None = None


class CreatedAnswer(BaseModel):
    id: str
    links: dict[int, str]
    spectate: str
    commitment: str


class ClaimedAnswer(BaseModel):
    seat: int | None
    link: str | None = Field(None, description="for another device; works once")
    moved: bool = Field(
        False, description="another browser had this seat until now, and has seen its secrets"
    )


class LinkAnswer(BaseModel):
    link: str


class RemovedAnswer(BaseModel):
    link: str | None = Field(description="of the seat; none where it has secrets: a bot plays on")


class RightsAnswer(BaseModel):
    manager: bool = Field(description="may this browser manage the table?")


class AddressesAnswer(BaseModel):
    addresses: list[str] = Field(description="of this server in the local network, if it has any")
    command: str = Field(description="that lets the local network in; empty: it is")


class SeatAnswer(BaseModel):
    kind: Literal["here", "link", "bot"]
    name: str
    player: str | None
    claimed: bool
    online: bool
    away_since: float | None = Field(description="of a person: when they went, in seconds")
    asked_since: float | None = Field(
        description="of whom all wait for: since when, in seconds; none of everybody else"
    )
    lends: bool = Field(description="may a bot play a turn when they take long?")
    stand_in: str | None = Field(description="the bot that plays in the place of the person")
    given_up: bool = Field(description="its person was removed: the bot plays it to the end")
    persona: PersonaAnswer | None


class PersonaAnswer(BaseModel):
    noun: str
    id: str


class EventAnswer(BaseModel):
    kind: str
    words: dict[str, list[str]]


class FollowsAnswer(BaseModel):
    events: list[EventAnswer] = Field(description="what is certain to happen, in this order")
    luck: bool = Field(description="then chance, or something hidden, has its say")


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
    follows: FollowsAnswer | None = Field(description="where a card or dice are asked about")


class CardAnswer(BaseModel):
    noun: str
    id: str
    seat: int | None = Field(description="whose it is; none: everybody's")
    goes_to: list[str] = Field(description="where it may lie afterwards")


class DieAnswer(BaseModel):
    sort: str
    face: str


class DiceAnswer(BaseModel):
    dice: list[DieAnswer]
    bonus: int = Field(description="what is added to them")
    against: int | None = Field(description="what they have to reach")
    at_most: bool = Field(description="must they be at most as high, not at least?")


class LineAnswer(BaseModel):
    noun: str
    id: str
    now: int = Field(description="energy, life or stock")
    then: list[int] = Field(description="the same after 0, 1, 2 ... pieces")
    hurts: list[int] = Field(description="injuries after 0, 1, 2 ... pieces; empty: none")
    chances: list[int] = Field(description="of success in per cent with 0, 1, 2 ... pieces")


class PieceAnswer(BaseModel):
    name: str
    number: int


class SheetAnswer(BaseModel):
    lines: list[LineAnswer] = Field(description="who or what gets or gives")
    pieces: list[PieceAnswer] = Field(description="what is handed out or paid, and how much of it")
    order: list[int] = Field(description="the seats asked for the next part and those after it")
    whole: bool = Field(description="must all of it be handed out?")


class StakeAnswer(BaseModel):
    seat: int
    sort: Literal["win", "lose", "death", "loss", "chance"]
    kind: str
    words: dict[str, list[str]]
    rules: list[str]
    choices: list[str] = Field(description="the ids of what can be done about it")


class DecisionAnswer(BaseModel):
    prompt: str | None
    words: dict[str, list[str]]
    rules: list[str]
    waiting: list[int]
    asked: list[int] = Field(description="the own seats that the table really waits for")
    passable: list[int] = Field(
        description="the seats that others may go on without, when they take long"
    )
    stakes: list[StakeAnswer] = Field(description="why the own seats are asked, the gravest first")
    card: CardAnswer | None = Field(description="that is asked about, for who may see it")
    dice: DiceAnswer | None = Field(description="that are asked about")
    forecast: dict[str, Any] | None = Field(
        description="what they would compute: odds, what is to be expected; each game has its own"
    )
    sheet: SheetAnswer | None = Field(
        description="what is handed out or paid in several parts, if an own seat is asked first"
    )
    choices: list[OfferAnswer] = Field(description="what wins the game comes first")


class FrameAnswer(EventAnswer):
    change: list[Change] | None = Field(
        description="of the view since the event before, or since the step before"
    )


class LogEntry(EventAnswer):
    version: int
    seq: int
    undone: bool
    by: str | None = Field(description="the bot that decided in the place of a person")


class AskingAnswer(BaseModel):
    seat: int
    asking: Asking
    hold: Hold


class RequestAnswer(BaseModel):
    seat: int
    back_to: int
    agreed: list[int]
    waiting: list[int]


class SentenceAnswer(BaseModel):
    kind: str
    words: dict[str, list[str]]


class EndingAnswer(BaseModel):
    who: list[int] = Field(description="the seats that the headline is about")
    by: list[str] = Field(description="the things on the board that it is about")
    headline: SentenceAnswer | None = Field(description="none: the reason says all")
    cause: SentenceAnswer | None
    chain: list[SentenceAnswer] = Field(description="what led there, the earliest first")


class GoalAnswer(BaseModel):
    done: int
    needed: int
    missing: list[SentenceAnswer]


class StandingAnswer(BaseModel):
    seat: int
    place: int
    points: int | None
    note: SentenceAnswer | None


class ScoreLineAnswer(BaseModel):
    line: str
    points: list[int] = Field(description="of each seat")
    rules: list[str]


class LuckAnswer(BaseModel):
    told: SentenceAnswer
    fortune: Literal["lucky", "fair", "unlucky"]


class OutcomeAnswer(BaseModel):
    reason: str
    winners: list[int]
    scores: list[int]
    statistics: dict[str, int]
    facts: EndingAnswer
    goal: GoalAnswer | None = Field(description="of games that are won together")
    ranking: list[StandingAnswer] = Field(description="the best first")
    lines: list[ScoreLineAnswer] = Field(description="of the score sheet")
    luck: list[LuckAnswer] = Field(description="rolls and draws against expectation")


class CoachCardAnswer(BaseModel):
    step: int
    minutes: int = Field(description="about how many are left, this card included")
    say: str = Field(description="the key of what is said; .title and .why belong to it")
    spot: list[str] = Field(description="the things it is about")
    rule: str
    allow: list[str] = Field(description="the choices that are meant; empty: it is to be read")
    waits: bool = Field(description="for a choice; otherwise it is only to be read")


class CoachAnswer(BaseModel):
    name: str = Field(description="of the lesson")
    step: int = Field(description="the one that is due, from 1")
    steps: int
    minutes: int = Field(description="about how many are left")
    over: bool = Field(description="has everything been said?")
    next: str | None = Field(description="the lesson that goes on from here")
    cards: list[CoachCardAnswer] = Field(description="what is said now, one after the other")


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
    asking: list[AskingAnswer] = Field(description="how often the own seats want to be asked")
    seats: list[SeatAnswer]
    options: dict[str, str]
    open_seed: bool
    rewound: bool
    commitment: str
    origin: str | None = Field(description="clone:<game> or puzzle:<title>/<id>; it never counts")
    patience: int | None = Field(description="seconds until a bot decides for who is away")
    closed: bool = Field(description="by who made it: nothing is decided any more")
    going_on: bool | None = Field(
        description="may others go on without who takes long? none: not at such a table"
    )
    lesson: str | None = Field(description="that is given here; none: a game like any other")
    lending: bool = Field(description="may a bot play a turn of whoever takes long?")
    secrets: bool
    view: dict[str, Any]
    decision: DecisionAnswer
    coach: CoachAnswer | None = Field(description="what is explained to whoever learns the game")
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


class StepsAnswer(BaseModel):
    steps: list[Step]


class ReadyAnswer(BaseModel):
    status: str
    tasks: dict[str, str] = Field(description="running or done")


class LessonStandAnswer(BaseModel):
    name: str
    step: int
    steps: int


class GameAnswer(BaseModel):
    id: str
    game: str
    seats: list[SeatAnswer]
    mine: list[int]
    your_turn: bool
    over: bool
    outcome: OutcomeAnswer | None
    lesson: LessonStandAnswer | None = Field(None, description="how far it has come")
    updated: float
    seq: int = Field(description="of a damaged game: choices up to which all is well")
    options: dict[str, str]
    origin: str | None = Field(None, description="as in the state")
    turn: int = Field(0, description="the turn or round it is in")
    closed: bool = False
    outdated: bool = Field(False, description="ended by an update: its rules are not here")
    damaged: bool = False
    can_mend: bool = Field(False, description="whether it can go on from there")


class PuzzleAnswer(BaseModel):
    game: str
    id: str
    key: str = Field(description="its name among the texts; with .goal: what is to be achieved")
    seat: int = Field(description="that decides")
    seats: int
    options: dict[str, str]
    length: int = Field(description="choices of the line that is to be found")
    level: int = Field(description="2: even the steady bot does not find it")


class FigureAnswer(BaseModel):
    choice: str
    kind: str
    words: dict[str, list[str]]
    share: float = Field(description="of the games that it won")
    games: int


class VerdictAnswer(BaseModel):
    done: int = Field(description="choices of the line that are found")
    tries: int
    solved: bool
    stars: int
    wrong: FigureAnswer | None = Field(description="what was chosen last, if it was not the best")
    best: float | None = Field(description="what the best choice wins there")
    checked: int = Field(description="games of the two best choices")
    answers: list[list[FigureAnswer]] = Field(
        description="all figures, when it is solved or given up"
    )


class PointAnswer(BaseModel):
    at: int = Field(description="choices before it")
    turn: int
    games: int = Field(description="played on from there; 0: it is certain")
    chances: list[list[float]] = Field(description="of each line: chance, and its interval")


class TurningAnswer(BaseModel):
    at: int = Field(description="the choice that did it, or may have done it")
    turn: int
    line: int | Literal["all"] = Field(description="whose chance it changed")
    before: float
    after: float
    cause: Literal["choice", "chance"]
    seat: int = Field(description="who chose")
    choice: EventAnswer
    event: EventAnswer | None = Field(description="the weightiest thing that came of it")


class ChancesAnswer(BaseModel):
    done: bool = Field(description="false: ask again, there will be more")
    lines: list[int | Literal["all"]] = Field(description="seats, or all of them together")
    counts: Literal["turns", "rounds"] = Field(
        description="what is numbered: of its players, of all"
    )
    points: list[PointAnswer] = Field(description="the starts of turns, and the end")
    turning: list[TurningAnswer] = Field(description="the largest swings, at most three")
    games: int
    seconds: int = Field(description="the game lasted, without pauses of over five minutes")


class MendedAnswer(BaseModel):
    seq: int


class TermAnswer(BaseModel):
    concern: str = Field(description="of the game: the text concern-<concern>")
    mean: float = Field(description="what it leads to, on the average")
    more: float = Field(description="than what it is compared with")


class AdviceAnswer(BaseModel):
    choice: str
    score: float = Field(description="in the evaluation of the game; doing nothing is worth 0")
    chance: int | None = Field(description="of victory in per cent; none: it was not tried out")
    terms: list[TermAnswer] = Field(
        description="beside the best; of the best beside the next: the largest differences"
    )


class HintAnswer(BaseModel):
    choice: str | None
    score: float | None
    chance: int | None = None
    terms: list[TermAnswer] = []
    sure: Literal["clear", "close"] | None = Field(
        None, description="is it clearly better than the next?"
    )
    stakes: list[StakeAnswer] = Field([], description="what it does something about")
    alternatives: list[AdviceAnswer]


class WhyAnswer(BaseModel):
    kind: str | None = Field(description="of the choice; null: nothing is ever done with this")
    key: str = Field(description="of the sentence: the text why-<key>, made of the words")
    words: dict[str, list[str]]
    rules: list[str]
    sort: Literal["now", "later", "idle"] = Field(
        description="now: offered with other things; idle: the seat has not what it takes"
    )


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
