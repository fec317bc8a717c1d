"""What happens, in sentences: one module an area of the rules, each with its own table of sentences."""
