"""Effects of Robinson Crusoe in words, made of the vocabulary: one text for each verb."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.scripts import RAW
from robinsonade.text import Texts

_NUMBERS: Final = ("n", "draw", "value", "available", "strength", "min", "food", "choose")
_WORDS: Final = (
    "res",
    "track",
    "token",
    "terrain",
    "source",
    "mod",
    "marker",
    "part",
    "kind",
    "colour",
)
_PLACES: Final = ("at", "where")
_SPOKEN_OF: Final = (  # where two sorts of things share an id the first one counts
    "resource",
    "track",
    "marker",
    "weather",
    "terrain",
    "source",
    "part",
    "mystery",
    "invention",
)


class Teller:
    """Puts lists of effects into words."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        nouns = texts.game.words if texts.game is not None else ()
        self.by_noun = {
            noun.name: {thing: texts.name(noun, i) for i, thing in enumerate(noun.ids)}
            for noun in nouns
        }
        self.names: dict[str, str] = {}  # what the data files speak of
        for name in _SPOKEN_OF:
            self.names = {**self.by_noun.get(name, {}), **self.names}

    def script(self, number: int) -> str:
        """A list of effects by its number."""
        return self.effects(RAW[number][0])

    def effects(self, raw: list[dict[str, Any]]) -> str:
        told = [self.effect(entry) for entry in raw]
        return "; ".join([text for text in told if text]) or self.texts.say("cli-effect-nothing")

    def effect(self, raw: dict[str, Any]) -> str:
        """One effect: its verb with its arguments."""
        op = raw["op"].replace("_", "-")
        facts: dict[str, object] = {
            "n": next((raw[key] for key in _NUMBERS if isinstance(raw.get(key), int)), 1),
            "what": next((self.word(raw[key]) for key in _WORDS if key in raw), ""),
            "where": next((self.word(raw[key]) for key in _PLACES if key in raw), ""),
            "who": self.word(raw.get("who", "actor")),
        }
        if "options" in raw:
            one, two = [self.effects(entry["do"]) for entry in raw["options"][:2]]
            facts["what"] = self.texts.say("cli-word-or", one=one, two=two)
        elif "then" in raw or "else" in raw:
            facts["what"] = self.branch(raw)
        told = self.texts.render(f"cli-effect-{op}", "", facts)
        if raw.get("if_possible"):
            return self.texts.say("cli-word-if-possible", effect=told)
        return told

    def branch(self, raw: dict[str, Any]) -> str:
        no = self.effects(raw.get("else", []))
        if "item" not in raw:
            return no
        yes = self.effects(raw.get("then", []))
        item = self.by_noun["invention"][raw["item"]]
        return self.texts.say("cli-word-with-item", item=item, yes=yes, no=no)

    def word(self, word: Any) -> str:
        """A word of the data files: a thing of the game, or one of the vocabulary's own."""
        key = f"cli-word-{str(word).replace('_', '-')}"
        if self.texts.bundle.has_message(key):
            return self.texts.render(key, "", {})
        return self.names.get(str(word), str(word))
