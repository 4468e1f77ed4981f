"""Record the golden games anew: whole games that must not change unless a rule does.

    python tools/regenerate_golden.py              all of them
    python tools/regenerate_golden.py two-won      only these
    python tools/regenerate_golden.py --anew       play new games instead of the recorded choices

Look at the difference before you commit: it is the effect of your change. Recorded choices are kept
as long as they can be followed and show what they should; otherwise the players of the story play
the first game that shows it. A game without a story (one that showed a bug, for instance) always
keeps its choices.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from robinsonade.games import GAMES
from robinsonade.games.naufragos.box.own_cards import read_cards
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.view import words
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player
from robinsonade.players.registry import make_player

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
MOST_SEEDS = 3_000


class Story(NamedTuple):
    """A game to record: who plays, and what must happen in it.

    Things that can be wanted: kinds of events ("swam"), results ("won"), and kinds of choices with
    the prompt that they answer ("rescue:lift").
    """

    name: str
    seats: int
    options: dict[str, str]
    players: str
    wanted: set[str]


# Cards of the players' own with verbs that no card of the game uses.
OWN_CARDS = read_cards(
    """
[coast]
title_en = "A cracked compass"
title_es = "Una brújula rajada"
flavour_en = "It points at whoever holds it."
flavour_es = "Señala a quien la sostiene."
deck = "coast"
kind = "encounter"
advance = true
difficulty = 0
story = 0
effect = [
  { op = "pending", plots = [92, 93, 94, 95, 96, 97, 98, 99, 100], face = "down", locked = true },
  { op = "pending", plots = [66], face = "up" },
  { op = "pending", plots = [67], face = "up" },
  { op = "pending", plots = [68], face = "up" },
  { op = "remove_forage", n = 1 },
  { op = "remains", draw = 3, keep = 3, who = "self" },
  { op = "lose_item", who = "self", n = 1, which = "choice" },
  { op = "steal_item", from = "chosen_other", who = "self", which = "choice" },
  { op = "peek", deck = "coast", n = 2, then = "discard_one" },
  { op = "roll", dice = 1, mod = 1, table = [{ min = 1, max = 6, effect = [] }] },
]
""",
    "own cards",
)

STORIES: dict[str, list[Story]] = {
    "forbidden-island": [
        Story("two-random", 2, {}, "random", {"swam", "lost-landing"}),
        Story("three-random", 3, {"difficulty": "normal"}, "random", {"rescue:lift"}),
        Story("four-random", 4, {"difficulty": "elite"}, "random", {"hand-limit:discard"}),
        Story("two-legendary", 2, {"difficulty": "legendary"}, "random", {"lost-treasure"}),
        Story("three-drowned", 3, {}, "random", {"rescue:pass", "lost-drowned"}),
        Story("four-boarding", 4, {}, "random", {"boarding:board", "navigated", "flown"}),
        Story("four-special-over-limit", 4, {}, "random", {"hand-limit:sandbags"}),
        Story("two-lift-over-limit", 2, {}, "random", {"hand-limit:lift"}),
        Story("two-won", 2, {}, "greedy", {"won", "captured", "second-tile:enough"}),
        Story(
            "three-won",
            3,
            {"difficulty": "normal"},
            "greedy",
            {"won", "treasure-reshuffled", "flood-reshuffled", "swam"},
        ),
        Story("four-won", 4, {"difficulty": "elite"}, "greedy", {"won", "second-tile:shore-too"}),
        Story("four-skull", 4, {"difficulty": "legendary"}, "greedy", {"lost-water-level"}),
        Story(
            "chosen-roles",
            3,
            {"roles": "messenger,diver,explorer", "first": "3"},
            "random",
            {
                "given",
            },
        ),
        *[
            Story(f"layout-{layout.replace('_', '-')}", seats, options, "random", {"swam"})
            for layout, seats, options in (
                ("treasure_island", 2, {"layout": "treasure_island"}),
                ("island_of_shadows", 3, {"layout": "island_of_shadows"}),
                ("volcano_island", 4, {"layout": "volcano_island"}),
                ("island_of_death", 2, {"layout": "island_of_death"}),
                ("bay_of_gulls", 3, {"layout": "bay_of_gulls"}),
                ("bone_island", 4, {"layout": "bone_island"}),
                ("coral_reef", 2, {"layout": "coral_reef"}),
                ("skull_island", 3, {"layout": "skull_island"}),
                ("bridge_of_horrors", 4, {"layout": "bridge_of_horrors"}),
                ("atoll_of_decisions", 2, {"layout": "atoll_of_decisions"}),
                ("arch_of_fate", 3, {"layout": "arch_of_fate"}),
            )
        ],
    ],
    "papua": [
        Story("two-random", 2, {}, "random", {"card-neutral", "discard:discard", "forbid:forbid"}),
        Story("three-random", 3, {}, "random", {"second-deck", "dice-next", "note-tie"}),
        Story("four-random", 4, {}, "random", {"dice-now", "tribe:tribe", "repositioned", "deck"}),
        Story("two-greedy", 2, {}, "greedy", {"energy", "below-zero", "settled"}),
        Story("three-greedy", 3, {}, "greedy", {"energy", "explorers-lost", "science"}),
        Story("four-greedy", 4, {}, "greedy", {"energy", "bids:bid-coins", "coins:reroll"}),
        Story("lost-from-board", 4, {}, "random", {"take-from:take-from", "explorer-taken"}),
        Story("pile-ran-out", 3, {}, "random", {"counters-reshuffled"}),
        Story(
            "landslide", 4, {}, "random", {"landslide:pay-coin", "landslide:lose-explorer", "lost"}
        ),
        Story(
            "science-in-turns",
            3,
            {"science": "meteorology,anthropology,engineering", "first": "2"},
            "random",
            {"tribe:tribe-kept", "turn-dice:turn-die", "leftover:leftover"},
        ),
        Story(
            "science-in-zones",
            3,
            {"science": "finance,cartography,biology"},
            "random",
            {"finance:science", "cartography:science"},
        ),
        Story("no-limits", 2, {"limited_supply": "false"}, "random", {"bids:bid"}),
        Story(
            "food-for-bids",
            3,
            {"food_offsets_bid_energy": "true", "stack_arrival": "bottom"},
            "random",
            {"eat-for-bid:eat"},
        ),
        Story(
            "ties",
            2,
            {
                "money_tie": "nobody",
                "victory_tie": "energy_order",
                "neutral_tie_uses_coins_first": "false",
            },
            "random",
            {"card-won"},
        ),
    ],
    "naufragos": [
        Story("one-random", 1, {}, "random", {"lost-dead", "paid"}),
        Story("two-random", 2, {}, "random", {"lost-dead", "hungry"}),
        Story("three-random", 3, {"rerolls": "off"}, "random", {"offer-refused", "injured"}),
        Story("four-random", 4, {"lost_trade": "off"}, "random", {"given", "got-lost"}),
        Story("one-greedy", 1, {}, "greedy", {"promontory", "card-added", "remains:enough"}),
        Story("two-rescued", 2, {}, "greedy", {"rescued", "remains-taken", "built"}),
        Story("three-rescued", 3, {}, "greedy", {"rescued", "voted", "camp-placed"}),
        Story("four-rescued", 4, {}, "greedy", {"rescued", "pending-placed", "peeked"}),
        Story("four-together", 4, {"winner": "together"}, "greedy", {"rescued", "still-lost"}),
        Story("three-passed-by", 3, {}, "greedy", {"lost-passed-by", "item-used"}),
        Story("own-temple", 4, {"cards": OWN_CARDS}, "random", {"explore:descend"}),
        Story("own-way-out", 4, {"cards": OWN_CARDS}, "random", {"pile-left"}),
        Story(
            "own-crowded", 4, {"cards": OWN_CARDS}, "random", {"pending-dropped", "explore:visit"}
        ),
        Story("four-factions", 4, {}, "random", {"faction-rolled"}),
        Story("four-heirs", 4, {}, "random", {"inherit:inherit"}),
        Story("three-alone", 3, {}, "random", {"belongings-lost"}),
        Story("four-fishers", 4, {}, "random", {"fish:hook"}),
        Story("four-lucky", 4, {}, "random", {"reroll:repeat"}),
        Story(
            "own-verbs",
            4,
            {"cards": OWN_CARDS},
            "random",
            {"lose:lose", "steal:steal", "tossed", "roll-total", "forage-removed"},
        ),
    ],
    "robinson-crusoe": [
        Story(
            "one-castaways",
            1,
            {},
            "random",
            {"pick:tile", "pick:token", "moment:use-card", "ready:back", "moment:ability"},
        ),
        Story(
            "two-castaways",
            2,
            {"items": "three", "events": "more_adventures"},
            "random",
            {"invention-used", "item-lost", "shelter", "invention-gone", "moment:pile"},
        ),
        Story(
            "three-castaways",
            3,
            {"dog": "with", "items": "four"},
            "random",
            {"closed", "opened", "seen", "stores-used", "plan:wait"},
        ),
        Story(
            "three-dear",
            3,
            {"characters": "cook,carpenter,soldier"},
            "random",
            {"cost-raised", "half-drawn"},
        ),
        Story(
            "four-castaways",
            4,
            {"events": "more_books", "items": "none"},
            "random",
            {"mystery-aside", "restricted", "special-healed"},
        ),
        Story(
            "two-cursed-island",
            2,
            {"scenario": "cursed_island"},
            "random",
            {"blue", "item-marked", "totem", "pick:source"},
        ),
        Story("three-jenny", 3, {"scenario": "jenny"}, "random", {"pick:card"}),
        Story("two-volcano", 2, {"scenario": "volcano_island"}, "random", {"pick:marker"}),
        Story("three-cannibals", 3, {"scenario": "cannibal_island"}, "random", {"burnt"}),
        Story(
            "two-family",
            2,
            {"scenario": "robinson_family", "friday": "without"},
            "random",
            {"void", "unmarked"},
        ),
        Story(
            "one-king-kong",
            1,
            {"scenario": "king_kong", "dog": "without", "items": "one"},
            "random",
            {"crew"},
        ),
        Story("four-wreckage", 4, {"wreckage": "random"}, "random", {"arrow-covered"}),
    ],
}


# -- playing and recording -----------------------------------------------------------------------


def play(game: Game, story: Story, seed: int) -> Match:
    """The game that these players play with this seed."""
    match = Match(game, story.seats, seed, story.options)
    players: list[Player | None] = [
        make_player(story.players, game, seed, seat) for seat in range(story.seats)
    ]
    match.players = [story.players] * story.seats
    driver = Driver(players, match.table)
    while not match.over:
        choice = driver.next_choice(match.table)
        assert choice is not None
        match.play(choice)
    return match


def event_lines(events: list[Event]) -> list[str]:
    """Events as "kind id id"."""
    return [
        " ".join([event.kind.name, *map("+".join, words(event.kind, event.facts).values())])
        for event in events
    ]


def record(match: Match) -> dict[str, Any]:
    """The record of a match and what happened, choice by choice."""
    lengths = [*match.marks, len(match.log)]
    trace = []
    for number, choice in enumerate(match.choices_made):
        events = event_lines(match.log[lengths[number] : lengths[number + 1]])
        trace.append([len(match.at(number).choices()), choice.id, *events])
    setup = event_lines(match.log[: lengths[0]])
    return {"match": match.to_dict(), "setup": setup, "trace": trace}


def moments(match: Match) -> set[str]:
    """Everything that a story can want of a match."""
    found = {event.kind.name for event in match.log} | {match.table.result}
    for number, choice in enumerate(match.choices_made):
        table = match.at(number)
        found.add(f"{table.agenda[-1].prompt(table).kind.name}:{choice.kind.name}")
    return found


def find(game: Game, story: Story) -> Match:
    """The first game in which all happens that the story wants."""
    for seed in range(MOST_SEEDS):
        match = play(game, story, seed)
        if story.wanted <= moments(match):
            return match
    raise SystemExit(f"{story.name}: no seed below {MOST_SEEDS} shows {story.wanted}")


def follow(game: Game, path: Path) -> Match:
    """A recorded game with the rules of today."""
    old = json.loads(path.read_text("utf-8"))["match"]
    match = Match(game, old["seats"], old["seed"], old["options"])
    match.players = old["players"]
    for choice_id in old["choices"]:
        match.play(choice_id)
    return match


def still_shown(game: Game, story: Story, path: Path) -> Match | None:
    """The recorded game, if it still shows what it should."""
    if not path.exists():
        return None
    try:
        match = follow(game, path)
    except Refused:
        return None
    same = (match.table.seats, match.options) == (
        story.seats,
        game.settle_options(story.seats, story.options),
    )
    return match if same and match.over and story.wanted <= moments(match) else None


# -- files ---------------------------------------------------------------------------------------


def folder_of(game: Game) -> Path:
    return GOLDEN / game.package.rpartition(".")[2]


def as_text(golden: dict[str, Any]) -> str:
    """JSON with one line for each choice, so that a difference can be read."""
    lines = ["{", '"match": ' + json.dumps(golden["match"]) + ","]
    for key in ("setup", "trace"):
        rows = [" " + json.dumps(row) for row in golden[key]]
        lines += [f'"{key}": [', ",\n".join(rows), "]" + ("," if key == "setup" else "")]
    return "\n".join([*lines, "}"]) + "\n"


def recordings(only: list[str], anew: bool) -> Iterator[tuple[Path, str]]:
    """Every file that there should be, and its text."""
    for slug, game in GAMES.items():
        folder = folder_of(game)
        stories = {story.name: story for story in STORIES.get(slug, [])}
        kept = [path.stem for path in sorted(folder.glob("*.json")) if path.stem not in stories]
        for name in [*stories, *kept]:
            if only and name not in only:
                continue
            path = folder / f"{name}.json"
            match = None
            if name not in stories:
                match = follow(game, path)
            elif not anew:
                match = still_shown(game, stories[name], path)
            yield path, as_text(record(match or find(game, stories[name])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("only", nargs="*", metavar="NAME", help="record only these")
    parser.add_argument("--anew", action="store_true", help="play new games")
    asked = parser.parse_args()
    found = 0
    for path, text in recordings(asked.only, asked.anew):
        found += 1
        before = path.read_text("utf-8") if path.exists() else ""
        state = "same" if text == before else "changed" if before else "new"
        print(f"{state:8}{path.relative_to(ROOT)}  {len(text)} bytes")
        if text != before:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    if asked.only and not found:
        sys.exit("No such golden game.")


if __name__ == "__main__":
    main()
