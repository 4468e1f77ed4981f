"""A puzzle: a position, whose turn it is, and how often each choice wins from there.

The files are data of the games (`data/puzzles/*.json`). What is hidden in them is imagined anew
each time a puzzle is played: only what the seat can know is the puzzle.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from robinsonade.games import find_game
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.start import read_position

FORMAT: Final = "robinsonade-puzzle"
FORMAT_VERSION: Final = 1
FOLDER: Final = "puzzles"
MOST_STARS: Final = 3
STEADY_WRONG: Final = 2  # how hard: the steady bot plays something else
STEADY_RIGHT: Final = 1


@dataclass(frozen=True)
class Answer:
    """A choice, and in how many of so many games it won."""

    choice: str
    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games


@dataclass(frozen=True)
class Question:
    """One decision of the line: all its choices, the best first."""

    answers: tuple[Answer, ...]
    steady: str  # what the steady bot does here

    @property
    def best(self) -> Answer:
        return self.answers[0]

    @property
    def by_share(self) -> list[Answer]:
        """All answers by how often they win."""
        return sorted(self.answers, key=lambda answer: -answer.share)

    def find(self, choice: str) -> Answer | None:
        return next((answer for answer in self.answers if answer.choice == choice), None)


@dataclass(frozen=True)
class Found:
    """How it was found: `robinsonade puzzle find` with this seed finds it again."""

    seed: int
    place: int  # choices before it
    late: float  # the part of the games from which on it was looked for
    checked: int  # rollouts of the two best choices


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best line."""

    id: str
    game: str
    rules_version: str
    seats: int
    options: dict[str, str]
    seat: int
    position: dict[str, Any]
    questions: tuple[Question, ...]
    found: Found

    @property
    def key(self) -> str:
        """Its name in the texts; `.goal` is what is to be achieved."""
        return f"puzzle-{self.id}"

    @property
    def level(self) -> int:
        """How hard it is: 2 if even the steady bot errs somewhere in the line."""
        wrong = any(question.steady != question.best.choice for question in self.questions)
        return STEADY_WRONG if wrong else STEADY_RIGHT

    @property
    def command(self) -> str:
        """What finds it again: the first game that is played has its seed and its seats."""
        usual = {option.name: option.default for option in find_game(self.game).options}
        options = "".join(
            [
                f" --option {name}={self.options[name]}"
                for name in usual
                if self.options[name] != usual[name]
            ]
        )
        found = self.found
        return (
            f"robinsonade puzzle find {self.game} --seed {found.seed} --seats {self.seats}"
            f" --late {found.late:g}{options}"
        )

    def start(self, seed: int) -> dict[str, Any]:
        """The position with everything hidden imagined anew."""
        game = find_game(self.game)
        table = read_position(game, self.seats, self.options, self.position)
        return dump_table(table.imagined(self.seat, table.chance.fork(f"puzzle {seed}")))

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "id": self.id,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seat": self.seat,
            "found": {
                "command": self.command,
                "seed": self.found.seed,
                "place": self.found.place,
                "late": self.found.late,
                "checked": self.found.checked,
            },
            "questions": [
                {
                    "steady": question.steady,
                    "answers": [[one.choice, one.wins, one.games] for one in question.answers],
                }
                for question in self.questions
            ],
            "position": self.position,
        }


def read_puzzle(data: dict[str, Any]) -> Puzzle:
    """The puzzle that a file describes."""
    if data.get("format") != FORMAT or data.get("format_version") != FORMAT_VERSION:
        raise BadMatch("not-a-puzzle")
    return Puzzle(
        id=data["id"],
        game=data["game"],
        rules_version=data["rules_version"],
        seats=data["seats"],
        options=data["options"],
        seat=data["seat"],
        position=data["position"],
        questions=tuple(
            Question(tuple(Answer(*one) for one in question["answers"]), question["steady"])
            for question in data["questions"]
        ),
        found=Found(*[data["found"][name] for name in ("seed", "place", "late", "checked")]),
    )


def write_puzzle(puzzle: Puzzle) -> str:
    """The file of a puzzle: the position in one line, all else to be read."""
    data = puzzle.to_dict()
    position = json.dumps(data.pop("position"), separators=(",", ":"))
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return f'{text[:-2]},\n "position": {position}\n}}\n'


KNOWN: dict[str, tuple[Puzzle, ...]] = {}


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game that its present rules know, the easy ones first."""
    if game.slug not in KNOWN:
        folder = resources.files(game.package) / "data" / FOLDER
        found = []
        if folder.is_dir():
            for file in folder.iterdir():
                if file.name.endswith(".json"):
                    found.append(read_puzzle(json.loads(file.read_text(encoding="utf-8"))))
        found = [puzzle for puzzle in found if puzzle.rules_version == game.version]
        found.sort(key=lambda puzzle: (puzzle.level, puzzle.found.seed, puzzle.found.place))
        KNOWN[game.slug] = tuple(found)
    return KNOWN[game.slug]


def find_puzzle(game: Game, name: str) -> Puzzle:
    """The puzzle with this id, or with this number in the list, from 1."""
    puzzles = puzzles_of(game)
    for number, puzzle in enumerate(puzzles, start=1):
        if name in (puzzle.id, str(number)):
            return puzzle
    raise Refused("unknown-puzzle", given=name, allowed=", ".join([one.id for one in puzzles]))


@dataclass(frozen=True)
class Verdict:
    """How far somebody has come with a puzzle."""

    tries: int  # wrong answers and, at the end, the right one
    done: int  # questions of the line that are answered
    wrong: Answer | None  # what was answered last, if it was not the best
    solved: bool

    @property
    def stars(self) -> int:
        """Three for who needs no second try, one for who ever gets there."""
        return max(1, MOST_STARS + 1 - self.tries) if self.solved else 0


def judge(puzzle: Puzzle, tries: list[list[str]]) -> Verdict:
    """Each try is what the seat has chosen from the beginning, the last one last.

    The same mistake counts once.

    >>> one = Question((Answer("a", 9, 10), Answer("b", 2, 10)), "b")
    >>> puzzle = Puzzle("x", "papua", "1", 2, {}, 0, {}, (one, one), Found(1, 2, 0.5, 10))
    >>> verdict = judge(puzzle, [["b"], ["a", "a"]])
    >>> verdict.solved, verdict.tries, verdict.stars
    (True, 2, 2)
    >>> judge(puzzle, [["a", "b", "a"]]).wrong
    Answer(choice='b', wins=2, games=10)
    """
    failed: set[tuple[str, ...]] = set()
    done, wrong = 0, None
    for chosen in tries:
        done, wrong = 0, None
        for question, choice in zip(puzzle.questions, chosen, strict=False):
            if choice != question.best.choice:
                wrong = question.find(choice) or Answer(choice, 0, 1)
                failed.add(tuple(chosen[: done + 1]))
                break
            done += 1
        if done == len(puzzle.questions):
            return Verdict(len(failed) + 1, done, None, True)
    return Verdict(len(failed), done, wrong, False)
