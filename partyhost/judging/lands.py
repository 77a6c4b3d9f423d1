"""Places that people add after a place: “Paris, France”, “Austin Texas”."""

from partyhost.judging.lexicon import lines, listed

COUNTRIES = listed("countries")
STATES = listed("states")
LONG_LANDS = frozenset(name.replace("_", " ") for name in listed("long_lands"))
LANDS = COUNTRIES | STATES
PLACES = LANDS | {name for line in lines("exonyms") for name in line.split("|")}
