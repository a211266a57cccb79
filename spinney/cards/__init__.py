"""What the cards are: the vocabulary, one table per set, the decks, and the checked catalog."""
