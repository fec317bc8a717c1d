"""Example cards for situations whose printed card is not at hand; refused in decks."""
