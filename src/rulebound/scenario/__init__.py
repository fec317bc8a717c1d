"""Situations as files: read, set up on the engine, carried out and checked."""

from rulebound.scenario.load import load_data, load_path, load_text
from rulebound.scenario.runner import Run, run_situation

run = run_situation

__all__ = ["Run", "load_data", "load_path", "load_text", "run", "run_situation"]
