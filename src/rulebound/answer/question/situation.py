"""From a question that was read to a situation: the `do` items, the board they need, and the notes that say so."""

from __future__ import annotations

from rulebound.answer.question.assumed import fill, stand_units
from rulebound.answer.question.facts import known_letters, mode_of, one_seat, put_facts, seats_of, unscored
from rulebound.answer.question.forms import ACTIONS, Says
from rulebound.answer.question.ledger import Ledger, called, named, owner, put_options
from rulebound.answer.question.moves import put_activation, put_board, put_play
from rulebound.answer.question.names import name_index
from rulebound.answer.question.pattern import Place
from rulebound.answer.question.players import plain_draw
from rulebound.answer.question.reading import Reading, grammar_for, read
from rulebound.answer.question.shape import CardNames, Note, NotUnderstood, Options, Question, Value
from rulebound.answer.question.statement import Statement
from rulebound.answer.question.words import MOST, meaning

_START = "start"
_SCORING = frozenset({"awaken", "beginning", "scoring", _START})


def understand(text: str, options: Options, cards: CardNames) -> Question:
    """A question in everyday words, with the options given beside it, as a situation and its notes.

    `text` is one question of at most 1,000 characters; `cards` tells the names, types and costs of cards.
    Raises NotUnderstood, one line: words that fit no form, two sources that contradict each other, numbers out of
    range, a player or battlefield that the mode does not have.
    """
    names = tuple(cards.all_names())
    grammar = grammar_for(names)
    reading = read(text, grammar)
    mode, notes = mode_of(reading, options)
    for word in reading.foreign:
        notes.append(Note("assumed", f'"{word}" is a word of other games and was read as {meaning(word)}.'))
    for word, right in reading.misspelt.items():
        notes.append(Note("assumed", f'"{word}" was read as "{right}".'))
    ledger = Ledger(mode)
    put_options(ledger, options)
    for letter in ledger.letters:
        card = ledger.get("battlefields", letter, "card")
        if isinstance(card, str):
            exact = grammar.names.exact(card)
            if exact is None:
                raise NotUnderstood(f'--battlefield {letter}: no card is called "{card}"')
            ledger.replace(("battlefields", letter, "card"), exact, "--battlefield")
    builder = _Builder(ledger, reading, cards, notes)
    return builder.question(options)


