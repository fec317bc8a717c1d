"""Game, the public face: what is asked, what can be done, doing it, taking it back, and why things are as they are."""

from collections.abc import Iterator

from rulebound.cards import catalog
from rulebound.game import notation
from rulebound.game.loops import LoopWatch
from rulebound.game.notation import AmbiguousOption, IllegalOption, UnknownOption
from rulebound.game.status import Census, status
from rulebound.game.view import knows, view
from rulebound.kernel import saving, zones
from rulebound.kernel.choice import MOVES, OBJECTS, Choice
from rulebound.kernel.event import Event, Log
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.items import Outcome
from rulebound.kernel.loop import step
from rulebound.kernel.objects import Object, Permanent
from rulebound.kernel.program import CardBook
from rulebound.kernel.rng import Stream
from rulebound.kernel.table import Decided, Table
from rulebound.rulebook import names as R
from rulebound.rules.abilities import HOOKS
from rulebound.rules.conceding import Concede
from rulebound.rules.layers import is_unit
from rulebound.rules.options import Reason
from rulebound.rules.passive import MIGHT, MightChange


class Legal:
    """The options of the open decision as texts. Iterating gives each single option, in order.

    `text in game.legal` is true of every answer that `apply` takes: of several picks joined by ` + ` too. It costs
    no more than reading the text.
    """

    __slots__ = ("choice", "table")

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.choice: Choice | None = table.choice

    def __iter__(self) -> Iterator[str]:
        return iter([] if self.choice is None else notation.texts(self.table, self.choice))

    def __len__(self) -> int:
        return 0 if self.choice is None else len(self.choice.options)

    def __contains__(self, text: object) -> bool:
        if self.choice is None or not isinstance(text, str):
            return False
        try:
            notation.picks_of(self.table, self.choice, text)
        except (UnknownOption, IllegalOption, AmbiguousOption):
            return False
        return True


class Part:
    """One part of a number: how much it gives, what it comes from, and by which rule."""

    __slots__ = ("amount", "cite", "source")

    def __init__(self, amount: int, source: str, cite: str) -> None:
        self.amount: int = amount
        self.source: str = source
        self.cite: str = cite

    def __repr__(self) -> str:
        return f"{self.amount:+d} {self.source} ({self.cite})"


