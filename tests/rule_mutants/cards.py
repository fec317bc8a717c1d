"""Mutants of keywords, Might and tokens."""

from typing import Final

from tests.breaking import Mutant as M

# fmt: off
MUTANTS: Final = (
    M("a Mech has two Might", "cards: MECH.might", "", "2", ("TOKEN.KINDS",)),
    M("Might given is not counted", "rules: might", "total += amount", "pass", ("LAYER.MIGHT",)),
    M("what increases Might is not counted", "rules: might", "total += ability.change(table, source)", "pass",
      ("LAYER.INCREASES", "LAYER.MIGHT")),
    M("a buff is worth nothing", "rules: might", " + thing.buffs", "", ("BUFF.MIGHT",)),
    M("Temporary dies in everybody's turn", "cards: OfYourTurn.met", "event.player == controller", "True",
      ("TEMPORARY",)),
    M("Temporary triggers as often as it is there", "kernel: Table.list_abilities",
      "keyword not in listed or EACH_INSTANCE in program.supertypes", "True", ("TEMPORARY.ONCE",)),
    M("Vision counts once", "kernel: Table.list_abilities",
      "keyword not in listed or EACH_INSTANCE in program.supertypes", "keyword not in listed", ("VISION.EACH",)),
    M("Vision sees nothing", "cards: PredictCards.procedure", "self.count", "0", ("VISION",)),
)
# fmt: on
