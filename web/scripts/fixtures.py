"""Writes tests/fixtures/: what the Python Texts say, real states, positions of Robinson Crusoe,
and moments of whole games of all titles.

The TypeScript port must say the same (tests/texts.test.ts). `tools/client.py test` runs it first;
by hand, from the repository's root: .venv/bin/python web/scripts/fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from moments import moments

import robinsonade
from robinsonade.games import GAMES
from robinsonade.games.robinson_crusoe.position import camp
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.game import DealOption, Game, SeatOption
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.step import NOTHING_TO_ASK
from robinsonade.kernel.view import show_choices, show_decision, show_event, words
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_player
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.texts import Texts

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
NAMES = ["Ana", "", "Íñigo", "Hilario"]
SEED = 11


def shape(kinds: list[Kind]) -> dict[str, Any]:
    return {
        kind.name: [
            {"fact": fact, "noun": noun.name, "many": noun.many}
            for fact, noun in zip(kind.facts, kind.nouns, strict=True)
        ]
        for kind in kinds
    }


def choice_kinds(game: Game) -> list[Kind]:
    return game.catalogue.kinds()


def vocabulary(game: Game) -> dict[str, Any]:
    """Nouns and kinds, as /api/titles gives them."""
    return {
        "nouns": {noun.name: list(noun.ids) for noun in game.words},
        "kinds": {
            "choice": shape(choice_kinds(game)),
            "event": shape(list(game.events)),
            "prompt": shape([*game.prompts, NOTHING_TO_ASK]),
            "stake": shape(list(game.stake_kinds)),
            "why": shape(list(game.reasons)),
            "weights": {kind.name: {"all": kind.weight, "own": kind.own} for kind in game.events},
        },
    }


def values(kind: Kind, turn: int) -> tuple[int, ...]:
    """Values of a kind's facts, other ones each turn."""
    found = []
    for i, noun in enumerate(kind.nouns):
        if noun.many:
            found.append((1, 3, 5, 7, 13, 15, 4, 0)[(turn + 3 * i) % 8])
        elif noun.ids:
            found.append((turn + i) % len(noun.ids))
        else:
            found.append((turn + i) % 4)
    return tuple(found)


def said(game: Game, texts: Texts) -> list[dict[str, Any]]:
    rows = []
    sorts = {
        "choice": choice_kinds(game),
        "event": list(game.events),
        "prompt": [*game.prompts, NOTHING_TO_ASK],
        "stake": list(game.stake_kinds),
        "why": list(game.reasons),
    }
    for sort, kinds in sorts.items():
        for kind in kinds:
            for turn in range(24 if "tile" in kind.facts else 8):
                given = values(kind, turn)
                rows.append(
                    {
                        "sort": sort,
                        "kind": kind.name,
                        "words": words(kind, given),
                        "text": texts.of_kind(sort, kind, given),
                    }
                )
    return rows


def title(game: Game) -> dict[str, Any]:
    def kind_of(option: Any) -> str:
        if isinstance(option, DealOption):
            return "deal"
        return "seat" if isinstance(option, SeatOption) else "one"

    return {
        "slug": game.slug,
        "fewest": game.fewest,
        "most": game.most,
        "options": [
            {
                "name": option.name,
                "kind": kind_of(option),
                "values": list(option.values),
                "default": option.default,
                "rules": list(option.rules),
            }
            for option in game.options
        ],
        "players": ["random", "greedy"],
        **vocabulary(game),
        "cards": [noun.name for noun in game.cards],
        "printed": game.printed(),
    }


def state(match: robinsonade.Match, mine: list[int]) -> dict[str, Any]:
    table = match.table
    decision = show_decision(table, None)
    decision["choices"] = [choice for seat in mine for choice in show_choices(table, seat)]
    decision["asked"] = [seat for seat in table.waiting() if seat in mine]
    decision["stakes"] = []
    personas = [match.game.persona(table, seat) for seat in range(table.seats)]
    outcome = match.outcome
    return {
        "id": "fixture",
        "game": match.game.slug,
        "version": len(match.choices_made),
        "seq": len(match.choices_made),
        "at": len(match.choices_made),
        "last": len(match.choices_made),
        "viewer": mine[0] if mine else None,
        "mine": mine,
        "asking": [{"seat": seat, "asking": "smart", "hold": "off"} for seat in mine],
        "seats": [
            {
                "kind": "here" if seat in mine else "bot",
                "name": "",
                "player": None if seat in mine else "greedy",
                "claimed": True,
                "online": True,
                "persona": {"noun": one[0].name, "id": one[0].id_of(one[1])} if one else None,
            }
            for seat, one in enumerate(personas)
        ],
        "options": match.options,
        "open_seed": False,
        "rewound": False,
        "secrets": False,
        "commitment": "00" * 32,
        "view": match.view(),
        "decision": decision,
        "log": [{"seq": 0, "undone": False, **show_event(event)} for event in match.log],
        "decided": 0,
        "can_undo": True,
        "can_restart": True,
        "can_rewind": True,
        "outcome": outcome
        and {
            "reason": outcome.reason,
            "winners": list(outcome.winners),
            "statistics": match.game.statistics(table),
        },
        "revealed": None,
    }


