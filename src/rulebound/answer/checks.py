"""The `expect.answer` block of a situation: what a written answer must hold, and what of it is missing."""

from rulebound.answer.answer import Answer
from rulebound.answer.entry import entry
from rulebound.answer.parts import parts_of, terms_of
from rulebound.rulebook import UnknownTerm, explain

Difference = dict[str, object]


def check_answer(answer: Answer) -> list[Difference]:
    """The differences between an answer and what its situation expects of it; none where it expects nothing."""
    expect = answer.run.situation.expect
    wanted = None if expect is None else expect.answer
    if wanted is None:
        return []
    written = entry(answer)
    found: list[Difference] = []
    if wanted.short is not None and wanted.short.casefold() not in written["short"].casefold():
        found.append(difference("short", wanted.short, written["short"]))
    if wanted.order is not None:
        order = [part.key for part in parts_of(written) if part.key in wanted.order]
        if order != wanted.order:
            found.append(difference("order", wanted.order, order))
    explained = terms_of(written)
    for word in wanted.explains or []:
        if term_of(word) not in explained:
            found.append(difference("explains", word, explained))
    for name in wanted.mistakes or []:
        if name not in answer.mistakes:
            found.append(difference("mistakes", name, answer.mistakes))
    for text in wanted.notes or []:
        if not any(text.casefold() in note["text"].casefold() for note in written["notes"]):
            found.append(difference("notes", text, [note["text"] for note in written["notes"]]))
    return found


def term_of(word: str) -> str:
    """The glossary's spelling of a term, the word itself where it has none."""
    try:
        return explain(word).term
    except UnknownTerm:
        return word


def difference(key: str, expected: object, found: object) -> Difference:
    """One difference, with its path in the file."""
    return {"path": f"answer.{key}", "expected": expected, "found": found}
