"""The rules, one module a chapter, in the rulebook's order and words."""
