"""The facts of every printed card agree with the reference data, where that is at hand; skipped where it is not."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from rulebound.cards import catalog
from rulebound.kernel.program import Card

REFERENCE = os.environ.get("RULEBOUND_REFERENCE", "")
FILE = Path(REFERENCE) / "cards" / "cards.json"

pytestmark = pytest.mark.skipif(not REFERENCE or not FILE.exists(), reason="no reference data ($RULEBOUND_REFERENCE)")


def reference() -> dict[str, dict[str, Any]]:
    return {entry["name"]: entry for entry in json.loads(FILE.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("card", catalog.PRINTED, ids=lambda card: card.name)
def test_the_printed_facts(card: Card) -> None:
    facts = reference()[card.name]
    assert list(card.types) == facts["types"]
    assert set(card.domains) == set(facts["domains"])
    assert card.energy == (facts["energy"] or 0)
    assert sum(count for _, count in card.power) == (facts["power"] or 0) * len(card.power)
    assert {domain for domain, _ in card.power} == set(facts["power_domains"])
    assert card.might == (facts["might"] or 0)
    assert {name for name, _ in card.keywords} == set(facts["keywords"])
    assert set(card.tags) == set(facts["tags"])
    assert ("champion" in card.supertypes) == ("champion" in facts["supertypes"])
    assert set(card.ids) <= set(facts["collector_numbers"])


@pytest.mark.parametrize("card", catalog.PRINTED, ids=lambda card: card.name)
def test_the_text_is_our_own(card: Card) -> None:
    """No twelve words in a row are as printed: the text is rendered from the program."""
    words = " ".join(catalog.text(card).lower().replace(",", "").replace(".", "").split()).split()
    printed = " ".join(reference()[card.name]["text"].lower().replace(",", "").replace(".", "").split())
    for start in range(len(words) - 11):
        assert " ".join(words[start : start + 12]) not in printed
