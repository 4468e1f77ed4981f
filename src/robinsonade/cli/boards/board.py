"""What a board can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from robinsonade.cli.screen import Screen


class Board(ABC):
    """Shows views of one game on a screen."""

    legend = ""  # the key of the sentence that explains the drawing

    def can_draw(self, screen: Screen, view: dict[str, Any]) -> bool:
        """Is there a drawing, and room for it?"""
        return False

    @abstractmethod
    def show(self, screen: Screen, view: dict[str, Any], *, drawn: bool) -> None:
        """The whole view, drawn (if it can be) or in words."""
