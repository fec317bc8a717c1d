"""Mutants of the rules of playing: the way to the chain, targets, costs, what enters the board."""

from typing import Final

from tests.breaking import Mutant

# fmt: off
MUTANTS: Final = (
    Mutant("a played card lies in the Trash at once", "rules: begin_move", "thing.zone, zones.CHAIN)",
      "thing.zone, zones.TRASH)", ("PLAY.TO_CHAIN", "PLAY.SPELL_LINGERS")),
    Mutant("the first target is taken", "rules: Finalize.target", "spec.candidates(table, item.frame)",
      "spec.candidates(table, item.frame)[:1]", ("PLAY.TARGETS",)),
    Mutant("a spell without a target can be played", "rules: choices_possible", "possible = False", "possible = True",
      ("PLAY.TARGETS_NEEDED",)),
    Mutant("cards in hands are targets", "cards: TrashTarget.candidates", "table.zone(player, zones.TRASH)",
      "table.zone(player, zones.TRASH) + table.zone(player, zones.HAND)", ("PLAY.PUBLIC_TARGETS",)),
    Mutant("an exhausted rune can't be taken", "rules: recyclable", "return table.zone(player, zone)[:]",
      "return [n for n in table.zone(player, zone) if not getattr(table.objects[n], 'exhausted', False)]",
      ("PLAY.MUST",)),
    Mutant("“up to” is as many as possible", "rules: Finalize.target", "low=spec.low", "low=spec.high",
      ("PLAY.UP_TO",)),
    Mutant("a play that can't be finished loses its card", "rules: Finalize.drop", "zones.HAND", "zones.TRASH",
      ("PLAY.UNDONE",)),
    Mutant("a no to “you may” counts as a yes", "rules: Finalize.mode", "not self.said_yes()", "False",
      ("TRIGGER.MAY",)),
    Mutant("Might is never lowered", "kernel: MightGiven.change", "self.amount", "max(self.amount, 0)",
      ("LAYER.DECREASES",)),
    Mutant("nothing is paid", "rules: Finalize.pay", "self.push(", "(lambda *parts: None)(", ("PLAY.PAY",)),
    Mutant("only the first part of a cost is paid", "rules: PayCosts.next_part", "self.part >= len(parts)",
      "self.part >= 1", ("PLAY.TOTAL_COST",)),
    Mutant("Energy is not spent", "kernel: Paid.apply", "player.energy -= self.amount", "pass", ("PAY", "PLAY.PAY")),
    Mutant("a cost that can't be paid is no obstacle", "rules: unpayable", "return part.text()", "return \"\"",
      ("COST.IMPOSSIBLE",)),
    Mutant("killing as a cost kills nobody", "rules: KillThis.pay", "thing is not None", "False",
      ("PLAY.NONSTANDARD_COST",)),
    Mutant("what is exhausted can be exhausted for a cost", "rules: ExhaustThis.payable", "not thing.exhausted",
      "True", ("EXHAUST.COST",)),
    Mutant("what is exhausted stays ready", "kernel: Exhausted.change", "True", "False", ("EXHAUST",)),
    Mutant("a cost that something replaces can't be paid", "rules: DiscardCards.payable", ">= self.count",
      ">= self.count and (not table.index.replacing.get('discarded'))", ("COST.REPLACED_IS_PAID",)),
    Mutant("every unit is friendly", "cards: UnitTarget.candidates", "self.side == FRIENDLY and foe", "False",
      ("PLAY.LEGALITY",)),
    Mutant("units enter ready", "rules: entering", "exhausted = card.is_a('unit')", "exhausted = False",
      ("PLAY.UNIT_ENTERS",)),
    Mutant("gear enters exhausted", "rules: entering", "exhausted = card.is_a('unit')", "exhausted = True",
      ("PLAY.GEAR_ENTERS",)),
    Mutant("an ability costs nothing", "rules: Finalize.pay", "item.kind == TRIGGER or", "item.kind != CARD or",
      ("ACTIVATE.COST_AND_EFFECT",)),
)
# fmt: on
