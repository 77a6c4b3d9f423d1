"""Is this written answer right, wrong, or for people to say? Pure, and knows no title."""

from partyhost.judging.judge import Key, Verdict, judge
from partyhost.judging.phrasing import is_question

__all__ = ["Key", "Verdict", "is_question", "judge"]
