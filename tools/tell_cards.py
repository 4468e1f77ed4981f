"""Write what every card of Náufragos does into its texts: after each flavour, in all languages.

    python tools/tell_cards.py

Run it when the data files of the cards have changed. The words are in the terms of the text files.
"""

from __future__ import annotations

import re
from pathlib import Path

from robinsonade.games.naufragos.cards import CARD_IDS, PLOT_CARDS, RAW_CARDS
from robinsonade.games.naufragos.effects.telling import SIGN, Teller
from robinsonade.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "src/robinsonade/games/naufragos/text"
ENTRY = re.compile(r"^(card|deed)-(\S+) = .*\n(?:    \.about = (.*)\n)?", re.MULTILINE)


def tellings() -> dict[str, str]:
    """What each card and each of its options does, by the key of its name."""
    plots = {number: CARD_IDS[card] for number, card in PLOT_CARDS.items()}
    found: dict[str, str] = {}
    for sort, _, fields in RAW_CARDS:
        teller = Teller(fields["id"], plots)
        found[f"card-{fields['id']}"] = teller.card_text(sort, fields)
        found |= {f"deed-{name}": told for name, told in teller.deeds.items()}
    return found


def told(text: str) -> str:
    """A text file with all cards told."""
    words = tellings()

    def about(entry: re.Match[str]) -> str:
        key = f"{entry[1]}-{entry[2]}"
        head = entry[0].partition("\n")[0]
        flavour = (entry[3] or "").partition(f"{SIGN} ")[0].strip()
        if key in words:
            flavour = f"{flavour} {SIGN} {words[key]}".strip()
        return f"{head}\n    .about = {flavour}\n" if flavour else entry[0]

    return ENTRY.sub(about, text)


def main() -> None:
    for language in LANGUAGES:
        path = TEXTS / f"{language}.ftl"
        path.write_text(told(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
