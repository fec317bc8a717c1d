"""The public face of a game: views, notation, the Game itself."""
