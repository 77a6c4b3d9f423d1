"""The rulebook's sections, one frozen phase each, in order of play."""