class Game:
    """A game that goes on by decisions: it always stands at an open one, at its end, or where nothing is in progress.

    Made from a table, which it then owns; `rulebound.scenario.game` makes one from a situation.
    """

    __slots__ = ("before", "census", "table", "watch")

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.before: list[Table] = []  # the table before each move; never written, so copies of the game share them
        self.census: Census = Census(table)
        self.watch: LoopWatch = LoopWatch()
        self.go_on()

    def go_on(self) -> None:
        """Run until a decision is open or the game is over. Raises EndlessLoop where it would never be."""
        table = self.table
        while table.stack and table.choice is None and table.outcome is None:
            step(table)
            self.watch.stepped(table)

    # What is asked, and what can be done.

    @property
    def choice(self) -> Choice | None:
        """The open decision: whose, its name, its options, how many; None when the game is over."""
        return self.table.choice

    @property
    def legal(self) -> Legal:
        """The options of the open decision; empty when the game is over."""
        return Legal(self.table)

    def why_not(self, text: str) -> list[Reason]:
        """Why this can't be done now: pairs of a rule's name and what is missing; an empty list if it can.

        Raises UnknownOption where the text is no move, and AmbiguousOption where it could mean several.
        """
        try:
            self.picks(text)
        except IllegalOption as illegal:
            return illegal.reasons
        return []

    def picks(self, text: str) -> list[int]:
        """What a text picks of the open decision's options. Raises the three errors of `rulebound.game.notation`."""
        choice = self.table.choice
        if choice is None:
            raise UnknownOption(f"nothing is asked, so `{text}` decides nothing: the game is over")
        return notation.picks_of(self.table, choice, text)

    # Doing it, and taking it back.

    def apply(self, text: str) -> list[Event]:
        """Decide, go on until the next decision, and give the events that this caused, first to last.

        Raises UnknownOption, IllegalOption or AmbiguousOption, and then nothing has happened; EndlessLoop where the
        game would never come to another decision.
        """
        return self.decide(self.picks(text))

    def decide(self, picked: list[int]) -> list[Event]:
        """The same with options themselves: object ids, seats, places. They must be possible ones."""
        self.before.append(self.table.copy())
        start = self.table.clock
        self.table.answer(picked)
        self.go_on()
        return self.since(start)

    def concede(self, player: PlayerId) -> list[Event]:
        """A player concedes (649), which can be done at any time and is no option of any decision."""
        self.before.append(self.table.copy())
        start = self.table.clock
        if self.table.outcome is None and not self.table.players[player].left:
            self.table.withdraw()
            self.table.stack.append(Concede(player))
            self.go_on()
        return self.since(start)

    def since(self, clock: int) -> list[Event]:
        """The events after a time; none while the log is off."""
        count = self.table.clock - clock
        events = self.table.log.all()
        return events[len(events) - count :] if self.table.log.on and count else []

    def undo(self) -> None:
        """Go back to before the last decision. Raises IndexError where there was none."""
        self.table = self.before.pop().copy()
        self.watch = LoopWatch()

    def copy(self) -> "Game":
        """An independent game that goes on from here."""
        twin = Game.__new__(Game)
        twin.table = self.table.copy()
        twin.before = self.before[:]
        twin.census = self.census
        twin.watch = LoopWatch()
        return twin

    # What can be known of it.

    def view(self, player: PlayerId) -> dict[str, object]:
        """What the player may know of the table, as plain data (128)."""
        return view(self.table, player)

    def sample(self, player: PlayerId, rng: Stream) -> "Game":
        """A game that may as well be this one for all the player knows: it agrees with `view(player)`.

        The cards that the player does not know are dealt anew among the hidden places of their owner's kind of deck;
        every stream of random numbers begins anew from `rng`. It can't be undone, and its log begins empty.
        """
        twin = self.copy()
        twin.before = []
        table = twin.table
        table.log = Log(table.log.on)
        for owner in table.players:
            deal_anew(table, player, [*owner.main_deck, *owner.zones[zones.HAND]], rng)
            deal_anew(table, player, owner.rune_deck, rng)
        for place in range(len(table.streams)):
            table.streams[place] = Stream(rng.next() << 32 | rng.next(), place)
        choice = table.choice
        if choice is not None and choice.player != player and choice.kind == MOVES:
            # What another player could do depends on cards that were dealt anew: it is found out again.
            table.withdraw()
            twin.go_on()
        twin.census = Census(table)
        return twin

    def explain(self, number: ObjectId, what: str = "might") -> list[Part]:
        """The parts a unit's Might adds up from, in the rules' order. Raises ValueError for anything but a unit."""
        thing = self.table.permanent(number)
        if what != "might" or thing is None or not is_unit(self.table, number):
            raise ValueError(f"there is no {what} of #{number} to explain; units on the board have might")
        return might_parts(self.table, thing)

    def trace(self, event: Event) -> list[Event]:
        """The causes of an event, the nearest first, back to the decision that began it or as far as the log goes."""
        events = self.table.log.all()
        missing = self.table.clock - len(events)  # what happened before this log began
        found: list[Event] = []
        number = event.cause
        while number > missing:
            cause = events[number - 1 - missing]
            found.append(cause)
            if isinstance(cause, Decided) and cause.how == "asked":
                break
            number = cause.cause
        return found

    def outcome(self) -> Outcome | None:
        """How the game ended, who won and by which rules; None while it goes on."""
        return self.table.outcome

    def status(self) -> list[str]:
        """The broken invariants, a sentence each; an empty list if all is well."""
        return status(self.table, self.census)

    # Keeping it.

    def digest(self) -> str:
        """A short name of the whole state, the same for the same position however it came about in this version."""
        return saving.digest(self.table)

    def save(self) -> bytes:
        """The position as JSON, without its log and what could be undone."""
        return saving.save(self.table)

    @staticmethod
    def load(saved: bytes, book: CardBook | None = None) -> "Game":
        """The game that `save` wrote. `book` is needed where it has made-up cards. Raises SaveError if unreadable."""
        return Game(saving.load(saved, catalog.book() if book is None else book, HOOKS))


def deal_anew(table: Table, player: PlayerId, places: list[ObjectId], rng: Stream) -> None:
    """Shuffle the cards in these places that the player does not know; each place keeps its object id."""
    hidden = [number for number in places if not knows(table, player, table.objects[number])]
    choice = table.choice
    if choice is not None and choice.player != player and choice.kind == OBJECTS:
        # The cards that another player is choosing from were found by what they are: they stay.
        hidden = [number for number in hidden if number not in choice.options]
    groups: dict[int, list[ObjectId]] = {}
    for number in hidden:
        groups.setdefault(table.objects[number].among, []).append(number)
    for group in groups.values():  # cards recycled together stay among themselves: which they are is known
        cards = [table.objects[number] for number in group]
        order = list(range(len(cards)))
        rng.shuffle(order)
        for number, at in zip(group, order, strict=True):
            card = cards[at]
            old = table.objects[number]
            new = Object(number, card.card, card.physical, old.owner, old.zone, card.token, card.blank, old.seen)
            new.among = old.among
            table.objects[number] = new


def might_parts(table: Table, thing: Permanent) -> list[Part]:
    """A unit's Might: what is printed, buffs, abilities, and what lasts this turn (477.3)."""
    parts = [Part(table.book[thing.card].might, thing.card, R.LAYER_MIGHT)]
    if thing.buffs:
        parts.append(Part(thing.buffs, "buffs", R.BUFF_MIGHT))
    for source, name, place in table.index.passives(MIGHT):
        ability = table.book.ability(name, place)
        if isinstance(ability, MightChange):
            amount = ability.might_for(table, source, thing)
            if amount:
                parts.append(Part(amount, name, sign_cite(amount)))
    for amount, this_turn in thing.might_given:
        parts.append(Part(amount, "this turn" if this_turn else "an effect", sign_cite(amount)))
    return parts


def sign_cite(amount: int) -> str:
    return R.LAYER_INCREASES if amount >= 0 else R.LAYER_DECREASES
