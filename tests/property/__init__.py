"""Checks of the engine against an independent model of decks and points, and of random orders against chance."""
