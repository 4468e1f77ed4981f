"""What series are called beside each other: by what tells them apart."""

from __future__ import annotations

from robinsonade.arena.experiment import Experiment
from robinsonade.text import Texts


def features(experiment: Experiment, texts: Texts) -> dict[str, str]:
    """What a series is, in words, by what one might vary."""
    found = {
        "seats": texts.say("report-seats", seats=experiment.seats),
        "players": line_up(experiment.players),
    }
    for name, value in experiment.options:
        found[f"option {name}"] = f"{texts.option(name)}: {texts.option_value(name, value)}"
    found["variant"] = texts.say("report-variant", name=experiment.variant_name)
    if not experiment.variant:
        found["variant"] = texts.say("report-as-printed")
    found["seed"] = texts.say("report-seed", seed=str(experiment.seed))
    return found


def line_up(players: tuple[str, ...]) -> str:
    """
    >>> line_up(("planner", "greedy", "greedy"))
    'planner, greedy × 2'
    """
    groups: list[tuple[str, int]] = []
    for name in players:
        if groups and groups[-1][0] == name:
            groups[-1] = (name, groups[-1][1] + 1)
        else:
            groups.append((name, 1))
    return ", ".join([name if times == 1 else f"{name} × {times}" for name, times in groups])


def labels(experiments: dict[str, Experiment], texts: Texts) -> dict[str, str]:
    """For each series, by its name, a label: what it does not share with all the others."""
    described = {name: features(one, texts) for name, one in experiments.items()}
    if len(described) == 1:
        return {name: said["players"] for name, said in described.items()}
    keys = list(dict.fromkeys([key for said in described.values() for key in said]))
    telling = [key for key in keys if len({said.get(key) for said in described.values()}) > 1]
    found = {
        name: ", ".join([said[key] for key in telling if key in said])
        for name, said in described.items()
    }
    if len(set(found.values())) < len(found) or not all(found.values()):
        return {
            name: ": ".join([part for part in (name, said) if part]) for name, said in found.items()
        }
    return found
