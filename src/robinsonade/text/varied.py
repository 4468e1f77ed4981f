"""What is said in a variant: cards that it changes tell what they do now, new ones have names."""

from __future__ import annotations

from robinsonade.kernel.game import Game
from robinsonade.kernel.variant import active_variant


def vary(sources: dict[str, str], game: Game, language: str) -> None:
    """Change the messages of a game, not yet parsed, to those of the variant that is played."""
    variant = active_variant(game.package)
    words = variant.words.get(language, {}) if variant is not None else {}
    for key, said in words.items():
        sources[key] = f"{key} = {' '.join(str(said).split())}\n"
    for attribute, told in game.tellings().items():
        for key, telling in told.items():
            if key in sources:
                sources[key] = retold(sources[key], f"    .{attribute} = ", telling)


def retold(source: str, head: str, telling: str) -> str:
    """An entry with a telling in place of the old one, or as its last line.

    >>> retold("card-x = X\\n    .about = old\\n", "    .about = ", "new")
    'card-x = X\\n    .about = new\\n'
    """
    lines = source.rstrip("\n").split("\n")
    places = [number for number, line in enumerate(lines) if line.startswith(head)]
    if places:
        lines[places[0]] = head + telling
    else:
        lines.append(head + telling)
    return "\n".join(lines) + "\n"
