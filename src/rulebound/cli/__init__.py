"""The command line: questions, situation files, rules and cards at a terminal."""
