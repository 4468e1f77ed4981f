"""Lists of effects in words: patterns of Fluent terms, one for each verb (see telling.py)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.telling import THEN, call, signed

Fields = dict[str, Any]

USER: Final = "user"
MYSTERY_KINDS: Final = ("treasure", "trap", "monster")
ACTOR: Final = "actor"
# Verbs about somebody, told as "who: what".
PERSONAL: Final = (
    "determination",
    "determination_all",
    "fight",
    "heal",
    "hunt_fight_top",
    "no_abilities",
    "only_actions",
    "pawns",
    "reroll_sheet",
    "special_wound",
    "wound",
)
CHOSEN: Final = ("any", "chosen")  # whoever they choose
# The arguments that the terms of plain verbs are given.
FACTS: Final = (
    "draw",
    "keep",
    "n",
    "food",
    "roof",
    "palisade",
    "determination",
    "heal",
    "available",
    "part",
    "when",
    "mod",
    "which",
    "source",
    "where",
    "until",
    "kind",
    "change",
    "die",
    "deck",
    "site",
    "action",
)
SPLITTABLE: Final = ("night_heal", "heal")


class Teller:
    """Tells lists of effects."""

    __slots__ = ("actor", "subject")

    def __init__(self, actor: str = ACTOR) -> None:
        self.actor = actor  # who is meant by the one who acts
        self.subject = ""  # who has already been named

    def effects(self, raw: list[Fields]) -> str:
        """One after the other; what the same person suffers in one go."""
        told: list[str] = []
        last = ""
        for entry in raw:
            who = self.person(entry) if entry["op"] in PERSONAL else ""
            who = "" if who in CHOSEN else who
            text = self.verb(entry)
            if who and who == last:
                told[-1] += f", {text}"
            else:
                told.append(f"{call('who', name=who)}: {text}" if who else text)
            last = who
        return THEN.join(told) or call("does-nothing")

    def person(self, raw: Fields) -> str:
        who = str(raw.get("who", ACTOR))
        who = self.actor if who == ACTOR else who
        return "" if who == self.subject else who

    def nested(self, raw: list[Fields]) -> str:
        """Within another verb; several go into brackets."""
        told = self.effects(raw)
        return f"({told})" if len(raw) > 1 else told

    def verb(self, raw: Fields) -> str:
        """One verb with its arguments; without the person."""
        op = str(raw["op"])
        tell = getattr(self, f"tell_{op}", None)
        text = str(tell(raw)) if tell is not None else self.plain(raw)
        if raw.get("if_possible"):
            return f"{text} ({call('if-possible')})"
        return text

    def plain(self, raw: Fields) -> str:
        facts = {key: raw[key] for key in FACTS if key in raw}
        return call(f"does-{raw['op']}", **facts)

    # -- people

    def tell_heal(self, raw: Fields) -> str:
        chosen = "chosen" if raw["who"] in CHOSEN else "no"
        return call("does-heal", n=raw["n"], split="yes" if raw.get("split") else chosen)

    def tell_determination(self, raw: Fields) -> str:
        return call("does-determination", **signed(raw["n"]))

    def tell_morale(self, raw: Fields) -> str:
        return call("does-morale", **signed(raw["n"]))

    def tell_reroll_sheet(self, raw: Fields) -> str:
        always = "yes" if raw.get("roll_success_die_even_with_full_pawns") else "no"
        return call("does-reroll_sheet", until=raw["until"], always=always)

    def tell_only_actions(self, raw: Fields) -> str:
        names = ", ".join([f"{{ action-{name} }}" for name in raw["actions"]])
        return f"{call('does-only_actions', when=raw['when'])} {names}"

    # -- resources and tracks

    def tell_gain(self, raw: Fields) -> str:
        text = f"{call('does-gain', n=raw['n'])} {{ resource-{raw['res']} }}"
        return f"{text} {call('per-player')}" if raw.get("per") == "player" else text

    def tell_lose(self, raw: Fields) -> str:
        return f"{call('does-lose', n=raw['n'])} {{ resource-{raw['res']} }}"

    def tell_lose_all(self, raw: Fields) -> str:
        kinds = ", ".join([f"{{ resource-{kind} }}" for kind in raw["kinds"]])
        return f"{call('does-lose_all')} {kinds}"

    def tell_track(self, raw: Fields) -> str:
        text = f"{{ track-{raw['track']} }} {call('does-track', **signed(raw['n']))}"
        return f"{text} ({call('with-shelter')})" if raw.get("needs_shelter") else text

    def tell_track_set(self, raw: Fields) -> str:
        return f"{{ track-{raw['track']} }} {call('does-track_set', n=raw['value'])}"

    def tell_halve(self, raw: Fields) -> str:
        return f"{{ track-{raw['track']} }} {call('does-halve')}"

    # -- choices and conditions

    def tell_choice(self, raw: Fields) -> str:
        by = self.actor if raw["by"] == ACTOR else ""
        told = self.by(by, f" {call('or')} ", [option["do"] for option in raw["options"]])
        return f"{call('who', name=by)}: {told}" if by else told

    def tell_decide(self, raw: Fields) -> str:
        """If one of the options is to do nothing, it is an offer."""
        options = [option["do"] for option in raw["options"]]
        real = [do for do in options if [entry["op"] for entry in do] != ["nothing"]]
        offer = "yes" if len(real) < len(options) else "no"
        told = self.by(self.actor, f" {call('or')} ", real)
        return f"{call('who', name=self.actor)} {call('does-decide', offer=offer)}: {told}"

    def by(self, subject: str, between: str, options: list[list[Fields]]) -> str:
        """The options of somebody, who need not be named again."""
        before, self.subject = self.subject, subject
        told = between.join([self.nested(do) for do in options])
        self.subject = before
        return told

    def tell_if_item(self, raw: Fields) -> str:
        item = f"{{ invention-{raw['item']} }}"
        no = self.nested(raw["else"])
        if not raw["then"]:
            return f"{call('without')} {item}: {no}"
        return f"{call('with')} {item}: {self.nested(raw['then'])}, {call('without-it')}: {no}"

    def tell_if_weapon(self, raw: Fields) -> str:
        return f"{call('does-if_weapon', n=raw['min'])}: {self.nested(raw['else'])}"

    # -- tokens and the island

    def tell_token(self, raw: Fields) -> str:
        token, at = raw["token"], raw["at"]
        if token == "wood_plus" and (at == "build" or at.endswith("_cost")):  # RC-9.6
            return call("dearer", what=at)
        text = f"{{ marker-{token} }} {call('place', at=at)}"
        marks = [raw[key] for key in ("start", "condition", "only_if", "acts_as") if key in raw]
        return " ".join([text, *[f"({call('token-note', which=mark)})" for mark in marks]])

    def tell_untoken(self, raw: Fields) -> str:
        return f"{call('does-untoken')} {{ marker-{raw['token']} }} {call('place', at=raw['at'])}"

    def tell_weather(self, raw: Fields) -> str:
        return f"{{ weather-{raw['token']} }} {call('place', at='weather')}"

    def tell_exhaust(self, raw: Fields) -> str:
        text = call("does-exhaust", source=raw["source"], n=raw["n"])
        if raw["source"] != "gathered":
            text = f"{text} {call('place', at=raw['where'])}"
        if raw.get("optional"):
            text = f"{text} ({call('optional')})"
        if raw.get("deferred_if_unexplored"):
            text = f"{text} ({call('deferred')})"
        if "else_wounds" in raw:
            text = f"{text} ({call('else-wounds', n=raw['else_wounds'])})"
        return text

    def tell_cover_terrain(self, raw: Fields) -> str:
        if raw["terrain"] == "of_tile":
            return call("does-cover_terrain", of="tile")
        return f"{call('does-cover_terrain', of='any')} {{ terrain-{raw['terrain']} }}"

    # -- items and inventions

    def tell_flip_items(self, raw: Fields) -> str:
        return call("does-flip_items", n=raw["n"], most="yes" if raw.get("up_to") else "no")

    def tell_build_free(self, raw: Fields) -> str:
        names = f" {call('or')} ".join([f"{{ invention-{item} }}" for item in raw["items"]])
        return f"{call('does-build_free')} {names}"

    def tell_extra_pawn(self, raw: Fields) -> str:
        often = "each" if raw["uses"] < 0 else "once"
        text = f"{call('does-extra_pawn', n=raw['n'], often=often)} "
        text += call("pawn-work", colour=raw["colour"])
        if often == "once" and self.actor != USER:  # what somebody uses is used up anyway
            text = f"{text} ({call('one-use', n=raw['n'])})"
        return f"{text} ({call('only-totems')})" if "only" in raw else text

    # -- cards and fights

    def tell_mystery(self, raw: Fields) -> str:
        who = "" if raw.get("who", ACTOR) == ACTOR else f"{call('who', name=raw['who'])}: "
        kinds = [kind for kind in MYSTERY_KINDS if raw[kind]]
        if raw.get("all_types"):
            return who + call("does-mystery", of="all", n=raw["draw"])
        if len(kinds) == 1:
            return who + call("does-mystery", of=kinds[0], n=raw["draw"])
        limits = [call("mystery-limit", of=kind, n=raw[kind]) for kind in kinds]
        if "max_trap_plus_monster" in raw:
            limits[1:] = [call("mystery-limit", of="either", n=raw["max_trap_plus_monster"])]
        return f"{who}{call('does-mystery', of='limited', n=raw['draw'])} ({', '.join(limits)})"

    def tell_discovery(self, raw: Fields) -> str:
        some = "all" if raw["n"] == raw["keep"] else "some"
        return call("does-discovery", n=raw["n"], keep=raw["keep"], some=some)

    def tell_peek(self, raw: Fields) -> str:
        text = call("does-peek", deck=raw["deck"], n=raw["n"])
        notes = [key for key in ("reorder", "may_bottom", "leave_face_up") if raw.get(key)]
        return ", ".join([text, *[call("peek-note", which=note) for note in notes]])

    def tell_fight(self, raw: Fields) -> str:
        told = self.spoils(raw)
        text = call("does-fight", n=raw["strength"])
        return f"{text} ({', '.join(told)})" if told else text

    def spoils(self, raw: Fields) -> list[str]:
        """RC-10.3: what a fight costs and brings besides wounds."""
        found: list[str] = []
        if raw["weapon"]:
            found.append(self.tell_track({"track": "weapon", "n": raw["weapon"]}))
        found += [
            self.tell_gain({"res": res, "n": raw[res]}) for res in ("food", "fur") if raw.get(res)
        ]
        if raw.get("palisade"):
            found.append(self.tell_track({"track": "palisade", "n": raw["palisade"]}))
        return found

    def tell_temp_weapon(self, raw: Fields) -> str:
        often = "each" if raw["uses"] < 0 else "once"
        text = call("does-temp_weapon", n=raw["n"], often=raw.get("once_per", often))
        if "self_wound" in raw:
            text = f"{text} ({call('self-wound', n=raw['self_wound'])})"
        return text

    # -- rounds, nights, lasting rules

    def tell_night(self, raw: Fields) -> str:
        kind = str(raw["kind"])
        who = call("who", name=self.person(raw)) + ": " if self.person(raw) else ""
        if kind == "divided_wounds":
            return call("does-night", kind=kind, n=raw["per_player"])
        if kind == "outside":
            text = who + call("does-night", kind=kind, n=1)
            if "next_round" in raw:
                text = f"{text}, {call('next-round')}: {self.nested(raw['next_round'])}"
            return text
        facts: dict[str, int | str] = {"n": raw["n"]}
        if "else_wounds" in raw:
            facts["wounds"] = raw["else_wounds"]
        if raw.get("every_night"):
            kind = "every_wound"
        return who + call("does-night", kind=kind, **facts)

    def tell_passive(self, raw: Fields) -> str:
        kind = raw["kind"]
        facts: dict[str, int | str] = {
            key: int(value) if isinstance(value, bool) else value
            for key, value in raw.items()
            if key in ("n", "food", "max", "heal", "determination", "draw", "keep", "pawns", "uses")
        }
        if kind in SPLITTABLE:
            facts["split"] = "yes" if raw.get("split") else "no"
        text = call(f"lasting-{kind}", **facts)
        if "do" in raw:
            text = f"{text}: {self.nested(raw['do'])}"
        if "not_with_item" in raw:
            text = f"{text} ({call('not-with')} {{ invention-{raw['not_with_item']} }})"
        notes = [raw[key] for key in ("start", "after") if key in raw]
        return " ".join([text, *[f"({call('token-note', which=note)})" for note in notes]])

    # -- scenarios

    def tell_scn_marker_on_tile(self, raw: Fields) -> str:
        return f"{{ marker-{raw['marker']} }} {call('place', at='this_tile')}"

    def tell_scn_remove_markers(self, raw: Fields) -> str:
        return f"{call('does-scn_remove_markers', n=raw['n'])} {{ marker-{raw['marker']} }}"

    def tell_scn_place_markers(self, raw: Fields) -> str:
        text = f"{call('does-scn_place_markers', n=raw['n'])} {{ marker-{raw['marker']} }}"
        return text if raw["shortfall"] == "none" else f"{text} ({call('shortfall')})"
