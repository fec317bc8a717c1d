"""The short answer: one or two sentences a person would say, who wins or gains a point first of all."""

from collections.abc import Sequence
from typing import Final

from rulebound.answer.acts import TAKING, Act, acts_of
from rulebound.answer.choices import how_many
from rulebound.answer.voice import called, capital, cards, joined, listing, number, points, say, whose
from rulebound.answer.words.scoring import leaders_of
from rulebound.answer.words.table import steps_of
from rulebound.cards import catalog
from rulebound.kernel.chain_events import ItemFinalized, ItemLeft, ItemPlaced, Passed
from rulebound.kernel.changes import Paid
from rulebound.kernel.moves import ToChain, Trashed
from rulebound.kernel.table import Decided
from rulebound.kernel.turns import GameEnded
from rulebound.rulebook import names as R
from rulebound.scenario.items import GoingOn, GoingOnKind, Item
from rulebound.scenario.runner import Run

MANY_ACTS: Final = 9
"""More acts than this are summed up."""

# fmt: off
SENTENCES: Final = {
    "draw": "[draw|draws] {count}",
    "draw more": "draw another {count}",
    "draw rest": "[draw|draws] the other {count}",
    "draw after": "then [draw|draws] {count}",
    "burn": "[Burn|Burns] {count}",
    "burn rest": "[Burn|Burns] the other {count}",
    "burn after": "then [Burn|Burns] {count}",
    "put": "[put|puts] {cards} from {their} Main Deck into {their} {name}",
    "put rest": "[put|puts] the other {count} into {their} {name}",
    "put after": "then [put|puts] {cards} into {their} {name}",
    "burn out": "[Burn|Burns] Out {times}{points}",
    "discard": "[discard|discards] {cards}",
    "burn out more": "then [Burn|Burns] Out {times} more{points}",
    "refill one": "the only card of {their} Trash goes under {their} Main Deck",
    "refill": "the {refill} cards of {their} Trash go under {their} Main Deck",
    "nothing left": "nothing is left in {their} Main Deck and Trash",
    "recycle": "[recycle|recycles] {cards} to the bottom of [your|their own] Main Deck{order}",
    "recycle runes": "[recycle|recycles] {runes} to the bottom of [your|their own] Rune Deck",
    "damage": "[deal|deals] {count} damage to {name}",
    "lose card": "[lose|loses] {name} (killed)",
    "token": "[play|plays] a {name} token",
    "look none": "[look|looks] at nothing, the Main Deck being empty",
    "reveal none": "[reveal|reveals] nothing, the Main Deck being empty",
    "predict none": "[predict|predicts] with nothing, the Main Deck being empty",
    "channel": "[channel|channels] {runes}",
    "look": "[look|looks] at {cards}",
    "predict": "[predict|predicts] with {cards}",
    "reveal": "[reveal|reveals] {cards}",
    "conquer": "[Conquer|Conquers] {place}{points}",
    "conquer drawing": "[Conquer|Conquers] {place}, which gives a card instead of the Final Point (not every "
                       "battlefield was scored this turn)",
    "hold": "[Hold|Holds] {place}{points}",
    "no score": "[get|gets] nothing for {place}, which can't be scored now ({why})",
    "score again": "[get|gets] nothing for {place} (it was scored already this turn)",
    "score teammate's": "[get|gets] nothing for {place} (a team mate controlled it as this turn's battlefields were "
                        "scored)",
    "buff": "[give|gives] {name} a buff (+1 Might)",
    "might": "[give|gives] {name} {amount} Might this turn",
    "keyword": "[give|gives] {name}",
    "xp": "[gain|gains] {count} XP",
    "banish": "[banish|banishes] {name}",
    "take back": "[take|takes] {cards} back from {their} {name} into {their} hand",
    "play": "[play|plays] {name}",
    "gain": "[gain|gains] {count_points} ({from} to {to})",
    "lose": "[lose|loses] {count_points} ({from} to {to})",
    "leave": "[leave|leaves] the game",
    "nothing lose points": "[lose|loses] nothing, having no points",
    "nothing channel": "[channel|channels] nothing, the Rune Deck being empty",
    "goes": "{who} [go|goes] from {from} to {points}",
    "own points": "from {from} to {points}",
    "stopped": "{source} stops the point",
    "no point": "no point comes of it",
    "after burn out": "; {their} Main Deck then has {deck} and {their} Trash {trash}",
    "after recycle": "; {their} Main Deck then has {deck}",
    "after taking": "; {deck} {is_are} left in {their} Main Deck",
    "after last": "; {their} Main Deck is empty then, which does nothing by itself",
    "win points": "{Who} [win|wins] in the cleanup that follows, with {score}{against}.",
    "win burn_out": "{Who} [win|wins] at once by the point of Burn Out number {place}, with {score}{against}.",
    "win effect": "{Who} [win|wins] by the effect of {name}.",
    "win other": "{Who} [win|wins]: nobody else is left in the game.",
    "no winner": "The game ends without a winner.",
    "will win": "{Who} [have|has] {score} and so [win|wins] in the next cleanup.",
    "tied": "Nobody wins yet: {who} are tied at {score}, and the game goes on until a cleanup finds one of them ahead.",
    "no change": "Nothing changes.",
    "nothing to choose": "There was nothing for {name} to choose, so nothing happens.",
    "card changes nothing": "{name} changes nothing.",
    "nobody": "Nobody has won: that takes {victory} points, and more than anyone else.",
    "choose": "{Who} now [have|has] to choose {what}: {options}.",
    "choose many": "{Who} now [have|has] to choose {what} ({count} possibilities).",
    "outcome wins": "with {option}, {winner} [win|wins]",
    "outcome points": "with {option}, {changes}",
    "outcome nobody": "with {option}, nobody wins yet",
}
# fmt: on

