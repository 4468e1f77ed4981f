"""Every verb by its name, with its arguments as the data files write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from robinsonade.games.naufragos.box.cards import CARD_INDEX, Op
from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    BUILDING_IDS,
    DECK_IDS,
    IS_DEVELOPMENT,
    RAFT,
    SECTOR_IDS,
    STAT_IDS,
    WEATHER_IDS,
)
from robinsonade.games.naufragos.effects import board, castaways, control, goods
from robinsonade.games.naufragos.effects.reader import Reader, Target, finish, place_of
from robinsonade.games.naufragos.effects.targets import (
    AT_CAMP,
    CHOSEN,
    EXPLORERS,
    PLAYERS,
    SELF,
    STARTING_PLAYER,
)
from robinsonade.games.naufragos.rules.decks import FISHING, PLACES
from robinsonade.games.naufragos.steps.dice.rolls import ROLLS
from robinsonade.games.naufragos.steps.exploration.peeking import THEN
from robinsonade.games.naufragos.steps.people.belongings import CHOICE, RANDOM
from robinsonade.kernel.data import BadData, Row

Verb = Callable[[Reader, Row], Op]


def plain(make: Callable[[], Op]) -> Verb:
    """A verb without arguments."""
    return lambda reader, row: make()


def number(make: Callable[[int], Op]) -> Verb:
    """A verb with `n`, which is not negative."""
    return lambda reader, row: make(reader.count(row))


def signed(make: Callable[[int], Op]) -> Verb:
    return lambda reader, row: make(row.number("n"))


def aimed(reader: Reader, target: Target, make: Callable[[int], Op]) -> Op:
    """A verb with a target; whoever must be chosen is chosen first."""
    if not target.is_chosen:
        return make(target.who)
    inner = make(CHOSEN)
    return control.Choosing(target.who, target.item, False, reader.single(inner), inner)


def personal(make: Callable[[int, int], Op]) -> Verb:
    """A verb with `who` and `n`."""

    def read(reader: Reader, row: Row) -> Op:
        n = row.number("n")
        return aimed(reader, reader.target(row, "who"), lambda who: make(who, n))

    return read


def counted(make: Callable[[int, int], Op]) -> Verb:
    """A verb with `who` and `n`, which is not negative."""

    def read(reader: Reader, row: Row) -> Op:
        n = reader.count(row)
        return aimed(reader, reader.target(row, "who"), lambda who: make(who, n))

    return read


def gain_food(reader: Reader, row: Row) -> Op:
    n = reader.count(row)
    return aimed(reader, reader.goal(row, "to"), lambda who: goods.GainFood(n, who))


def lose_food(reader: Reader, row: Row) -> Op:
    n = reader.count(row)
    return aimed(reader, reader.goal(row, "from"), lambda who: goods.LoseFood(n, who))


def fish(reader: Reader, row: Row) -> Op:
    here = CARD_INDEX.get(reader.card) == FISHING
    return goods.FishHere(reader.count(row)) if here else goods.FishOp(reader.count(row))


def advance(reader: Reader, row: Row) -> Op:
    sector = place_of(row, "sector", SECTOR_IDS) if "sector" in row.left else -1
    n = row.number("n")
    return aimed(reader, reader.target(row, "who"), lambda who: castaways.Advance(who, n, sector))


def lost(reader: Reader, row: Row) -> Op:
    return aimed(reader, reader.target(row, "who"), castaways.Lost)


def return_to_camp(reader: Reader, row: Row) -> Op:
    return aimed(reader, reader.target(row, "who"), castaways.ReturnToCamp)


def choice(reader: Reader, row: Row) -> Op:
    by = reader.target(row, "by")
    if not by.is_one:
        raise BadData(f"{row.where}: by must be a single castaway")
    options = reader.options(row, priced=True)
    return aimed(reader, by, lambda who: control.ChoiceOp(who, options))


def vote(reader: Reader, row: Row) -> Op:
    among = reader.who(row, "among")
    if among not in (EXPLORERS, AT_CAMP, PLAYERS):
        raise BadData(f"{row.where}: among must be explorers, at_camp or players")
    return control.VoteOp(among, reader.options(row, priced=False))


def roll(reader: Reader, row: Row) -> Op:
    dice = row.number("dice")
    if dice not in (1, 2):
        raise BadData(f"{row.where}: dice must be 1 or 2")
    mod = 0
    stats: list[int] = []
    given = row.take("mod") if "mod" in row.left else 0
    if isinstance(given, int):
        mod = given
    else:
        for part in row.parts("mod"):
            stats.append(STAT_IDS.index(part.one_of("stat", STAT_IDS)))
            finish(part)
    rows: list[list[int]] = []
    for part in row.parts("table"):
        low, high = part.number("min"), part.number("max")
        rows.append(
            [low, high, reader.block(part.take("effect"), f"{part.where}, {low} to {high}")]
        )
        finish(part)
    check_table(row, dice, rows)
    return control.RollOp(dice, mod, stats, rows)


def check_table(row: Row, dice: int, rows: list[list[int]]) -> None:
    """Every result of the dice is covered exactly once."""
    covered = [n for low, high, _ in rows for n in range(low, high + 1)]
    if covered != list(range(dice, 6 * dice + 1)):
        raise BadData(f"{row.where}: the table must cover {dice} to {6 * dice}, each once")


def strength_check(reader: Reader, row: Row) -> Op:
    attacker = row.one_of("attacker", ("island", "players"))
    need = row.number("vs") + (attacker == "players")  # NAU-5.3
    target = reader.target(row, "who")
    win, lose = reader.branch(row, "win"), reader.branch(row, "lose")
    return aimed(reader, target, lambda who: control.StrengthCheck(who, need, win, lose))


def contest(reader: Reader, row: Row) -> Op:
    a = reader.who(row, "a")
    if a not in (SELF, STARTING_PLAYER):
        raise BadData(f"{row.where}: a must be self or starting_player")
    b = reader.target(row, "b")
    if not b.is_chosen:
        raise BadData(f"{row.where}: b must be a castaway that is chosen")
    outer = reader.in_contest
    reader.in_contest = True
    inner = control.Contest(a, reader.branch(row, "win"), reader.branch(row, "lose"))
    reader.in_contest = outer
    return control.Choosing(b.who, b.item, True, reader.single(inner), inner)


def condition(reader: Reader, row: Row) -> Op:
    cond = reader.condition(row.take("cond"), row.where)
    return control.If(cond, reader.branch(row, "then"), reader.branch(row, "else"))


def each(reader: Reader, row: Row) -> Op:
    block = reader.branch(row, "do")
    return aimed(reader, reader.target(row, "who"), lambda who: control.Each(who, block))


def reroll(reader: Reader, row: Row) -> Op:
    row.one_of("which", ROLLS)
    return control.Reroll()


def add_cards(reader: Reader, row: Row) -> Op:
    place = PLACES.index(row.one_of("place", PLACES)) if "place" in row.left else 0
    cards = reader.cards(row)
    return board.AddCards(cards, place_of(row, "deck", DECK_IDS), place)


def pending(reader: Reader, row: Row) -> Op:
    cards = reader.cards(row)
    face = row.one_of("face", ("up", "down"))
    locked = row.flag("locked") if "locked" in row.left else False
    if face == "down":
        return board.PendingPile(cards, locked)
    if len(cards) > 1 or locked:
        raise BadData(f"{row.where}: a single card lies face up, only a pile face down is locked")
    return board.PendingUp(cards[0])


def place_camp(reader: Reader, row: Row) -> Op:
    return board.PlaceCamp(reader.only_card(row))


def remove_camp(reader: Reader, row: Row) -> Op:
    return board.RemoveCamp(reader.only_card(row))


def gain_item(reader: Reader, row: Row) -> Op:
    card = reader.only_card(row)
    return aimed(reader, reader.target(row, "who"), lambda who: board.GainItem(card, who))


def which(reader: Reader, row: Row) -> int:
    name = row.text("which") if "which" in row.left else "choice"
    if name == "choice":
        return CHOICE
    return RANDOM if name == "random" else reader.card_named(row, name)


def lose_item(reader: Reader, row: Row) -> Op:
    n = reader.count(row)
    how = which(reader, row)
    return aimed(reader, reader.target(row, "who"), lambda who: board.LoseItem(who, n, how))


def steal_item(reader: Reader, row: Row) -> Op:
    card = which(reader, row)
    taker = reader.who(row, "who")
    target = reader.target(row, "from")
    if not target.is_chosen:
        return board.StealItemOp(target.who, taker, card)
    inner = board.StealItemOp(CHOSEN, taker, card)
    return control.Choosing(target.who, target.item, True, reader.single(inner), inner)


def remains(reader: Reader, row: Row) -> Op:
    draw, keep = reader.count(row, "draw"), reader.count(row, "keep")
    return aimed(reader, reader.target(row, "who"), lambda who: board.Remains(draw, keep, who))


def weather(reader: Reader, row: Row) -> Op:
    if "to" in row.left:
        return board.Weather(0, place_of(row, "to", WEATHER_IDS))
    return board.Weather(row.number("n"), -1)


def block_action(reader: Reader, row: Row) -> Op:
    turns = reader.count(row, "turns") if "turns" in row.left else 1
    return board.BlockAction(place_of(row, "action", ACTION_IDS), turns)


def construction(reader: Reader, row: Row) -> Op:
    building = place_of(row, "add", BUILDING_IDS)
    if building != RAFT:
        raise BadData(f"{row.where}: only the raft comes into play by an effect")
    return board.Construction(building)


def progress(reader: Reader, row: Row) -> Op:
    building = place_of(row, "target", BUILDING_IDS)
    if not IS_DEVELOPMENT[building]:
        raise BadData(f"{row.where}: only development constructions make progress")
    return board.Progress(building, row.number("n"))


def peek(reader: Reader, row: Row) -> Op:
    then = THEN.index(row.one_of("then", THEN))
    return board.PeekOp(place_of(row, "deck", DECK_IDS), reader.count(row), then)


def set_flag(reader: Reader, row: Row) -> Op:
    name = row.text("id")
    reader.flags_set.add(name)
    return board.SetFlag(reader.flag(name))


def draw_explore(reader: Reader, row: Row) -> Op:
    return board.DrawExplore(place_of(row, "deck", DECK_IDS[:3]))


def leave_pile(reader: Reader, row: Row) -> Op:
    return board.LeavePile(row.flag("close") if "close" in row.left else False)


VERBS: Final[dict[str, Verb]] = {
    # Goods
    "gain_food": gain_food,
    "lose_food": lose_food,
    "gain_fresh": number(goods.GainFresh),
    "forage_to_storage": number(goods.ForageToStorage),
    "add_forage": number(goods.AddForage),
    "remove_forage": number(goods.RemoveForage),
    "fish": fish,
    "add_shark": plain(goods.AddShark),
    "gain_wood": number(goods.GainWood),
    "lose_wood": number(goods.LoseWood),
    "fire_out": plain(goods.FireOut),
    "fire_lit": plain(goods.FireLit),
    # Castaways
    "energy": personal(castaways.Energy),
    "extra_energy": counted(castaways.ExtraEnergy),
    "injury": counted(castaways.Injury),
    "heal": counted(castaways.Heal),
    "sequela": counted(castaways.Sequela),
    "story": counted(castaways.Story),
    "lose_story": counted(castaways.LoseStory),
    "advance": advance,
    "difficulty": signed(castaways.Difficulty),
    "prepare_exploration": plain(castaways.PrepareExploration),
    "lost": lost,
    "return_to_camp": return_to_camp,
    # Control
    "choice": choice,
    "vote": vote,
    "roll": roll,
    "strength_check": strength_check,
    "contest": contest,
    "if": condition,
    "reroll": reroll,
    "each": each,
    # Cards, items, board
    "add_cards": add_cards,
    "pending": pending,
    "place_camp": place_camp,
    "remove_camp": remove_camp,
    "gain_item": gain_item,
    "lose_item": lose_item,
    "steal_item": steal_item,
    "remains": remains,
    "wreck_cube": signed(board.WreckCube),
    "salvage_cube": plain(board.SalvageCube),
    "weather": weather,
    "block_action": block_action,
    "construction": construction,
    "progress": progress,
    "peek": peek,
    "keep": plain(board.Keep),
    "remove_card": plain(board.RemoveCard),
    "set_flag": set_flag,
    "draw_explore": draw_explore,
    "leave_pile": leave_pile,
}
