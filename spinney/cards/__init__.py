"""The cards: their vocabulary, one folder per set, and the checked catalog."""
