"""The data files: what the loader refuses (NAU-2.2)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from robinsonade.games.naufragos.box import cards
from robinsonade.games.naufragos.effects import book_maker as making
from robinsonade.games.naufragos.effects.book_maker import Maker
from robinsonade.kernel.slips import BadData


def with_card(name: str, **changes: Any) -> list[cards.RawCard]:
    raw = copy.deepcopy(cards.RAW_CARDS)
    for _, _, fields in raw:
        if fields["id"] == name:
            fields.update(changes)
    return raw


@pytest.mark.parametrize(
    ("name", "changes", "why"),
    [
        ("coast_tide_pools", {"effect": [{"op": "add_forage"}]}, "n is missing"),
        ("coast_tide_pools", {"effect": [{"op": "add_forage", "n": 1, "m": 2}]}, "unknown m"),
        ("coast_tide_pools", {"effect": [{"op": "story", "who": "all", "n": 1}]}, "must be one of"),
        ("coast_tide_pools", {"origin": "hearsay"}, "origin"),
        ("coast_tide_pools", {"colour": "blue"}, "unknown colour"),
        ("ev_rats", {"effect": [{"op": "place_camp", "card": "camp_cats"}]}, "no card camp_cats"),
        ("ev_rats", {"effect": [{"op": "place_camp", "card": "machete"}]}, "cannot be brought"),
        ("ev_rats", {"effect": [{"op": "add_cards", "plots": [101], "deck": "events"}]}, "101"),
        (
            "ev_rats",
            {"effect": [{"op": "add_cards", "plots": [2], "deck": "heart"}]},
            "the back of",
        ),
        ("ev_rats", {"effect": [{"op": "set_flag", "id": "cheese"}]}, "never asked for"),
        (
            "ev_rats",
            {"effect": [{"op": "if", "cond": {"flag": "cheese"}, "then": []}]},
            "nothing ever sets",
        ),
        (
            "ev_rats",
            {"effect": [{"op": "roll", "dice": 1, "table": [{"min": 1, "max": 5, "effect": []}]}]},
            "must cover 1 to 6",
        ),
        ("plot_000_scored_bark", {"effect": []}, "flag|plot cards that nothing brings"),
        (
            "plot_009_emerald_cross",
            {"effect": [{"op": "add_cards", "plots": [6], "deck": "heart"}]},
            "in circles",
        ),
    ],
)
def test_slips_stop_loading(
    name: str, changes: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "RAW_CARDS", with_card(name, **changes))
    if name == "plot_000_scored_bark":
        Maker().make("")  # the den is reached by another card as well: nothing is wrong
        return
    with pytest.raises(BadData, match=why):
        Maker().make("")


def test_NAU_13_3_NAU_R43_a_basic_event_without_a_ship_stops_loading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    none: dict[str, list[str]] = {"constructions": [], "items": []}
    monkeypatch.setattr(making, "RAW_CARDS", with_card("ev_rats", rescue=none))
    with pytest.raises(BadData, match="rescue: the ship of a basic event looks for something"):
        Maker().make("")
    plot = with_card("plot_047_canoes_in_the_bay", rescue=none)
    monkeypatch.setattr(making, "RAW_CARDS", plot)
    Maker().make("")
