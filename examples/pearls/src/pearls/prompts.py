"""Everything the table can ask; the sentences are in text/."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.noun import NUMBER, SEAT, Kind

LOOK_PROMPT: Final = Kind("look", ("seat", SEAT), rules=("PEARL-3.2",))
SEAL_PROMPT: Final = Kind("seal", rules=("PEARL-3.3", "PEARL-3.5"))
CHARMS_PROMPT: Final = Kind("charms", rules=("PEARL-4.1", "PEARL-4.2"))
GIVE_PROMPT: Final = Kind("give", ("seat", SEAT), ("n", NUMBER), rules=("PEARL-5.4",))

PROMPTS: Final = (LOOK_PROMPT, SEAL_PROMPT, CHARMS_PROMPT, GIVE_PROMPT)
