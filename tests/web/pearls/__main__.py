"""`robinsonade` with one more game in the registry."""

from robinsonade.cli import main
from robinsonade.games import GAMES
from tests.kernel.toy import PEARLS

PEARLS.package = "tests.web.pearls"
GAMES[PEARLS.slug] = PEARLS

if __name__ == "__main__":
    main()
