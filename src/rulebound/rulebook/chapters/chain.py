"""Cleanups, the Chain and the order in which things are dealt with (318 to 348)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Cleanups, the Chain and Showdowns")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.rule(
        names.CLEANUP_DUE, "319", "When a cleanup is due",
        "A cleanup follows nearly every change: an item came to or left the Chain, something entered or left the "
        "Board or changed its state, a phase ended.",
        "Cleanup",
    ),
    _IN.rule(
        names.CLEANUP_NOTHING_RESOLVES, "320", "Nothing resolves in a cleanup",
        "While a cleanup is being done nothing on the Chain is finished or carried out. New items only wait there.",
        "Cleanup", "Chain",
    ),
    _IN.rule(
        names.CLEANUP_NOT_WHILE_RESOLVING, "321", "No cleanup in the middle of an effect",
        "A cleanup never interrupts an effect that is being carried out. It is done afterwards, so a win on points "
        "waits for it.",
        "Cleanup", "Resolve", "Win",
    ),
    _IN.rule(
        names.CLEANUP_AGAIN, "322", "Cleanups repeat",
        "If a cleanup changes something, another one comes after it, until one finds nothing more to do.",
        "Cleanup",
    ),
    _IN.rule(
        names.CLEANUP_WIN, "323.1", "First, the winner",
        "The first thing a cleanup does is to see whether a player has reached the Victory Score and is ahead of "
        "every opponent. That player wins.",
        "Cleanup", "Win", "Victory Score",
    ),
    _IN.not_yet(
        "CLEANUP.DESIGNATIONS", "323.2", "Attackers and defenders",
        "During a Combat, a cleanup sets which units attack and which defend.",
        "Combat comes with the whole game.",
        "Combat", "Cleanup",
    ),
    _IN.rule(
        names.CLEANUP_DEATH_TRIGGERS, "323.4", "Death abilities are noted first",
        "Before units die in a cleanup, their own “when I die” abilities are put on the Chain with what has to be "
        "remembered of them.",
        "Cleanup", "Kill", "Triggered Ability",
    ),
    _IN.rule(
        names.CLEANUP_LETHAL, "323.5", "Units with lethal damage die",
        "Units that have taken as much damage as they can bear go to their owners' Trash.",
        "Cleanup", "Damage", "Kill",
    ),
    _IN.rule(
        names.CLEANUP_CONTROL, "323.6", "Empty battlefields are given up",
        "In an Open State, players stop controlling battlefields where they have no unit left and no fight is on.",
        "Cleanup", "Control", "Open State",
    ),
    _IN.not_yet(
        names.CLEANUP_RECALL, "323.7", "What is out of place goes home",
        "Gear and runes lying loose at a battlefield, and things in someone else's Base, are put back in their "
        "controller's Base.",
        "Movement and attachment, which bring things out of place, come with the whole game.",
        "Cleanup", "Base", "Gear",
    ),
    _IN.not_yet(
        "CLEANUP.SHOWDOWN", "323.8", "Showdowns and Combats are prepared",
        "Last, a cleanup marks where a Showdown or a Combat has to start, and starts it once the turn is neutral and "
        "open.",
        "Showdowns and Combat come with the whole game.",
        "Cleanup", "Showdown", "Combat",
    ),
    _IN.definition(
        "CHAIN", "328", "The Chain",
        "Cards and abilities wait on the Chain before they take effect. The newest takes effect first.",
        "Chain",
    ),
    _IN.definition(
        "CHAIN.PENDING", "329", "Pending and finalized",
        "An item on the Chain is pending until its choices are made and its costs are paid; then it is finalized.",
        "Chain", "Pending", "Finalize",
    ),
    _IN.definition(
        "CHAIN.ONE", "330.1", "Only one Chain",
        "There is never more than one Chain: what is played while it exists is added to it.",
        "Chain",
    ),
    _IN.rule(
        names.CHAIN_CLOSED, "331.1", "A Chain closes the state",
        "As long as there is a Chain the state is closed, and what lacks Reaction has to wait.",
        "Chain", "Closed State", "Reaction",
    ),
    _IN.definition(
        "TASK", "333", "Tasks",
        "A task is a piece of work the game itself demands, such as a cleanup or the start of a turn. Players can do "
        "nothing else before it is done.",
        "Task",
    ),
    _IN.rule(
        names.TASK_HOT_FEPR, "334", "The order of dealing with things",
        "First the tasks that are due; then items on the Chain are finalized, players act or pass, and the newest "
        "item resolves. This order is called HOT FEPR.",
        "HOT FEPR", "Task", "Chain",
    ),
    _IN.rule(
        names.TASK_CHAIN_WAITS, "334.1", "New items wait for the tasks",
        "What comes to the Chain while tasks are being done stays there untouched until all of them are done.",
        "Task", "Chain",
    ),
    _IN.rule(
        names.FEPR_PRIORITY_OPEN, "335", "Nothing left to do",
        "With no task and no pending item the Turn Player may act in the Main Phase. In any other phase the game "
        "just goes on.",
        "Priority", "Main Phase",
    ),
    _IN.rule(
        names.FEPR_FINALIZE, "337.1", "Finalize",
        "The oldest pending item is completed first: its controller chooses and pays.",
        "Finalize", "Pending",
    ),
    _IN.rule(
        names.FEPR_PERMANENT_RESOLVES, "337.2", "Permanents don't wait",
        "Units and gear, and abilities that add Energy or Power, take effect as soon as they are finalized, and no "
        "one can respond.",
        "Permanent", "Finalize", "Resolve",
    ),
    _IN.rule(
        names.FEPR_EXECUTE, "338", "Act or pass",
        "Whoever has priority plays something with the right timing or passes.",
        "Priority", "Pass",
    ),
    _IN.rule(
        names.FEPR_PASS, "339.1", "When everybody passes",
        "After all players have passed in a row and nothing was added, the newest item resolves.",
        "Pass", "Resolve",
    ),
    _IN.rule(
        names.FEPR_RESOLVE, "340.1", "The newest item resolves",
        "The item that came last is carried out completely.",
        "Resolve", "Chain",
    ),
    _IN.rule(
        names.FEPR_OPEN, "340.2", "An empty Chain opens the state",
        "Once the Chain is empty the state is open again.",
        "Chain", "Open State",
    ),
    _IN.rule(
        names.FEPR_NEXT_PRIORITY, "340.4", "Who acts next",
        "If items are left, the one who controls the newest of them has priority.",
        "Priority", "Chain",
    ),
    _IN.not_yet(
        "SHOWDOWN", "342", "Showdowns",
        "A Showdown is a window in which the players take turns using Actions and Reactions over a contested "
        "battlefield.",
        "Showdowns come with the whole game.",
        "Showdown", "Action", "Reaction",
    ),
    _IN.not_yet(
        "SHOWDOWN.CONQUER", "348.2.a", "A Showdown can end in a Conquer",
        "After a Showdown without a fight, the only player with units there takes the battlefield and, if it was not "
        "yet scored this turn, conquers it.",
        "Showdowns come with the whole game.",
        "Showdown", "Conquer",
    ),
)
