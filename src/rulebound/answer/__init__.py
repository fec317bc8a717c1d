"""From what happened to sentences: the answer to a question about the rules, short first, then step by step."""
