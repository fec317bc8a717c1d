"""Every statement and rule is covered: by scenarios that notice when it is broken, or with a reason why not."""

import pytest

from rulebound import rulebook
from rulebound.kernel.rng import Stream
from rulebound.scenario import coverage, library
from rulebound.scenario.distribution import chance_above, check_repeated
from rulebound.scenario.situation import Situation
from tests.breaking import DIFFERENT, Mutant, NoLongerFits, broken, failing, load
from tests.mutants import ALL, rules_of, statements_of
from tests.property.chance import upper_tail

SAMPLE = ALL[::12]
"""The mutants tried here; `make mutants` tries all of them."""

FEW = 2_000
"""The seeds of the repeated scenarios that are tried here; `rulebound resolve` tries all."""


def seeds(situation: Situation) -> int:
    return situation.repeat or 1


@pytest.fixture(scope="module")
def situations() -> dict[str, Situation]:
    return load()


def test_every_scenario_comes_out_as_expected(situations: dict[str, Situation]) -> None:
    assert failing(situations, situations) == {}


def test_every_statement_is_claimed_and_proven() -> None:
    claimed = coverage.statements()
    assert [name for name, files in claimed.items() if not files] == []
    assert [name for name in coverage.STATEMENTS if not coverage.proven()["statements"].get(name)] == []


def test_no_tag_is_idle(situations: dict[str, Situation]) -> None:
    proven = coverage.proven()["statements"]
    idle = [
        (name, tag) for name, situation in situations.items() for tag in situation.proves if name not in proven[tag]
    ]
    assert idle == []


def test_every_enforced_rule_is_proven_and_every_other_has_a_reason() -> None:
    rules = coverage.rules()
    assert {name for rule in rules.values() for name in rule["names"]} == set(rulebook.RULES)
    enforced = [rule.name for rule in rulebook.RULES.values() if rule.status == "enforced"]
    assert [name for name in enforced if not coverage.proofs_of(name)] == []
    assert [rule["name"] for rule in rules.values() if rule["status"] != "enforced" and not rule["reason"]] == []


def test_the_code_cites_only_rules_that_are_carried_out_or_not_yet_shown() -> None:
    cited = [rule for rule in coverage.rules().values() if rule["code"]]
    assert len(cited) > 150
    assert [rule["name"] for rule in cited if rule["status"] == "definition"] == []
    assert "rules/decks.py: BurnOut.recycle_trash" in coverage.citing_code()["BURN_OUT.RECYCLE"]


def test_stored_proofs_name_what_exists() -> None:
    stored = coverage.proven()
    examples = {library.name_of(path) for path in library.examples()}
    assert set(stored["rules"]) <= set(rulebook.RULES)
    assert set(stored["statements"]) <= set(coverage.STATEMENTS)
    assert {name for part in stored.values() for names in part.values() for name in names} <= examples


def test_every_mutant_fits_the_engine_and_breaks_something_known() -> None:
    for mutant in ALL:
        with broken(mutant):
            pass
        assert mutant.breaks
        assert set(rules_of(mutant)) <= set(rulebook.RULES), mutant.what
        assert set(statements_of(mutant)) <= set(coverage.STATEMENTS), mutant.what


@pytest.mark.parametrize("mutant", SAMPLE, ids=lambda mutant: mutant.what)
def test_stored_proofs_still_hold(mutant: Mutant, situations: dict[str, Situation]) -> None:
    stored = coverage.proven()
    if mutant.orders:
        return
    names = sorted({name for rule in rules_of(mutant) for name in stored["rules"][rule]})
    names += [name for statement in statements_of(mutant) for name in stored["statements"][statement]]
    with broken(mutant):
        failed = failing(situations, names)
    noticed = [name for name, result in failed.items() if result == DIFFERENT]
    assert noticed
    for statement in statements_of(mutant):
        assert [name for name in noticed if statement in situations[name].proves], statement


def test_a_mutant_that_no_longer_fits_says_so() -> None:
    elsewhere = Mutant("nothing", "rules: BurnOut.give_point", "no such line", "", ("S05",))
    with pytest.raises(NoLongerFits, match="0 times"), broken(elsewhere):
        pass
    nowhere = Mutant("nothing", "rules: BurnOut.no_such_step", "", "", ("S05",))
    with pytest.raises(NoLongerFits, match="there is no"), broken(nowhere):
        pass


@pytest.mark.parametrize(("statistic", "freedom"), [(3.841, 1), (10.828, 1), (29.588, 10), (1700, 1521), (5000, 20)])
def test_the_chance_of_a_distribution_is_that_of_an_independent_computation(statistic: float, freedom: int) -> None:
    assert chance_above(statistic, freedom) == pytest.approx(upper_tail(statistic, freedom), rel=1e-6, abs=1e-12)


def test_random_orders_are_told_from_orders_that_are_not(
    situations: dict[str, Situation], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [name for name, situation in situations.items() if situation.expect_distribution and seeds(situation) <= FEW]
    repeated = {name: situations[name] for name in few}
    assert len(repeated) >= 3
    assert [name for name, situation in repeated.items() if check_repeated(situation)] == []

    def unshuffled(self: Stream, cards: list[int]) -> None:
        """The order stays."""

    monkeypatch.setattr(Stream, "shuffle", unshuffled)
    assert [name for name, situation in repeated.items() if not check_repeated(situation)] == []
