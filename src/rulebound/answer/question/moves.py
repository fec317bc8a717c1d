"""Cards in a question: playing one, activating one, and what lies on the board for it."""

from __future__ import annotations

from rulebound.answer.question.facts import known_letters, one_seat, seats_of
from rulebound.answer.question.forms import Says
from rulebound.answer.question.ledger import Ledger, owner
from rulebound.answer.question.pattern import Place
from rulebound.answer.question.reading import Reading
from rulebound.answer.question.shape import CardNames, Cost, Note, NotUnderstood, Value
from rulebound.answer.question.statement import Statement
from rulebound.answer.question.words import fold


def put_board(ledger: Ledger, cards: CardNames, said: Statement, notes: list[Note]) -> None:
    """A card that a player has: a battlefield is controlled, anything else stands at the place said, else in base."""
    card, seat, source = said.text("card"), one_seat(ledger, said.who or "you"), f'"{said.words}"'
    kind = cards.type_of(card)
    if said.guessed:
        notes.append(Note("assumed", f"Whose {card} it is was not said: {owner(seat)} {card} assumed."))
    if "battlefield" in kind:
        for letter in known_letters(ledger, Place("card", card), ""):
            ledger.put(("battlefields", letter, "controller"), seat, source)
    elif "place" in said.got:
        letter = known_letters(ledger, said.place(), ledger.letters[0])[0]
        ledger.put(("battlefields", letter, "units", seat), [card], source)
    else:
        _stand(ledger, kind, card, seat, source)


def put_play(ledger: Ledger, cards: CardNames, reading: Reading, said: Statement, seat: str, notes: list[Note]) -> str:
    """The move that plays the card: it is put in hand, its cost is at hand, everybody else passes.

    Raises NotUnderstood for a card that isn't played, and where the zones said do not hold what the words need.
    """
    card, source = said.text("card"), f'"{said.words}"'
    kind = cards.type_of(card)
    if "battlefield" in kind or "legend" in kind or "rune" in kind:
        raise NotUnderstood(f'{source}: a {kind} is not played; say what happens to it, as in "I hold {card}"')
    beside = _take_in_hand(ledger, seat, card, source)
    cost = _there(_pay(ledger, seat, cards.cost(card), source))
    move = f"{seat} plays {_in_move(card)}"
    mode = _mode(cards, reading, said)
    if mode:
        move += f", mode {mode}"
        notes.append(Note("assumed", f"{card} is played with its mode {mode}."))
    move += _targets(ledger, cards, said, seat, notes)
    if "place" in said.got:
        move += f", to {known_letters(ledger, said.place(), ledger.letters[0])[0]}"
    elif said.words.endswith(" base"):
        move += ", to base"
    turn = ledger.get("turn", "player") or "you"
    notes.append(
        Note(
            "assumed",
            f"{card} is in {owner(seat)} hand{beside}, {cost}it is {owner(str(turn))} turn and everybody passes.",
        )
    )
    return move


def put_activation(ledger: Ledger, cards: CardNames, said: Statement, seat: str, notes: list[Note]) -> str:
    """The move that activates the card's ability: the card is on the board, ready, and the ability's cost is there."""
    card, source = said.text("card"), f'"{said.words}"'
    kind = cards.type_of(card)
    if "spell" in kind:
        raise NotUnderstood(f'{source}: a spell is played, not activated; write "I play {card}"')
    if "battlefield" in kind:
        letter = known_letters(ledger, Place("card", card), "")[0]
        ledger.put(("battlefields", letter, "controller"), seat, source)
    elif not _on_board(ledger, card):
        _stand(ledger, kind, card, seat, source)
    price = cards.ability_cost(card)
    cost = _pay(ledger, seat, price, source)
    if price.trash and ledger.count(seat, "trash") is None:
        ledger.put(("players", seat, "trash"), price.trash, source)
        cost.append(f"{price.trash} in the Trash")
    turn = ledger.get("turn", "player") or "you"
    notes.append(
        Note(
            "assumed",
            f"{card} is on the board and ready, {_there(cost)}it is {owner(str(turn))} turn and everybody passes.",
        )
    )
    return f"{seat} activates {_in_move(card)}"


def _in_move(card: str) -> str:
    """The name as a move writes it, where a comma would separate: Karma (Channeler)."""
    first, comma, rest = card.partition(", ")
    return f"{first} ({rest})" if comma else card


def _there(cost: list[str]) -> str:
    return f"its cost ({', '.join(cost)}) is there, " if cost else ""


