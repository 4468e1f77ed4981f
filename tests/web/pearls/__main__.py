"""`robinsonade` with one more game in the registry."""

from robinsonade.cli import main
from robinsonade.games import GAMES
from tests.kernel.toy import PEARLS

GAMES.loaded[PEARLS.slug] = PEARLS
GAMES.places[PEARLS.slug] = "tests.kernel.toy:PEARLS"

if __name__ == "__main__":
    main()
