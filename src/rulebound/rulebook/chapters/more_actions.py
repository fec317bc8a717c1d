"""The actions that have come later: Double, Swap, Attach, Prevent, Create, Skip, Pay (432 to 444)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("More game actions")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.not_yet(
        "DOUBLE", "432", "Double",
        "To double a value is to raise it by as much as it is at that moment.",
        "No card supported so far doubles anything.",
        "Double",
    ),
    _IN.not_yet(
        "DOUBLE.AMOUNT", "432.1", "How much is added",
        "The value grows by its present amount.",
        "No card supported so far doubles anything.",
        "Double",
    ),
    _IN.not_yet(
        "DOUBLE.FIXED", "432.1.a", "The amount stays fixed",
        "What was added stays the same afterwards, even when the value underneath changes.",
        "No card supported so far doubles anything.",
        "Double",
    ),
    _IN.definition(
        "DOUBLE.LIMITED", "432.2", "Doubling needs an instruction",
        "Nobody doubles a value unless an effect says so.",
        "Double",
    ),
    _IN.definition(
        "DOUBLE.BY_EFFECT", "432.2.a", "Only effects double",
        "An effect of the game has to tell the player to double something.",
        "Double", "Effect",
    ),
    _IN.not_yet(
        "SWAP", "433", "Swap",
        "To swap two values is to raise the lower and lower the higher one, so that they change places.",
        "No card supported so far swaps values.",
        "Swap",
    ),
    _IN.not_yet(
        "ATTACH", "434", "Attach",
        "To attach a card is to join it to another one, which then also has its text and its Might bonus.",
        "Attachments come with the whole game.",
        "Attach", "Might",
    ),
    _IN.not_yet(
        "DETACH", "435", "Detach",
        "To detach a card is to separate it from the one it was attached to.",
        "Attachments come with the whole game.",
        "Attach",
    ),
    _IN.not_yet(
        "PREVENT", "437", "Prevent",
        "To prevent damage is to let that much less of it be dealt.",
        "Preventing damage comes with the whole game.",
        "Prevent", "Damage",
    ),
    _IN.not_yet(
        "REPLACE", "438", "Replace",
        "To replace a thing is to create a token exactly where it was, which takes over everything that applied to "
        "it.",
        "No card supported so far replaces anything.",
        "Replace", "Token", "Create",
    ),
    _IN.rule(
        names.CREATE, "439.1", "Create",
        "To create something is to bring a thing into the game that was not in it.",
        "Create", "Token",
    ),
    _IN.definition(
        "CREATE.ZONE", "439.2.b", "Where a created thing appears",
        "If nothing is said, a created thing appears where its kind belongs.",
        "Create", "Zone",
    ),
    _IN.definition(
        "CREATE.OWNER", "439.4", "Who owns a created thing",
        "Whoever created it owns it, unless the effect says otherwise.",
        "Create", "Owner",
    ),
    _IN.not_yet(
        "EMPOWER", "441", "Empower",
        "An empowered thing has a mark that other effects can ask for. It is empowered or it is not.",
        "No card supported so far empowers anything.",
        "Empower",
    ),
    _IN.not_yet(
        "DISEMPOWER", "442", "Disempower",
        "To disempower a thing is to take that mark off it.",
        "No card supported so far empowers anything.",
        "Empower",
    ),
    _IN.rule(
        names.SKIP, "443.2", "Skip",
        "What is skipped does not happen at all, and the game goes on behind it.",
        "Skip", "Event",
    ),
    _IN.not_yet(
        names.SKIP_NO_TRIGGER, "443.2.a", "What is skipped triggers nothing",
        "Abilities that wait for the skipped thing stay silent.",
        "No card supported so far waits for a phase that can be skipped.",
        "Skip", "Triggered Ability",
    ),
    _IN.rule(
        names.PAY, "444.1", "Pay",
        "To pay Energy or Power is to take it out of one's Rune Pool.",
        "Pay", "Energy", "Power", "Rune Pool",
    ),
    _IN.definition(
        "PAY.CHOICE", "444.2", "Paying may be refused",
        "A player told to pay may say no; then what depends on it does not happen.",
        "Pay", "Cost",
    ),
)
