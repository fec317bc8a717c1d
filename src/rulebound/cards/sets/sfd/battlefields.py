"""Battlefields of Spiritforged."""

from rulebound.cards.language import battlefield, cant_score_here_until_turn

FORGOTTEN_MONUMENT = battlefield("Forgotten Monument", ("SFD-209",), cant_score_here_until_turn(3))

CARDS = (FORGOTTEN_MONUMENT,)
