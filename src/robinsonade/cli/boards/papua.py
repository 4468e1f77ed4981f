"""Papúa in a terminal: zones, energy, players, the own screen; at the end the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType

from robinsonade.cli.boards.board import Board, Manner, Room, View, name
from robinsonade.cli.boards.canvas import Canvas
from robinsonade.cli.boards.papua_drawing import NARROWEST, drawn_board
from robinsonade.cli.score_sheet import score_lines, score_sheet
from robinsonade.cli.screen import Screen
from robinsonade.games.papua.box.cards import CARD, COUNTER, NOTE, SCIENCE
from robinsonade.games.papua.box.components import DESTINATION, FACE, ZONE
from robinsonade.kernel.noun import Noun
from robinsonade.text import Texts


class PapuaBoard(Board):
    """The board, drawn or line by line, then everything else."""

    legend = "cli-papua-legend"

    def can_draw(self, screen: Screen, view: View) -> bool:
        return screen.width >= NARROWEST

    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        texts = screen.texts
        yield round_line(view, texts)
        room = Room(screen.width, screen.room_for_drawings)
        drawn = manner.drawn and not manner.short
        drawing = self.sketch(view, texts, room, manner.you) if drawn else None
        if drawing is not None:
            yield drawing
        else:
            for zone in view["zones"]:
                yield zone_in_words(zone, texts)
        yield from in_short(view, texts) if manner.short else surroundings(view, texts)
        if view["sheet"]:
            points = {row["line"]: row["points"] for row in view["sheet"]}
            if manner.drawn:
                yield score_sheet(points, texts)
            else:
                yield from score_lines(points, texts)

    def sketch(self, view: View, texts: Texts, room: Room, you: int | None) -> Canvas | None:
        return drawn_board(view, texts, room)

    def standing(self, seat: int, view: View, texts: Texts) -> str:
        of_seat = view["seats"][seat]
        if of_seat["coins"] is None:
            return ""
        known = {fact: of_seat[fact] for fact in ("energy", "coins", "food")}
        return texts.say("cli-papua-standing", **known)

    def cards(self, view: View, texts: Texts, you: int | None) -> Iterable[str]:
        yield offers(view, texts)
        for seat in range(len(view["seats"])):
            yield seat_line(seat, view, texts)
        if view["you"] is not None:
            yield own_screen(view["seats"][view["you"]], texts)

    def around(self, seat: int, view: View, texts: Texts) -> list[str]:
        """The zones in which somebody stands, and who is before and behind on the energy track."""
        mine = [zone for zone in view["zones"] if zone["explorers"][seat]]
        found = [zone_in_words(zone, texts) for zone in mine]
        found = found or [texts.say("cli-papua-nowhere", pool=view["seats"][seat]["pool"])]
        order = view["energy_order"]
        at = order.index(seat)
        for key, near in (("before", order[max(0, at - 1) : at]), ("behind", order[at + 1 :][:1])):
            for other in near:
                energy = view["seats"][other]["energy"]
                seat_name = texts.seat(other)
                found.append(texts.say(f"cli-papua-{key}", seat=seat_name, energy=energy))
        return found


BOARD: Final = PapuaBoard()


def round_line(view: View, texts: Texts) -> str:
    return texts.say("cli-papua-round", round=view["round"], cards=view["expedition_deck"])


# -- zones ---------------------------------------------------------------------------------------


def zone_in_words(zone: View, texts: Texts) -> str:
    """A zone with its marker and who stands there."""
    named = name(ZONE, zone["id"], texts)
    if zone["forbidden"]:
        return texts.say("cli-papua-forbidden", zone=named)
    people = [f"{texts.seat(seat)} ×{n}" for seat, n in enumerate(zone["explorers"]) if n]
    if zone["neutral"]:
        people.append(f"{texts.say('cli-papua-neutral')} ×{zone['neutral']}")
    marker = zone["marker"] or 0
    if not people:
        return texts.say("cli-papua-empty-zone", zone=named, marker=marker)
    return texts.say("cli-papua-zone", zone=named, marker=marker, people=", ".join(people))


# -- everything else -----------------------------------------------------------------------------


def surroundings(view: View, texts: Texts) -> list[str]:
    """Cards and counters, energy, general supply, players, the own screen, dice."""
    lines = [offers(view, texts), energy_line(view, texts)]
    if view["general_supply"]:
        lines.append(texts.say("cli-papua-supply", **view["general_supply"]))
    lines += [seat_line(seat, view, texts) for seat in range(len(view["seats"]))]
    if view["you"] is not None:
        lines.append(own_screen(view["seats"][view["you"]], texts))
    if view["bid"]:
        lines.append(bid_line(view["bid"], texts))
    if sum(view["dice"]) and not view["result"]:
        lines.append(dice_line(view, texts))
    return lines


def in_short(view: View, texts: Texts) -> list[str]:
    """What is most needed to decide: what lies open, energy, the own screen, dice."""
    lines = [offers(view, texts, told=False), energy_line(view, texts)]
    if view["you"] is not None:
        lines.append(own_screen(view["seats"][view["you"]], texts, told=False))
    if view["bid"]:
        lines.append(bid_line(view["bid"], texts))
    if sum(view["dice"]) and not view["result"]:
        lines.append(dice_line(view, texts))
    return lines


def offers(view: View, texts: Texts, *, told: bool = True) -> str:
    """What lies open: expedition cards, counters, the notebook card (`told`: what it does)."""
    parts = [destination_in_words(place, texts) for place in view["destinations"] if place["card"]]
    if view["counters"]:
        counters = "; ".join([name(COUNTER, counter, texts) for counter in view["counters"]])
        parts.append(texts.say("cli-papua-counters", counters=counters))
    if view["note"] and told:
        note = NOTE.index[view["note"]]
        parts.append(
            texts.say(
                "cli-papua-note",
                note=texts.name(NOTE, note),
                symbol=view["symbol"],
                about=texts.about(NOTE, note),
            )
        )
        parts.append(texts.flavour(NOTE, note))
    return " ".join(parts) or texts.say("cli-papua-nothing-open")


def destination_in_words(place: View, texts: Texts) -> str:
    named = name(DESTINATION, place["id"], texts)
    card = name(CARD, place["card"], texts)
    neutral = place["neutral"]
    return texts.say("cli-papua-destination", destination=named, card=card, neutral=neutral)


def energy_line(view: View, texts: Texts) -> str:
    """Energy order, and what supply asks for."""
    order = ", ".join(
        [f"{texts.seat(seat)} {view['seats'][seat]['energy']}" for seat in view["energy_order"]]
    )
    supply = ", ".join([f"{space}: {food}" for space, food in view["supply"]])
    return texts.say("cli-papua-energy", order=order, supply=supply)


def seat_line(seat: int, view: View, texts: Texts) -> str:
    """What everybody may know of a player."""
    of_seat = view["seats"][seat]
    science = SCIENCE.index[of_seat["science"]]
    spent = "yes" if of_seat["science_spent"] else "no"
    line = texts.say(
        "cli-papua-seat",
        seat=texts.seat(seat),
        prestige=of_seat["prestige"],
        hut=of_seat["hut"] or 0,
        pool=of_seat["pool"],
        reserve=of_seat["reserve"],
        science=texts.name(SCIENCE, science),
        spent=spent,
    )
    if of_seat["cards"]:
        line += " " + texts.say("cli-papua-cards", cards=counted(CARD, of_seat["cards"], texts))
    return line


def counted(noun: Noun, things: dict[str, int], texts: Texts) -> str:
    """Things with their numbers: "Spider, Plant ×2"."""
    return ", ".join(
        [name(noun, thing, texts) + (f" ×{n}" if n > 1 else "") for thing, n in things.items()]
    )


def own_screen(seat: View, texts: Texts, *, told: bool = True) -> str:
    """What only you can see; `told`: with what your science does."""
    line = texts.say("cli-papua-screen", coins=seat["coins"], food=seat["food"])
    science = SCIENCE.index[seat["science"]]
    if seat["notes"]:
        notes = ", ".join([name(NOTE, note, texts) for note in seat["notes"]])
        line += " " + texts.say("cli-papua-notes", notes=notes)
    return f"{line} {' '.join(texts.card_lines(SCIENCE, science))}" if told else line


def bid_line(bid: list[int], texts: Texts) -> str:
    """The own bid as far as it is decided."""
    parts = [
        f"{texts.name(DESTINATION, i // 2)} {bid[i]}"
        + (f"+{bid[i + 1]}" if i + 1 < len(bid) else "")
        for i in range(0, len(bid), 2)
    ]
    return texts.say("cli-papua-bid", bid=", ".join(parts))


def dice_line(view: View, texts: Texts) -> str:
    """The dice of the active player."""
    faces = [
        texts.name(FACE, face) for face, number in enumerate(view["dice"]) for _ in range(number)
    ]
    return texts.say("cli-papua-dice", seat=texts.seat(view["active"], "of"), dice=", ".join(faces))
