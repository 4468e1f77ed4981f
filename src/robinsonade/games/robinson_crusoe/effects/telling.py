"""What cards, inventions, items, tokens, totems and crew do, in words, from the data files.

Patterns of Fluent terms, the same in all languages; the terms (`-does-wound` and so on) are in the
text files, into which `tools/tell_cards.py` writes the patterns. ► parts what happens at different
times: the last two parts of a threat card are the action against it and what it does otherwise.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.components import (
    PACKAGE,
    PERSONAL_DETERMINATION,
    PLAYER_IDS,
)
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.telling import SIGN, THEN, call, signed

Fields = dict[str, Any]

NEXT: Final = f" {SIGN} "
ACTOR: Final = "actor"
FIRST_PLAYER: Final = "first_player"
USER: Final = "user"
SCENARIO_SYMBOL: Final = "see_scenario"
PAID_IN: Final = ("wood", "fur", "food")
MYSTERY_KINDS: Final = ("treasure", "trap", "monster")
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


# -- everything by the key of its name -----------------------------------------------------------


def tellings() -> dict[str, str]:
    """What each thing does."""
    found: dict[str, str] = {}
    for row in rows("events.toml", "event"):
        found[f"card-{row['id']}"] = event_text(row)
    for row in rows("events.toml", "wreckage"):
        found[f"card-{row['id']}"] = wreckage_text(row)
    for row in rows("adventures.toml", "adventure"):
        found[f"card-{row['id']}"] = halves_text(row)
    for row in rows("mystery.toml", "mystery"):
        found[f"card-{row['id']}"] = f"{{ mystery-{row['kind']} }}: {halves_text(row)}"
    for row in rows("beasts.toml", "beast"):
        found[f"card-{row['id']}"] = beast_text(row)
    for row in rows("inventions.toml", "invention"):
        found[f"invention-{row['id']}"] = invention_text(row)
    for row in rows("items.toml", "starting_item"):
        found[f"item-{row['id']}"] = item_text(row)
    for row in rows("items.toml", "discovery"):
        if row["timing"] != SCENARIO_SYMBOL:
            found[f"token-{row['id']}"] = token_text(row)
    for sheet in rows("scenarios.toml", "scenario"):
        found |= sheet_texts(sheet)
    return found


def sheet_texts(sheet: Fields) -> dict[str, str]:
    """What stands on the sheet of a scenario."""
    name = sheet["id"]
    found = {f"invention-{row['id']}": invention_text(row) for row in sheet.get("invention", ())}
    for row in sheet.get("discovery", ()):
        found[f"token-{name}_{row['symbol'].removeprefix('scenario_')}"] = token_text(row)
    for row in sheet.get("totem", ()):
        found[f"totem-{name}_{row['order']}"] = totem_text(row)
    for row in sheet.get("crew", ()):
        told = Teller(USER).effects(row["item_effect"])
        found[f"crew-{row['id']}"] = f"{{ crew-{row['id']}.item }}: {told}"
    return found


def books() -> dict[str, str]:
    """What the book icon does in each scenario."""
    sheets = rows("scenarios.toml", "scenario")
    return {f"scenario-{sheet['id']}": Teller().effects(sheet["book"]) for sheet in sheets}


def rows(file: str, key: str) -> list[Fields]:
    return list(DataFile.read(PACKAGE, file).section(key))


# -- one thing -----------------------------------------------------------------------------------


def event_text(row: Fields) -> str:
    """Icon and effect, the action against it, and what it does otherwise."""
    icon = {"op": "token", "token": "adventure", "at": row["icon"]}
    if row["icon"] == "book":
        icon = {"op": "book_effect"}
    effects = [icon, *[raw for raw in row["event"] if raw["op"] != "nothing"]]
    action = row["threat_action"]
    apart = "yes" if action.get("pawns_of_different_players") else "no"
    needs = [call("pawns", n=action["pawns"], apart=apart)]
    needs += [f"{{ invention-{item} }}" for item in action.get("items", ())]
    if "weapon" in action:
        needs.append(weapon_of(action["weapon"]))
    if "pay_any" in action:
        needs.append(price_text(action["pay_any"]))
    averted = [raw["op"] for raw in action["reward"]] == ["nothing"]
    reward = call("averted") if averted else Teller().effects(action["reward"])
    return NEXT.join(
        [
            f"{call('event')}: {Teller(FIRST_PLAYER).effects(effects)}",
            f"{action_called(row)} ({', '.join(needs)}): {reward}",
            otherwise(row),
        ]
    )


def wreckage_text(row: Fields) -> str:
    """RC-8.3: one pawn or two."""
    ways = [
        f"({call('pawns', n=n, apart='no')}): {Teller().effects(row[key])}"
        for n, key in ((1, "one_pawn"), (2, "two_pawns"))
    ]
    return NEXT.join([f"{action_called(row)} {' / '.join(ways)}", otherwise(row)])


def action_called(row: Fields) -> str:
    return f"{call('against')} “{{ card-{row['id']}.action }}”"


def otherwise(row: Fields) -> str:
    """RC-5.7: if it is the event once more, that is told again."""
    again = any(raw["op"] == "event_again" for raw in row["threat_effect"])
    effects = row["event"] if again else row["threat_effect"]
    return f"{call('otherwise')}: {Teller(FIRST_PLAYER).effects(effects)}"


def halves_text(row: Fields) -> str:
    """What it does when it is drawn, and later out of the Event deck."""
    halves = [Teller().effects(row["effect"])]
    if "event" in row:
        told = Teller(FIRST_PLAYER).effects(row["event"])
        halves.append(f"{call('later')} “{{ card-{row['id']}.half }}”: {told}")
    return NEXT.join(halves)


def beast_text(row: Fields) -> str:
    return THEN.join([call("strength", n=row["strength"]), *spoils(row), *extra_of(row)])


def spoils(row: Fields) -> list[str]:
    """RC-10.3: what a fight costs and brings besides wounds."""
    teller = Teller()
    found: list[str] = []
    if row["weapon"]:
        found.append(teller.tell_track({"track": "weapon", "n": row["weapon"]}))
    found += [
        teller.tell_gain({"res": res, "n": row[res]}) for res in ("food", "fur") if row.get(res)
    ]
    if row.get("palisade"):
        found.append(teller.tell_track({"track": "palisade", "n": row["palisade"]}))
    return found


def extra_of(row: Fields) -> list[str]:
    return [Teller("fighter").effects(row["extra"])] if row["extra"] else []


def invention_text(row: Fields) -> str:
    """What it needs and costs; what it does once it is built."""
    terrains = [*row.get("terrains", ()), *([row["terrain"]] if "terrain" in row else [])]
    needed = [f"{{ terrain-{terrain} }}" for terrain in terrains]
    needed += [f"{{ invention-{item} }}" for item in row.get("items", ())]
    heads = [f"{call('needs')} {', '.join(needed)}"] if needed else []
    if "pay_any" in row:
        heads.append(f"{call('costs')} {price_text(row['pay_any'])}")
    if "precondition" in row:
        heads.append(call("only-once", what=row["precondition"]))
    if row.get("multiple"):
        heads.append(call("repeatable"))
    if "owner" in row:
        bonus = PERSONAL_DETERMINATION[PLAYER_IDS.index(row["owner"])]
        heads.append(f"{call('personal', n=bonus)}: {{ character-{row['owner']} }}")
    effects = [*row["on_build"], *row["passive"]]
    effect = Teller().effects(effects) if effects else call("needed-elsewhere")
    return f"{THEN.join(heads)}{NEXT}{effect}"


def item_text(row: Fields) -> str:
    heads = f"{call('uses', n=row['uses'])}, {call('moment', when=row['timing'])}"
    return f"{heads}: {Teller(USER).effects(row['effect'])}"


def token_text(row: Fields) -> str:
    heads = [call("moment", when=row["timing"])]
    if "requires_item" in row:
        heads.append(f"{call('with')} {{ invention-{row['requires_item']} }}")
    if "requires_weapon" in row:
        heads.append(f"{call('with')} {weapon_of(row['requires_weapon'])}")
    told = [f"{', '.join(heads)}: {Teller(USER).effects(row['effect'])}"]
    if row.get("multi_use"):
        told.append(call("stays"))
    if row.get("spoils_at_night"):
        told.append(call("spoils", n=row["stored_as_food"]))
    return THEN.join(told)


def totem_text(row: Fields) -> str:
    """What happens when it is found, and the explore action there later."""
    if "action" not in row:
        return Teller().effects(row["effect"])
    action = row["action"]
    head = call("visit", n=action["pawns_extra"])
    told = [f"{head}: {Teller().effects(action['do'])}"]
    if now := [raw for raw in row["effect"] if raw["op"] != "scn_site"]:
        told.insert(0, Teller().effects(now))
    return NEXT.join(told)


def price_text(ways: list[Fields]) -> str:
    """What is paid: "1 wood and 1 fur", "1 wood or Shovel"."""
    told: list[str] = []
    for way in ways:
        things = [amount(res, way[res]) for res in PAID_IN if res in way]
        if "item" in way:
            things.append(f"{{ invention-{way['item']} }}")
        told.append(f" {call('and')} ".join(things))
    return f" {call('or')} ".join(told)


def weapon_of(level: int) -> str:
    return f"{{ track-weapon }} {call('at-least', n=level)}"


def amount(res: str, n: int) -> str:
    return f"{call('amount', n=n)} {{ resource-{res} }}"


# -- effects -------------------------------------------------------------------------------------


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
        told = spoils(raw)
        text = call("does-fight", n=raw["strength"])
        return f"{text} ({', '.join(told)})" if told else text

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


SPLITTABLE: Final = ("night_heal", "heal")