CHOICES: Final = {
    "BURN_OUT.OPPONENT": "which opponent gains the point for the Burn Out",
    "RECYCLE.CARDS": "what to recycle",
    "RECYCLE.RUNE_ORDER": "in which order the runes go under the Rune Deck",
    "DISCARD.CARDS": "what to discard",
    "PREDICT.RECYCLE": "which of the cards to recycle",
    "PREDICT.ORDER": "in which order the cards go back on top",
    "PLAY.MODE": "which of its options the card uses",
    "PLAY.TARGETS": "what the card is aimed at",
    "PLAY.LOCATION": "where it is played",
    "PLAY.COST": "how to pay",
    "TRIGGER.MAY": "whether to use the ability",
    "TRIGGER.ORDER": "in which order the abilities go on the Chain",
    "EFFECT.CHOOSE": "what the effect asks for",
    "REPLACEMENT.ORDER": "which effect applies first",
    "REPLACEMENT.APPLY": "whether the effect applies",
}
BARE: Final = frozenset(
    {
        Decided.KIND, ToChain.KIND, ItemPlaced.KIND, ItemFinalized.KIND, ItemLeft.KIND, Passed.KIND, Paid.KIND,
        Trashed.KIND, "played",
    }
)  # fmt: skip
"""The events that every spell has, even one that does nothing."""

MORE_BURN_OUTS: Final = "which opponent gains the point for Burn Out number {place} of the same action"
TIMES: Final = {1: "once", 2: "twice"}
FEW_OPTIONS: Final = 6


def short_answer(run: Run, since: int = 0, outcomes: str = "") -> str:
    """The short answer to a run, or to what happened in it from the event at place `since` on.

    `outcomes` says what an open choice decides (`deciding`).
    """
    events = run.events[since:]
    acts = acts_of(events)
    parts: list[str] = []
    told = story(run, acts)
    if run.ended is not None:
        parts.append(winning(run))
        if told:
            parts.append(told)
        return " ".join(parts)
    if told:
        parts.append(told)
    idle = without_effect(run, since)
    if idle:
        parts.append(idle)
    state = standing(run)
    if state:
        parts.append(state)
    if run.asked:
        parts.append(asking(run, outcomes))
    if not parts:
        steps = [step.text for step in steps_of(run) if step.number > since]
        if not steps:
            done = since > 0 or any(not is_settling(item) for item in run.situation.do)
            steps = [SENTENCES["no change" if done else "nobody"].format(victory=run.victory_score())]
        parts += steps[-2:]
    return " ".join(parts)


def is_settling(item: Item) -> bool:
    """Whether an item only lets the game go on to where nothing is to be done, as a question about scores does."""
    return isinstance(item, GoingOn) and item.kind in (GoingOnKind.SETTLE, GoingOnKind.CLEANUP)


def without_effect(run: Run, since: int) -> str:
    """That a card was carried out and did nothing, and why; nothing where anything else happened."""
    events = run.events[since:]
    done = [event for event in events if isinstance(event, Trashed)]
    if not done or any(event.KIND not in BARE or R.REMOVE_COUNTER in event.cites for event in events):
        return ""
    empty = any(isinstance(event, Decided) and event.name == "PLAY.TARGETS" and event.how == "empty"
                for event in events)  # fmt: skip
    return SENTENCES["nothing to choose" if empty else "card changes nothing"].format(name=listing(done[-1].names))


