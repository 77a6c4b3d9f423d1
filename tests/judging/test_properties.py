"""What holds of the judge whatever is typed: it never fails, is quick, and knows its own answer."""

from __future__ import annotations

from time import thread_time

from hypothesis import given, settings
from hypothesis import strategies as st

from partyhost.judging import House, Key, Rulings, judge, learned
from partyhost.judging.words import words

LONGEST = 0.25  # seconds of the processor, on a slow machine; most take a thousandth of it
ANSWERS = (
    *("The Beatles", "Henry VIII", "J. R. R. Tolkien", "1,000", "44 BC", "100 degrees", "July 4"),
    *("Red, white and blue", "Paris, Texas", "Star Wars: A New Hope", "1980s", "Au", "Catch-22"),
    *("Road/Track", "Constantinople (Istanbul)", "Игорь", "北京", "Ærøskøbing", "St. Louis"),
)
PIECES = (
    *ANSWERS,
    *("not", "or", "and", ",", "(", ")", "/", "-", "'", ".", "is", "what is", "I think", "maybe"),
    *(
        "IV",
        "19",
        "th",
        "°C",
        "$",
        "€",
        "½",
        "🐯",
        "the",
        "A.",
        "\u0301",
        "\u202e",
        "\ud800",
        "\x00",
    ),
)
TEXTS = st.one_of(
    st.text(max_size=300),
    st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join),
    st.lists(st.sampled_from(PIECES), max_size=12).map("".join),
)
KINDS = st.sampled_from(("thing", "person", "place", "title", "number", "year", "list", "?"))
KEYS = st.builds(
    Key,
    answer=st.one_of(st.sampled_from(ANSWERS), TEXTS),
    accepted=st.lists(TEXTS, max_size=2).map(tuple),
    prompt=st.lists(TEXTS, max_size=1).map(tuple),
    reject=st.lists(TEXTS, max_size=1).map(tuple),
    type=KINDS,
    clue=TEXTS,
)
HOUSES = st.builds(House, strictness=st.sampled_from(("kind", "normal", "strict")))


@settings(max_examples=250, deadline=None)
@given(text=TEXTS, key=KEYS, house=HOUSES)
def test_no_text_and_no_key_makes_it_fail(text: str, key: Key, house: House) -> None:
    began = thread_time()
    verdict = judge(text, key, house)
    assert thread_time() - began < LONGEST
    assert verdict.outcome in ("right", "wrong", "unsure")
    assert verdict.why.endswith(".")


@settings(max_examples=150, deadline=None)
@given(answer=TEXTS.filter(words), type=KINDS, house=HOUSES)
def test_the_answer_as_shown_is_right(answer: str, type: str, house: House) -> None:
    key = Key(answer, type=type)
    assert judge(answer, key, house).outcome == "right"
    assert judge(answer.upper(), Key(answer.upper(), type=type), house).outcome == "right"


@settings(max_examples=150, deadline=None)
@given(text=TEXTS, key=KEYS, right=st.booleans())
def test_what_people_ruled_is_ruled_so_again(text: str, key: Key, right: bool) -> None:
    rulings = learned(Rulings(), text, right)
    verdict = judge(text, key, House(rulings=rulings))
    if rulings != Rulings():
        assert verdict.outcome == ("right" if right else "wrong")
    assert learned(rulings, text, right) == rulings


@settings(max_examples=100, deadline=None)
@given(size=st.integers(1_000, 20_000), piece=st.sampled_from(PIECES))
def test_long_nonsense_is_bounded(size: int, piece: str) -> None:
    began = thread_time()
    judge((piece + " ") * (size // (len(piece) + 1)), Key("The Beatles"))
    assert thread_time() - began < 2 * LONGEST
