"""Cards as readable paragraphs of Python: the language they are written in, the sets, tokens and keywords."""