def story(run: Run, acts: Sequence[Act]) -> str:
    """What the players did, a sentence for each player whose acts follow one another."""
    played = [act for act in acts if act.kind != "play"]
    acts = played if played and len(acts) > MANY_ACTS else acts
    acts = acts[:MANY_ACTS] if len(acts) > MANY_ACTS + 1 else acts
    sentences: list[str] = []
    place = 0
    last_of = {
        act.player: at for at, act in enumerate(acts) if act.kind in TAKING or act.kind in ("burn out", "recycle")
    }
    while place < len(acts):
        player = acts[place].player
        clauses: list[str] = []
        end = place
        while end < len(acts) and acts[end].player == player:
            clauses.append(clause(run, acts, end))
            end += 1
        clauses = [part for part in clauses if part]
        seat = run.seats[player]
        text = f"{capital(called(seat))} {joined(clauses)}"
        if place <= last_of.get(player, -1) < end and run.ended is None and not run.asked:
            text += counts_after(run, seat, acts)
        sentences.append(text + ".")
        place = end
    return " ".join(sentences)


def clause(run: Run, acts: Sequence[Act], at: int) -> str:
    """One act, without its player; nothing for the card that a Conquer gave, which is told with it."""
    act = acts[at]
    key = act.kind
    before = acts[at - 1] if at else None
    if before is not None and before.drawn and key == "draw" and not act.rest:
        return "" if act.count == 1 else SENTENCES["draw more"].format(count=act.count - 1)
    if key in TAKING and act.rest:
        key += " rest" if began(acts, at) else " after"
    elif (
        key in ("look", "reveal", "predict") and act.count == 0 and not run.counts()[run.seats[act.player]]["main_deck"]
    ):
        key += " none"
    elif act.drawn:
        key = "conquer drawing"
    elif key == "burn out" and before is not None and before.kind == key and before.player == act.player:
        key = "burn out more"
    order = " one after the other" if act.rest else " in random order"
    first, last = act.points.get(act.player, (0, 0))
    return say(
        SENTENCES[key], run.seats[act.player], count=act.count, cards=cards(act.count), runes=number(act.count, "rune"),
        name=act.name, place=battlefield(run, act.name), times=TIMES.get(act.count, f"{act.count} times"),
        points=points_in_words(run, act), count_points=points(act.count), order=order if act.count > 1 else "",
        source=act.stopped, to=last, amount=f"{act.count:+d}", why=reason(run, act.stopped), **{"from": first},
    )  # fmt: skip


def began(acts: Sequence[Act], at: int) -> bool:
    """Whether the action that is completed here took some of its cards before its Burn Out."""
    for other in reversed(acts[:at]):
        if other.player == acts[at].player and other.kind in TAKING:
            return other.kind == acts[at].kind and other.short
    return False


def reason(run: Run, source: str) -> str:
    """Why a card keeps a battlefield from being scored, in its own words where it has some."""
    card = run.table.book.cards.get(source)
    for line in catalog.text(card).splitlines() if card is not None else ():
        if "can't score" in line:
            return line[0].lower() + line[1:].rstrip(".")
    return source


def battlefield(run: Run, letter: str) -> str:
    """A battlefield by its card's name, a blank one by its letter."""
    setup = run.situation.battlefields.get(letter)
    name = setup.card.name if setup is not None and setup.card is not None else None
    return f"battlefield {letter}" if name is None else name


def points_in_words(run: Run, act: Act) -> str:
    """What a Burn Out or a score gave, in brackets."""
    parts: list[str] = []
    seat = run.seats[act.player]
    if act.kind == "burn out" and act.count == 1 and act.refill:
        key = "refill" if act.refill > 1 else "refill one"
        parts.append(say(SENTENCES[key], seat, refill=act.refill))
    elif act.kind == "burn out" and not act.refill:
        parts.append(say(SENTENCES["nothing left"], seat))
    for player, (first, last) in act.points.items():
        key = "own points" if player == act.player else "goes"
        parts.append(say(SENTENCES[key], run.seats[player], points=points(last), **{"from": first}))
    if not act.points and act.stopped:
        parts.append(SENTENCES["stopped"].format(source=act.stopped))
    elif not act.points and not run.asked:
        parts.append(SENTENCES["no point"])
    return f" ({'; '.join(parts)})" if parts else ""


