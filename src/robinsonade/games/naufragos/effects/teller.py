"""What a card does, in words: its effects as a pattern of Fluent terms, one term for each verb.

The pattern is the same in all languages; the terms (`-does-energy` and so on) are in the text
files, into which `tools/tell_cards.py` writes the patterns. How a verb is told, it says itself.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.book import CardEffect, Condition
from robinsonade.kernel.effects import Said, Vocabulary
from robinsonade.kernel.telling import THEN, call, quoted, signed

SELF: Final = "self"  # whoever has the card


def card_called(name: str) -> str:
    return quoted("card", name)


class Teller:
    """Tells the effects of one card."""

    __slots__ = ("card", "conditions", "deeds", "names", "plots", "sense", "vocabulary")

    def __init__(
        self,
        card: str,
        plots: dict[int, str],
        names: dict[int, str],
        vocabulary: Vocabulary,
        conditions: dict[str, type[Condition]],
    ) -> None:
        self.card = card
        self.plots = plots  # the ids of numbered plot cards
        self.names = names  # what options are called that have no name of their own
        self.vocabulary = vocabulary
        self.conditions = conditions
        self.sense = "is"  # or "not": whether a condition is told as it is
        self.deeds: dict[str, str] = {}  # what each option does, by its id

    # -- the whole card --------------------------------------------------------------------------

    def card_text(self, sort: str, fields: Said) -> str:
        """Icons, price, effect, what goes on by itself, what an item is good for."""
        parts: list[str] = []
        if fields.get("red"):
            parts.append(call("mark-red"))
        parts += self.icons(fields)
        if sort == "event" or fields.get("kind") == "event":
            parts += self.event_icons(fields)
        price = self.price(fields.get("cost", {}), fields.get("requires"))
        effect = self.script(fields.get("effect", []), THEN)
        if fields.get("effect"):
            parts.append(f"{price}{THEN}{effect}" if price else effect)
        for part in fields.get("ongoing", ()):
            moment = call("ongoing", when=part["trigger"])
            parts.append(f"{moment}: {self.script(part['effect'], ', ')}")
        if fields.get("item"):
            parts += self.item(fields)
        if "rescue" in fields:
            parts.append(self.rescue(fields["rescue"]))
        return THEN.join(parts) or call("nothing")

    def icons(self, fields: Said) -> list[str]:
        found: list[str] = []
        if fields.get("advance"):
            found.append(call("icon-advance"))
        if fields.get("difficulty"):
            found.append(call("icon-difficulty", n=fields["difficulty"]))
        if fields.get("kind") != "event" and fields.get("story"):
            found.append(call("icon-story", n=fields["story"]))
        return found

    def event_icons(self, fields: Said) -> list[str]:
        return [
            call("icon-weather", way=fields["weather"]),
            call("icon-wreck", n=fields["wreck"]),
        ]

    def rescue(self, rescue: Said) -> str:
        wanted = [f"{{ building-{name} }}" for name in rescue["constructions"]]
        wanted += [f"{{ card-{name} }}" for name in rescue["items"]]
        return f"{call('rescue')}: {', '.join(wanted)}" if wanted else call("no-rescue")

    def item(self, fields: Said) -> list[str]:
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

    def power(self, part: Said) -> str:
        limit, _, uses = str(part["limit"]).partition(":")
        often = call("limit", how=limit, n=int(uses)) if uses else call("limit", how=limit)
        price = self.price(part.get("cost", {}), None)
        heads = [call("power", when=part["trigger"]), often, *([price] if price else [])]
        return f"{', '.join(heads)}: {self.script(part['effect'], ', ')}"

    # -- prices and conditions -------------------------------------------------------------------

    def price(self, cost: Said, requires: Said | None) -> str:
        """What must hold and what must be paid; empty if nothing."""
        found: list[str] = []
        needed = dict(requires or {})
        if needed.get("energy_min") == cost.get("energy"):
            needed.pop("energy_min", None)  # the price says it
        if needed:
            found.append(f"{call('only-if')} {self.condition(needed)}")
        for what, value in cost.items():
            if what == "item":
                found.append(f"{call('cost', of='item')} {card_called(value)}")
            elif what != "shared":
                of = "shared" if what == "energy" and cost.get("shared") else what
                found.append(call("cost", of=of, n=value))
        return ", ".join(found)

    def holds(self, what: str, **facts: int | str) -> str:
        """One condition, or that it does not hold."""
        return call("if", what=what, sense=self.sense, **facts)

    def fails(self, cond: Said) -> str:
        """That a condition does not hold."""
        before, self.sense = self.sense, "is" if self.sense == "not" else "not"
        told = self.condition(cond)
        self.sense = before
        return told

    def condition(self, cond: Said) -> str:
        told = [self.conditions[what].tell(self, what, value) for what, value in cond.items()]
        return f" {call('and')} ".join(told)

    # -- effects ---------------------------------------------------------------------------------

    def script(self, effects: list[Said], between: str) -> str:
        """A list of effects."""
        if not effects:
            return call("nothing")
        loud = [said for said in effects if not self.verb(said).SILENT]
        return between.join([self.vocabulary.tell(self, said) for said in loud or effects[:1]])

    def nested(self, effects: list[Said] | None) -> str:
        """Within another effect; what branches again goes into brackets."""
        told = self.script(effects or [], ", ")
        return f"({told})" if any(self.verb(said).BRANCHES for said in effects or ()) else told

    def verb(self, said: Said) -> type[CardEffect]:
        found = self.vocabulary.verbs[str(said["op"])]
        assert issubclass(found, CardEffect)
        return found

    def either(self, said: Said, *branches: str) -> str:
        """What happens in one case or the other."""
        told = [
            f"{call('branch', which=branch)}, {self.nested(said[branch])}"
            for branch in branches
            if said.get(branch)
        ]
        if len(told) > 1 and all(said[branch] == said[branches[0]] for branch in branches):
            return self.nested(said[branches[0]])  # it says itself who wins and who loses
        return "; ".join(told) or call("nothing")

    # -- parts of effects ------------------------------------------------------------------------

    def does(self, said: Said, **facts: int | str) -> str:
        """The term of the verb."""
        return call(f"does-{said['op']}", **facts)

    def acts(self, said: Said, key: str, **facts: int | str) -> str:
        """Somebody and the verb; whoever has the card is spoken to."""
        if said.get(key, SELF) == SELF:
            return self.does(said, by=SELF, **facts)
        return f"{self.who(said, key)} {self.does(said, by='other', **facts)}"

    def asks(self, said: Said, key: str) -> str:
        """A decision and who takes it, unless that is whoever has the card."""
        own = said.get(key, SELF) == SELF
        return self.does(said) if own else f"{self.does(said)} ({self.who(said, key)})"

    def who(self, said: Said, key: str) -> str:
        """Whom a verb means; if it does not say, the one who has the card."""
        name = str(said.get(key, SELF))
        if name.startswith("holder:"):
            return f"{call('who', name='holder')} {card_called(name.removeprefix('holder:'))}"
        return call("who", name=name)

    def cards(self, said: Said, *, shown: bool = False) -> str:
        """The cards a verb names; those of the plots by number, so that nothing is given away."""
        names = [*said.get("cards", ()), *[said[k] for k in ("card", "item") if k in said]]
        found = [card_called(name) for name in names]
        for number in said.get("plots", ()):
            found.append(card_called(self.plots[number]) if shown else call("plot", n=number))
        return ", ".join(found)

    def options(self, said: Said) -> str:
        """The names of options; what each does is told beside."""
        names: list[str] = []
        for option in said["options"]:
            name = self.names.get(id(option), f"{self.card}-{option['id']}")
            price = self.price(option.get("cost", {}), option.get("requires"))
            told = self.script(option["effect"], THEN)
            self.deeds[name] = f"{price}{THEN}{told}" if price else told
            names.append(quoted("deed", name))
        return f" {call('or-else')} ".join(names)
