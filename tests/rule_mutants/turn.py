"""Mutants of the rules of turns: phases and their tasks, cleanups, the order of players."""

from typing import Final

from tests.breaking import Mutant

# fmt: off
MUTANTS: Final = (
    Mutant("everybody's permanents are readied", "rules: Turn.ready",
      "controller_of(table, thing.id) == table.turn_player", "True", ("AWAKEN.READY",)),
    Mutant("what is readied stays exhausted", "kernel: Readied.change", "False", "True", ("READY", "AWAKEN.READY")),
    Mutant("one rune a turn", "rules: Turn.channel_runes", "count = RUNES_A_TURN", "count = 1",
      ("CHANNEL_PHASE.CHANNEL",)),
    Mutant("too few runes are not channeled", "rules: Channel.channel",
      "min(self.count, len(table.zone(self.player, zones.RUNE_DECK)))",
      "self.count if len(table.zone(self.player, zones.RUNE_DECK)) >= self.count else 0",
      ("CHANNEL.SHORT", "CHANNEL_PHASE.SHORT")),
    Mutant("one rune too many is channeled", "rules: Channel.channel", "there, self.exhausted",
      "there + 1, self.exhausted", ("CHANNEL",)),
    Mutant("runes are channeled exhausted", "rules: Channel.channel", "there, self.exhausted", "there, True",
      ("CHANNEL.READY",)),
    Mutant("two cards a turn", "rules: Turn.draw_card", "TakeFromMainDeck(player, 1,", "TakeFromMainDeck(player, 2,",
      ("DRAW_PHASE.DRAW",)),
    Mutant("one cleanup is enough", "rules: HandleTasks.task",
      "table.cleanup_due = False\n        self.again()", "table.cleanup_due = False", ("CLEANUP.AGAIN",)),
    Mutant("pools are kept for the Main Phase", "rules: Turn.main_starts",
      "empty_pools(table, self, R.MAIN_PHASE_POOLS_EMPTY)", "pass", ("MAIN_PHASE.POOLS_EMPTY", "RUNE_POOL.EMPTIES")),
    Mutant("pools are kept for the next turn", "rules: Cleanup.empty_pools",
      "empty_pools(table, self, R.ENDING_POOLS_EMPTY)", "pass", ("ENDING.POOLS_EMPTY",)),
    Mutant("a pool keeps its Power", "kernel: PoolEmptied.apply", "player.power.clear()", "pass",
      ("RUNE_POOL.EMPTIES",)),
    Mutant("the other player acts in the Main Phase", "rules: Turn.open", "player = table.turn_player",
      "player = after(table, table.turn_player)", ("MAIN_PHASE.OPEN", "SPELL.TIMING")),
    Mutant("the Main Phase cannot be ended", "rules: Turn.act", "return", "self.go('open'); return",
      ("MAIN_PHASE.END",)),
    Mutant("the same player has the next turn", "rules: Turn.next_player", "after(table, table.turn_player)",
      "table.turn_player", ("TURN.NEXT_PLAYER",)),
    Mutant("nothing makes a cleanup outstanding", "kernel: Table.carry_out", "self.cleanup_due = True", "pass",
      ("CLEANUP.DUE",)),
    Mutant("a cleanup waits for the chain", "rules: HandleTasks.task", "elif table.cleanup_due:",
      "elif table.cleanup_due and (not table.chain):", ("TASK.CHAIN_WAITS", "CLEANUP.NOTHING_RESOLVES")),
    Mutant("a cleanup comes between two instructions", "rules: Execute.instruction",
      "part = node.children[self.place]",
      "from rulebound.rules.cleanup import Cleanup\n    if table.cleanup_due:\n        table.cleanup_due = "
      "False\n        self.again()\n        self.push(table, Cleanup())\n        return\n    part = "
      "node.children[self.place]", ("CLEANUP.NOT_WHILE_RESOLVING",)),
    Mutant("what triggers comes between two instructions", "rules: Execute.instruction",
      "part = node.children[self.place]",
      "from rulebound.rules.chain import Settle\n    if table.tasks and self.place:\n        self.again()\n      "
      "  self.push(table, Settle())\n        return\n    part = node.children[self.place]",
      ("SPELL.NOTHING_BETWEEN",)),
    Mutant("a death is seen only when it is over", "kernel: Killed.LOOKS_BACK", "", "False",
      ("CLEANUP.DEATH_TRIGGERS", "KILL.DEATH_TRIGGERS")),
    Mutant("damage must exceed Might", "rules: lethal", "thing.damage >= might", "thing.damage > might",
      ("CLEANUP.LETHAL",)),
    Mutant("damage kills nobody", "rules: Cleanup.lethal", "if events:", "if False:", ("CLEANUP.LETHAL", "KILL")),
    Mutant("one damage is healed", "kernel: Healed.change", "thing.damage = 0", "thing.damage -= 1",
      ("HEAL", "ENDING.HEAL")),
    Mutant("no phase is skipped", "cards: SkipDrawPhase.applies", "event.phase != 'draw'", "True", ("SKIP",)),
    Mutant("each player from the first seat on", "cards: EachPlayer.players", "turn_order(table, table.turn_player)",
      "[player.id for player in table.players]", ("TURN.ORDER_OF_ACTIONS",)),
    Mutant("the last player first", "rules: InTurnOrder.next_player", "player = self.seats[self.seat]",
      "player = self.seats[-1 - self.seat]", ("TURN.ORDER_OF_ACTIONS",)),
)
# fmt: on
