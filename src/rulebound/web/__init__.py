"""The page on the user's own machine: ask, board, rulebook, guides, editor, and the same as JSON under /api/."""
