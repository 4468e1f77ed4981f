"""What a card does, in words: its effect as a pattern of Fluent terms, one term for each verb.

The pattern is the same in all languages; the terms (`-does-energy` and so on) are in the text
files, into which `tools/tell_cards.py` writes the patterns.
"""

from __future__ import annotations

import json
from typing import Any, Final

from robinsonade.games.naufragos.box.cards import CARD_IDS, PLOT_CARDS, RAW_CARDS
from robinsonade.kernel.telling import SIGN, THEN, call, signed

Fields = dict[str, Any]


def card_called(name: str) -> str:
    return f"“{{ card-{name} }}”"


def told_after(flavour: str, telling: str) -> str:
    """A pattern: what somebody has written about a card, and what it does.

    >>> told_after('Half "sea".', "{ -nothing }")
    '{ "Half \\\\"sea\\\\"." } ► { -nothing }'
    """
    return f"{{ {json.dumps(' '.join(flavour.split()), ensure_ascii=False)} }} {SIGN} {telling}"


def tellings() -> dict[str, str]:
    """What each card and each of its options does, after what somebody has written about it."""
    plots = {number: CARD_IDS[card] for number, card in PLOT_CARDS.items()}
    found: dict[str, str] = {}
    for sort, _, fields in RAW_CARDS:
        teller = Teller(fields["id"], plots)
        found[f"card-{fields['id']}"] = f"{SIGN} {teller.card_text(sort, fields)}"
        found |= {f"deed-{name}": f"{SIGN} {told}" for name, told in teller.deeds.items()}
    return found


