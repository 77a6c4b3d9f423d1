"""Is this written answer right, wrong, or for people to say? Pure, and knows no title."""

from partyhost.judging.either import either
from partyhost.judging.house import House, Rulings, Strictness, learned, same
from partyhost.judging.judge import judge, prepared
from partyhost.judging.key import Key, Verdict
from partyhost.judging.phrasing import all_reduced, is_question
from partyhost.judging.warming import warm

__all__ = [
    "House",
    "Key",
    "Rulings",
    "Strictness",
    "Verdict",
    "all_reduced",
    "either",
    "is_question",
    "judge",
    "learned",
    "prepared",
    "same",
    "warm",
]
