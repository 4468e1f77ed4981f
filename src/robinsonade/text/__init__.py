"""All that people read: names, sentences and rules, in every language."""

from robinsonade.text.languages import LANGUAGES, guess_language
from robinsonade.text.rulebook import Rule, Section
from robinsonade.text.texts import BadText, Texts

__all__ = ["LANGUAGES", "BadText", "Rule", "Section", "Texts", "guess_language"]
