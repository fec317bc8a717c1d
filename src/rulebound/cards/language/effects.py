"""Instructions: the game actions that the texts of cards and situations are made of."""

from rulebound.kernel import zones
from rulebound.kernel.changes import Buffed, DamageDealt, GameEnded, Ignored, KeywordGiven, MightGiven, XpGained
from rulebound.kernel.ids import ObjectId
from rulebound.kernel.moves import Discarded, Killed
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.program import Node
from rulebound.kernel.table import Table
from rulebound.cards.language.selectors import CHOSEN
from rulebound.cards.language.sequence import sequence
from rulebound.rulebook import names as R
from rulebound.rules import actions
from rulebound.rules.actions import Discard, banish
from rulebound.rules.decks import BURN, DRAW, PUT_INTO, Channel, Look, Predict, RevealUntil, TakeFromMainDeck
from rulebound.rules.effects import Execute, Instruction, Modes, Target
from rulebound.rules.found import TakeFound
from rulebound.rules.layers import is_unit
from rulebound.rules.recycle import Recycle, RecycleFrom
from rulebound.rules.scoring import EFFECT, GainPoints, LosePoints
from rulebound.rules.winning import members


class Counted(Instruction):
    """An instruction with a number, done by the player it addresses."""

    __slots__ = ("count", "words")

    def __init__(self, count: int, words: str) -> None:
        super().__init__()
        self.count: int = count
        self.words: str = words

    def perform(self, table: Table, run: Execute) -> None:
        run.push(table, self.procedure(run))

    def procedure(self, run: Execute) -> Procedure:
        """What carries it out, for `run.frame.subject`."""
        raise NotImplementedError

    def text(self) -> str:
        return self.words.replace("#", str(self.count)).replace("(s)", "" if self.count == 1 else "s")


class DrawCards(Counted):
    """Draw N (413)."""

    def procedure(self, run: Execute) -> Procedure:
        return TakeFromMainDeck(run.frame.subject, self.count, DRAW)


class BurnCards(Counted):
    """Burn N (440)."""

    def procedure(self, run: Execute) -> Procedure:
        return TakeFromMainDeck(run.frame.subject, self.count, BURN)


class PutFromDeck(Counted):
    """Put the top N cards of the Main Deck into another zone (432.1.b)."""

    __slots__ = ("zone",)

    def __init__(self, count: int, zone: int) -> None:
        super().__init__(count, "put the top # card(s) of your Main Deck into your " + zones.IN_WORDS[zone])
        self.zone: int = zone

    def procedure(self, run: Execute) -> Procedure:
        return TakeFromMainDeck(run.frame.subject, self.count, PUT_INTO[self.zone])


class LookAt(Counted):
    """Look at the top N cards (432.1.c)."""

    def procedure(self, run: Execute) -> Procedure:
        return Look(run.frame.subject, self.count)


class RevealCards(Counted):
    """Reveal the top N cards (424)."""

    def procedure(self, run: Execute) -> Procedure:
        return Look(run.frame.subject, self.count, True)


class RevealToType(Counted):
    """Reveal until a card of a type (424)."""

    __slots__ = ("type_name",)

    def __init__(self, type_name: str) -> None:
        super().__init__(0, f"reveal cards from your Main Deck until you reveal a {type_name}")
        self.type_name: str = type_name

    def procedure(self, run: Execute) -> Procedure:
        return RevealUntil(run.frame.subject, self.type_name)


class PredictCards(Counted):
    """Predict N (436)."""

    def procedure(self, run: Execute) -> Procedure:
        return Predict(run.frame.subject, self.count)


class ChannelRunes(Counted):
    """Channel N (430)."""

    def procedure(self, run: Execute) -> Procedure:
        return Channel(run.frame.subject, self.count)


class DiscardCards(Counted):
    """Discard N (422)."""

    def procedure(self, run: Execute) -> Procedure:
        return Discard(run.frame.subject, self.count)


class RecycleCards(Counted):
    """Recycle N from a zone (416.6)."""

    __slots__ = ("zone",)

    def __init__(self, count: int, zone: int, words: str) -> None:
        super().__init__(count, words)
        self.zone: int = zone

    def procedure(self, run: Execute) -> Procedure:
        return RecycleFrom(run.frame.subject, self.count, self.zone)


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


