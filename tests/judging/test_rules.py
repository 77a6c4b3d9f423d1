"""Every rule of the judge by examples: what is right, what is wrong, what people decide."""

from __future__ import annotations

import pytest

from partyhost.judging import House, Key, Rulings, judge, learned

R, W, U = "right", "wrong", "unsure"
STATES = Key("United States", ("USA", "America"), clue="Where the Grand Canyon is")
NEWTON = Key("Isaac Newton", type="person")
ROOSEVELT = Key("Franklin D. Roosevelt", type="person")
LOUIS = Key("Louis XIV", type="person")
METRES = Key("100 metres", ("100",), clue="How far the short sprint is", type="number")
BOIL = Key("100 degrees", ("100", "100°C"), clue="Where water boils, in Celsius", type="number")
INDEPENDENCE = Key("July 4, 1776")
FLAG = Key("Red, white and blue", type="list")
PARIS = Key("Paris", type="place", clue="Capital of France")


@pytest.mark.parametrize(
    ("said", "right", "outcome"),
    [
        ("forty-two", "42", R), ("XLII", "42", R), ("42nd", "42", R), ("43", "42", W),
        ("1,500", "1500", R), ("1.500", "1500", R), ("1 500", "1500", R), ("1.5k", "1500", R),
        ("fifteen hundred", "1500", R), ("150", "1500", W), ("1.5", "1500", W), ("-42", "42", W),
        ("3,14", "3.14", R), ("three point one four", "3.14", R), ("3", "3.14", U),
        ("10", "10,000", W), ("a dozen", "12", R), ("about 12", "12", R), ("forteen", "14", R),
        ("1.5 million", "1500000", R), ("£50m", "£50 million", R), ("fifty per cent", "50%", R),
    ],
)  # fmt: skip
def test_numbers_are_equal_or_wrong(said: str, right: str, outcome: str) -> None:
    assert judge(said, Key(right, type="number")).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("100m", METRES, R), ("0.1 km", METRES, R), ("100 km", METRES, W), ("100", METRES, R),
        ("hundred degrees", BOIL, R), ("100 C", BOIL, R), ("100 F", BOIL, W), ("212", BOIL, W),
        ("44 B.C.E.", Key("44 BC"), R), ("44", Key("44 BC"), U), ("1066 BC", Key("1066"), W),
        ("seven dwarfs", Key("7", type="number"), R), ("1984", Key("1985"), W),
    ],
)  # fmt: skip
def test_units_are_compared(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("4 July 1776", INDEPENDENCE, R), ("7/4/1776", INDEPENDENCE, U),
        ("July 5, 1776", INDEPENDENCE, W), ("4th of July", INDEPENDENCE, U),
        ("Dec. 25th", Key("December 25"), R), ("December", Key("December 25"), W),
        ("the 25th", Key("December 25"), U), ("July 20, 1969", Key("1969"), R),
        ("20 July 1968", Key("1969"), W), ("'69", Key("1969"), R), ("69", Key("1969"), U),
        ("the eighties", Key("1980s"), R), ("80s", Key("the 1980s"), R), ("1880s", Key("1980s"), W),
        ("1980", Key("1980s"), U), ("MCMLXXXIV", Key("1984"), R),
    ],
)  # fmt: skip
def test_dates_years_and_decades(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("newton", NEWTON, R), ("Sir Isaac Newton", NEWTON, R), ("I. Newton", NEWTON, R),
        ("Isaac", NEWTON, U), ("Isaac Asimov", NEWTON, W), ("Helmut Newton", NEWTON, W),
        ("Newton, Isaac", NEWTON, R), ("Isaak Newton", NEWTON, R), ("Isaac Newten", NEWTON, R),
        ("Roosevelt", ROOSEVELT, U), ("Theodore Roosevelt", ROOSEVELT, W), ("FDR", ROOSEVELT, R),
        ("Franklin Delano Roosevelt", ROOSEVELT, R), ("Louis the 14th", LOUIS, R),
        ("King Louis XIV of France", LOUIS, R), ("Louis XVI", LOUIS, W), ("Louis", LOUIS, U),
        ("JRR Tolkein", Key("J. R. R. Tolkien", type="person"), R),
        ("Bill Shakespeare", Key("William Shakespeare", type="person"), R),
        ("Immanuel Can", Key("Immanuel Kant", type="person"), U),
        ("George Bush", Key("George W. Bush", type="person"), U),
        ("Martin Luther", Key("Martin Luther King Jr.", type="person"), W),
        ("Queen Victoria", Key("Victoria", type="person"), R),
        ("Lady Macbeth", Key("Macbeth"), W),
    ],
)  # fmt: skip
def test_names_of_people(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "right", "outcome"),
    [
        ("Barcelna", "Barcelona", R), ("Bracelona", "Barcelona", R), ("Narcelona", "Barcelona", R),
        ("Filipines", "Philippines", R), ("Tchaikovski", "Tchaikovsky", R), ("Kat", "Cat", U),
        ("easy", "east", U), ("eastern", "east", U), ("eest", "east", R), ("west", "east", W),
        ("Austria", "Australia", W), ("Iraq", "Iran", W), ("Monet", "Manet", W),
        ("stalagmite", "stalactite", W), ("colour", "color", R), ("theatre", "theater", R),
        ("wolves", "wolf", R), ("mice", "mouse", R), ("guitars", "guitar", R), ("Ag", "Au", W),
        ("Aus", "Au", U), ("newyork", "New York", R), ("da vinci", "Davinci", R),
        ("Muenchen", "München", R), ("Lodz", "Łódź", R), ("Thor", "Þór", R),
        ("Стравинский", "Stravinsky", R), ("Italian", "Italy", U), ("whit", "white", R),
    ],
)  # fmt: skip
def test_spelling(said: str, right: str, outcome: str) -> None:
    assert judge(said, Key(right)).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("blue, white, red", FLAG, R), ("red white blue", FLAG, R), ("blue & white", FLAG, W),
        ("red, white, blue and green", FLAG, W), ("red, white and green", FLAG, W),
        ("pepper and salt", Key("Salt and pepper"), R), ("salt", Key("Salt and pepper"), W),
        ("romeo + juliet", Key("Romeo and Juliet"), R), ("Romeo", Key("Romeo and Juliet"), W),
        ("Beauty", Key("Beauty and the Beast"), U),
    ],
)  # fmt: skip
def test_lists_in_any_order(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("Paris, France", PARIS, R), ("Paris Texas", PARIS, U), ("Paris, Texas", PARIS, U),
        ("Paris, because of the tower", PARIS, R), ("Paris (on the Seine)", PARIS, R),
        ("Paris or Rome", PARIS, W), ("Paris, Rome", PARIS, W), ("Paris / Rome", PARIS, W),
        ("not Paris", PARIS, W), ("Paris maybe", PARIS, R), ("I think it's Paris lol", PARIS, R),
        ("what's paris?", PARIS, R), ("Paris 🎉", PARIS, R), ("🐯", Key("tiger"), U),
        ("idk", PARIS, W), ("no idea, sorry", PARIS, W), ("…", PARIS, W), ("", PARIS, W),
        ("Real Madrid", Key("Madrid"), U), ("us", STATES, R),
        ("South America", STATES, W), ("UK", STATES, W), ("ww2", Key("World War II"), R),
        ("River Nile", Key("Nile"), R), ("mt everest", Key("Mount Everest"), R),
        ("Niger River", Key("Niger", type="place"), U), ("Toy Story", Key("Toy Story 3"), U),
        ("Toy Story 2", Key("Toy Story 3"), W), ("Toy Story 3", Key("Toy Story"), W),
        ("Catch twenty two", Key("Catch-22"), R), ("Animal House", Key("Animal Farm"), W),
        ("Saint Louis", Key("St. Louis"), R), ("Structure of DNA", Key("DNA structure"), R),
    ],
)  # fmt: skip
def test_what_is_said_around_an_answer(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


def test_reasons_are_in_words() -> None:
    assert judge("1983", Key("1984")).why == "The year differs."
    assert judge("Henry VII", Key("Henry VIII")).why == "The number differs."
    assert judge("100 F", BOIL).why == "The unit differs."
    assert judge("Helmut Newton", NEWTON).why == "The first name differs."


@pytest.mark.parametrize(
    ("said", "kind", "normal", "strict"),
    [
        ("saffron", R, R, R), ("What is saffron?", R, R, R), ("safron", R, R, U),
        ("saphran", R, U, U), ("sage", W, W, W), ("siffran", R, W, W),
    ],
)  # fmt: skip
def test_strictness_is_about_spelling(said: str, kind: str, normal: str, strict: str) -> None:
    key = Key("saffron")
    outcomes = [judge(said, key, House(each)).outcome for each in ("kind", "normal", "strict")]
    assert outcomes == [kind, normal, strict]


def test_a_slip_that_spells_another_answer_of_the_pack_goes_to_people() -> None:
    key = Key("sonnet", others=frozenset(("sonet",)))
    assert judge("sonet", key).outcome == U
    assert judge("sonnet", key).outcome == R


def test_what_people_ruled_counts_here_and_the_last_word_counts() -> None:
    rulings = learned(learned(Rulings(), "Rugby football", True), "Footie", False)
    house = House(rulings=rulings)
    key = Key("Rugby", reject=("football",))
    assert judge("rugby football!", key, house).outcome == R
    assert judge("a footie", key, house).outcome == W
    assert learned(rulings, "FOOTIE", True) == Rulings(("Rugby football", "FOOTIE"), ())
    assert learned(rulings, " ?! ", True) == rulings
    assert learned(rulings, "x" * 81, True) == rulings


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("Москва", Key("Moscow"), R), ("Wien", Key("Vienna"), R), ("WI", Key("Wisconsin"), R),
        ("prague, czech republic", Key("Prague"), R), ("Rings", Key("The Lord of the Rings"), U),
        ("The Lion, the Witch and the Wardrobe", Key("The Lion King"), U),
        ("Wilbur and Orville", Key("Orville and Wilbur Wright"), R),
        ("red white and blue", FLAG, R), ("red white", FLAG, W), ("G&T", Key("Gin and tonic"), R),
        ("88 years", Key("88 days", ("88",), clue="A year of Mercury lasts so long"), W),
        ("50 kph", Key("50 km/h"), R), ("an hour and a half", Key("90 minutes"), R),
        ("two dozen", Key("24"), R),
        ("Never mind", Key("Nevermind"), R), ("Neal Armstrong", Key("Neil Armstrong"), R),
        ("Elvis", Key("Elvis Presley"), R),
        ("Pierre Curie", Key("Marie Curie", ("Curie",), clue="She found it with Pierre"), W),
        ("FIA", Key("FIFA"), U), ("octopuses", Key("octopus"), R),
        ("Virginia", Key("West Virginia"), W), ("Japanese yen", Key("yen"), R),
        ("bass guitar", Key("guitar"), W),
    ],
)  # fmt: skip
def test_kinds_of_answers_that_were_met_later(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome


CANBERRA = Key("Canberra", type="place", clue="Capital of Australia")
POLISH = Key("white and red", ("red and white",), clue="Two colours of the Polish flag")
STATES_OF_MATTER = Key("solid, liquid, gas", clue="The three states of matter")
HOOP = Key("10 feet", ("10 ft", "10", "3.05 m"), clue="Height of a hoop", type="number")
FROZEN = Key("Frozen", clue="2013 Disney film with Elsa and Anna")
NILE = Key("Nile", type="place", clue="Longest river in Africa")


@pytest.mark.parametrize(
    "said",
    [
        "pretty sure its Canberra", "almost certain it's Canberra", "90% sure it's canberra",
        "i'm thinking canberra", "my money's on Canberra", "no doubt its Canberra",
        "trust me its canberra", "gonna say Canberra", "I'd bet on Canberra",
        "canberra for certain",
        "hopefully canberra", "canberra is what I'd say", "Canberra, pretty sure",
    ],
)  # fmt: skip
def test_how_sure_somebody_is_says_nothing(said: str) -> None:
    assert judge(said, CANBERRA).outcome == R
    assert judge(said.lower().replace("canberra", "Sydney"), CANBERRA).outcome == W


@pytest.mark.parametrize(
    ("said", "key", "outcome"),
    [
        ("red white and blue", POLISH, W), ("red & white", POLISH, R),
        ("dark red and white", POLISH, U), ("solids, liquids and gases", STATES_OF_MATTER, R),
        ("liquids gasses solids", STATES_OF_MATTER, R), ("buses", Key("bus"), R),
        ("solids, liquids, gases and plasma", STATES_OF_MATTER, W), ("quizzes", Key("quiz"), R),
        ("salt pepper and vinegar", Key("salt and pepper"), W),
        ("10 m", HOOP, W), ("3.05 m", HOOP, R), ("305 cm", HOOP, R), ("ten foot", HOOP, R),
        ("10", HOOP, R), ("10 yards", HOOP, W), ("10 kg", HOOP, W),
        ("Frozen Planet", FROZEN, W), ("Frozen the movie", FROZEN, R), ("Frozen Disney", FROZEN, R),
        ("disney's frozen", FROZEN, R), ("Lost Girl", Key("Lost", clue="Series on an island"), W),
        ("Thriller Michael Jackson", Key("Thriller", clue="Best-selling album"), U),
        ("Nine", NILE, U), ("Nil", NILE, U), ("eleven", NILE, W), ("Pita", Key("Pisa"), U),
        ("Seven", Key("Severn"), U), ("Gorillaz", Key("gorilla"), U),
        ("김치", Key("kimchi"), R), ("태권도", Key("taekwondo"), R), ("台北", Key("Taipei"), R),
        ("太极", Key("Tai chi"), R), ("부산", Key("Seoul"), W), ("Нигер", Key("Nigeria"), U),
    ],
)  # fmt: skip
def test_lists_units_titles_words_that_slip_and_scripts(said: str, key: Key, outcome: str) -> None:
    assert judge(said, key).outcome == outcome