class _Builder:
    """Puts one situation together."""

    __slots__ = ("_cards", "_happened", "_items", "_ledger", "_notes", "_reading")

    def __init__(self, ledger: Ledger, reading: Reading, cards: CardNames, notes: list[Note]) -> None:
        self._ledger = ledger
        self._reading = reading
        self._cards = cards
        self._notes = notes
        self._items: list[Value] = []
        self._happened: list[tuple[str, str]] = []

    def question(self, options: Options) -> Question:
        """The whole: facts, then actions in order, then what is left open by defaults."""
        put_facts(self._ledger, self._reading, self._notes)
        for said in self._reading.statements:
            if said.says is Says.BOARD:
                put_board(self._ledger, self._cards, said, self._notes)
        gone_through = self._phase()
        effect: list[Value] = []
        for said in self._reading.statements:
            if said.says not in ACTIONS:
                continue
            if said.says is Says.ACT:
                if not (gone_through in ("draw", _START) and plain_draw(said)):
                    effect.append(self._instruction(said))
                continue
            self._close(effect)
            effect = []
            self._action(said, gone_through)
        self._close(effect)
        if gone_through == _START:
            self._items.append("go to main")
        elif gone_through:
            self._items.append(f"finish {gone_through}")
        if not self._items:
            self._assume("Nothing was said to happen: only what the rules do by themselves is carried out.")
        self._items.append("settle")
        if gone_through:
            stand_units(self._ledger, self._notes)
        fill(self._ledger, self._reading.statements, gone_through, self._notes)
        return Question(self._situation(options), self._notes)

    def _assume(self, text: str) -> None:
        self._notes.append(Note("assumed", text))

    def _close(self, effect: list[Value]) -> None:
        if effect:
            self._items.append(effect[0] if len(effect) == 1 else effect)
        if len(effect) > 1:
            self._assume("The instructions were read as one effect, carried out in order.")

    def _phase(self) -> str:
        """The phase that is gone through, or nothing where the phase only tells when something else happens."""
        said = [stated for stated in self._reading.statements if stated.says is Says.PHASE]
        if not said:
            return ""
        phase = said[0].text("phase")
        seat = one_seat(self._ledger, said[0].text("p") or said[0].who or "you")
        self._ledger.put(("turn", "player"), seat, f'"{said[0].words}"')
        acts = [stated for stated in self._reading.statements if stated.says in ACTIONS]
        by_itself = all(
            (stated.says is Says.HOLD and phase in _SCORING) or (phase in ("draw", _START) and plain_draw(stated))
            for stated in acts
        )
        through = phase != "main" and by_itself
        begun = "awaken" if phase == _START else phase
        if phase == _START and not through:
            begun = "beginning"
        self._ledger.put(("turn", "phase"), begun, f'"{said[0].words}"')
        if through:
            what = "start of the turn (up to the Main Phase)" if phase == _START else f"{phase} phase"
            self._assume(f"It is {owner(seat)} turn and the whole {what} is gone through.")
        return phase if through else ""

    def _instruction(self, said: Statement) -> str:
        who = said.who or "you"
        whose = said.text("p")
        if (
            said.got["reads"] in ("take", "deck")
            and whose
            and seats_of(self._ledger, whose) != seats_of(self._ledger, who)
        ):
            raise NotUnderstood(
                f'"{said.words}": a player does this with their own Main Deck; say it of {named(whose)}'
            )
        if whose and whose != who and said.got["reads"] not in ("take", "deck"):
            self._assume(f"Cards recycle to their owners' decks, so {named(whose)} is the one who recycles.")
            who = said.who = whose
        seats = seats_of(self._ledger, who)
        number = said.number("n") or 0
        if said.number("whole"):
            zone = said.text("source") or said.text("reads")
            held = self._ledger.count(seats[0], zone)
            if held is None:
                raise NotUnderstood(
                    f'"{said.words}": say how many cards are in the {called(zone)}, as in "6 in my {zone}"'
                )
            number = said.got["n"] = held
        if number > MOST:
            raise NotUnderstood(f'"{said.words}": numbers go from 0 to 1,000,000')
        to = {"main_deck": "main deck"}.get(said.text("zone"), said.text("zone"))
        if "{zone}" in said.text("do") and to not in ("hand", "trash", "banishment"):
            raise NotUnderstood(f'"{said.words}": cards are put into hand, trash or banishment')
        done = said.text("do").format(
            n=number, zone=to, source=said.text("source"), type=said.text("type"), card=said.text("card")
        )
        return f"{who} {done}"

    def _action(self, said: Statement, gone_through: str) -> None:
        seat = one_seat(self._ledger, said.who or "you")
        if not gone_through and seat != "you" and self._ledger.get("turn", "player") is None:
            self._ledger.put(("turn", "player"), seat, f'"{said.words}"')
            self._assume(f"It is {owner(seat)} turn.")
        if said.says is Says.CONCEDE:
            self._items.append(f"{seat} concedes")
        elif said.says is Says.PLAY:
            self._items.append(put_play(self._ledger, self._cards, self._reading, said, seat, self._notes))
        elif said.says is Says.ACTIVATE:
            self._items.append(put_activation(self._ledger, self._cards, said, seat, self._notes))
        else:
            for letter in self._scored_places(said, seat):
                self._score(said, seat, letter, gone_through)

    def _score(self, said: Statement, seat: str, letter: str, gone_through: str) -> None:
        controller = self._ledger.get("battlefields", letter, "controller")
        if said.says is Says.CONQUER:
            if controller == seat:
                source = self._ledger.source("battlefields", letter, "controller")
                raise NotUnderstood(
                    f'"{said.words}": {seat} already controls {letter} by {source}, and only gaining control conquers'
                )
            self._items.append(f"{seat} conquers {letter}")
        else:
            if controller is None:
                self._assume(f"Holding {letter} needs control of it, so {letter} is under {owner(seat)} control.")
            self._ledger.put(("battlefields", letter, "controller"), seat, f'"{said.words}"')
            if not gone_through:
                self._items.append(f"{seat} holds {letter}")
        self._happened.append((seat, letter))

    def _scored_places(self, said: Statement, seat: str) -> list[str]:
        return [letter for place in said.places() for letter in self._scored_at(said, seat, place)]

    def _scored_at(self, said: Statement, seat: str, place: Place) -> list[str]:
        if place.kind == "any" or place.kind == "rest":
            letters = [self._free(place, seat, conquered=said.says is Says.CONQUER)]
        else:
            letters = known_letters(self._ledger, place, "")
        if place.kind == "card" and "battlefield" not in self._cards.type_of(place.name):
            raise NotUnderstood(f'"{said.words}": {place.name} is no battlefield')
        if place.kind in ("any", "rest", "first"):
            self._assume(f'"{said.words}": the battlefield is {letters[0]}.')
        if place.kind in ("rest", "both"):
            self._mark_others(said, seat, letters)
        return letters

    def _free(self, place: Place, seat: str, *, conquered: bool) -> str:
        """The battlefield meant by a word that leaves it open: one not yet used, scored or (to conquer) controlled."""
        order = known_letters(self._ledger, place, self._ledger.letters[0]) + list(self._ledger.letters)
        if not conquered and place.kind == "any":
            held = [letter for letter in order if self._ledger.get("battlefields", letter, "controller") == seat]
            order = held + order
        for letter in order:
            used = (seat, letter) in self._happened or self._ledger.scored(letter, seat)
            taken = self._ledger.get("battlefields", letter, "controller")
            fits = taken != seat if conquered else taken in (None, seat)
            if not used and fits:
                return letter
        return order[0]

    def _mark_others(self, said: Statement, seat: str, letters: list[str]) -> None:
        free = {letter for player, letter, _ in unscored(self._ledger, self._reading) if player == seat}
        others = [
            letter
            for letter in self._ledger.letters
            if letter not in letters and letter not in free and (seat, letter) not in self._happened
        ]
        for letter in others:
            self._ledger.put(("battlefields", letter, "scored_by"), [seat], f'"{said.words}"')
        if others:
            self._assume(
                f'"{said.words}": every other battlefield ({", ".join(others)}) was scored this turn by {named(seat)}.'
            )

    def _situation(self, options: Options) -> dict[str, Value]:
        ledger = self._ledger
        turn: dict[str, Value] = {
            "player": ledger.get("turn", "player") or "you",
            "phase": ledger.get("turn", "phase") or "main",
        }
        first = ledger.get("turn", "first")
        if first is not None:
            turn["first"] = first
        return {
            "title": self._reading.title,
            "mode": ledger.mode,
            "players": ledger.branch("players", ledger.seats),
            "battlefields": ledger.branch("battlefields", tuple(ledger.letters)),
            "turn": turn,
            "do": self._items,
            "answers": self._answers(options),
            "seed": 1 if options.seed is None else options.seed,
        }

    def _answers(self, options: Options) -> dict[str, Value]:
        answers: dict[str, Value] = {}
        for item in options.answers:
            name, sign, value = item.partition("=")
            if not sign or not name.strip() or not value.strip():
                raise NotUnderstood(f'--answer {item}: write NAME=VALUE, as in --answer "BURN_OUT.OPPONENT=opponent 1"')
            old = answers.get(name.strip())
            given: list[Value] = old if isinstance(old, list) else [] if old is None else [old]
            given = [*given, *self._decisions(value)]
            answers[name.strip()] = given if len(given) > 1 else given[0]
        self._choose(answers)
        return answers

    def _decisions(self, value: str) -> list[Value]:
        """A comma separates successive decisions, but not the halves of a card's name."""
        found: list[str] = []
        names = name_index(tuple(self._cards.all_names()))
        for part in (part.strip() for part in value.split(",")):
            whole = names.exact(f"{found[-1]}, {part}") if found else None
            if whole is not None:
                found[-1] = whole
            elif part:
                found.append(part)
        return [*found]

    def _choose(self, answers: dict[str, Value]) -> None:
        for said in self._reading.statements:
            if said.says is Says.CHOICE:
                chosen = one_seat(self._ledger, said.text("who"))
                if answers.setdefault("BURN_OUT.OPPONENT", chosen) != chosen:
                    raise NotUnderstood(
                        f'BURN_OUT.OPPONENT is {chosen} by "{said.words}" and another by --answer: leave one out'
                    )
