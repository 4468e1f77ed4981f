"""What answers about the games that can be played look like (for the description of the API)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field


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
    stake: dict[str, list[FactAnswer]]
    why: dict[str, list[FactAnswer]]
    forecast: dict[str, list[FactAnswer]]
    chronicle: dict[str, list[FactAnswer]]
    weights: dict[str, WeightAnswer] = Field(description="of events")


class StrengthAnswer(BaseModel):
    """What was measured of a bot at tables of one kind."""

    seats: int
    options: dict[str, str]
    player: str
    measure: Literal["won", "rescued", "beats"]
    rate: int = Field(description="victories in 100 games")
    games: int = Field(description="that were played to measure it")


class LessonAnswer(BaseModel):
    name: str
    minutes: int


class TitleAnswer(BaseModel):
    slug: str
    rules_version: str
    fewest: int
    most: int
    options: list[OptionAnswer]
    players: list[str] = Field(description="bots, in the order of their strength")
    usual_player: str = Field(description="the bot that a page proposes")
    strengths: list[StrengthAnswer]
    lessons: list[LessonAnswer] = Field(description="guided first games, the first one first")
    nouns: dict[str, list[str]]
    kinds: KindsAnswer
    cards: list[str] = Field(description="the nouns of cards")
    printed: dict[str, Any] = Field(description="on boards and cards; each game has its own")


class TextsAnswer(BaseModel):
    shared: str
    web: str
    games: dict[str, str]


class RuleAnswer(BaseModel):
    id: str
    text: str


class PartAnswer(BaseModel):
    title: str
    text: str


class SectionAnswer(BaseModel):
    title: str
    summary: str = Field(description="of its rules, in a line")
    parts: list[PartAnswer] = Field(description="the game in short; only the first section has it")
    rules: list[RuleAnswer]
