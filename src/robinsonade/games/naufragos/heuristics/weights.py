"""The weights of the written-down evaluation, by name (data/weights.toml)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import PACKAGE
from robinsonade.kernel import weights

WEIGHTS: Final[dict[str, float]] = weights.weights_file(PACKAGE).section("weights")


class Weights(weights.Weights):
    """What each weight means stands in the data file, beside its value."""

    __slots__ = (
        "advance",
        "advance_other",
        "advance_self",
        "any_item",
        "behind",
        "build",
        "camp_card",
        "contest_lost",
        "contest_won",
        "danger",
        "dangerous",
        "descend",
        "diary",
        "difficulty",
        "drawn",
        "eat_counter",
        "eat_fresh",
        "eat_fresh_full",
        "eat_hungry",
        "eat_own",
        "energy",
        "explore",
        "explore_early",
        "explore_energy",
        "extra",
        "far_from",
        "feed",
        "feed_fire",
        "feed_own",
        "few_at_home",
        "first_shelter",
        "fish_tile",
        "food",
        "forage",
        "forage_tile",
        "fresh",
        "give",
        "go_on",
        "hands",
        "hands_each",
        "hardest",
        "haste",
        "haste_most",
        "homeward",
        "hunger",
        "hurry",
        "hurry_alone",
        "hurry_most",
        "in_hand",
        "injury",
        "item",
        "kindle",
        "last_effort",
        "leave_food",
        "little",
        "lost_tomorrow",
        "luck_tomorrow",
        "never",
        "next_turn",
        "night",
        "nobody_at_home",
        "nothing_ahead",
        "other_sector",
        "others",
        "pace",
        "pace_alone",
        "pawn_cost",
        "pay_again",
        "plenty",
        "plot",
        "points",
        "power",
        "prepare",
        "prepare_idly",
        "progress",
        "raft",
        "red_card",
        "reserve",
        "resolved",
        "rest",
        "rest_heals",
        "rest_heals_more",
        "rest_last",
        "rest_late",
        "rest_shelter",
        "rest_weak",
        "rests",
        "safe_alone",
        "safe_way",
        "salvage",
        "salvage_alone",
        "salvage_last",
        "shared",
        "shelter",
        "shelter_most",
        "shelter_pawn",
        "shelter_wood",
        "ship_waits",
        "shown",
        "skill",
        "some",
        "spoils",
        "starve",
        "steep",
        "steep_from",
        "story",
        "timber",
        "tired",
        "toil",
        "too_late",
        "turn_back",
        "turn_back_late",
        "turn_lost",
        "unit",
        "urgent",
        "use_power",
        "wanted",
        "way_pace",
        "windfall",
        "windfall_late",
        "wood",
        "wood_more",
        "wood_price",
        "wood_spare",
        "worth_using",
    )

    advance: float
    advance_other: float
    advance_self: float
    any_item: float
    behind: float
    build: float
    camp_card: float
    contest_lost: float
    contest_won: float
    danger: float
    dangerous: float
    descend: float
    diary: float
    difficulty: float
    drawn: float
    eat_counter: float
    eat_fresh: float
    eat_fresh_full: float
    eat_hungry: float
    eat_own: float
    energy: float
    explore: float
    explore_early: float
    explore_energy: float
    extra: float
    far_from: float
    feed: float
    feed_fire: float
    feed_own: float
    few_at_home: float
    first_shelter: float
    fish_tile: float
    food: float
    forage: float
    forage_tile: float
    fresh: float
    give: float
    go_on: float
    hands: float
    hands_each: float
    hardest: float
    haste: float
    haste_most: float
    homeward: float
    hunger: float
    hurry: float
    hurry_alone: float
    hurry_most: float
    in_hand: float
    injury: float
    item: float
    kindle: float
    last_effort: float
    leave_food: float
    little: float
    lost_tomorrow: float
    luck_tomorrow: float
    never: float
    next_turn: float
    night: float
    nobody_at_home: float
    nothing_ahead: float
    other_sector: float
    others: float
    pace: float
    pace_alone: float
    pawn_cost: float
    pay_again: float
    plenty: float
    plot: float
    points: float
    power: float
    prepare: float
    prepare_idly: float
    progress: float
    raft: float
    red_card: float
    reserve: float
    resolved: float
    rest: float
    rest_heals: float
    rest_heals_more: float
    rest_last: float
    rest_late: float
    rest_shelter: float
    rest_weak: float
    rests: float
    safe_alone: float
    safe_way: float
    salvage: float
    salvage_alone: float
    salvage_last: float
    shared: float
    shelter: float
    shelter_most: float
    shelter_pawn: float
    shelter_wood: float
    ship_waits: float
    shown: float
    skill: float
    some: float
    spoils: float
    starve: float
    steep: float
    steep_from: float
    story: float
    timber: float
    tired: float
    toil: float
    too_late: float
    turn_back: float
    turn_back_late: float
    turn_lost: float
    unit: float
    urgent: float
    use_power: float
    wanted: float
    way_pace: float
    windfall: float
    windfall_late: float
    wood: float
    wood_more: float
    wood_price: float
    wood_spare: float
    worth_using: float
