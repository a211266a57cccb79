"""``python -m spinney`` is the same as ``spinney``."""

from spinney.cli import main

if __name__ == "__main__":
    main()
