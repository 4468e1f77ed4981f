"""`python -m robinsonade`."""

from robinsonade.cli import main

if __name__ == "__main__":
    main()
