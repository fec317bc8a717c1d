"""The turn (301–317): its phases in order, their tasks, and the change of turn."""

from typing import ClassVar, Final

from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.states import Readied
from rulebound.kernel.table import Table
from rulebound.kernel.turns import BeginningStarted, EndingStarted, MainStarted, PhaseBegan, TurnBegan
from rulebound.rulebook import names as R
from rulebound.rules.chain import Settle, priority
from rulebound.rules.cleanup import Cleanup, empty_pools, permanents
from rulebound.rules.decks import DRAW, Channel, TakeFromMainDeck
from rulebound.rules.modes import after, last_in_turn_order, mode_of
from rulebound.rules.options import moves_of
from rulebound.rules.passive import controller_of
from rulebound.rules.playing import begin_move
from rulebound.rules.scoring import HoldAll

AWAKEN: Final = "awaken"
BEGINNING: Final = "beginning"
SCORING: Final = "scoring"
CHANNEL: Final = "channel"
DRAW_PHASE: Final = "draw"
MAIN: Final = "main"
ENDING: Final = "ending"
PHASES: Final = (AWAKEN, BEGINNING, SCORING, CHANNEL, DRAW_PHASE, MAIN, ENDING)

END_TURN: Final = "end turn"
RUNES_A_TURN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """The turns of a game, one after the other: at the bottom of the stack for as long as it goes on.

    Each phase begins, what that puts out is settled, and its task is done and settled in turn. A phase that is
    skipped is replaced with nothing (443.2), so its task is left out.
    """

    __slots__ = ("moves", "resolved")
    STEPS: ClassVar[tuple[str, ...]] = (
        "awaken", "awaken_settled", "ready", "ready_settled",
        "beginning", "beginning_settled", "beginning_starts", "beginning_starts_settled",
        "scoring", "scoring_settled", "hold", "hold_settled",
        "channel", "channel_settled", "channel_runes", "channel_runes_settled",
        "draw", "draw_settled", "draw_card", "draw_card_settled",
        "main", "main_settled", "main_starts", "main_starts_settled", "open", "act",
        "ending", "ending_settled", "ending_starts", "ending_starts_settled",
        "expire", "expire_settled", "expire_again", "next_player",
    )  # fmt: skip
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ready": (R.AWAKEN_READY, R.READY),
        "beginning_starts": (R.BEGINNING_START,),
        "hold": (R.SCORING_STEP_HOLD,),
        "channel_runes": (
            R.CHANNEL_PHASE_CHANNEL,
            R.CHANNEL_PHASE_SHORT,
            R.DUEL_SECOND_PLAYER_CHANNELS,
            R.MATCH_SECOND_PLAYER_CHANNELS,
            R.FFA3_FIRST_TURN,
            R.FFA4_FIRST_TURN,
            R.TWO_V_TWO_FIRST_TURN,
        ),
        "draw_card": (R.DRAW_PHASE_DRAW, R.DRAW_PHASE_BURN_OUT, R.DRAW_PHASE_STILL_DRAWS),
        "main_starts": (R.MAIN_PHASE_POOLS_EMPTY, R.MAIN_PHASE_START),
        "open": (R.FEPR_PRIORITY_OPEN, R.MAIN_PHASE_OPEN),
        "ending_starts": (R.ENDING_STEP,),
        "expire": (R.ENDING_HEAL, R.ENDING_EXPIRE, R.ENDING_POOLS_EMPTY),
        "expire_again": (R.ENDING_AGAIN,),
        "next_player": (R.TURN_NEXT_PLAYER,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "moves", "resolved")

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[str] = []
        self.resolved: int = 0

    # Awaken Phase (315.1)

    def awaken(self, table: Table) -> None:
        self.begin(table, AWAKEN, R.AWAKEN_READY)

    def awaken_settled(self, table: Table) -> None:
        self.settle(table)

    def ready(self, table: Table) -> None:
        spent = [
            thing.id for thing in permanents(table)
            if thing.exhausted and controller_of(table, thing.id) == table.turn_player
        ]  # fmt: skip
        if spent:
            events: list[Event] = [Readied((R.AWAKEN_READY, R.READY), table.turn_player, spent)]
            self.do(table, events)

    def ready_settled(self, table: Table) -> None:
        self.settle(table)

    # Beginning Phase (315.2): the Beginning Step, then the Scoring Step

    def beginning(self, table: Table) -> None:
        self.begin(table, BEGINNING, R.BEGINNING_START)

    def beginning_settled(self, table: Table) -> None:
        self.settle(table)

    def beginning_starts(self, table: Table) -> None:
        if table.phase == BEGINNING:
            self.note(table, BeginningStarted((R.BEGINNING_START,), table.turn_player))

    def beginning_starts_settled(self, table: Table) -> None:
        self.settle(table)

    def scoring(self, table: Table) -> None:
        self.begin(table, SCORING, R.SCORING_STEP_HOLD)

    def scoring_settled(self, table: Table) -> None:
        self.settle(table)

    def hold(self, table: Table) -> None:
        if table.phase == SCORING:
            self.push(table, HoldAll())

    def hold_settled(self, table: Table) -> None:
        self.settle(table)

    # Channel Phase (315.3)

    def channel(self, table: Table) -> None:
        self.begin(table, CHANNEL, R.CHANNEL_PHASE_CHANNEL)

    def channel_settled(self, table: Table) -> None:
        self.settle(table)

    def channel_runes(self, table: Table) -> None:
        player = table.turn_player
        if table.phase != CHANNEL or table.players[player].left:
            return
        count = RUNES_A_TURN
        why: tuple[str, ...] = (R.CHANNEL_PHASE_CHANNEL,)
        if table.players[player].turns == 1 and player == last_in_turn_order(table):
            count += 1
            why = (R.CHANNEL_PHASE_CHANNEL, mode_of(table).first_turn)
        if len(table.players[player].rune_deck) < count:
            why = (*why, R.CHANNEL_PHASE_SHORT)
        self.push(table, Channel(player, count, False, why))

    def channel_runes_settled(self, table: Table) -> None:
        self.settle(table)

    # Draw Phase (315.4)

    def draw(self, table: Table) -> None:
        self.begin(table, DRAW_PHASE, R.DRAW_PHASE_DRAW)

    def draw_settled(self, table: Table) -> None:
        self.settle(table)

    def draw_card(self, table: Table) -> None:
        player = table.turn_player
        if table.phase != DRAW_PHASE or table.players[player].left:
            return
        if table.players[player].turns == 1 and player == table.first and not mode_of(table).first_draws:
            return
        why: tuple[str, ...] = (R.DRAW_PHASE_DRAW,)
        if not table.players[player].main_deck:
            why = (R.DRAW_PHASE_DRAW, R.DRAW_PHASE_STILL_DRAWS)
        self.push(table, TakeFromMainDeck(player, 1, DRAW, why))

    def draw_card_settled(self, table: Table) -> None:
        self.settle(table)

    # Main Phase (316)

    def main(self, table: Table) -> None:
        self.begin(table, MAIN, R.MAIN_PHASE_START)

    def main_settled(self, table: Table) -> None:
        self.settle(table)

    def main_starts(self, table: Table) -> None:
        if table.phase == MAIN:
            empty_pools(table, self, R.MAIN_PHASE_POOLS_EMPTY)
            self.note(table, MainStarted((R.MAIN_PHASE_START,), table.turn_player))

    def main_starts_settled(self, table: Table) -> None:
        self.settle(table)

    def open(self, table: Table) -> None:
        if table.phase != MAIN or table.players[table.turn_player].left:
            self.go("ending")
            return
        if table.tasks or table.chain or table.cleanup_due:
            self.again()
            self.settle(table)
            return
        player = table.turn_player
        self.moves = moves_of(table, player)
        choice = priority(player, (END_TURN, *self.moves))
        self.ask(table, choice)

    def act(self, table: Table) -> None:
        if self.answer[0] == 0:
            return
        self.go("open")
        begin_move(table, self, table.turn_player, self.moves[self.answer[0] - 1])

    # Ending Phase (317)

    def ending(self, table: Table) -> None:
        self.begin(table, ENDING, R.ENDING_STEP)

    def ending_settled(self, table: Table) -> None:
        self.settle(table)

    def ending_starts(self, table: Table) -> None:
        self.note(table, EndingStarted((R.ENDING_STEP,), table.turn_player))

    def ending_starts_settled(self, table: Table) -> None:
        self.settle(table)

    def expire(self, table: Table) -> None:
        self.resolved = table.resolved
        self.push(table, Cleanup(True))

    def expire_settled(self, table: Table) -> None:
        self.settle(table)

    def expire_again(self, table: Table) -> None:
        if table.resolved > self.resolved:
            self.go("expire")

    def next_player(self, table: Table) -> None:
        following = table.next_player if table.next_player != NOBODY else after(table, table.turn_player)
        self.note(table, TurnBegan((R.TURN_NEXT_PLAYER,), following))
        self.go("awaken")

    # What they share

    def begin(self, table: Table, phase: str, cite: str) -> None:
        """The game comes to a phase; the transition makes a Cleanup outstanding (319.2)."""
        if table.players[table.turn_player].left and phase != ENDING:
            self.go("ending")
            return
        self.do(table, [PhaseBegan((cite,), table.turn_player, phase)])

    def settle(self, table: Table) -> None:
        if table.tasks or table.chain or table.cleanup_due:
            self.push(table, Settle())


register(Turn)