def counts_after(run: Run, seat: str, acts: Sequence[Act]) -> str:
    """How deck and Trash stand after it."""
    counts = run.counts()[seat]
    player = run.seats.index(seat)
    kinds = {act.kind for act in acts if act.player == player}
    deck = counts["main_deck"]
    if "burn out" in kinds:
        trash = cards(counts["trash"]) if counts["trash"] else "none"
        return say(SENTENCES["after burn out"], seat, deck=cards(deck), trash=trash)
    if kinds & set(TAKING):
        if deck == 0:
            return say(SENTENCES["after last"], seat)
        return say(SENTENCES["after taking"], seat, deck=cards(deck), is_are="is" if deck == 1 else "are")
    return say(SENTENCES["after recycle"], seat, deck=cards(deck)) if "recycle" in kinds else ""


def winning(run: Run) -> str:
    """Who won, and how."""
    if not run.winners:
        return SENTENCES["no winner"]
    ended = [event for event in run.events if isinstance(event, GameEnded)][-1].ended
    seat = run.winners[0]
    place = max([int(str(burn_out["place"])) for burn_out in run.burn_outs], default=1)
    counts = run.counts()
    score = counts[seat]["points"]
    others = [other for other in run.seats if other not in run.winners]
    if len(others) == 1:
        against = f" to {whose(others[0])} {counts[others[0]]['points']}"
    elif len({counts[other]["points"] for other in others}) == 1:
        against = f" to everybody else's {counts[others[0]]['points']}"
    else:
        against = " and more than anyone else"
    placed = [event.name for event in run.events if isinstance(event, ItemPlaced)]
    key = f"win {ended}" if f"win {ended}" in SENTENCES else "win other"
    text = say(SENTENCES[key], seat, place=place, score=points(score), against=against,
               name=placed[-1] if placed else "an instruction")  # fmt: skip
    if len(run.winners) > 1:
        text = text.replace(
            say("{Who} [win|wins]", seat), capital(joined([called(each) for each in run.winners])) + " win"
        )
    return text


def standing(run: Run) -> str:
    """What the score means for winning, where somebody reached the Victory Score; nothing below it."""
    if run.asked:
        return ""  # what is decided first may change it
    leaders = leaders_of(run)
    best = run.counts()[leaders[0]]["points"]
    if best < run.victory_score():
        return ""
    if len(leaders) == 1:
        return say(SENTENCES["will win"], leaders[0], score=points(best))
    return capital(SENTENCES["tied"].format(who=joined([called(seat) for seat in leaders]), score=points(best)))


def asking(run: Run, outcomes: str) -> str:
    """What is to be decided before the answer can go on, and what it decides."""
    open_choice = run.asked[0]
    what = CHOICES.get(open_choice.name, "something")
    if open_choice.name == "BURN_OUT.OPPONENT" and run.burn_outs[-1]["place"] != 1:
        what = MORE_BURN_OUTS.format(place=run.burn_outs[-1]["place"])
    if outcomes:
        return say(SENTENCES["choose"], open_choice.player, what=what, options=outcomes)
    if open_choice.choice.high > 1 and len(open_choice.options) <= FEW_OPTIONS:
        options_told = how_many(run, open_choice)
        return say(SENTENCES["choose"], open_choice.player, what=what, options=options_told)
    options = [called(option) for option in open_choice.options]
    if len(options) > FEW_OPTIONS:
        return say(SENTENCES["choose many"], open_choice.player, what=what, count=len(options))
    return say(SENTENCES["choose"], open_choice.player, what=what, options=joined(options, "or"))


def deciding(run: Run, branches: Sequence[tuple[str, Run]]) -> str:
    """What an open choice decides, option by option; nothing where no point and no win depends on it."""
    scores = [(branch.winners, {seat: counts["points"] for seat, counts in branch.counts().items()})
              for _, branch in branches]  # fmt: skip
    if len(branches) < 2 or all(score == scores[0] for score in scores):
        return ""
    now = run.counts()
    outcomes: list[str] = []
    for option, branch in branches:
        changes = [
            say(SENTENCES["goes"], seat, points=points(counts["points"]), **{"from": now[seat]["points"]})
            for seat, counts in branch.counts().items()
            if counts["points"] != now[seat]["points"]
        ]
        if branch.winners:
            told = say(
                SENTENCES["outcome wins"], branch.winners[0], option=called(option), winner=called(branch.winners[0])
            )
        elif changes:
            told = say(SENTENCES["outcome points"], option=called(option), changes=joined(changes))
        else:
            told = say(SENTENCES["outcome nobody"], option=called(option))
        outcomes.append(told)
    return "; ".join(outcomes)
