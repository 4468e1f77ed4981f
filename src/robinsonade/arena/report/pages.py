"""The report of one or several series of a game, block by block."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from robinsonade.arena.card_count import card_figures
from robinsonade.arena.comparing import LESS, MORE, UNDECIDED, Comparison, Difference
from robinsonade.arena.experiment import NAMELESS, Rate, Report
from robinsonade.arena.report import plots
from robinsonade.arena.report.blocks import (
    Block,
    Heading,
    Plot,
    Sheet,
    Words,
    to_html,
    to_markdown,
)
from robinsonade.arena.report.labels import features, labels
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.variant import Variant
from robinsonade.text import Texts

MARKDOWN: Final = "summary.md"
TABLE: Final = "summary.csv"
PAGE: Final = "report.html"
VERDICTS: Final = {
    MORE: "compare-more",
    LESS: "compare-less",
    UNDECIDED: "compare-undecided",
}
CARD_HEADS: Final = (
    "report-card-came-up",
    "report-card-chosen",
    "report-card-won-with",
    "report-card-won-without",
)
LENGTHS: Final = ("turns", "rounds")  # figures that tell how long a game is
FEW: Final = 8  # series whose distributions are told apart in one plot


class Pages:
    """Series of one game, by their labels."""

    def __init__(
        self,
        runs: dict[str, Report],
        texts: Texts,
        comparison: Comparison | None = None,
        prefix: str = "",
    ) -> None:
        self.prefix = prefix  # of the files of its plots
        named = labels({name: run.experiment for name, run in runs.items()}, texts)
        self.runs = {named[name]: run for name, run in runs.items()}
        self.texts = texts
        self.comparison = comparison

    def blocks(self) -> list[Block]:
        title = self.texts.title()
        found: list[Block] = [Heading(self.texts.say("report-title", game=title), 1)]
        if self.comparison:
            found += self.compared(self.comparison)
        found += [*self.overview(), *self.who_wins(), *self.endings(), *self.distributions()]
        found += [*self.means(), *self.cards(), *self.played()]
        return [
            replace(block, name=self.prefix + block.name) if isinstance(block, Plot) else block
            for block in found
        ]

    # -- parts -----------------------------------------------------------------------------------

    def overview(self) -> list[Block]:
        say, texts = self.texts.say, self.texts
        head = ["", say("ui-games"), say("ui-errors"), self.headline(), say("ui-interval")]
        rows = [
            [
                label,
                texts.number(len(run.played)),
                texts.number(len(run.errors)),
                texts.percent(run.win_rate),
                self.interval(run.rate),
            ]
            for label, run in self.runs.items()
        ]
        bars = [self.bar(label, run.rate) for label, run in self.runs.items()]
        plot = Plot("win_rate", self.headline(), self.drawn(self.headline(), bars))
        return [
            Heading(say("report-wins")),
            Words(say("report-intervals")),
            Sheet(head, rows),
            plot,
        ]

    def who_wins(self) -> list[Block]:
        """By player and by seat, where one can win what another does not."""
        found: list[Block] = []
        apart = {label: run for label, run in self.runs.items() if run.is_apart}
        for name, title in (("player", "report-by-player"), ("seat", "report-by-seat")):
            bars: list[plots.Bar] = []
            for label, run in apart.items():
                for who, rate in self.rates(run, name):
                    bars.append(self.bar(who if len(apart) == 1 else f"{label}: {who}", rate))
            if bars:
                said = self.texts.say(title)
                found.append(Plot(f"win_rate_by_{name}", said, self.drawn(said, bars)))
        return found

    def rates(self, run: Report, by: str) -> list[tuple[str, Rate]]:
        if by == "player":
            return list(run.rates_by_player.items())
        seats = enumerate(run.rates_by_seat)
        return [(self.texts.say("report-seat", seat=seat + 1), rate) for seat, rate in seats]

    def endings(self) -> list[Block]:
        title = self.texts.say("report-endings")
        rows = {
            label: {
                self.texts.outcome(result): count / len(run.finished)
                for result, count in sorted(run.outcomes.items())
            }
            for label, run in self.runs.items()
            if run.finished
        }
        names = list(dict.fromkeys([name for shares in rows.values() for name in shares]))
        if len(names) == 1:
            said = self.texts.say("report-one-ending", ending=names[0])
            return [Heading(title), Words(said)]
        table = Sheet(
            ["", *rows],
            [
                [name, *[self.texts.percent(shares.get(name, 0.0)) for shares in rows.values()]]
                for name in names
            ],
        )
        return [
            Heading(title),
            Plot("endings", title, plots.mix(title, rows, percent=self.texts.percent)),
            table,
        ]

    def distributions(self) -> list[Block]:
        """Points, how long games are, decisions."""
        say = self.texts.say
        some = dict(list(self.runs.items())[:FEW])
        found: list[Block] = [Heading(say("report-distributions"))]
        points = {
            label: [float(score) for game in run.finished for score in game.scores]
            for label, run in some.items()
        }
        asked = [("points", say("report-points"), points)] if any(points.values()) else []
        figures = list(next(iter(some.values())).mean_figures)
        for length in [name for name in LENGTHS if name in figures] or figures[:1]:
            lengths = {
                label: [float(game.figures[length]) for game in run.finished]
                for label, run in some.items()
            }
            asked.append((length, self.texts.statistic(length), lengths))
        decisions = {
            label: [float(game.decisions) for game in run.finished] for label, run in some.items()
        }
        asked.append(("decisions", say("ui-decisions"), decisions))
        for name, title, series in asked:
            values = {value for row in series.values() for value in row}
            if len(values) == 1:
                value = self.texts.number(values.pop())
                found.append(Words(say("report-all-alike", figure=title, value=value)))
                continue
            drawn = plots.distribution(
                title, series, games=say("report-share-of-games"), percent=self.texts.percent
            )
            found.append(Plot(name, title, drawn))
        return found

    def means(self) -> list[Block]:
        texts = self.texts
        runs = list(self.runs.values())
        rows: list[list[str]] = []
        for name in dict.fromkeys([name for run in runs for name in run.mean_figures]):
            values = [texts.number(run.mean_figures.get(name, 0.0), 2) for run in runs]
            rows.append([texts.statistic(name), *values])
        for name in dict.fromkeys([name for run in runs for name in run.mean_sheet]):
            values = [texts.number(run.mean_sheet.get(name, 0.0), 2) for run in runs]
            rows.append([texts.score_line(name), *values])
        rows.append(
            [texts.say("ui-decisions"), *[texts.number(run.mean_decisions, 1) for run in runs]]
        )
        cpu = [texts.number(1000 * run.mean_cpu, 1) for run in runs]
        rows.append([texts.say("cli-simulate-cpu"), *cpu])
        for name in dict.fromkeys([name for run in runs for name in run.storylines]):
            label = texts.say("cli-simulate-storyline", storyline=texts.say(f"storyline-{name}"))
            met = [run.storylines.get(name, (0.0, 0.0)) for run in runs]
            rows.append([label, *[f"{texts.percent(a)} / {texts.percent(b)}" for a, b in met]])
        return [Heading(texts.say("report-means")), Sheet(["", *self.runs], rows)]

    def cards(self) -> list[Block]:
        """How often each card came up and was chosen, and how games went with it, if counted."""
        texts = self.texts
        found: list[Block] = []
        for label, run in self.runs.items():
            if not run.experiment.cards:
                continue
            told = Texts(texts.language, texts.game)
            told.learn(own_words(run, texts))
            games = [(game.cards, run.won(game)) for game in run.finished]
            rows = [
                [
                    told.say(card.key),
                    texts.percent(card.came_up),
                    texts.percent(card.chosen),
                    "–" if card.won_with is None else texts.percent(card.won_with),
                    "–" if card.won_without is None else texts.percent(card.won_without),
                ]
                for card in card_figures(games, own_cards(run, texts))
            ]
            head = ["", *[texts.say(key) for key in CARD_HEADS]]
            title = texts.say("report-cards", label=label)
            found += [Heading(title), Words(texts.say("report-cards-note")), Sheet(head, rows)]
        return found

    def played(self) -> list[Block]:
        """What was played, so that everybody can repeat it."""
        rows = [
            [label, "; ".join(features(run.experiment, self.texts).values())]
            for label, run in self.runs.items()
        ]
        heading = self.texts.say("report-played")
        return [Heading(heading), Sheet(["", heading], rows)]

    def compared(self, comparison: Comparison) -> list[Block]:
        rows = [
            (name, one.mean, one.low, one.high, told)
            for one, name, told in compared_rows(comparison, self.texts)
        ]
        title = self.texts.say("report-differences")
        return [
            Heading(self.texts.say("report-compared")),
            Words(" ".join(verdict(comparison, list(self.runs), self.texts))),
            Plot("differences", title, plots.differences(title, rows)),
        ]

    # -- words -----------------------------------------------------------------------------------

    def headline(self) -> str:
        """What the first figure is the share of; the players named first may differ."""
        runs = list(self.runs.values())
        if any(run.is_contest for run in runs):
            series = [run.experiment for run in runs]
            if any(not one.rotate and one.players.count(one.players[0]) > 1 for one in series):
                return self.texts.say("cli-simulate-wins-of-seat", seat=1)
            players = dict.fromkeys([one.players[0] for one in series])
            return self.texts.say("cli-simulate-wins-of", player=" / ".join(players))
        apart = any(run.is_apart for run in runs)
        return self.texts.say("cli-simulate-together" if apart else "ui-win-rate")

    def interval(self, rate: Rate) -> str:
        return f"{self.texts.percent(rate.low)} – {self.texts.percent(rate.high)}"

    def drawn(self, title: str, bars: list[plots.Bar]) -> str:
        return plots.rates(title, bars, percent=self.texts.percent)

    def bar(self, label: str, rate: Rate) -> plots.Bar:
        told = f"{self.texts.percent(rate.share)} [{100 * rate.low:.0f}–{100 * rate.high:.0f}]"
        return plots.Bar(label, rate.share, rate.low, rate.high, told)


def own_words(run: Report, texts: Texts) -> dict[str, str]:
    """What cards of the players' own, or of a variant, are called."""
    experiment = run.experiment
    found: dict[str, str] = {}
    if experiment.variant:
        found = dict(Variant.read(experiment.variant, NAMELESS).words.get(texts.language, {}))
    if texts.game is not None and not experiment.variant:
        table = texts.game.new_table(experiment.seats, experiment.seed, dict(experiment.options))
        found |= texts.game.own_words(table, texts.language)
    return found


