"""The cards: their vocabulary, one table per set, the decks, and the checked catalog."""
