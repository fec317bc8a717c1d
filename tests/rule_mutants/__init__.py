"""Mutants by chapter of the rules: what no skipped step can prove is broken here in one line for each rule."""
