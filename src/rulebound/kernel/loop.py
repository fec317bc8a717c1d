"""The loop: run the next step of the procedure on top, and nothing else."""

from rulebound.kernel.procedure import Procedure
from rulebound.kernel.table import Table


def step(table: Table) -> None:
    """Run one step. Nothing runs while a decision is open or once there is an outcome."""
    stack = table.stack
    place = len(stack) - 1
    procedure = stack[place]
    if procedure.at >= len(procedure.STEPS):
        end(table, procedure, place)
        return
    procedure.following = procedure.at + 1
    table.acted = False
    getattr(procedure, procedure.STEPS[procedure.at])(table)
    table.acted = False
    if procedure.done:
        end(table, procedure, place)
    elif table.choice is None:
        procedure.at = procedure.following


def end(table: Table, procedure: Procedure, place: int) -> None:
    """Take a finished procedure off the stack (it may have handed over to another in its last act)."""
    stack = table.stack
    del stack[place]
    if place == len(stack) and place > 0:
        parent = stack[place - 1]
        parent.handed = procedure.result
        parent.cause = procedure.cause


def run(table: Table) -> None:
    """Go on until a decision is open, the game is over, or nothing is in progress."""
    while table.stack and table.choice is None and table.outcome is None:
        step(table)
