"""Places that people add after a place: “Paris, France”, “Austin Texas”."""

from partyhost.judging.lexicon import listed

COUNTRIES = listed("countries")
STATES = listed("states")
LANDS = COUNTRIES | STATES
