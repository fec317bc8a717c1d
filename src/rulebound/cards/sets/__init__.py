"""The cards, a package a set, a module a domain."""
