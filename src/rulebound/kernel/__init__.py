"""The table as data and the loop that advances it; it knows no rule of the game."""