def states() -> dict[str, Any]:
    """One real state for every kind of prompt, and the end."""
    found: dict[str, Any] = {}
    for seed in range(60):
        match = robinsonade.new("forbidden-island", seats=3, seed=seed)
        players = [make_player("greedy", match.game, seed, seat) for seat in range(3)]
        driver = Driver(list(players), match.table)
        while not match.over:
            prompt = show_decision(match.table, None)["prompt"]
            if prompt not in found:
                found[prompt] = state(match, [0, 1, 2])
            choice = driver.next_choice(match.table)
            if choice is None:
                break
            match.play(choice)
        if "end" not in found:
            found["end"] = state(match, [0, 1, 2])
    return found


TILES = {"n1": 2, "n2": 6, "m1": 8, "m2": 9, "s1": 5}


def planning() -> Camp:
    """The soldier has planned two actions; the explorer, at the first seat, is to plan."""
    table = camp(
        ["explorer", "cook", "soldier"],
        turn=4,
        tiles=TILES,
        at="n1",
        stock={"wood": 1, "food": 1},
        levels={"palisade": 2, "weapon": 2},
        items=["fire", "knife", "rope"],
        threats=["storm_damage", "otters"],
        wounds={"cook": 1},
        determination={"soldier": 1},
    )
    waits = ("0.wait", "1.wait")
    return chosen(table, *waits, *plan(2, "wood_n2", "bird_n2"))


def joining() -> Camp:
    """The explorer builds a knife with one pawn; the other one and two things could help."""
    table = camp(
        ["explorer", "cook", "soldier"],
        turn=3,
        tiles=TILES,
        at="n1",
        uses={"hammer_and_nails": 2},
        tokens=["candles"],
    )
    both = (*plan(1, "bird_n2", "wood_n2"), *plan(2, "wood_m1", "fish_m1"))
    return chosen(table, "0.wait", *both, "0.plan.build_knife.free")


def plan(seat: int, *spots: str) -> list[str]:
    """Actions of one pawn each."""
    return [f"{seat}.{id_}" for spot in spots for id_ in (f"plan.{spot}.free", "enough")]


def chosen(table: Camp, *ids: str) -> Camp:
    for id_ in ids:
        table.apply(GAMES["robinson-crusoe"].catalogue.find(id_))
    return table


def position(table: Camp) -> dict[str, Any]:
    """What the first seat sees and may choose."""
    return {
        "view": GAMES["robinson-crusoe"].view(table, 0),
        "choices": show_choices(table, 0),
    }


def spoken() -> dict[str, Any]:
    """Everything that Texts says, in all languages."""
    found: dict[str, Any] = {"names": NAMES, "games": {}}
    for game in GAMES.values():
        match = robinsonade.new(game.slug, seats=game.most, seed=SEED)
        languages = {}
        for language in LANGUAGES:
            texts = Texts(language, game, NAMES)
            texts.introduce(match.table)
            languages[language] = {
                "said": said(game, texts),
                "groups": {kind.name: texts.group(kind) for kind in choice_kinds(game)},
                "costs": {kind.cost: texts.cost(kind) for kind in choice_kinds(game) if kind.cost},
                "seats": [texts.seat(seat) for seat in range(match.table.seats)],
                "names": {
                    f"{noun.name}:{noun.id_of(i)}": texts.name(noun, i)
                    for noun in game.words
                    for i in range(len(noun.ids))
                },
                "options": {
                    f"{option.name}:{value}": texts.option_value(option.name, value)
                    for option in game.options
                    for value in [*option.values, option.default]
                },
            }
        personas = [match.game.persona(match.table, seat) for seat in range(match.table.seats)]
        found["games"][game.slug] = {
            "package": game.package,
            "title": title(game),
            "personas": [
                {"noun": one[0].name, "id": one[0].id_of(one[1])} if one else None
                for one in personas
            ],
            "languages": languages,
        }
    return found


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    texts = json.dumps(spoken(), ensure_ascii=False)
    (FIXTURES / "texts.json").write_text(texts + "\n", encoding="utf-8")
    (FIXTURES / "states.json").write_text(
        json.dumps(states(), ensure_ascii=False) + "\n", encoding="utf-8"
    )
    positions = {"planning": position(planning()), "join": position(joining())}
    (FIXTURES / "robinson.json").write_text(json.dumps(positions) + "\n", encoding="utf-8")
    (FIXTURES / "moments.json").write_text(json.dumps(moments()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