class Teller:
    """Tells the effects of one card."""

    __slots__ = ("card", "deeds", "names", "plots")

    def __init__(
        self, card: str, plots: dict[int, str], names: dict[int, str] | None = None
    ) -> None:
        self.card = card
        self.plots = plots  # the ids of numbered plot cards
        self.names = names or {}  # what options are called that have no name of their own
        self.deeds: dict[str, str] = {}  # what each option does, by its id

    # -- the whole card --------------------------------------------------------------------------

    def card_text(self, sort: str, fields: Fields) -> str:
        """Icons, price, effect, what goes on by itself, what an item is good for."""
        parts: list[str] = []
        if fields.get("red"):
            parts.append(call("mark-red"))
        parts += self.icons(fields)
        if sort == "event" or fields.get("kind") == "event":
            parts += self.event_icons(fields)
        price = self.price(fields.get("cost", {}), fields.get("requires"))
        effect = self.block(fields.get("effect", []), THEN)
        if fields.get("effect"):
            parts.append(f"{price}: {effect}" if price else effect)
        for part in fields.get("ongoing", ()):
            moment = call("ongoing", when=part["trigger"])
            parts.append(f"{moment}: {self.block(part['effect'], ', ')}")
        if fields.get("item"):
            parts += self.item(fields)
        if "rescue" in fields:
            parts.append(self.rescue(fields["rescue"]))
        return THEN.join(parts) or call("nothing")

    def icons(self, fields: Fields) -> list[str]:
        found: list[str] = []
        if fields.get("advance"):
            found.append(call("icon-advance"))
        if fields.get("difficulty"):
            found.append(call("icon-difficulty", n=fields["difficulty"]))
        if fields.get("kind") != "event" and fields.get("story"):
            found.append(call("icon-story", n=fields["story"]))
        return found

    def event_icons(self, fields: Fields) -> list[str]:
        return [
            call("icon-weather", way=fields["weather"]),
            call("icon-wreck", n=fields["wreck"]),
        ]

    def rescue(self, rescue: Fields) -> str:
        wanted = [f"{{ building-{name} }}" for name in rescue["constructions"]]
        wanted += [f"{{ card-{name} }}" for name in rescue["items"]]
        return f"{call('rescue')}: {' + '.join(wanted)}" if wanted else call("no-rescue")

    def item(self, fields: Fields) -> list[str]:
        found = [call("item")]
        if fields.get("story_value"):
            found.append(call("item-story", n=fields["story_value"]))
        if fields.get("strength"):
            found.append(call("item-strength", n=fields["strength"]))
        for part in fields.get("passive", ()):
            found.append(call("stat", which=part["stat"], **signed(part["n"])))
        for part in fields.get("power", ()):
            found.append(self.power(part))
        if "counts_as" in fields:
            found.append(f"{call('counts-as')} {card_called(fields['counts_as'])}")
        return found

    def power(self, part: Fields) -> str:
        limit, _, uses = str(part["limit"]).partition(":")
        often = call("limit", how=limit, n=int(uses)) if uses else call("limit", how=limit)
        price = self.price(part.get("cost", {}), None)
        heads = [call("power", when=part["trigger"]), often, *([price] if price else [])]
        return f"{', '.join(heads)}: {self.block(part['effect'], ', ')}"

    # -- prices and conditions -------------------------------------------------------------------

    def price(self, cost: Fields, requires: Fields | None) -> str:
        """What must hold and what must be paid; empty if nothing."""
        found: list[str] = []
        if requires:
            found.append(f"{call('only-if')} {self.condition(requires)}")
        for what, value in cost.items():
            if what == "item":
                found.append(f"{call('cost', of='item')} {card_called(value)}")
            elif what != "shared":
                of = "shared" if what == "energy" and cost.get("shared") else what
                found.append(call("cost", of=of, n=value))
        return ", ".join(found)

    def condition(self, cond: Fields) -> str:
        found: list[str] = []
        for what, value in cond.items():
            if what == "not":
                found.append(f"{call('not')} ({self.condition(value)})")
            elif what in ("has_item", "group_has_item", "camp_card"):
                found.append(f"{call('if', what=what)} {card_called(value)}")
            elif what == "built":
                found.append(f"{call('if', what=what)} {{ building-{value} }}")
            elif what == "sector":
                found.append(f"{call('if', what=what)} {{ sector-{value} }}")
            elif what == "weather":
                names = " / ".join([f"{{ weather-{name} }}" for name in value])
                found.append(f"{call('if', what=what)} {names}")
            elif what == "fire":
                found.append(call("if", what="fire_lit" if value else "fire_out"))
            elif what == "flag":
                found.append(call("if", what=what))
            else:
                found.append(call("if", what=what, n=value))
        return f" {call('and')} ".join(found)

    # -- effects ---------------------------------------------------------------------------------

    def block(self, effects: list[Fields], between: str) -> str:
        told = [self.verb(effect) for effect in effects if effect["op"] != "set_flag"]
        if not told:
            return call("does-set_flag") if effects else call("nothing")
        return between.join(told)

    def nested(self, effects: list[Fields] | None) -> str:
        """Within another verb; what branches again goes into brackets."""
        told = self.block(effects or [], ", ")
        return f"({told})" if any(e["op"] in BRANCHING for e in effects or ()) else told

    def who(self, name: str) -> str:
        if name.startswith("holder:"):
            return f"{call('who', name='holder')} {card_called(name.removeprefix('holder:'))}"
        return call("who", name=name)

    def cards(self, verb: Fields) -> str:
        """The cards a verb names; those of the plots by number, so that nothing is given away."""
        names = [*verb.get("cards", ()), *[verb[k] for k in ("card", "item") if k in verb]]
        found = [card_called(name) for name in names]
        for number in verb.get("plots", ()):
            shown = verb["op"] in ("place_camp", "gain_item")
            found.append(card_called(self.plots[number]) if shown else call("plot", n=number))
        return ", ".join(found)

    def verb(self, verb: Fields) -> str:
        """One verb with its arguments."""
        op = str(verb["op"])
        tell = getattr(self, f"tell_{op}", None)
        if tell is not None:
            return str(tell(verb))
        facts: dict[str, int | str] = {}
        if "n" in verb:
            facts.update(signed(verb["n"]) if op in SIGNED else {"n": verb["n"]})
        for key in ("dice", "draw", "keep"):
            if key in verb and op == "remains":
                facts[key] = verb[key]
        text = call(f"does-{op}", **facts)
        if op in NAMES_CARDS:
            text = f"{text} {self.cards(verb)}"
        place = verb.get("to") or verb.get("from") or verb.get("who")
        if op in PERSONAL:
            return f"{self.who(str(place or 'self'))}: {text}"
        if op in ("gain_food", "lose_food") and place and place != "storage":
            return f"{self.who(str(place))}: {call('does-' + op, n=verb['n'], at='hand')}"
        return text

    def tell_choice(self, verb: Fields) -> str:
        return f"{self.who(verb.get('by', 'self'))}, {call('does-choice')}: {self.options(verb)}"

    def tell_vote(self, verb: Fields) -> str:
        return f"{self.who(verb['among'])}, {call('does-vote')}: {self.options(verb)}"

    def options(self, verb: Fields) -> str:
        names: list[str] = []
        for option in verb["options"]:
            name = self.names.get(id(option), f"{self.card}-{option['id']}")
            price = self.price(option.get("cost", {}), option.get("requires"))
            told = self.block(option["effect"], THEN)
            self.deeds[name] = f"{price}: {told}" if price else told
            names.append(f"“{{ deed-{name} }}”")
        return " / ".join(names)

    def tell_roll(self, verb: Fields) -> str:
        rows: list[str] = []
        for row in verb["table"]:
            low, high = row["min"], row["max"]
            faces = str(low) if low == high else f"{low}–{high}"
            rows.append(f"[{faces}] {self.nested(row['effect'])}")
        mod = verb.get("mod", 0)
        head = call("does-roll", dice=verb["dice"])
        if isinstance(mod, int) and mod:
            head = f"{head} {mod:+d}"
        elif not isinstance(mod, int):
            head = " + ".join([head, *[call("stat", which=m["stat"], n=0) for m in mod]])
        return f"{head}: {', '.join(rows)}"

    def tell_strength_check(self, verb: Fields) -> str:
        head = call("does-strength_check", n=verb["vs"] + (verb["attacker"] == "players"))
        return f"{self.who(verb.get('who', 'self'))}, {head}: {self.either(verb, 'win', 'lose')}"

    def tell_contest(self, verb: Fields) -> str:
        sides = f"{self.who(verb.get('a', 'self'))} – {self.who(verb['b'])}"
        return f"{call('does-contest')} {sides}: {self.either(verb, 'win', 'lose')}"

    def tell_if(self, verb: Fields) -> str:
        head = f"{call('does-if')} {self.condition(verb['cond'])}"
        return f"{head}: {self.either(verb, 'then', 'else')}"

    def either(self, verb: Fields, *branches: str) -> str:
        told = [
            f"[{call('branch', which=branch)}] {self.nested(verb.get(branch))}"
            for branch in branches
            if verb.get(branch)
        ]
        return ", ".join(told) or call("nothing")

    def tell_each(self, verb: Fields) -> str:
        who = self.who(verb.get("who", "self"))
        return f"{call('does-each')} {who}: {self.nested(verb.get('do'))}"

    def tell_advance(self, verb: Fields) -> str:
        text = f"{self.who(verb.get('who', 'self'))}: {call('does-advance', **signed(verb['n']))}"
        if "sector" in verb:
            text += f" ({call('until')} {{ sector-{verb['sector']} }})"
        return text

    def tell_add_cards(self, verb: Fields) -> str:
        place = call("does-add_cards", place=verb.get("place", "shuffle"))
        return f"{self.cards(verb)} {place} {{ deck-{verb['deck']} }}"

    def tell_pending(self, verb: Fields) -> str:
        face = "locked" if verb.get("locked") else verb["face"]
        return f"{self.cards(verb)} {call('does-pending', face=face)}"

    def tell_lose_item(self, verb: Fields) -> str:
        return f"{self.who(verb.get('who', 'self'))}: {self.some_item(verb, n=verb['n'])}"

    def tell_steal_item(self, verb: Fields) -> str:
        taker = self.who(verb.get("who", "self"))
        return f"{taker}: {self.some_item(verb)} {call('from')} {self.who(verb['from'])}"

    def some_item(self, verb: Fields, **facts: int | str) -> str:
        which = str(verb.get("which", "choice"))
        term = f"does-{verb['op']}"
        if which in ("choice", "random"):
            return call(term, which=which, **facts)
        return f"{call(term, which='named', **facts)} {card_called(which)}"

    def tell_weather(self, verb: Fields) -> str:
        if "to" in verb:
            return f"{call('does-weather', way='to')} {{ weather-{verb['to']} }}"
        return call("does-weather", **signed(verb["n"]))

    def tell_block_action(self, verb: Fields) -> str:
        turns = call("does-block_action", n=verb.get("turns", 1))
        return f"{{ action-{verb['action']} }}: {turns}"

    def tell_construction(self, verb: Fields) -> str:
        return f"{{ building-{verb['add']} }}: {call('does-construction')}"

    def tell_progress(self, verb: Fields) -> str:
        return f"{{ building-{verb['target']} }}: {call('does-progress', **signed(verb['n']))}"

    def tell_peek(self, verb: Fields) -> str:
        seen = call("does-peek", n=verb["n"], then=verb["then"])
        return f"{{ deck-{verb['deck']} }}: {seen}"

    def tell_draw_explore(self, verb: Fields) -> str:
        return f"{{ deck-{verb['deck']} }}: {call('does-draw_explore')}"

    def tell_reroll(self, verb: Fields) -> str:
        return call("does-reroll", which=verb["which"])

    def tell_leave_pile(self, verb: Fields) -> str:
        return call("does-leave_pile", close="yes" if verb.get("close") else "no")


BRANCHING: Final = ("choice", "vote", "roll", "strength_check", "contest", "if", "each")
SIGNED: Final = ("energy", "difficulty", "wreck_cube")
PERSONAL: Final = (
    "energy",
    "extra_energy",
    "injury",
    "heal",
    "sequela",
    "story",
    "lose_story",
    "lost",
    "return_to_camp",
    "gain_item",
    "remains",
)
NAMES_CARDS: Final = ("place_camp", "remove_camp", "gain_item")
