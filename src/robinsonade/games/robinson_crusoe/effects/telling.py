"""What cards, inventions, items, tokens, totems and crew do, in words, from the data files.

Patterns of Fluent terms, the same in all languages; the terms (`-does-wound` and so on) are in the
text files, into which `tools/tell_cards.py` writes the patterns. ► parts what happens at different
times: the last two parts of a threat card are the action against it and what it does otherwise.
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.characters import PERSONAL_DETERMINATION, PLAYER_IDS
from robinsonade.games.robinson_crusoe.box.reading import PACKAGE
from robinsonade.games.robinson_crusoe.effects.fights import spoils_of
from robinsonade.games.robinson_crusoe.effects.teller import ACTOR, USER, Teller
from robinsonade.games.robinson_crusoe.effects.vocabulary import VOCABULARY
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.effects import Said
from robinsonade.kernel.telling import SIGN, THEN, call, quoted

NEXT: Final = f" {SIGN} "
FIRST_PLAYER: Final = "first_player"
SCENARIO_SYMBOL: Final = "see_scenario"
PAID_IN: Final = ("wood", "fur", "food")

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


def sheet_texts(sheet: Said) -> dict[str, str]:
    """What stands on the sheet of a scenario."""
    name = sheet["id"]
    found = {f"invention-{row['id']}": invention_text(row) for row in sheet.get("invention", ())}
    for row in sheet.get("discovery", ()):
        found[f"token-{name}_{row['symbol'].removeprefix('scenario_')}"] = token_text(row)
    for row in sheet.get("totem", ()):
        found[f"totem-{name}_{row['order']}"] = totem_text(row)
    for row in sheet.get("crew", ()):
        told = teller_for(USER).effects(row["item_effect"])
        found[f"crew-{row['id']}"] = f"{{ crew-{row['id']}.item }}: {told}"
    return found


def books() -> dict[str, str]:
    """What the book icon does in each scenario."""
    sheets = rows("scenarios.toml", "scenario")
    return {f"scenario-{sheet['id']}": teller_for().nested(sheet["book"]) for sheet in sheets}


def rewards() -> dict[str, str]:
    """RC-8.2, RC-8.3: what an action against a threat gives, of wreckage with two pawns."""
    found = {
        f"threat-{row['id']}": reward_text(row["threat_action"])
        for row in rows("events.toml", "event")
    }
    for row in rows("events.toml", "wreckage"):
        found[f"threat-{row['id']}"] = teller_for().nested(row["two_pawns"])
    return found


def small_rewards() -> dict[str, str]:
    """RC-8.3: the same, but of wreckage with one pawn."""
    found = rewards()
    for row in rows("events.toml", "wreckage"):
        found[f"threat-{row['id']}"] = teller_for().nested(row["one_pawn"])
    return found


def strikes() -> dict[str, str]:
    """RC-5.4: what a threat does that nobody averts."""
    cards = [*rows("events.toml", "event"), *rows("events.toml", "wreckage")]
    return {f"threat-{row['id']}": strike_text(row) for row in cards}


def teller_for(actor: str = ACTOR) -> Teller:
    """Tells what cards do to whoever acts, or to somebody else that they mean by that."""
    return Teller(VOCABULARY, actor)


def rows(file: str, key: str) -> list[Said]:
    return list(DataFile.read(PACKAGE, file).section(key))


# -- one thing -----------------------------------------------------------------------------------


def event_text(row: Said) -> str:
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
    averted = is_only_averted(action)
    reward = call("averted") if averted else teller_for().effects(action["reward"])
    return NEXT.join(
        [
            f"{call('event')}: {teller_for(FIRST_PLAYER).effects(effects)}",
            f"{action_called(row)} ({', '.join(needs)}): {reward}",
            otherwise(row),
        ]
    )


def is_only_averted(action: Said) -> bool:
    return [raw["op"] for raw in action["reward"]] == ["nothing"]


def reward_text(action: Said) -> str:
    """Within a sentence."""
    return call("averted") if is_only_averted(action) else teller_for().nested(action["reward"])


def wreckage_text(row: Said) -> str:
    """RC-8.3: one pawn or two."""
    ways = [
        f"({call('pawns', n=n, apart='no')}): {teller_for().nested(row[key])}"
        for n, key in ((1, "one_pawn"), (2, "two_pawns"))
    ]
    return NEXT.join([f"{action_called(row)} {'; '.join(ways)}", otherwise(row)])


def action_called(row: Said) -> str:
    return f"{call('against')} {quoted('card', row['id'], 'action')}"


def otherwise(row: Said) -> str:
    """RC-5.7: if it is the event once more, that is told again."""
    return f"{call('otherwise')}: {teller_for(FIRST_PLAYER).effects(struck_by(row))}"


def struck_by(row: Said) -> list[Said]:
    again = any(raw["op"] == "event_again" for raw in row["threat_effect"])
    effects: list[Said] = row["event"] if again else row["threat_effect"]
    return effects


def strike_text(row: Said) -> str:
    """Within a sentence."""
    return teller_for(FIRST_PLAYER).nested(struck_by(row))


def halves_text(row: Said) -> str:
    """What it does when it is drawn, and later out of the Event deck."""
    halves = [teller_for().effects(row["effect"])]
    if "event" in row:
        told = teller_for(FIRST_PLAYER).effects(row["event"])
        halves.append(f"{call('later')} {quoted('card', row['id'], 'half')}: {told}")
    return NEXT.join(halves)


def beast_text(row: Said) -> str:
    return THEN.join(
        [call("strength", n=row["strength"]), *spoils_of(teller_for(), row), *extra_of(row)]
    )


def extra_of(row: Said) -> list[str]:
    return [teller_for("fighter").effects(row["extra"])] if row["extra"] else []


def invention_text(row: Said) -> str:
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
    effect = teller_for().effects(effects) if effects else call("needed-elsewhere")
    return f"{THEN.join(heads)}{NEXT}{effect}"


def item_text(row: Said) -> str:
    heads = f"{call('uses', n=row['uses'])}, {call('moment', when=row['timing'])}"
    return f"{heads}: {teller_for(USER).effects(row['effect'])}"


def token_text(row: Said) -> str:
    heads = [call("moment", when=row["timing"])]
    if "requires_item" in row:
        heads.append(f"{call('with')} {{ invention-{row['requires_item']} }}")
    if "requires_weapon" in row:
        heads.append(f"{call('with')} {weapon_of(row['requires_weapon'])}")
    told = [f"{', '.join(heads)}: {teller_for(USER).effects(row['effect'])}"]
    if row.get("multi_use"):
        told.append(call("stays"))
    if row.get("spoils_at_night"):
        told.append(call("spoils", n=row["stored_as_food"]))
    return THEN.join(told)


def totem_text(row: Said) -> str:
    """What happens when it is found, and the explore action there later."""
    if "action" not in row:
        return teller_for().effects(row["effect"])
    action = row["action"]
    head = call("visit", n=action["pawns_extra"])
    told = [f"{head}: {teller_for().effects(action['do'])}"]
    if now := [raw for raw in row["effect"] if raw["op"] != "scn_site"]:
        told.insert(0, teller_for().effects(now))
    return NEXT.join(told)


def price_text(ways: list[Said]) -> str:
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
