"""Robinson Crusoe in a terminal: goal, island, camp, people, threats, inventions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType

from robinsonade.cli.boards.board import Board, Manner, Room, View
from robinsonade.cli.boards.canvas import Canvas
from robinsonade.cli.boards.robinson_drawing import NARROWEST, drawn_map, place_of
from robinsonade.cli.boards.robinson_forecast import forecast_lines, odds_of
from robinsonade.cli.screen import Screen
from robinsonade.games.robinson_crusoe.box.cards import CARD
from robinsonade.games.robinson_crusoe.box.components import MARKER
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.choices import Plan
from robinsonade.games.robinson_crusoe.prompts import READY_PROMPT
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.telling import parts_of
from robinsonade.text import Texts

Names = dict[str, dict[str, str]]  # by noun and id


class RobinsonCrusoeBoard(Board):
    """The goal of the scenario comes first, then the island, drawn or in words."""

    legend = "cli-robinson-legend"

    def can_draw(self, screen: Screen, view: View) -> bool:
        return screen.width >= NARROWEST

    def parts(self, screen: Screen, view: View, manner: Manner) -> Iterable[RenderableType]:
        room = Room(screen.width, screen.room_for_drawings)
        drawn = manner.drawn and not manner.short
        drawing = self.sketch(view, screen.texts, room, manner.you) if drawn else None
        return lines(view, screen.texts, drawing, manner)

    def sketch(self, view: View, texts: Texts, room: Room, you: int | None) -> Canvas | None:
        return drawn_map(view, texts, room)

    def spots(self, choice: Choice) -> list[str]:
        return [place_of(choice.spot)] if isinstance(choice, Plan) else super().spots(choice)

    def cards(self, view: View, texts: Texts, you: int | None) -> Iterable[str]:
        """Threats, what there is to build and to use, with all that it does."""
        names = names_of(texts)
        for side, card in enumerate(view["threats"]):
            yield threat_line(side, card, texts)
        yield from invention_lines(view, texts, names)
        yield from thing_lines(view, texts, names)
        yield from explanations(view, texts)

    def standing(self, seat: int, view: View, texts: Texts) -> str:
        person = next((one for one in view["people"] if one["seat"] == seat), None)
        if person is None:
            return ""
        facts = {fact: person[fact] for fact in ("wounds", "determination", "pawns")}
        return texts.say("cli-robinson-standing", **facts)

    def around(self, seat: int, view: View, texts: Texts) -> list[str]:
        """The camp and the spaces next to it."""
        names = names_of(texts)
        near = [space for space in view["spaces"] if space["distance"] in (0, 1)]
        near.sort(key=lambda space: int(space["distance"]))
        return [space_line(space, view, texts, names) for space in near if not space["closed"]]

    foretold_at = READY_PROMPT.name

    def odds(self, choice: Choice, forecast: View, texts: Texts) -> str:
        return odds_of(choice, forecast, texts)

    def foretell(self, forecast: View, texts: Texts, *, whole: bool) -> Iterable[str]:
        return forecast_lines(forecast, texts, whole=whole)


BOARD: Final = RobinsonCrusoeBoard()


def lines(
    view: View, texts: Texts, drawing: Canvas | None, manner: Manner
) -> Iterator[RenderableType]:
    """The whole table, one line for each thing, the island as it is drawn."""
    names = names_of(texts)
    scenario = SCENARIO.index[view["scenario"]]
    yield texts.say(
        "cli-robinson-goal",
        scenario=names["scenario"][view["scenario"]],
        round=view["round"],
        rounds=view["rounds"],
        goal=texts.about(SCENARIO, scenario),
        done=view["objective"]["done"],
        needed=view["objective"]["needed"],
    )
    if drawing is not None:
        yield drawing
    for space in view["spaces"] if drawing is None else ():
        if space["tile"] or (space["distance"] > 0 and not space["closed"]):
            yield space_line(space, view, texts, names)
    yield from camp_lines(view, texts)
    yield from people_lines(view, texts, names)
    if manner.short:
        yield from plan_lines(view, texts, names)
        return
    for side, card in enumerate(view["threats"]):
        yield threat_line(side, card, texts)
    yield from invention_lines(view, texts, names)
    yield from thing_lines(view, texts, names)
    yield from plan_lines(view, texts, names)
    yield texts.say(
        "cli-robinson-decks",
        hunt=view["decks"]["hunt"],
        tiles=view["decks"]["tiles"],
        events=view["decks"]["events"],
        points=view["points"],
    )
    if manner.explained:
        yield from explanations(view, texts)


def explanations(view: View, texts: Texts) -> Iterator[str]:
    """What the book icon and everything that lies open does; threats have said so."""
    yield texts.say(
        "cli-robinson-book", effect=texts.render(f"scenario-{view['scenario']}", "book", {})
    )
    rows: list[tuple[Noun, list[str]]] = [
        (INVENTION, [*[row["id"] for row in view["inventions"]], *view["items"]]),
        (ITEM, list(view["starting_items"])),
        (TOKEN, list(view["tokens"])),
        (CARD, [row["card"] for row in view["kept"]]),
        (MARKER, sorted(markers_of(view))),
    ]
    for noun, things in rows:
        for thing in things:
            number = noun.index[thing]
            parts = [sentence(part) for part in parts_of(texts.about(noun, number))]
            yield f"  {sentence(texts.name(noun, number))}: {'. '.join(parts)}."
            if mood := texts.flavour(noun, number):
                yield f"    {mood}"


def markers_of(view: View) -> set[str]:
    """The kinds of effect tokens that lie somewhere."""
    found = {marker for markers in view["action_tokens"].values() for marker in markers}
    for space in view["spaces"]:
        found.update(space["markers"], [mark for mark in ("fog", "dust") if space[mark]])
    return found | {"danger"} if view["danger_on_hunt"] else found


def space_line(space: View, view: View, texts: Texts, names: Names) -> str:
    """A space with its tile and all that lies there."""
    parts: list[str] = []
    if space["closed"]:
        parts.append(texts.say("cli-robinson-gone"))
    elif space["tile"] is None:
        parts.append(texts.say("cli-robinson-unknown"))
    else:
        terrain = names["terrain"][space["terrain"]]
        covered = space["terrain_covered"]
        parts.append(texts.say("cli-robinson-hidden", terrain=terrain) if covered else terrain)
        for source in space["sources"]:
            name = names["source"][source]
            spent = source in space["exhausted"]
            parts.append(texts.say("cli-robinson-exhausted", source=name) if spent else name)
    if space["natural_shelter"]:
        parts.append(texts.say("cli-robinson-natural"))
    parts += [names["marker"][marker] for marker in space["markers"]]
    parts += [names["marker"][mark] for mark in ("fog", "dust") if space[mark]]
    if space["totem"]:
        parts.append(texts.say("cli-robinson-totem", number=space["totem"]))
    if space["blue"]:
        parts.append(texts.say("cli-robinson-blue"))
    if space["burnt"]:
        parts.append(texts.say("cli-robinson-burnt"))
    if space["id"] == view["camp"]:
        parts.append(texts.say("cli-robinson-here"))
    name = names["space"][space["id"]]
    return texts.say("cli-robinson-space", space=name, parts=", ".join(parts))


def camp_lines(view: View, texts: Texts) -> Iterator[str]:
    """Shelter, tracks and resources."""
    levels, stock = view["levels"], view["resources"]
    yield texts.say(
        "cli-robinson-levels",
        shelter=int(view["shelter"]),
        roof=levels["roof"],
        palisade=levels["palisade"],
        weapon=levels["weapon"],
        morale=view["morale"],
    )
    yield texts.say(
        "cli-robinson-stock",
        wood=stock["wood"],
        food=stock["food"],
        stored=stock["np_food"],
        fur=stock["fur"],
    )


def people_lines(view: View, texts: Texts, names: Names) -> Iterator[str]:
    for person in view["people"]:
        seat = person["seat"]
        yield texts.say(
            "cli-robinson-person",
            who=texts.seat(seat) if seat >= 0 else names["character"][person["character"]],
            wounds=person["wounds"],
            most=person["dies_on"],
            determination=person["determination"],
        )


def threat_line(side: int, card: str | None, texts: Texts) -> str:
    """A threat card: what can be done about it, and what happens otherwise."""
    if card is None:
        return texts.say("cli-robinson-no-threat", side=side)
    number = CARD.index[card]
    *_, action, otherwise = parts_of(texts.about(CARD, number))
    return texts.say(
        "cli-robinson-threat",
        card=texts.name(CARD, number),
        action=sentence(action),
        otherwise=sentence(otherwise),
    )


def sentence(part: str) -> str:
    return part[:1].upper() + part[1:]


def names_of(texts: Texts) -> Names:
    """What everything is called."""
    nouns = texts.game.words if texts.game is not None else ()
    return {
        noun.name: {thing: texts.name(noun, i) for i, thing in enumerate(noun.ids)}
        for noun in nouns
    }


def invention_lines(view: View, texts: Texts, names: Names) -> Iterator[str]:
    """Unbuilt inventions: those that can be built now, those that lack one thing, the rest."""
    groups: list[list[str]] = [[], [], []]
    for invention in view["inventions"]:
        missing = [names["invention"][item] for item in invention["missing_items"]]
        missing += [names["terrain"][terrain] for terrain in invention["missing_terrain"]]
        name = names["invention"][invention["id"]]
        if missing:
            what = texts.listed(missing)
            name = texts.say("cli-robinson-needs", invention=name, what=what)
        groups[min(len(missing), 2)].append(name)
    for key, group in zip(("now", "one", "rest"), groups, strict=True):
        if group:
            yield texts.say(f"cli-robinson-{key}", list=", ".join(group))


def thing_lines(view: View, texts: Texts, names: Names) -> Iterator[str]:
    """Items, tokens, treasures, and tokens that wait for weather and actions."""
    if view["items"]:
        yield texts.say(
            "cli-robinson-items", list=", ".join([names["invention"][i] for i in view["items"]])
        )
    tokens = [counted(names["token"][token], n) for token, n in view["tokens"].items()]
    if tokens:
        yield texts.say("cli-robinson-tokens", list=", ".join(tokens))
    kept = [counted(names["item"][item], n) for item, n in view["starting_items"].items()]
    kept += [names["card"][row["card"]] for row in view["kept"]]
    if kept:
        yield texts.say("cli-robinson-things", list=", ".join(kept))
    if view["weather_tokens"]:
        weather = ", ".join([names["weather"][token] for token in view["weather_tokens"]])
        yield texts.say("cli-robinson-weather", list=weather)
    for action, markers in view["action_tokens"].items():
        if markers:
            named = ", ".join([names["marker"][marker] for marker in markers])
            yield texts.say("cli-robinson-marks", action=names["action"][action], list=named)


def counted(name: str, number: int) -> str:
    return name + (f" ×{number}" if number > 1 else "")


def plan_lines(view: View, texts: Texts, names: Names) -> Iterator[str]:
    for number, row in enumerate(view["plan"], start=1):
        yield texts.say(
            "cli-robinson-plan",
            number=number,
            spot=names["spot"][row["spot"]],
            who=names["character"][row["actor"]],
            helps=", ".join([names["help"][help_] for help_ in row["helps"]]),
            count=len(row["helps"]),
        )
