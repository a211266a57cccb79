"""``python -m spinney`` is the same as ``spinney``."""

from spinney.cli import main

main()
