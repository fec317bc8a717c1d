"""Rulebound, the executable rulebook of Riftbound: a situation and an action in, what happens and by which rule out."""

__version__ = "0.1.0"
