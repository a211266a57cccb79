"""Online play: tables, seats, the store, the protocol."""