def own_cards(run: Report, texts: Texts) -> list[str]:
    """The cards that somebody has written or changed, by the keys of their names."""
    own = [key for key in own_words(run, texts) if "." not in key]
    own = [key for key in own if not key.startswith(("flavour-", "deed-"))]
    changed: list[str] = []
    nouns = texts.game.cards if texts.game is not None else ()
    if run.experiment.variant:
        for tables in Variant.read(run.experiment.variant, NAMELESS).changes.values():
            ids = [name for things in tables.values() for name in things]
            changed += [f"{noun.name}-{name}" for noun in nouns for name in ids]
    known = {f"{noun.name}-{name}" for noun in nouns for name in noun.ids}
    return list(dict.fromkeys([*own, *[key for key in changed if key in known]]))


def verdict(comparison: Comparison, names: list[str], texts: Texts) -> list[str]:
    """Which series wins more, in sentences."""
    first, second = names
    wins = comparison.wins
    facts = {
        "first": first,
        "second": second,
        "a": texts.percent(wins.first),
        "b": texts.percent(wins.second),
        "low": signed(100 * wins.low, texts),
        "high": signed(100 * wins.high, texts),
        "more": signed(100 * wins.mean, texts),
        "p": f"{comparison.p_value:.2g}",
    }
    return [
        texts.say(VERDICTS[comparison.verdict], **facts),
        texts.say(
            "compare-pairs",
            pairs=comparison.pairs,
            better=comparison.better,
            worse=comparison.worse,
            second=second,
            correlation=texts.number(comparison.correlation, 2),
        ),
    ]


