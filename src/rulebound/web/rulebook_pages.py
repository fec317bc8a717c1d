"""The rulebook as pages: chapters with search, one page a rule, the glossary, what is proven, and each example run."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rulebound.cards import catalog
from rulebound.rulebook import GLOSSARY, MISTAKES, RULES, Rule, Term, find, numbers
from rulebound.scenario import coverage
from rulebound.scenario.library import UnknownExample
from rulebound.web import library_runs
from rulebound.web.problems import Problem
from rulebound.web.rendering import fragment, page
from rulebound.web.rule_search import rules_matching, terms_matching

HERE: Final = "/rulebook"
SHOWN: Final = 6
"""So many proofs of a rule stand open on its page, the others behind a heading."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario that proves something: its name in the library and its title."""

    name: str
    title: str


def rulebook(request: Request) -> Response:
    """All chapters, or the rules and terms that a search finds."""
    query = request.query_params.get("q", "").strip()[:200]
    if query:
        found, terms = rules_matching(query), terms_matching(query)
        return page(request, "rulebook_search.html", query=query, rules=found, terms=terms)
    return page(request, "rulebook.html", chapters=chapters(), query="")


def to_rulebook(request: Request) -> Response:
    """The shorter address of the rulebook."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(HERE + query, 308)


def rule(request: Request) -> Response:
    """One rule by its name; a number that several rules bear gives the list of them."""
    query = request.path_params["query"]
    found = find(query)
    meant = found[0] if len(found) == 1 else over_all(found, query)
    if meant is None:
        return page(request, "rule_several.html", here=HERE, query=query, rules=found, numbers=numbers)
    return page(request, "rule.html", here=HERE, **rule_parts(meant))


def over_all(found: Sequence[Rule], number: str) -> Rule | None:
    """The rule that bears exactly this number, if all others found stand under it in the same edition."""
    for rule in found:
        for edition, own in numbers(rule):
            if own == number and all(dict(numbers(each)).get(edition, "").startswith(number) for each in found):
                return rule
    return None


def rule_parts(rule: Rule) -> dict[str, Any]:
    """Everything that a rule's page shows."""
    proofs = proofs_of(coverage.proofs_of(rule.name))
    in_chapter = [each for each in RULES.values() if each.chapter == rule.chapter]
    place = in_chapter.index(rule)
    return {
        "rule": rule,
        "numbers": numbers(rule),
        "explained": [GLOSSARY[term] for term in rule.terms],
        "proofs": proofs[:SHOWN],
        "more_proofs": proofs[SHOWN:],
        "code": coverage.citing_code().get(rule.name, []),
        "cards": [catalog.NAMED[name] for name in library_runs.cards_using().get(rule.name, ())],
        "card_text": catalog.text,
        "mistakes": [mistake for mistake in MISTAKES.values() if rule.name in mistake.rules],
        "above": above(rule),
        "below": [each for each in RULES.values() if each.number.startswith(rule.number + ".")],
        "before": in_chapter[place - 1] if place else None,
        "after": in_chapter[place + 1] if place + 1 < len(in_chapter) else None,
    }


def above(rule: Rule) -> list[Rule]:
    """The rules that this one stands under, outermost first."""
    return [each for each in RULES.values() if rule.number.startswith(each.number + ".")]


def chapters() -> Mapping[str, Sequence[Rule]]:
    """The rules by the title of their chapter, in order."""
    found: dict[str, list[Rule]] = {}
    for each in RULES.values():
        found.setdefault(each.chapter, []).append(each)
    return found


def proofs_of(names: Iterable[str]) -> list[Proof]:
    """Proofs with their titles, each once."""
    titles = library_runs.titles()
    short = dict.fromkeys([library_runs.name_of(name) for name in names])
    return [Proof(name, titles.get(name, name)) for name in short]


def glossary(request: Request) -> Response:
    """Every term with its explanation, its other names and its rules, by first letter."""
    letters: dict[str, list[Term]] = {}
    for term in GLOSSARY.values():
        letters.setdefault(term.term[0].upper(), []).append(term)
    return page(request, "glossary.html", here=HERE, letters=letters)


@cache
def statements() -> Mapping[str, Sequence[Proof]]:
    """The situations that claim to prove each statement of the source documents."""
    return {name: proofs_of(files) for name, files in coverage.statements().items()}


def show_coverage(request: Request) -> Response:
    """What is proven by which scenario: the statements of the source documents, and the rules by chapter."""
    counts: dict[str, int] = {}
    for each in RULES.values():
        counts[each.status] = counts.get(each.status, 0) + 1
    return page(
        request, "coverage.html", here=HERE, statements=statements(), chapters=chapters(), counts=counts,
        proof_counts={name: len(coverage.proofs_of(name)) for name in RULES},
        enforced=[each.name for each in RULES.values() if each.status == "enforced"],
    )  # fmt: skip


def example(request: Request) -> Response:
    """One example of the library, run now: as a page, or with `?part=run` only what came of it."""
    name = request.path_params["name"]
    try:
        shown = library_runs.example(name)
    except UnknownExample as unknown:
        raise Problem(404, "No such example", f"{unknown.args[0][:1].upper()}{unknown.args[0][1:]}.") from None
    if request.query_params.get("part") == "run":
        return fragment(request, "example_run.html", shown.name.replace("/", "-"), example=shown)
    return page(request, "example.html", here=HERE, example=shown)


routes: Final = [
    Route("/rulebook", rulebook),
    Route("/rules", to_rulebook),
    Route("/rule/{query:path}", rule),
    Route("/glossary", glossary),
    Route("/coverage", show_coverage),
    Route("/example/{name:path}", example),
]
