"""Spinney in a terminal: tables, score sheets, and a game to play."""
