"""Passive, replacing, activated and triggered abilities, and how they are played (360 to 406)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Abilities")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "ABILITY", "361", "Abilities",
        "An ability is what a card or another game object can do, or the rule it adds.",
        "Ability",
    ),
    _IN.definition(
        "PASSIVE", "364", "Passive abilities",
        "A passive ability is a statement that is simply true while its card is in the right zone.",
        "Passive Ability",
    ),
    _IN.definition(
        "REPLACEMENT", "368", "Replacement effects",
        "A replacement effect lets something else happen in place of what would have happened.",
        "Replacement Effect",
    ),
    _IN.definition(
        "REPLACEMENT.ACTIONS", "369.2", "Actions that are replacement effects",
        "Some actions of the game are themselves replacement effects, among them burning out and preventing damage.",
        "Replacement Effect", "Burn Out",
    ),
    _IN.rule(
        names.REPLACEMENT_APPLIES, "370.1", "What can be replaced",
        "A replacement effect says which event it waits for, and changes every event that fits before it happens.",
        "Replacement Effect", "Event",
    ),
    _IN.rule(
        names.REPLACEMENT_ONCE_PER_EVENT, "370.2", "Once for each event",
        "The same replacement effect can't change an event twice, nor what has come of that event.",
        "Replacement Effect", "Event",
    ),
    _IN.not_yet(
        names.REPLACEMENT_SIMULTANEOUS_LEAVING, "370.4", "It still works while leaving",
        "Something that leaves together with others can still replace what happens to them at that moment.",
        "No card supported so far saves what leaves together with it.",
        "Replacement Effect", "Event",
    ),
    _IN.not_yet(
        "REPLACEMENT.N_TIMES", "371", "Replacing a limited number of times",
        "A replacement effect that works once or some times each turn may then be kept for a later event.",
        "No card supported so far limits a replacement effect in this way.",
        "Replacement Effect",
    ),
    _IN.rule(
        names.REPLACEMENT_ORDER, "372", "Who orders several",
        "If several would change one event, the player it happens to, or whose thing it happens to, says which comes "
        "first.",
        "Replacement Effect", "Controller",
    ),
    _IN.rule(
        names.REPLACEMENT_EACH_EVENT, "373", "Each event by itself",
        "Events that happen at one moment are looked at one by one, and a player orders the replacements they "
        "control.",
        "Replacement Effect", "Event",
    ),
    _IN.not_yet(
        names.REPLACEMENT_BEFORE_THE_REST, "373.1.a", "Changed events come first",
        "What a replacement effect puts in place of an event is done before the other events of that moment.",
        "With the cards supported so far the order inside one moment cannot be told.",
        "Replacement Effect", "Event",
    ),
    _IN.rule(
        names.REPLACEMENT_CONTROLLER, "374", "Whose replacement effect it is",
        "It belongs to the controller of the thing it comes from.",
        "Replacement Effect", "Controller",
    ),
    _IN.rule(
        names.ACTIVATE_COST_AND_EFFECT, "377.1", "Activated abilities",
        "“Cost: effect”. Whoever pays what stands before the colon gets what stands behind it, as often as they like.",
        "Activated Ability", "Cost", "Effect",
    ),
    _IN.definition(
        "ACTIVATE.CHAIN", "377.3", "Activated abilities use the Chain",
        "Like a card, an activated ability goes to the Chain and others may respond to it.",
        "Activated Ability", "Chain",
    ),
    _IN.rule(
        names.ACTIVATE_TIMING, "381", "When an ability may be activated",
        "Without a keyword that says more, only in one's own turn and while the state is open.",
        "Activated Ability", "Open State",
    ),
    _IN.definition(
        "TRIGGER", "383", "Triggered abilities",
        "A triggered ability happens by itself each time its condition is met, commonly written with “when” or “at”.",
        "Triggered Ability",
    ),
    _IN.definition(
        names.TRIGGER_CONDITION, "383.2.a", "The condition",
        "The part with “when”, “at” or “the first time” says what the ability waits for.",
        "Triggered Ability",
    ),
    _IN.not_yet(
        names.TRIGGER_CONDITION_CLAUSE, "383.2.a.1", "“If” right after the condition",
        "An “if” that follows the condition belongs to it: when it is not true, nothing triggers.",
        "No card supported so far has such an “if”.",
        "Triggered Ability",
    ),
    _IN.rule(
        names.TRIGGER_AFTER_THE_EVENT, "383.2.c", "Looked at after the event",
        "Whether an ability triggers is judged when the event is over, with things as they are then.",
        "Triggered Ability", "Event",
    ),
    _IN.definition(
        "TRIGGER.ENTERED_ZONE", "383.2.c.1", "Arriving in time",
        "An ability also triggers if its card came to the right zone in the very event it waits for.",
        "Triggered Ability", "Zone",
    ),
    _IN.rule(
        names.TRIGGER_LEFT_ZONE, "383.2.c.2", "Gone with the event",
        "A card that leaves its place in the same event that would have triggered it does not trigger.",
        "Triggered Ability", "Zone",
    ),
    _IN.rule(
        names.TRIGGER_PLACED, "383.3", "It goes on the Chain",
        "A triggered ability is put on the Chain, and players may respond before it is carried out.",
        "Triggered Ability", "Chain",
    ),
    _IN.rule(
        names.TRIGGER_MAY, "383.3.a", "“You may” at the front",
        "If the effect begins with “you may”, its controller says yes or no as it is finalized. With a no it is "
        "taken off again.",
        "Triggered Ability", "Finalize",
    ),
    _IN.rule(
        names.TRIGGER_ORDER, "383.3.d", "Several of one player",
        "Someone with several abilities triggered at one moment puts them on the Chain in whichever order they like.",
        "Triggered Ability", "Chain",
    ),
    _IN.rule(
        names.TRIGGER_TURN_ORDER, "383.3.d.1", "Several of different players",
        "The Turn Player puts theirs on the Chain first, then the others in turn order. So the last one to place is "
        "the first to resolve.",
        "Triggered Ability", "Turn Order",
    ),
    _IN.not_yet(
        names.TRIGGER_TIMES_EACH_TURN, "383.3.e", "Only so often each turn",
        "An ability that says how often it works in a turn stays silent once it has been used that often.",
        "The only card supported so far that counts its triggers counts moves, which come with the whole game.",
        "Triggered Ability", "Turn",
    ),
    _IN.rule(
        names.TRIGGER_PLAY_EFFECT, "383.4.a", "“When you play me”",
        "It triggers after the card itself has been played and is on the Board.",
        "Triggered Ability", "Play",
    ),
    _IN.definition(
        "TRIGGER.TARGETED", "383.4.b", "“When you choose me”",
        "It triggers after a spell or ability that targets the thing was finalized.",
        "Triggered Ability", "Target",
    ),
    _IN.rule(
        names.TRIGGER_CONQUER_EFFECT, "383.4.c", "“When I conquer”, “when you conquer”",
        "It triggers for units that were there and for the player who conquered.",
        "Triggered Ability", "Conquer",
    ),
    _IN.rule(
        names.TRIGGER_CONQUER_WITHOUT_POINT, "383.4.c.2.c", "A Conquer without its point",
        "Even when the point of the Conquer is stopped or something else is given for it, conquer abilities trigger.",
        "Triggered Ability", "Conquer", "Point",
    ),
    _IN.rule(
        names.TRIGGER_HOLD_EFFECT, "383.4.d", "“When I hold”, “when you hold”",
        "It triggers for units that were there and for the player who held.",
        "Triggered Ability", "Hold",
    ),
    _IN.rule(
        names.TRIGGER_HOLD_WITHOUT_POINT, "383.4.d.2.c", "A Hold without its point",
        "Even when the point of the Hold is stopped or something else is given for it, hold abilities trigger.",
        "Triggered Ability", "Hold", "Point",
    ),
    _IN.not_yet(
        "TRIGGER.ATTACK", "383.4.e", "“When I attack”",
        "It triggers when a unit first becomes an attacker in a Combat.",
        "Combat comes with the whole game.",
        "Triggered Ability", "Combat",
    ),
    _IN.not_yet(
        "TRIGGER.DEFEND", "383.4.f", "“When I defend”",
        "It triggers when a unit first becomes a defender in a Combat.",
        "Combat comes with the whole game.",
        "Triggered Ability", "Combat",
    ),
    _IN.definition(
        "TRIGGER.REFLEXIVE", "387", "“Do this”",
        "“Do this:” makes a new item on the Chain in the middle of an effect. It waits there like any other.",
        "Triggered Ability", "Chain",
    ),
    _IN.definition(
        "ABILITY.DELAYED", "390", "Delayed abilities",
        "Some abilities are made for later, for instance for “the next time this turn”, and no longer need their "
        "source.",
        "Ability",
    ),
    _IN.definition(
        "ABILITY.LINKED", "394", "Linked abilities",
        "Abilities of one card that speak of each other mean only what they did themselves.",
        "Ability",
    ),
    _IN.definition(
        "ABILITY.PLAYED", "399", "Abilities are played like cards",
        "An ability goes through the same steps as a card: onto the Chain, choices, cost, check, resolve.",
        "Ability", "Chain",
    ),
    _IN.rule(
        names.TRIGGER_NO_OPTIONS, "402.4", "A trigger that can't choose",
        "If a triggered ability can't make the choices it needs, it is taken off the Chain.",
        "Triggered Ability", "Target",
    ),
    _IN.not_yet(
        names.TRIGGER_DECLINE_COST, "404.2", "Not paying for a trigger",
        "If a triggered ability has a cost, its controller may refuse to pay; the ability is then taken off the "
        "Chain.",
        "No card supported so far has a trigger with a cost.",
        "Triggered Ability", "Cost",
    ),
    _IN.rule(
        names.ABILITY_RESOLVES, "406.5", "An ability resolves like a spell",
        "What it says is carried out, then it is gone from the Chain.",
        "Ability", "Resolve", "Chain",
    ),
)
