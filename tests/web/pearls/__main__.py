"""`robinsonade` with one more game in the registry."""

from robinsonade.games import GAMES
from tests.kernel.toy import PEARLS
from tests.server.known_seeds import main

GAMES.loaded[PEARLS.slug] = PEARLS
GAMES.places[PEARLS.slug] = "tests.kernel.toy:PEARLS"

if __name__ == "__main__":
    main()
