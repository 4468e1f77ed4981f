"""Náufragos in a terminal: the day, the camp, the castaways, the island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType

from robinsonade.cli.boards.board import Board, Manner, View, name
from robinsonade.cli.screen import Screen
from robinsonade.games.naufragos.box.cards import CARD, STORYLINE
from robinsonade.games.naufragos.box.components import (
    ACTION,
    BUILDING,
    DECK,
    FISH,
    PERSON,
    SECTOR,
    WEATHER,
    WHITE,
)
from robinsonade.kernel.telling import plainly
from robinsonade.text import Texts


class NaufragosBoard(Board):
    """Line by line; there is no drawing."""

    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        texts = screen.texts
        yield from day(view, texts)
        yield from camp(view, texts)
        if manner.explained:
            yield from explanations(view, texts)
        yield from castaways(view, texts, explained=manner.explained)
        yield from island(view, texts)


BOARD: Final = NaufragosBoard()


def names(things: list[str], texts: Texts) -> str:
    return ", ".join([name(CARD, thing, texts) for thing in things])


def told(cards: list[str], texts: Texts) -> Iterator[str]:
    """Each card once, with what it does, and its flavour."""
    for card in dict.fromkeys(cards):
        does, mood = texts.card_lines(CARD, CARD.index[card])
        yield from (f"  {does}", f"    {mood}")


def explanations(view: View, texts: Texts) -> Iterator[str]:
    """What the camp cards do, and what everybody carries."""
    cards = [card["id"] for card in view["camp"]]
    cards += [item["id"] for seat in view["seats"] for item in seat["items"]]
    cards += [card for card in view["pending"] if card not in ("", "pile")]
    return told(cards, texts)


# -- the day -------------------------------------------------------------------------------------


def day(view: View, texts: Texts) -> list[str]:
    """Turn, weather, event, wreck."""
    lines = [
        texts.say(
            "cli-camp-day",
            turn=view["turn"],
            turns=view["turns"],
            weather=name(WEATHER, view["weather"], texts),
            seat=texts.seat(view["starting"]),
        )
    ]
    if view["event"]:
        index = CARD.index[view["event"]]
        lines.append(
            texts.say(
                "cli-camp-event",
                card=texts.name(CARD, index),
                about=plainly(texts.about(CARD, index)),
            )
        )
        lines.append("  " + texts.flavour(CARD, index))
    if view["last_turn"]:
        lines.append(texts.say("cli-camp-last-turn", number=view["last_turn"]))
    if not view["fishing"]:
        lines.append(texts.say("cli-camp-no-fishing"))
    salvage = 1 if view["salvage"] else 0
    lines.append(texts.say("cli-camp-wreck", cubes=view["wreck"], salvage=salvage))
    return lines


# -- the camp ------------------------------------------------------------------------------------


def camp(view: View, texts: Texts) -> list[str]:
    """Storage, fire, constructions, camp cards, pawns."""
    storage = view["storage"]
    fire = view["fire"]
    lines = [
        texts.say(
            "cli-camp-storage",
            food=storage["food"],
            fresh=storage["fresh"],
            wood=storage["wood"],
            supply=storage["supply"],
        )
    ]
    tiles = [f"{value} ×{number}" for value, number in storage["forage_tiles"].items()]
    tiles += [
        f"{name(FISH, fish, texts)} ×{number}" for fish, number in storage["fish_tiles"].items()
    ]
    if tiles:
        lines.append(texts.say("cli-camp-tiles", tiles=", ".join(tiles)))
    state = "out" if not fire["lit"] else "fed" if fire["wood"] else "lit"
    lines.append(texts.say(f"cli-camp-fire-{state}"))
    lines.append(texts.say("cli-camp-buildings", buildings=buildings(view, texts)))
    lines.append(texts.say("cli-camp-cards", cards=camp_cards(view, texts)))
    placed = pawns(view, texts)
    if placed:
        lines.append(texts.say("cli-camp-pawns", pawns=placed))
    return lines


def buildings(view: View, texts: Texts) -> str:
    """What is finished or begun."""
    parts = []
    for building in view["buildings"]:
        called = name(BUILDING, building["id"], texts)
        if building["built"]:
            parts.append(f"{called} ✓")
        elif building["development"]:
            parts.append(f"{called} {building['progress']}/{building['needed']}")
    return ", ".join(parts)


def camp_cards(view: View, texts: Texts) -> str:
    parts = []
    for card in view["camp"]:
        called = name(CARD, card["id"], texts)
        if card["red"]:
            called = texts.say("cli-camp-red", card=called)
        if card["pawn"] >= 0:
            called = f"{called} [{pawn(card['pawn'], texts)}]"
        parts.append(called)
    return ", ".join(parts)


def pawn(owner: int, texts: Texts) -> str:
    return texts.say("cli-camp-white") if owner == WHITE else texts.seat_name(owner)


def pawns(view: View, texts: Texts) -> str:
    """Who stands on the actions."""
    parts = []
    for action, owners in view["pawns"].items():
        there = [pawn(owner, texts) for owner in owners if owner >= 0]
        if there and action in ACTION.index:
            parts.append(f"{name(ACTION, action, texts)} ({', '.join(there)})")
    return ", ".join(parts)


# -- castaways -----------------------------------------------------------------------------------


def castaways(view: View, texts: Texts, *, explained: bool) -> list[str]:
    lines = []
    for seat, of_seat in enumerate(view["seats"]):
        if not of_seat["person"]:
            continue
        lines.append(
            texts.say(
                "cli-camp-seat",
                seat=texts.seat(seat),
                place=place(of_seat, texts),
                energy=of_seat["energy"] + of_seat["extra"],
                usable=of_seat["usable"],
                injuries=of_seat["injuries"],
                sequelae=of_seat["sequelae"],
                space=of_seat["space"],
                sector=name(SECTOR, of_seat["sector"], texts),
                story=of_seat["story"],
            )
        )
        belongings = names([item["id"] for item in of_seat["items"]], texts)
        if of_seat["items"] or of_seat["food"]:
            lines.append(
                "  " + texts.say("cli-camp-carries", items=belongings or "–", food=of_seat["food"])
            )
        if of_seat["tokens"]:
            worth = ", ".join([str(value) for value in of_seat["tokens"]])
            lines.append("  " + texts.say("cli-camp-tokens", tokens=worth))
        if explained:
            person = PERSON.index[of_seat["person"]]
            lines.append(f"  {texts.about(PERSON, person)} {texts.flavour(PERSON, person)}")
    return lines


def place(of_seat: View, texts: Texts) -> str:
    if of_seat["place"] == "lost":
        return texts.say("cli-camp-lost", difficulty=of_seat["lost_at"])
    return texts.say(f"cli-camp-at-{of_seat['place']}")


# -- the island ----------------------------------------------------------------------------------


def island(view: View, texts: Texts) -> list[str]:
    """Decks, pending explorations, the exploration in progress, stories."""
    decks = [f"{name(DECK, deck, texts)} {number}" for deck, number in view["decks"].items()]
    lines = [texts.say("cli-camp-decks", decks=", ".join(decks))]
    for deck, cards in view["known"].items():
        seen = ", ".join([name(CARD, card, texts) if card else "?" for card in cards])
        lines.append(texts.say("cli-camp-known", deck=name(DECK, deck, texts), cards=seen))
    waiting = [card for card in view["pending"] if card]
    if waiting:
        pile = texts.say("cli-camp-pile", number=view["pile"])
        shown = [pile if card == "pile" else name(CARD, card, texts) for card in waiting]
        lines.append(texts.say("cli-camp-pending", cards=", ".join(shown)))
    trek = view["exploration"]
    if trek["party"]:
        party = texts.listed([texts.seat(seat) for seat in trek["party"]])
        lines.append(texts.say("cli-camp-exploration", party=party, difficulty=trek["difficulty"]))
    for key, cards in (("cli-camp-open", view["cards"]), ("cli-camp-shown", view["shown"])):
        if cards:
            lines.append(texts.say(key, cards=names(cards, texts)))
            lines += told(cards, texts)
    if view["stories"]:
        stories = ", ".join([name(STORYLINE, story, texts) for story in view["stories"]])
        lines.append(texts.say("cli-camp-stories", stories=stories))
    return lines