class DiscardHand(Instruction):
    """Discard the whole hand."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        run.push(table, Discard(run.frame.subject, len(table.zone(run.frame.subject, zones.HAND))))

    def text(self) -> str:
        return "discard your hand"


class These(Instruction):
    """Recycle or discard particular pieces of cardboard, wherever they are now: what a situation names by label."""

    __slots__ = ("physical", "what")

    def __init__(self, what: str, physical: tuple[int, ...]) -> None:
        super().__init__()
        self.what: str = what
        self.physical: tuple[int, ...] = physical

    def perform(self, table: Table, run: Execute) -> None:
        found: list[ObjectId] = []
        for wanted in self.physical:
            for number in sorted(table.objects):
                if table.objects[ObjectId(number)].physical == wanted:
                    found.append(ObjectId(number))
        if self.what == "recycle":
            run.push(table, Recycle(found, (R.RECYCLE_CARDS,)))
        else:
            subject = run.frame.subject
            run.do(table, [Discarded((R.DISCARD,), subject, found, zones.HAND, zones.TRASH)])

    def text(self) -> str:
        return f"{self.what} the named cards"


class TakeFoundCards(Instruction):
    """Take cards from among those looked at or revealed just before: only what was found can be taken (432.1.c.1)."""

    __slots__ = ("high", "low", "play", "to", "type_name")

    def __init__(self, low: int, high: int, to: int, type_name: str, play: bool) -> None:
        super().__init__()
        self.low: int = low
        self.high: int = high
        self.to: int = to
        self.type_name: str = type_name
        self.play: bool = play

    def perform(self, table: Table, run: Execute) -> None:
        found = [ObjectId(number) for number in run.frame.last]
        frame = run.frame
        taking = TakeFound(frame.subject, found, self.low, self.high, self.to, self.type_name, self.play, frame.source)
        run.push(table, taking)

    def text(self) -> str:
        if self.play:
            return f"you may banish a {self.type_name} you saw and play it without paying its cost"
        return f"put {self.high} of them into your {zones.IN_WORDS[self.to]}"


class RecycleRest(Instruction):
    """Recycle the cards that are left of those looked at or revealed."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        rest = [ObjectId(number) for number in run.frame.last]
        if rest:
            run.push(table, Recycle(rest, (R.RECYCLE_EFFECT,)))

    def text(self) -> str:
        return "recycle the others"


class OwnersRecycle(Instruction):
    """The owners of the chosen cards recycle them, all in one moment (417.1.c)."""

    __slots__ = ()

    def __init__(self, target: Target) -> None:
        super().__init__((target,))

    def perform(self, table: Table, run: Execute) -> None:
        chosen = [ObjectId(number) for number in run.frame.targets[CHOSEN]]
        if chosen:
            run.push(table, Recycle(chosen, (R.RECYCLE_EFFECT,)))

    def text(self) -> str:
        return f"choose {self.children[0].text()}; each owner recycles theirs"


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


def draw(count: int) -> Instruction:
    return DrawCards(count, "draw #")


def burn(count: int) -> Instruction:
    return BurnCards(count, "[Burn #]")


def put_from_deck(count: int, zone: int) -> Instruction:
    return PutFromDeck(count, zone)


def look(count: int) -> Instruction:
    return LookAt(count, "look at your Main Deck's top # card(s)")


def reveal(count: int) -> Instruction:
    return RevealCards(count, "reveal your Main Deck's top # card(s)")


def reveal_until(type_name: str) -> Instruction:
    return RevealToType(type_name)


def predict(count: int) -> Instruction:
    return PredictCards(count, "[Predict #]")


def channel(count: int) -> Instruction:
    return ChannelRunes(count, "channel # rune(s)")


def discard(count: int) -> Instruction:
    return DiscardCards(count, "discard #")


def discard_hand() -> Instruction:
    return DiscardHand()


def recycle_from(count: int, zone: int) -> Instruction:
    where = "the board" if zone == zones.BASE else f"your {zones.IN_WORDS[zone]}"
    return RecycleCards(count, zone, f"recycle # from {where}")


def recycle_runes(count: int, must: bool = False) -> Instruction:
    return RecycleCards(count, zones.RUNES, ("you must " if must else "") + "recycle # of your runes")


def recycle_these(physical: tuple[int, ...]) -> Instruction:
    return These("recycle", physical)


def discard_these(physical: tuple[int, ...]) -> Instruction:
    return These("discard", physical)


def take_found(
    count: int, to: int = zones.HAND, type_name: str = "", may: bool = False, play: bool = False
) -> Instruction:
    return TakeFoundCards(0 if may else count, count, to, type_name, play)


def recycle_rest() -> Instruction:
    return RecycleRest()


def owners_recycle(target: Target) -> Instruction:
    return OwnersRecycle(target)


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

