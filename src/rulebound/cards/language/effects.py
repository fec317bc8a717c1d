"""Instructions about points, units and the board, and “choose one”."""

from rulebound.cards.language.deck_effects import Counted
from rulebound.cards.language.selectors import CHOSEN
from rulebound.cards.language.sequence import sequence
from rulebound.kernel import zones
from rulebound.kernel.changes import Ignored, XpGained
from rulebound.kernel.ids import ObjectId
from rulebound.kernel.moves import Killed
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.program import Node
from rulebound.kernel.states import Buffed, DamageDealt, KeywordGiven, MightGiven
from rulebound.kernel.table import Table
from rulebound.kernel.turns import GameEnded
from rulebound.rulebook import names as R
from rulebound.rules import actions
from rulebound.rules.actions import banish
from rulebound.rules.effects import Execute, Instruction, Modes, Target
from rulebound.rules.layers import is_unit
from rulebound.rules.scoring import EFFECT, GainPoints, LosePoints
from rulebound.rules.winning import members


class Gain(Counted):
    """Gain N points (194.1.c)."""

    def perform(self, table: Table, run: Execute) -> None:
        if self.count:
            run.push(table, self.procedure(run))

    def procedure(self, run: Execute) -> Procedure:
        return GainPoints(run.frame.subject, self.count, EFFECT)


class Lose(Counted):
    """Lose N points (194.4)."""

    def procedure(self, run: Execute) -> Procedure:
        return LosePoints(run.frame.subject, self.count)


class GainXp(Counted):
    """Gain N XP (730)."""

    def perform(self, table: Table, run: Execute) -> None:
        run.note(table, XpGained((R.XP_GAIN,), run.frame.subject, self.count))


class OnChosen(Instruction):
    """An instruction that acts on what was chosen; if that has become illegal, it is ignored (359.3.e.7)."""

    __slots__ = ()

    def __init__(self, target: Target | None) -> None:
        super().__init__(() if target is None else (target,))

    def chosen(self, table: Table, run: Execute) -> list[ObjectId]:
        found = [ObjectId(number) for number in run.frame.targets[CHOSEN]]
        return [number for number in found if number in table.objects]

    def target_text(self) -> str:
        return self.children[0].text() if self.children else "it"


class Deal(OnChosen):
    """Deal damage to a chosen unit (417)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int, target: Target | None) -> None:
        super().__init__(target)
        self.amount: int = amount

    def perform(self, table: Table, run: Execute) -> None:
        units = self.chosen(table, run)
        if units:
            run.do(table, [DamageDealt((R.DEAL,), run.frame.controller, units, self.amount)])

    def text(self) -> str:
        return f"deal {self.amount} to {self.target_text()}"


class GiveKeyword(OnChosen):
    """Give a chosen unit a keyword, for as long as it is on the board (477.2)."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: str, target: Target | None) -> None:
        super().__init__(target)
        self.keyword: str = keyword

    def perform(self, table: Table, run: Execute) -> None:
        units = self.chosen(table, run)
        if units:
            run.do(table, [KeywordGiven((R.LAYER_KEYWORDS,), run.frame.controller, units, self.keyword, 1, False)])

    def text(self) -> str:
        return f"choose {self.target_text()} and give it [{self.keyword}]"


class ChooseFirst(OnChosen):
    """Choose something that later instructions act on."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        """The choice was made while the item was finalized (355.5)."""

    def text(self) -> str:
        return f"choose {self.target_text()}"


class BuffChosen(OnChosen):
    """Buff a chosen unit: a second buff does nothing (426.1.b)."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        units = [number for number in self.chosen(table, run) if is_unit(table, number)]
        fresh: list[ObjectId] = []
        for number in units:
            thing = table.permanent(number)
            if thing is not None and thing.buffs == 0:
                fresh.append(number)
        if fresh:
            run.do(table, [Buffed((R.BUFF,), run.frame.controller, fresh)])
        elif units:
            run.note(table, Ignored((R.BUFF_ONE,), run.frame.controller, "buff"))

    def text(self) -> str:
        return f"buff {self.target_text()}"


