"""Every form that a question may take, in one table: the form, what it says, and an example that people read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final


class Says(Enum):
    """What a form says."""

    ACT = auto()
    HOLD = auto()
    CONQUER = auto()
    PLAY = auto()
    ACTIVATE = auto()
    PHASE = auto()
    COUNT = auto()
    POINTS = auto()
    SHORT = auto()
    SCORES = auto()
    MODE = auto()
    TURN = auto()
    CONTROL = auto()
    SCORED = auto()
    UNSCORED = auto()
    BARE = auto()
    CONCEDE = auto()
    REFUSED = auto()
    BOARD = auto()
    CARD_MODE = auto()
    CHOICE = auto()
    WHO = auto()
    BREAK = auto()
    NOTHING = auto()


ACTIONS: Final = frozenset({Says.ACT, Says.HOLD, Says.CONQUER, Says.PLAY, Says.ACTIVATE, Says.CONCEDE})
"""What somebody does, in contrast to what is so."""


@dataclass(slots=True)
class Form:
    """A row of the table.

    `fixed` adds captures the words imply. For ACT, `do` is the instruction of FORMAT section 1 after the player and
    `reads` the part of the table it looks at: take (cards leave the Main Deck), deck, points, or a zone. `note` says
    as what the words were read, `why` (for REFUSED) what to write instead.
    """

    form: str
    says: Says
    example: str = ""
    fixed: dict[str, str | int] | None = None


def _act(form: str, do: str, reads: str, example: str, **fixed: str | int) -> Form:
    return Form(form, Says.ACT, example, {"do": do, "reads": reads, **fixed})


_FROM_EMPTY: Final = "drawing 1 from an empty Main Deck"
_TARGETS: Final = "(on|for|target|targets|targeting|choose|choosing|to recycle|and recycle)"
_FROM_DECK: Final = "[(from|off|in) [top] [<p>] [<deck>]] [<p>] [<deck>]"

# Words that join the parts of a question and change nothing. Whatever could change something ("not", "or", "unless",
# "twice", "instead") must never stand here: better not understood than understood wrongly.
_LINKS: Final = (
    "if|when|while|where|as|and|but|with|so|then|because|since|must|should|would|could|can|will|may|need|needs|have|to|do"
    "|make|makes|let|lets|force|forces|try|tries|trying|want|wants|suppose|say|there|now|both|already|also|afterwards"
    "|that|'ll|'d|during|finally|whereas|playing|game|question|hi|hello|ok"
)

FORMS: Final[tuple[Form, ...]] = (
    # Instructions.
    _act(f"draw [<n>] [more|extra|additional] [card] {_FROM_DECK}", "draws {n}", "take", "draw 3", n=1),
    _act(f"draw [<p>] last card {_FROM_DECK}", "draws {n}", "take", "", n=1, main_deck=1),
    _act(
        "deck (out|myself|yourself|himself|herself|themselves|themself|itself|ourselves)",
        "draws {n}",
        "take",
        "I deck out",
        n=1,
        main_deck=0,
        note=_FROM_EMPTY,
    ),
    _act("burn out", "draws {n}", "take", "I burn out", n=1, main_deck=0, note=_FROM_EMPTY),
    Form(
        "burn out (twice|<n> time|<n> times|again)",
        Says.REFUSED,
        "",
        {"why": 'a player burns out by drawing or burning from an empty Main Deck: say how many, as in "draw 12"'},
    ),
    _act(f"burn [top] <n> [card] {_FROM_DECK}", "burns {n}", "take", "burn 3"),
    _act("burn <who> [for] <n> [card]", "burns {n}", "take", ""),
    _act(
        "put [top] <n> [top] [card] [(from|off) [top] [<p>] [<deck>]] [<p>] [<deck>] (in|into|to|onto) [<p:p2>] <zone>",
        "puts {n} from main deck into {zone}",
        "take",
        "put 3 from my deck into my trash",
    ),
    _act(f"(banish|banishment) [top] <n> [card] {_FROM_DECK}", "puts {n} from main deck into banishment", "take", ""),
    _act(f"look at [<p>] [top] <n> [card] {_FROM_DECK}", "looks at {n}", "deck", "look at the top 5"),
    _act(f"look at [<p>] top card {_FROM_DECK}", "looks at {n}", "deck", "", n=1),
    _act(f"reveal [<p>] [top] <n> [card] {_FROM_DECK}", "reveals {n}", "deck", "reveal 5"),
    _act(
        f"reveal [card] {_FROM_DECK} until [(i|they|he|she|you) (reveal|find|hit|see)] [a|an] <type>",
        "reveals until {type}",
        "deck",
        "reveal until a unit",
    ),
    _act(f"predict [<n>] [card] {_FROM_DECK}", "predicts {n}", "deck", "predict 2", n=1),
    _act(
        "recycle <n> [card] [from|in] [<p>] <source>", "recycles {n} from {source}", "source", "recycle 3 from my trash"
    ),
    _act(
        "recycle [all|whole|entire] [card] [from|in] [<p>] [whole|entire] <trash>",
        "recycles {n} from {source}",
        "source",
        "recycle my trash",
        source="trash",
        whole=1,
    ),
    _act(
        "shuffle [all|whole|entire] [<p>] [whole|entire] <trash> [back] (in|into|to) [<p:p2>] <deck>",
        "recycles {n} from {source}",
        "source",
        "",
        source="trash",
        whole=1,
        note="recycling the whole Trash",
    ),
    _act("recycle <n> rune [(from|on) [<p>] (board|base)]", "recycles {n} runes", "runes", "recycle 2 runes"),
    _act("discard <n> [card] [from [<p>] hand]", "discards {n}", "hand", "discard 2"),
    _act(
        "discard [all] [card] [in|from] [<p>] [whole|entire] hand", "discards {n}", "hand", "discard my hand", whole=1
    ),
    _act("channel [<n>] [rune]", "channels {n}", "rune_deck", "channel 2", n=1),
    _act("(gain|score) <n> [more|extra] point", "gains {n} points", "points", "I gain 1 point"),
    _act("lose <n> point", "loses {n} points", "points", "lose 2 points"),
    _act("(play|make|create) <n> <card> token", "plays {n} token {card}", "deck", ""),
    # Happenings.
    Form("hold [<place> [[,] (and|then|and then) <spot:place2>]]", Says.HOLD, "I hold A"),
    Form(
        "conquer [<place> [[,] (and|then|and then) <spot:place2>]]",
        Says.CONQUER,
        "I conquer the second battlefield at 7",
    ),
    Form("take <place>", Says.CONQUER),
    Form("concede [game|match]", Says.CONCEDE, "I concede"),
    Form(
        "pass [turn|priority|focus]",
        Says.REFUSED,
        "",
        {"why": "in a question everybody passes unless something is said to happen: leave it out"},
    ),
    # Cards.
    Form("(activate|use|uses|using|tap|exhaust) [<p>] <card>", Says.ACTIVATE, "I activate Garbage Grabber"),
    Form("play <card> [(to|at) (base|<place>)]", Says.PLAY, "I play Disposal Order"),
    Form(
        f"play <card> {_TARGETS} <n> [card] [from|in] [<p>] <trash>",
        Says.PLAY,
        "I play Disposal Order on 3 cards in my opponent's trash",
        {"word": "trash"},
    ),
    Form("play <card> (on|targeting|targets|choosing) [<p>] <card:target> [and [<p>] <card:target2>]", Says.PLAY),
    Form("play <card> to draw [<n:drawn>] [card]", Says.PLAY, "", {"word": "draw"}),
    Form("[(with|in|using|choosing|choose|for)] (mode <ordinal>|<ordinal> mode)", Says.CARD_MODE, "first mode"),
    # Times.
    Form("[in|during|at|it be|its] [begin|end] [<p>] <phase>", Says.PHASE, "my Draw Phase"),
    Form("draw for [<p>] turn", Says.PHASE, "", {"phase": "draw"}),
    Form("[in|during|at] begin [<p>] turn", Says.PHASE, "start of my turn", {"phase": "start"}),
    Form("[when] <p> turn begin", Says.PHASE, "", {"phase": "start"}),
    Form("[in|during|at] end [<p>] turn", Says.PHASE, "end of my turn", {"phase": "ending"}),
    Form("[in|during|at] <p> begin turn", Says.PHASE, "", {"phase": "start"}),
    Form("[in|during|at] <p> end turn", Says.PHASE, "", {"phase": "ending"}),
    Form("[when] <p> turn end", Says.PHASE, "", {"phase": "ending"}),
    Form("[it be|its|it|in|on|during] <p> [own] turn", Says.TURN, "on my opponent's turn"),
    Form("[it be|its|it|in|on|during] <p> [very] first turn", Says.TURN, "", {"turns": 1}),
    # What lies where.
    Form("<n> [more] [card] [left] [in|on] [<p>] <zone> [left]", Says.COUNT, "one card left and six in the trash"),
    Form("<n> [more] [card] left [in|on|for] [<p>] [<zone>]", Says.COUNT, "with 2 cards left"),
    Form("[have] <n> [ready] <pool:zone>", Says.COUNT),
    Form("<n> [-] card <zone>", Says.COUNT),
    Form(
        "[<p>] <zone> [be|have|with|at|contain|contains|:] [at] <n> [card] [left] [in it]",
        Says.COUNT,
        "my deck has 1 card",
    ),
    Form("[<p>] <pool:zone> [be|:] <n>", Says.COUNT),
    Form(
        "[<p>] <zone> [and|or] [<p:p2>] [<zone:zone2>] [be] [both|also|completely] empty",
        Says.COUNT,
        "my trash is empty",
        {"n": 0},
    ),
    Form(
        "[a|an] empty <zone> [(and|or) [a|an|empty|no|<p>] [empty] <zone:zone2>]", Says.COUNT, "empty trash", {"n": 0}
    ),
    Form(
        "(no|without|without a|without any) [card in] [<p>] <zone> [(and|or) [no|<p>] <zone:zone2>]",
        Says.COUNT,
        "no cards in my deck",
        {"n": 0},
    ),
    Form("(nothing|none) [left] (in|on) [<p>] <zone> (and|or|nor) [in] [<p>] <zone:zone2>", Says.COUNT, "", {"n": 0}),
    Form("no card [left] (in|on) [<p>] <zone> (and|or) [in] [no|<p>] <zone:zone2>", Says.COUNT, "", {"n": 0}),
    Form("(be|have) to [<p>] <n> [last] card [in [<p>] <zone>]", Says.COUNT),
    Form("[run|runs|ran|running|be] out [card] [(in|from) [<p>] <zone>]", Says.COUNT, "my deck is empty", {"n": 0}),
    # Points.
    Form("[be] [already|both|all|each] (at|on) <num:n> [point] [each]", Says.POINTS, "my opponent is at 7"),
    Form("<n> point [each]", Says.POINTS, "I have 7 points"),
    Form("[<p>] (score|point) [be|:] [at] <num:n>", Says.POINTS),
    Form("have <bare:n>", Says.BARE),
    Form("[be] [at|on] <num:n> [point] (all|each)", Says.POINTS, "", {"everyone": 1}),
    Form("[be] <n> [point] short [from (win|victory)]", Says.SHORT, "one point short"),
    Form("[be] <n> point from (win|victory)", Says.SHORT),
    Form(
        "[<p>] [score|at] [be] [at] <num:n> (to|-|:) <num:n2> [(to|-|:) <num:n3> [(to|-|:) <num:n4>]]",
        Says.SCORES,
        "8 to 7",
    ),
    # The table.
    Form("[in|on|with|play|playing] [a|an] <mode> [game|match|mode|free for all|ffa]", Says.MODE, "in 2v2"),
    Form("control <place> [[,] and <spot:place2>]", Says.CONTROL, "I control A"),
    Form("already (have|score|hold|conquer) [score] <place> [this turn]", Says.SCORED, "I already scored A this turn"),
    Form("[have] [already] scored <place> [already|earlier|before] [this turn]", Says.SCORED),
    Form("have [already] (scored|held|conquered) <place> [already|earlier|before] [this turn]", Says.SCORED),
    Form("(hold|conquer) <place> (already|earlier|before) [this turn]", Says.SCORED),
    Form(
        "(that|which) [i|he|she|they|you|<who>] [have] [already] (scored|held|conquered|score|hold|conquer)"
        " [already] [this turn]",
        Says.SCORED,
        "",
        {"same": 1},
    ),
    Form(
        "(havent|hasnt|(have|do) not) [yet] (score|hold|conquer) <place> [yet] [this turn]",
        Says.UNSCORED,
        "I haven't scored B",
    ),
    Form(
        "score <place>",
        Says.REFUSED,
        "",
        {"why": "conquer or hold? A battlefield is scored in one of these ways, write which"},
    ),
    Form(
        "(have|control|with) [a|an] <card> [(on|in) (play|board|<p> board)|(at|in|on) [<p>] base]",
        Says.BOARD,
        "I have Karma (Channeler) in base",
    ),
    Form("(have|control|with) [a|an] <card> (at|on) <place>", Says.BOARD, "my opponent has Tianna Crownguard at B"),
    Form("(choose|choosing|pick|picking) <who>", Says.CHOICE),
    # Who, and words that say nothing.
    Form("<who>", Says.WHO),
    Form("(,|.|;|?|!)", Says.BREAK),
    Form("[and] who [then] win [game]", Says.NOTHING, "we are both at 8, who wins?"),
    Form("make [<who>] (win|lose) [game]", Says.NOTHING),
    Form("(do|can|will|would) [i|he|she|they|we|<who>] (win|lose) [game|now]", Says.NOTHING),
    Form("[i|<who>] (would|will|do|must) (win|lose) [game]", Says.NOTHING),
    Form("how many (point|card) [do|will|would] [i|we|<who>] (have|left) [left|after|afterwards|end]", Says.NOTHING),
    Form("[and] (what|what be) happen [to [<p>] (deck|trash|hand|me|game)] [next|then|now|here]", Says.NOTHING),
    Form("what [about|if|be|do|would|will] [it|this|that] [happen]", Says.NOTHING),
    Form("what be [the] (score|result|outcome)", Says.NOTHING),
    Form(
        "[a|an|some|this|my|card|with] (spell|effect|ability|card)"
        " [make|makes|say|says|tells|tell|let|lets|force|forces]",
        Says.NOTHING,
    ),
    Form("(this|my|that) turn", Says.NOTHING),
    Form("(be|it|there|that|this|'|\"|:)", Says.NOTHING),
    Form("be (told|asked|instructed|forced|made) to", Says.NOTHING),
    Form(f"({_LINKS})", Says.NOTHING),
)