def _take_in_hand(ledger: Ledger, seat: str, card: str, source: str) -> str:
    """A hand that was counted holds the card as one of its cards; what a note says of that."""
    path = ("players", seat, "hand")
    hand = ledger.get(*path)
    if hand is None:
        ledger.put(path, [card], source)
    elif isinstance(hand, int):
        if hand == 0:
            raise NotUnderstood(
                f"{source} needs the card in hand, but {owner(seat)} hand is empty by {ledger.source(*path)}"
            )
        rest: list[Value] = [hand - 1] if hand > 1 else []
        ledger.replace(path, [card, *rest], ledger.source(*path))
        return f" as one of the {hand}" if hand > 1 else " as the only card"
    elif isinstance(hand, list) and card not in hand:
        unnamed = next((item for item in hand if isinstance(item, int)), 0)
        others = [item for item in hand if not isinstance(item, int)]
        left: list[Value] = [unnamed - 1] if unnamed > 1 else []
        ledger.replace(path, [card, *others, *left], ledger.source(*path))
        return " as one of those counted" if unnamed else " beside the cards named"
    return ""


def _pay(ledger: Ledger, seat: str, cost: Cost, source: str) -> list[str]:
    """Put the cost at hand where the question does not say how much there is; the parts of the cost as text."""
    for path, amount in [(("energy",), cost.energy)] + [(("power", domain), n) for domain, n in cost.power.items()]:
        full = ("players", seat, *path)
        if amount and (path == ("energy",) or ledger.get("players", seat, "power") is None):
            had = ledger.get(*full)
            if had is None or ledger.source(*full).startswith('"'):
                total = amount + (had if isinstance(had, int) and _is_move(ledger.source(*full)) else 0)
                ledger.replace(full, max(total, had if isinstance(had, int) else 0), source)
    energy = [f"{cost.energy} Energy"] if cost.energy else []
    return energy + [f"{amount} {domain} Power" for domain, amount in cost.power.items()]


def _is_move(source: str) -> bool:
    """Whether the amount was put there for an earlier card of the question, to which this one's cost is added."""
    return source.startswith(('"play', '"cast', '"activate', '"use'))


def _mode(cards: CardNames, reading: Reading, said: Statement) -> str:
    """The mode named, else the one whose text alone has the word that the question uses."""
    named = [other.text("ordinal") for other in reading.statements if other.says is Says.CARD_MODE]
    modes = cards.modes(said.text("card"))
    if named:
        if int(named[0]) > len(modes):
            raise NotUnderstood(f"{said.text('card')} has {len(modes) or 'no'} modes: there is no mode {named[0]}")
        return named[0]
    fitting = [
        str(place) for place, text in enumerate(modes, 1) if said.text("word") and said.text("word") in fold(text)
    ]
    return fitting[0] if len(fitting) == 1 else ""


def _targets(ledger: Ledger, cards: CardNames, said: Statement, seat: str, notes: list[Note]) -> str:
    number = said.number("n")
    if number is not None:
        whose = said.text("p") or "you"
        if whose == "each opponent" and len(seats_of(ledger, whose)) == 1:
            whose = "opponent"
        target = one_seat(ledger, whose)
        held = ledger.count(target, "trash")
        if held is None:
            ledger.put(("players", target, "trash"), number, f'"{said.words}"')
            notes.append(
                Note(
                    "assumed",
                    f"{owner(target)[0].upper()}{owner(target)[1:]} Trash holds those {number} cards and no more.",
                )
            )
        elif held < number:
            source = ledger.source("players", target, "trash")
            raise NotUnderstood(
                f'"{said.words}" needs {number} cards in {owner(target)} Trash, by {source} it has {held}'
            )
        return f", on {number} from {target} trash"
    targets = [said.text(name) for name in ("target", "target2") if said.text(name)]
    for target in targets:
        if not _on_board(ledger, target):
            side = one_seat(ledger, said.text("p") or seat)
            _stand(ledger, cards.type_of(target), target, side, f'"{said.words}"')
            notes.append(Note("assumed", f"{target} is in {owner(side)} base."))
    return f", on {' + '.join(map(_in_move, targets))}" if targets else ""


def _stand(ledger: Ledger, kind: str, card: str, seat: str, source: str) -> None:
    if "legend" in kind:
        ledger.put(("players", seat, "legend"), card, source)
    elif "unit" in kind or "gear" in kind or "equipment" in kind:
        ledger.put(("players", seat, "base"), [card], source)
    else:
        raise NotUnderstood(f"{source}: {card} is a {kind}, which does not stay on the board")


def _on_board(ledger: Ledger, card: str) -> bool:
    for seat in ledger.seats:
        base = ledger.get("players", seat, "base")
        if (isinstance(base, list) and card in base) or ledger.get("players", seat, "legend") == card:
            return True
        for letter in ledger.letters:
            units = ledger.get("battlefields", letter, "units", seat)
            if isinstance(units, list) and card in units:
                return True
    return False
