"""What lies in the box, read from data/."""

# Lists of effects are numbered in the order in which they are read, and match files name the
# numbers: this order, whichever module is asked for first.
from robinsonade.games.robinson_crusoe.box import characters  # noqa: F401, I001
from robinsonade.games.robinson_crusoe.box import inventions  # noqa: F401
from robinsonade.games.robinson_crusoe.box import starting_items  # noqa: F401
from robinsonade.games.robinson_crusoe.box import discovery_tokens  # noqa: F401
from robinsonade.games.robinson_crusoe.box import cards  # noqa: F401
from robinsonade.games.robinson_crusoe.box import scenarios  # noqa: F401
