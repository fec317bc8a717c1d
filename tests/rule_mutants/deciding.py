"""Mutants of the rules of following instructions: what is possible, what is linked, what is shown."""

from typing import Final

from tests.breaking import Mutant

# fmt: off
MUTANTS: Final = (
    Mutant("who can't discard all discards none", "rules: Discard.discard", "if chosen:",
      "if len(chosen) == self.count:", ("INSTRUCTION.PARTLY", "DISCARD.EFFECT", "DO.AS_MUCH_AS_POSSIBLE")),
    Mutant("an instruction that can't be followed ends the spell", "cards: GiveKeyword.perform", "if units:",
      "if not units:\n        run.finish()\n    else:", ("INSTRUCTION.IMPOSSIBLE",)),
    Mutant("who decides is asked although nothing was chosen", "cards: UnlessTheyDecide.perform",
      "CONTROLLER_OF_CHOSEN.players(table, run.frame)", "CONTROLLER_OF_CHOSEN.players(table, run.frame) or [1]",
      ("INSTRUCTION.LINKED",)),
    Mutant("revealed cards are only looked at", "rules: Look.look", "self.reveal", "False", ("REVEAL",)),
)
# fmt: on
