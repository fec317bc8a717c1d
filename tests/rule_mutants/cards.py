"""Mutants of keywords, Might and tokens."""

from typing import Final

from tests.breaking import Mutant

# fmt: off
MUTANTS: Final = (
    Mutant("a Mech has two Might", "cards: MECH.might", "", "2", ("TOKEN.KINDS",)),
    Mutant("Might given is not counted", "rules: might", "total += amount", "pass", ("LAYER.MIGHT",)),
    Mutant("what increases Might is not counted", "rules: might",
      "total += ability.might_for(table, source, thing)", "pass", ("LAYER.INCREASES", "LAYER.MIGHT")),
    Mutant("a buff is worth nothing", "rules: might", " + thing.buffs", "", ("BUFF.MIGHT",)),
    Mutant("Temporary dies in everybody's turn", "cards: OfYourTurn.met", "event.player == controller", "True",
      ("TEMPORARY",)),
    Mutant("Temporary triggers as often as it is there", "kernel: Table.list_abilities",
      "keyword not in listed or EACH_INSTANCE in program.supertypes", "True", ("TEMPORARY.ONCE",)),
    Mutant("Vision counts once", "kernel: Table.list_abilities",
      "keyword not in listed or EACH_INSTANCE in program.supertypes", "keyword not in listed", ("VISION.EACH",)),
    Mutant("Vision sees nothing", "cards: PredictCards.procedure", "self.count", "0", ("VISION",)),
)
# fmt: on
