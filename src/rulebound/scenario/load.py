"""A situation from a file, a text or plain data: read, validated and typed, or refused with one SituationError."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulebound.scenario import fields, grammar
from rulebound.scenario.check_names import check_names
from rulebound.scenario.errors import Mark, SituationError
from rulebound.scenario.expectation import Distribution, Expect
from rulebound.scenario.items import Effect, Instruction, Item
from rulebound.scenario.names import CardNames, listed
from rulebound.scenario.read_expect import ExpectReader, read_answers
from rulebound.scenario.read_setup import SetupReader, item_text, read_instruction, refuse_comment_id
from rulebound.scenario.situation import BATTLEFIELDS, SEATS, Situation
from rulebound.scenario.yaml_reader import Listing, Node, Scalar, Table, read_data, read_yaml

FORMAT: Final = 1
SEED_LIMIT: Final = 2**128 - 1
REPEAT_LIMIT: Final = 1_000_000

_KEYS: Final = (
    "format",
    "title",
    "proves",
    "mode",
    "seed",
    "players",
    "battlefields",
    "turn",
    "do",
    "answers",
    "expect",
    "repeat",
    "expect_distribution",
    "made_up",
)


def load_path(path: str | Path, names: CardNames | None = None) -> Situation:
    """The situation in a file (UTF-8); messages show the path as given."""
    file = str(path)
    try:
        content = Path(path).read_bytes()
    except FileNotFoundError:
        raise SituationError("there is no such file; check the path", file) from None
    except IsADirectoryError:
        raise SituationError("this is a folder, not a file; name a file in it", file) from None
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise SituationError(f"the file can't be read: {reason}", file) from None
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = content.count(b"\n", 0, wrong.start) + 1
        start = content.rfind(b"\n", 0, wrong.start) + 1
        column = len(content[start : wrong.start].decode("utf-8")) + 1
        raise SituationError("the text is not UTF-8; save the file in that encoding", file, line, column) from None
    return load_text(text, file, names)


def load_text(text: str, file: str, names: CardNames | None = None) -> Situation:
    """The situation in a YAML text; `file` is what messages call it.

    With `names`, card names are checked and brought to their catalog's spelling; without, any name is taken.
    Raises SituationError with the position of the first thing that is wrong.
    """
    return _load(read_yaml(text, file), file, names)


def load_data(data: Mapping[str, object], file: str = "situation", names: CardNames | None = None) -> Situation:
    """The situation in plain data, such as parsed JSON; messages name the path of keys instead of a position."""
    return _load(read_data(data, file), file, names)


def _load(root: Node, file: str, names: CardNames | None) -> Situation:
    if isinstance(root, Scalar) and root.blank:
        raise root.mark.error("the file is empty; a situation needs at least `do:`")
    entries = fields.table(root, "a situation", _KEYS).entries
    nodes = {key: node for key, (_, node) in entries.items()}
    if "format" in nodes:
        _check_format(nodes["format"])
    mode = fields.choice(nodes["mode"], "`mode`", tuple(SEATS)) if "mode" in nodes else "duel"
    setup, expecting = SetupReader(mode), ExpectReader(mode)
    players = setup.players(nodes.get("players"), root.mark)
    if "do" not in nodes:
        raise root.mark.error("a situation needs `do`, the list of what is done (it may be empty: do: [])")
    situation = Situation(
        mark=root.mark,
        file=file,
        title=fields.text(nodes["title"], "`title`") if "title" in nodes else Path(file).name,
        proves=fields.texts(nodes["proves"], "`proves`") if "proves" in nodes else [],
        mode=mode,
        seed=fields.number(nodes["seed"], "`seed`", high=SEED_LIMIT) if "seed" in nodes else 1,
        players=players,
        battlefields=setup.battlefields(nodes.get("battlefields"), root.mark),
        turn=setup.turn(nodes.get("turn"), root.mark, players),
        do=_read_do(nodes["do"], grammar.Board(SEATS[mode], BATTLEFIELDS[mode])),
        answers=read_answers(nodes["answers"], SEATS[mode]) if "answers" in nodes else [],
        expect=_read_expect(nodes.get("expect"), expecting),
        repeat=fields.number(nodes["repeat"], "`repeat`", low=1, high=REPEAT_LIMIT) if "repeat" in nodes else None,
        expect_distribution=_read_distributions(nodes, expecting),
        made_up=setup.made_up(nodes.get("made_up")),
    )
    if names is not None:
        check_names(situation, names)
    return situation


def _check_format(node: Node) -> None:
    if not (isinstance(node, Scalar) and node.text == str(FORMAT)):
        raise node.mark.error(f"this version reads `format: {FORMAT}`, not {fields.kind(node)}")


def _read_do(node: Node, board: grammar.Board) -> list[Item]:
    if isinstance(node, Scalar) and not node.blank:
        raise node.mark.error(f"`do` is a list; write {fields.kind(node)} behind a dash, as in  - cleanup")
    items = fields.listing(node, "`do`")
    return [_read_item(item, board, _is_behind_comma(node, place)) for place, item in enumerate(items)]


def _read_item(node: Node, board: grammar.Board, behind_comma: bool) -> Item:
    if not isinstance(node, Listing):
        text = item_text(node)
        _refuse_half(text, node.mark, board, behind_comma)
        return grammar.parse_item(text, node.mark, board)
    refuse_comment_id(node)
    if not node.items:
        raise node.mark.error("an empty list is no effect; give it instructions, such as [you draw 2, you burn 1]")
    instructions: list[Instruction] = []
    for place, one in enumerate(node.items):
        _refuse_half(item_text(one), one.mark, board, _is_behind_comma(node, place))
        instructions.append(read_instruction(one, board))
    return Effect(node.mark, instructions)


def _is_behind_comma(node: Node, place: int) -> bool:
    return isinstance(node, Listing) and node.flow and place > 0


def _refuse_half(text: str, mark: Mark, board: grammar.Board, behind_comma: bool) -> None:
    """Refuses what a comma inside brackets cut off from an item, such as `to base`."""
    if behind_comma and not grammar.can_begin(text, board):
        forms = grammar.nearest_forms(text)
        meant = f"did you mean {listed(forms)}? Inside" if forms else "inside"
        raise mark.error(f"unknown item `{text}`; {meant} [ ] a comma ends an item: quote an item that has one")


def _read_expect(node: Node | None, reader: ExpectReader) -> Expect | None:
    """Expectations, None where there are none: then nothing is checked."""
    if node is None or (isinstance(node, Scalar) and node.blank) or (isinstance(node, Table) and not node.entries):
        return None
    return reader.read(node)


def _read_distributions(nodes: dict[str, Node], reader: ExpectReader) -> list[Distribution]:
    node = nodes.get("expect_distribution")
    if node is None:
        return []
    if "repeat" not in nodes:
        raise node.mark.error("`expect_distribution` needs `repeat`, the number of seeds to run, such as 10000")
    return reader.distributions(node)
