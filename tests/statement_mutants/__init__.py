"""Mutants for the statements of the sources, S01 to S46, and for the traps that other engines fell into."""