def compared_rows(comparison: Comparison, texts: Texts) -> list[tuple[Difference, str, str]]:
    """Each difference with its name and how it is told."""
    wins = comparison.wins
    told = f"{signed(100 * wins.mean, texts)} [{signed(100 * wins.low, texts)}, "
    told += f"{signed(100 * wins.high, texts)}]"
    rows = [(wins, texts.say("compare-wins"), told)]
    named = [(one, texts.statistic(one.name)) for one in comparison.figures]
    if comparison.points:
        named.insert(0, (comparison.points, texts.say("compare-points")))
    for one, name in named:
        low, high = signed(one.low, texts, 2), signed(one.high, texts, 2)
        rows.append((one, name, f"{signed(one.mean, texts, 2)} [{low}, {high}]"))
    return rows


def signed(value: float, texts: Texts, digits: int = 1) -> str:
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return sign + texts.number(abs(value), digits)


# -- files ---------------------------------------------------------------------------------------


def write_report(folder: Path, pages: list[Pages]) -> Path:
    """Write everything into a folder; where the page is."""
    texts = pages[0].texts
    blocks = [block for page in pages for block in page.blocks()]
    title = next(block.said for block in blocks if isinstance(block, Heading))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for block in blocks:
            if isinstance(block, Plot):
                (folder / f"{block.name}.svg").write_text(block.svg, encoding="utf-8")
        (folder / MARKDOWN).write_text(to_markdown(blocks), encoding="utf-8")
        (folder / PAGE).write_text(to_html(title, texts.language, blocks), encoding="utf-8")
        write_summary(folder / TABLE, [run for page in pages for run in page.runs.items()])
    except OSError as error:
        raise Refused("cannot-write", file=str(folder), why=error.strerror or "") from error
    return folder / PAGE


def write_summary(file: Path, runs: list[tuple[str, Report]]) -> None:
    """A line for each series."""
    rows = [summary(label, run) for label, run in runs]
    names = list(dict.fromkeys([name for row in rows for name in row]))
    with file.open("w", newline="", encoding="utf-8") as opened:
        writer = csv.DictWriter(opened, names)
        writer.writeheader()
        writer.writerows(rows)


def summary(label: str, run: Report) -> dict[str, Any]:
    experiment, rate = run.experiment, run.rate
    return {
        "label": label,
        "game": experiment.game,
        "seats": experiment.seats,
        "players": " ".join(experiment.players),
        **{f"option_{name}": value for name, value in experiment.options},
        "variant": experiment.variant_name,
        "seed": experiment.seed,
        "games": len(run.played),
        "errors": len(run.errors),
        "won_by": run.to_dict()["won_by"],
        "win_rate": rate.share,
        "low": rate.low,
        "high": rate.high,
        "decisions": run.mean_decisions,
        **run.mean_figures,
        "cpu_seconds": run.mean_cpu,
    }
