"""Náufragos in a terminal: the day, the camp, the castaways, the island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType

from robinsonade.cli.boards.board import Board, Manner, Room, View, name
from robinsonade.cli.boards.canvas import Canvas
from robinsonade.cli.boards.naufragos_drawing import NARROWEST, drawn_camp
from robinsonade.cli.screen import Screen
from robinsonade.games.naufragos.box.cards import CARD, STORYLINE
from robinsonade.games.naufragos.box.components import (
    ACTION,
    BUILD_ENERGY,
    BUILD_WOOD,
    BUILDING,
    DECK,
    EXPLORATION,
    FIRST_SPACE,
    FISH,
    FORAGE,
    PERSON,
    SECTOR,
    SPACE_COST,
    WEATHER,
    WHITE,
)
from robinsonade.games.naufragos.choices import CAMPING, CASTING, PLACING, PROPOSING
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.telling import plainly
from robinsonade.text import Texts


class NaufragosBoard(Board):
    """The day; the camp, drawn or line by line; castaways and island."""

    legend = "cli-camp-legend"

    def can_draw(self, screen: Screen, view: View) -> bool:
        return screen.width >= NARROWEST

    def sketch(self, view: View, texts: Texts, room: Room, you: int | None) -> Canvas | None:
        return drawn_camp(view, texts, room)

    def cards(self, view: View, texts: Texts, you: int | None) -> Iterable[str]:
        """The event, what everybody can do and carries, the camp cards."""
        yield from day(view, texts)[1:3] if view["event"] else ()
        yield from castaways(view, texts, explained=True)
        yield from explanations(view, texts)
        yield from island(view, texts)

    def standing(self, seat: int, view: View, texts: Texts) -> str:
        of_seat = view["seats"][seat]
        if not of_seat["person"]:
            return ""
        have = of_seat["energy"] + of_seat["extra"]
        return texts.say("cli-camp-standing", energy=have, injuries=of_seat["injuries"])

    def detail(self, choice: Choice, view: View, texts: Texts) -> str:
        return detail_of(choice, view, texts)

    def around(self, seat: int, view: View, texts: Texts) -> list[str]:
        return around(seat, view, texts)

    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        texts = screen.texts
        if manner.short:
            yield from in_short(view, texts)
            return
        yield from day(view, texts)
        room = Room(screen.width, screen.room_for_drawings)
        drawing = self.sketch(view, texts, room, manner.you) if manner.drawn else None
        if drawing is not None:
            yield storage_line(view, texts)
            yield drawing
            yield from island(view, texts)
            if manner.explained:
                yield from explanations(view, texts)
                yield from castaways(view, texts, explained=True)
            return
        yield from camp(view, texts)
        if manner.explained:
            yield from explanations(view, texts)
        yield from castaways(view, texts, explained=manner.explained)
        yield from island(view, texts)


BOARD: Final = NaufragosBoard()


def in_short(view: View, texts: Texts) -> Iterator[str]:
    """What matters most: the day, the stores, how far things and people are."""
    yield day(view, texts)[0]
    if view["event"]:
        yield texts.say("cli-camp-event-name", card=name(CARD, view["event"], texts))
    yield from camp(view, texts)
    yield from castaways(view, texts, explained=False)


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
    lines = [storage_line(view, texts)]
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


def storage_line(view: View, texts: Texts) -> str:
    facts = {fact: view["storage"][fact] for fact in ("food", "fresh", "wood", "supply")}
    return texts.say("cli-camp-storage", **facts)


def buildings(view: View, texts: Texts) -> str:
    """What is finished or begun."""
    parts = []
    for building in view["buildings"]:
        called = name(BUILDING, building["id"], texts)
        if building["built"]:
            parts.append(texts.say("cli-camp-built", building=called))
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
                "  "
                + texts.say(
                    "cli-camp-carries",
                    items=belongings or texts.say("cli-camp-nothing"),
                    food=of_seat["food"],
                )
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


# -- choices -------------------------------------------------------------------------------------


def detail_of(choice: Choice, view: View, texts: Texts) -> str:
    """What a castaway can do, what a space costs, what a card does, what a construction takes."""
    what = choice.args[0] if choice.args else -1
    if choice.kind is CASTING:
        return texts.about(PERSON, what)
    if choice.kind is PLACING:
        return space_detail(what, view["seats"][choice.seat]["prepared"], view, texts)
    if choice.kind is CAMPING:
        return plainly(texts.about(CARD, what))
    if choice.kind is PROPOSING:
        wood, energy = BUILD_WOOD[what], BUILD_ENERGY[what] - view["buildings"][what]["progress"]
        return texts.say("cli-camp-takes", wood=wood, energy=energy)
    return ""


def space_detail(action: int, prepared: bool, view: View, texts: Texts) -> str:
    """The cost of the first free space, and whether there is nothing to be had."""
    pawns = view["pawns"][ACTION.ids[action]]
    free = pawns.index(-1) if -1 in pawns else 0
    cost = 0 if prepared and action == EXPLORATION else SPACE_COST[action][free]
    told = texts.say("cli-camp-costs", cost=cost) if cost >= 0 else texts.say("cli-camp-free-cost")
    if action == FORAGE and view["storage"]["supply"] <= len(pawns) - pawns.count(-1):
        return f"{told} {texts.say('cli-camp-no-forage')}"
    return told


def around(seat: int, view: View, texts: Texts) -> list[str]:
    """The own castaway, who is there as well, and how far it is to the next sector."""
    of_seat = view["seats"][seat]
    if not of_seat["person"]:
        return []
    found = castaways({"seats": [{"person": ""}] * seat + [of_seat]}, texts, explained=False)
    there = [
        other
        for other, one in enumerate(view["seats"])
        if other != seat and one["person"] and one["place"] == of_seat["place"]
    ]
    if there:
        found.append(texts.say("cli-camp-beside", seats=texts.seats(there), count=len(there)))
    ahead = next((first for first in FIRST_SPACE if first > of_seat["space"]), 0)
    if ahead:
        sector = texts.name(SECTOR, FIRST_SPACE.index(ahead))
        found.append(texts.say("cli-camp-ahead", sector=sector, steps=ahead - of_seat["space"]))
    if of_seat["place"] == "camp":
        found.append(storage_line(view, texts))
        placed = pawns(view, texts)
        found += [texts.say("cli-camp-pawns", pawns=placed)] if placed else []
    for home in view["exploration"]["home"]:
        if seat in home["group"]:
            found.append(texts.say("cli-camp-home", need=home["need"], chance=home["chance"]))
    return found