class BanishChosen(OnChosen):
    """Banish a chosen card."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        cards = self.chosen(table, run)
        if cards:
            run.do(table, banish(cards, table))

    def text(self) -> str:
        return f"banish {self.target_text()}"


class BanishHandAndTrash(Instruction):
    """Banish every card in the hand and the Trash."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        player = run.frame.subject
        events = banish([*table.zone(player, zones.HAND), *table.zone(player, zones.TRASH)], table)
        if events:
            run.do(table, events)

    def text(self) -> str:
        return "banish every card in your hand and your Trash"


class GiveMeMight(Instruction):
    """Give the source Might this turn (477.3)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def perform(self, table: Table, run: Execute) -> None:
        if is_unit(table, run.frame.source):
            cites = (R.LAYER_MIGHT, R.LAYER_INCREASES)
            run.do(table, [MightGiven(cites, run.frame.controller, [run.frame.source], self.amount)])

    def text(self) -> str:
        return f"I get {self.amount:+d} Might this turn"


class GiveMight(OnChosen):
    """Give a chosen unit more or less Might this turn (477.3)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int, target: Target | None) -> None:
        super().__init__(target)
        self.amount: int = amount

    def perform(self, table: Table, run: Execute) -> None:
        units = self.chosen(table, run)
        if units:
            cites = (R.LAYER_MIGHT, R.LAYER_INCREASES if self.amount >= 0 else R.LAYER_DECREASES)
            run.do(table, [MightGiven(cites, run.frame.controller, units, self.amount)])

    def text(self) -> str:
        return f"give {self.target_text()} {self.amount:+d} Might this turn"


class KillThis(Instruction):
    """Kill the source, if it is still there."""

    __slots__ = ("cites",)

    def __init__(self, cites: tuple[str, ...]) -> None:
        super().__init__()
        self.cites: tuple[str, ...] = cites

    def perform(self, table: Table, run: Execute) -> None:
        thing = table.permanent(run.frame.source)
        if thing is not None:
            run.do(table, [Killed(self.cites, thing)])

    def text(self) -> str:
        return "kill this"


class PlayTokens(Instruction):
    """Play tokens (185.2.a)."""

    __slots__ = ("count", "place", "token")

    def __init__(self, count: int, token: str, place: int) -> None:
        super().__init__()
        self.count: int = count
        self.token: str = token
        self.place: int = place

    def perform(self, table: Table, run: Execute) -> None:
        run.push(table, actions.PlayTokens(run.frame.subject, self.token, self.count, self.place))

    def text(self) -> str:
        count = "a" if self.count == 1 else str(self.count)
        return f"play {count} {self.token} token" + ("" if self.count == 1 else "s")


class WinTheGame(Instruction):
    """You win the game (195)."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        team = table.players[run.frame.subject].team
        run.note(table, GameEnded((R.WIN_EFFECT, R.WIN_GAME_ENDS), "effect", members(table, team)))

    def text(self) -> str:
        return "you win the game"


class ChooseOne(Modes):
    """“Choose one —” with its bullets."""

    __slots__ = ()

    def text(self) -> str:
        return "choose one —" + "".join([f"\n• {capital(part.text())}." for part in self.children])


def choose_one(*modes: Node) -> Node:
    return ChooseOne(tuple([sequence(part) for part in modes]))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def deal(amount: int, target: Target | None = None) -> Instruction:
    return Deal(amount, target)


def give_keyword(keyword: str, target: Target | None = None) -> Instruction:
    return GiveKeyword(keyword, target)


def choose(target: Target) -> Instruction:
    return ChooseFirst(target)


def buff(target: Target | None = None) -> Instruction:
    return BuffChosen(target)


def banish_chosen(target: Target | None = None) -> Instruction:
    return BanishChosen(target)


def banish_hand_and_trash() -> Instruction:
    return BanishHandAndTrash()


def give_me_might(amount: int) -> Instruction:
    return GiveMeMight(amount)


def give_might(amount: int, target: Target | None = None) -> Instruction:
    return GiveMight(amount, target)


def kill_this(cites: tuple[str, ...] = (R.KILL,)) -> Instruction:
    return KillThis(cites)


def gain_points(count: int) -> Instruction:
    return Gain(count, "gain # point(s)")


def lose_points(count: int) -> Instruction:
    return Lose(count, "lose # point(s)")


def gain_xp(count: int) -> Instruction:
    return GainXp(count, "gain # XP")


def play_tokens(count: int, token: str, place: int) -> Instruction:
    return PlayTokens(count, token, place)


def win_the_game() -> Instruction:
    return WinTheGame()
