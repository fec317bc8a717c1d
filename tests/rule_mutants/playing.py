"""Mutants of the rules of playing: the way to the chain, targets, costs, what enters the board."""

from typing import Final

from tests.breaking import Mutant as M

# fmt: off
MUTANTS: Final = (
    M("a played card lies in the Trash at once", "rules: begin_move", "thing.zone, zones.CHAIN)",
      "thing.zone, zones.TRASH)", ("PLAY.TO_CHAIN", "PLAY.SPELL_LINGERS")),
    M("the first target is taken", "rules: Finalize.target", "spec.candidates(table, item.frame)",
      "spec.candidates(table, item.frame)[:1]", ("PLAY.TARGETS",)),
    M("a spell without a target can be played", "rules: choices_possible", "possible = False", "possible = True",
      ("PLAY.TARGETS_NEEDED",)),
    M("cards in hands are targets", "cards: TrashTarget.candidates", "table.zone(player, zones.TRASH)",
      "table.zone(player, zones.TRASH) + table.zone(player, zones.HAND)", ("PLAY.PUBLIC_TARGETS",)),
    M("an exhausted rune can't be taken", "rules: recyclable", "return table.zone(player, zone)[:]",
      "return [n for n in table.zone(player, zone) if not getattr(table.objects[n], 'exhausted', False)]",
      ("PLAY.MUST",)),
    M("“up to” is as many as possible", "rules: Finalize.target", "low=spec.low", "low=spec.high", ("PLAY.UP_TO",)),
    M("nothing is paid", "rules: Finalize.pay", "self.push(", "(lambda *parts: None)(", ("PLAY.PAY",)),
    M("only the first part of a cost is paid", "rules: PayCosts.next_part", "self.part >= len(parts)",
      "self.part >= 1", ("PLAY.TOTAL_COST",)),
    M("Energy is not spent", "kernel: Paid.apply", "player.energy -= self.amount", "pass", ("PAY", "PLAY.PAY")),
    M("a cost that can't be paid is no obstacle", "rules: all_payable", "return False", "return True",
      ("COST.IMPOSSIBLE",)),
    M("killing as a cost kills nobody", "rules: KillThis.pay", "thing is not None", "False",
      ("PLAY.NONSTANDARD_COST",)),
    M("what is exhausted can be exhausted for a cost", "rules: ExhaustThis.payable", "not thing.exhausted", "True",
      ("EXHAUST.COST",)),
    M("what is exhausted stays ready", "kernel: Exhausted.change", "True", "False", ("EXHAUST",)),
    M("a cost that something replaces can't be paid", "rules: DiscardCards.payable", ">= self.count",
      ">= self.count and (not table.index.replacing.get('discarded'))", ("COST.REPLACED_IS_PAID",)),
    M("every unit is friendly", "cards: UnitTarget.candidates", "self.side == FRIENDLY and foe", "False",
      ("PLAY.LEGALITY",)),
    M("units enter ready", "rules: entering", "exhausted = card.is_a('unit')", "exhausted = False",
      ("PLAY.UNIT_ENTERS",)),
    M("gear enters exhausted", "rules: entering", "exhausted = card.is_a('unit')", "exhausted = True",
      ("PLAY.GEAR_ENTERS",)),
    M("an ability costs nothing", "rules: Finalize.pay", "item.kind == TRIGGER or", "item.kind != CARD or",
      ("ACTIVATE.COST_AND_EFFECT",)),
)
# fmt: on
