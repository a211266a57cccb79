"""Playing together: tables, seats, the store, the protocol."""
