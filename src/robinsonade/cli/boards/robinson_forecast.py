"""The forecast of Robinson Crusoe in words: tonight, the plan, the workshop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import RESOURCE
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.spots import SPOT
from robinsonade.games.robinson_crusoe.choices import Plan
from robinsonade.games.robinson_crusoe.guide.forecast.words import CERTAIN, KINDS
from robinsonade.kernel.choice import Choice
from robinsonade.text import Texts

Data = dict[str, Any]
BY_NAME: Final = {kind.name: kind for kind in KINDS}
SURE: Final = 1


def told(said: Data, texts: Texts) -> str:
    return texts.forecast(BY_NAME[said["kind"]], said["words"])


def odds_of(choice: Choice, forecast: Data, texts: Texts) -> str:
    """What the dice of an action would say, or what a threat gives; nothing where all is sure."""
    spot = forecast["spots"].get(SPOT.ids[choice.spot]) if isinstance(choice, Plan) else None
    parts = [cost_in_words(forecast["costs"].get(choice.id, {}), texts)]
    if spot is not None and spot["said"]["kind"] != CERTAIN.name:
        parts += [told(said, texts) for said in spot["rewards"] or [spot["said"]]]
    return " ".join([part for part in parts if part])


def cost_in_words(cost: dict[str, int], texts: Texts) -> str:
    """How much of which resources; nothing where nothing is paid."""
    paid = [
        texts.say("cli-robinson-paid", number=number, resource=named)
        for resource, number in cost.items()
        for named in [texts.name(RESOURCE, RESOURCE.index[resource])]
    ]
    return texts.say("cli-robinson-costs", list=texts.listed(paid)) if paid else ""


def forecast_lines(forecast: Data, texts: Texts, *, whole: bool) -> Iterator[str]:
    """Tonight, if this plan stands; `whole`: with all sums, and the workshop."""
    yield texts.say("cli-robinson-tonight")
    for line in forecast["lines"]:
        yield told(line["said"], texts)
        if whole:
            yield from sum_lines(line["sum"], texts)
    for person in forecast["people"]:
        yield told(person["said"], texts)
        if whole:
            yield from sum_lines(person["sum"], texts)
    for planned in forecast["plan"]:
        yield planned_line(planned, texts)
    for cause in forecast["causes"]:
        yield told(cause, texts)
    if whole:
        for craft in forecast["workshop"]:
            name = texts.name(INVENTION, INVENTION.index[craft["id"]])
            yield texts.say("cli-robinson-craft", invention=name, state=told(craft["said"], texts))
    left_out = " ".join([told(said, texts) for said in forecast["uncounted"]])
    yield texts.say("cli-robinson-uncounted", list=left_out)


def planned_line(planned: Data, texts: Texts) -> str:
    parts = [told(planned["said"], texts)]
    if planned["more"] is not None:
        parts.append(told(planned["more"], texts))
    spot = texts.name(SPOT, SPOT.index[planned["spot"]])
    return texts.say("cli-robinson-odds", spot=spot, odds=" ".join(parts))


def sum_lines(addends: list[Data], texts: Texts) -> Iterator[str]:
    for one in addends:
        facts = {"what": told(one["said"], texts), "amount": signed(one["amount"], texts)}
        if not one["counted"]:
            yield texts.say("cli-robinson-reserve", **facts)
        elif one["chance"] < SURE:
            share = texts.percent(one["chance"], 0)
            yield texts.say("cli-robinson-perhaps", **facts, chance=share)
        else:
            yield texts.say("cli-robinson-addend", **facts)


def signed(amount: float, texts: Texts) -> str:
    """With its sign; whole numbers without a fraction.

    >>> signed(-1.0, Texts("en")), signed(0.833, Texts("es"))
    ('−1', '+0,83')
    """
    digits = 0 if amount == round(amount) else 2
    return ("−" if amount < 0 else "+") + texts.number(abs(amount), digits)
