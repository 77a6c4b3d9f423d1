"""Other names of things, and answers that lie beside the right one."""

from __future__ import annotations

import pytest

from partyhost.judging import Key, judge
from partyhost.judging.lexicon import lines
from partyhost.judging.words import words

R, W, U = "right", "wrong", "unsure"
GOLD = Key("Au", clue="Chemical symbol for gold")
CAT = Key("chat", clue="French for “cat”")
FBI = Key("Federal Bureau of Investigation", clue="FBI in full")
IRAN = Key("Iran", clue="Persia is called that today")
QUEEN = Key("Queen Victoria", ("Victoria",), clue="Queen in Britain from 1837 to 1901")
RUGBY = Key("rugby", ("rugby union",), clue="Sport of the All Blacks")
SOUTH = Key("southern", ("south",), clue="Hemisphere where it is summer in January")
PAIR = Key("Larry Page and Sergey Brin", type="list")
HOUR = Key("60", ("60 minutes",), clue="Minutes in an hour", type="number")


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("quicksilver", Key("mercury"), R), ("Hg", Key("mercury"), R), ("Siam", Key("Thailand"), R),
        ("Cassius Clay", Key("Muhammad Ali"), R), ("Samuel Clemens", Key("Mark Twain"), R),
        ("the Big Apple", Key("New York City"), R), ("the Med", Key("Mediterranean Sea"), R),
        ("Ludwig XIV", Key("Louis XIV"), R), ("Jean Paul II", Key("John Paul II"), R),
        ("Ludwig XVI", Key("Louis XIV"), W),
    ],
)  # fmt: skip
def test_other_names(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("gold", GOLD, W), ("cat", CAT, W), ("un chat", CAT, R), ("chut", CAT, U), ("FBI", FBI, W),
        ("Persia", IRAN, W), ("Iran", IRAN, R),
        ("Pacific", Key("Pacific Ocean", clue="Pacific or Atlantic: which is larger?"), R),
    ],
)  # fmt: skip
def test_what_the_clue_says_is_no_answer(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("Lebanese", Key("Lebanon"), U), ("Dutch", Key("Netherlands"), U),
        ("Portugal", Key("Portuguese", clue="Language of Brazil"), W),
        ("Athena", Key("Athens"), U), ("Bahama", Key("The Bahamas"), R),
        ("four", Key("fore"), U), ("ate", Key("8"), U), ("War and Piece", Key("War and Peace"), U),
        ("tee", Key("tea"), U), ("Idea", Key("IKEA"), U), ("no idea", Key("IKEA"), W),
        ("Fiffa", Key("FIFA"), R), ("FIBA", Key("FIFA"), W), ("ikeya", Key("IKEA"), R),
        ("Gorbatschow", Key("Gorbachev"), R), ("Juri Gagarin", Key("Yuri Gagarin"), R),
        ("Federal Buro of Investigation", FBI, R), ("roadrunner", Key("Road Runner"), R),
        ("vincent vangogh", Key("Vincent van Gogh"), R), ("Marie Curry", Key("Marie Curie"), U),
        ("flower", Key("flour"), U), ("hibernating", Key("hibernate"), R), ("mooo", Key("moo"), R),
        ("hibernation", Key("hibernate"), U), ("Aces & 8s", Key("Aces and eights"), R),
        ("Eight", Key("Aces and eights"), W), ("ceaser", Key("Julius Caesar", ("Caesar",)), R),
        ("effiel tower", Key("Eiffel Tower"), R), ("Lead Zeppelin", Key("Led Zeppelin"), R),
        ("tom an jery", Key("Tom and Jerry"), R), ("dark side of teh moon",
         Key("The Dark Side of the Moon"), R),
    ],
)  # fmt: skip
def test_what_is_near_in_letters_or_sound(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("the southern one", SOUTH, R), ("avocado please 🥑", Key("avocado"), R),
        ("they hibernate", Key("hibernate"), R), ("it says moo", Key("moo"), R),
        ("playing badminton", Key("badminton"), R), ("It", Key("It"), R), ("he", Key("It"), W),
        ("Gatsby", Key("The Great Gatsby"), U), ("Zealand", Key("New Zealand"), W),
        ("panda bear", Key("panda"), R), ("apple pie", Key("apple"), U),
        ("fresh avocado", Key("avocado"), R), ("Mickey Mouse", Key("mouse"), U),
        ("Nile crocodile", Key("Nile"), U), ("rugby league", RUGBY, W),
        ("Victoria Beckham", QUEEN, W), ("Prince Harry",
         Key("Prince", clue="Singer of “Purple Rain”"), W),
        ("King Kong", Key("Donkey Kong"), W), ("Alexander", Key("Alexander the Great"), U),
        ("2001: A Space Odyssey", Key("The Odyssey"), W), ("60 seconds", HOUR, W),
        ("60 mins", HOUR, R), ("42 miles", Key("42.195 km"), W), ("1975", Key("1970s"), U),
        ("dot de", Key(".de"), R), ("oo7", Key("007"), R),
    ],
)  # fmt: skip
def test_what_more_is_said(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    "said",
    [
        "Paris! Paris!", "idk paris?", "no idea, Paris?", "isn't it Paris", "could it be paris",
        "100% Paris", "paris 100%", "Paris tbh", "paris ofc", "wait, Paris", "paris!!1!",
        "paris xx", "Paris from France",
    ],
)  # fmt: skip
def test_what_guests_say_along(said: str) -> None:
    assert judge(said, Key("Paris", clue="Capital of France")).outcome == R


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("O-", Key("O negative"), R), ("O+", Key("O negative"), W), ("O", Key("O negative"), W),
        ("C", Key("C++"), W), ("Disney plus", Key("Disney+"), R), ("V", Key("W"), W),
        ("273.15", Key("-273.15"), W), ("double 0 7", Key("007"), R), ("BWM", Key("BMW"), U),
        ("Leonardo Di Caprio", Key("Leonardo DiCaprio"), R),
        ("Albert E.", Key("Albert Einstein"), U), ("Prince Albert", Key("Albert Einstein"), W),
        ("page & brin", PAIR, R),
    ],
)  # fmt: skip
def test_signs_and_short_names(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


def test_no_name_stands_for_two_things() -> None:
    """But for abbreviations, which a clue tells apart."""
    meant: dict[tuple[str, ...], int] = {}
    for at, line in enumerate(lines("aliases")):
        for name in {words(each) for each in line.split("|")}:
            if len("".join(name)) > 3:
                assert meant.setdefault(name, at) == at, name
