"""Whether every card that a situation names exists, once somebody says which cards there are."""

from collections.abc import Iterable

from rulebound.scenario.errors import Mark
from rulebound.scenario.expectation import Expect, SeatExpect
from rulebound.scenario.items import Effect, Instruction, Item, Move
from rulebound.scenario.names import CardNames, NameIndex
from rulebound.scenario.situation import Situation, picks
from rulebound.scenario.zone_spec import AnyOrder, CardSpec, ExpectedZone


def check_names(situation: Situation, names: CardNames) -> None:
    """Brings names to their catalog's spelling and refuses unknown ones; elsewhere than in a set-up labels do too.

    Names of `made_up` are known. Raises SituationError; the half of a name with a comma is told as that.
    """
    checker = _Checker(NameIndex([*names.all_names(), *situation.made_up]), set(situation.labels()))
    for spec in situation.cards():
        if spec.name is not None:
            spec.name = checker.card(spec.name, spec.mark)
    for item in situation.do:
        for one in item.instructions if isinstance(item, Effect) else [item]:
            checker.item(one)
    for card in situation.made_up.values():
        for instruction in card.does:
            checker.item(instruction)
    for answer in situation.answers:
        if answer.card is not None:
            answer.card = checker.reference(answer.card, answer.mark)
        for decision, mark in zip(answer.decisions, answer.marks, strict=True):
            checker.refuse_halves(picks(decision), mark)
    if situation.expect is not None:
        checker.expect(situation.expect)


class _Checker:
    def __init__(self, index: NameIndex, labels: set[str]) -> None:
        self.index = index
        self.labels = labels

    def card(self, name: str, mark: Mark) -> str:
        found = self.index.find(name)
        if found is None:
            raise mark.error(self.index.problem(name))
        return found

    def reference(self, name: str, mark: Mark) -> str:
        """A label as it is, or a card's name in its catalog's spelling."""
        if name in self.labels:
            return name
        found = self.index.find(name)
        if found is None:
            raise mark.error(f"`{name}` is no label of this file; {self.index.problem(name)}")
        return found

    def references(self, names: Iterable[str], mark: Mark) -> list[str]:
        return [self.reference(name, mark) for name in names]

    def refuse_halves(self, names: Iterable[str], mark: Mark) -> None:
        """Refuses the first half of a name with a comma where texts of other kinds can stand too."""
        for name in names:
            if name not in self.labels and self.index.find(name) is None and self.index.whole_names(name):
                raise mark.error(self.index.problem(name))

    def item(self, item: Item) -> None:
        if isinstance(item, Instruction):
            item.cards = self.references(item.cards, item.mark)
            if item.token is not None:
                item.token = self.card(item.token, item.mark)
        elif isinstance(item, Move):
            if item.card is not None:
                item.card = self.reference(item.card, item.mark)
            for target in item.targets:
                if target.card is not None:
                    target.card = self.reference(target.card, item.mark)

    def expect(self, expect: Expect) -> None:
        for seat in expect.seats.values():
            self.seat(seat)
        for battlefield in expect.battlefields.values():
            if battlefield.card is not None:
                self.zone([battlefield.card])
            for zone in (battlefield.units or {}).values():
                self.zone(zone)
        if expect.chain is not None:
            expect.chain = self.references(expect.chain, expect.marks["chain"])
        if expect.triggered is not None:
            expect.triggered = self.references(expect.triggered, expect.marks["triggered"])
        for key, texts in (("legal", expect.legal), ("illegal", expect.illegal)):
            self.refuse_halves(texts or (), expect.marks.get(key, expect.mark))
        for key, seen in (("can_see", expect.can_see), ("cannot_see", expect.cannot_see)):
            for names in (seen or {}).values():
                self.refuse_halves(names, expect.marks[key])

    def seat(self, seat: SeatExpect) -> None:
        for zone in (*seat.zones.values(), seat.tokens):
            if zone is not None:
                self.zone(zone)
        if seat.exhausted is not None:
            seat.exhausted = self.references(seat.exhausted, seat.marks["exhausted"])
        if seat.ready is not None:
            seat.ready = self.references(seat.ready, seat.marks["ready"])
        if seat.might is not None:
            seat.might = {self.reference(name, seat.marks["might"]): n for name, n in seat.might.items()}
        if seat.damage is not None:
            seat.damage = {self.reference(name, seat.marks["damage"]): n for name, n in seat.damage.items()}
        if seat.at is not None:
            seat.at = {self.reference(name, seat.marks["at"]): place for name, place in seat.at.items()}
        if seat.has is not None:
            seat.has = {self.reference(name, seat.marks["has"]): words for name, words in seat.has.items()}

    def zone(self, zone: ExpectedZone) -> None:
        for entry in [] if isinstance(zone, int) else zone:
            for spec in entry.cards if isinstance(entry, AnyOrder) else [entry]:
                self.spec(spec)

    def spec(self, spec: CardSpec) -> None:
        if spec.name is not None:
            spec.name = self.reference(spec.name, spec.mark)
