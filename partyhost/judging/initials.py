"""Abbreviations, and what they stand for."""

from __future__ import annotations

from partyhost.judging.lexicon import is_known, lines
from partyhost.judging.match import NONE, WRITTEN, Grade, Match
from partyhost.judging.people import PARTICLES, SUFFIXES
from partyhost.judging.words import Words

_SAME = (
    "uk|united kingdom|great britain", "us|usa|united states|united states of america|america",
    "un|united nations", "eu|european union", "uae|united arab emirates", "nz|new zealand",
    "ny|new york", "nyc|new york city|new york", "la|los angeles", "dc|washington dc",
    "ussr|soviet union", "gdr|east germany", "drc|democratic republic of congo",
    "ww 1|wwi|world war 1|1 world war|great war", "ww 2|wwii|world war 2|2 world war",
    "mlk|martin luther king", "jfk|john f kennedy|john fitzgerald kennedy",
    "fdr|franklin d roosevelt|franklin delano roosevelt", "tv|television|telly",
    "pc|personal computer", "dna|deoxyribonucleic acid", "rna|ribonucleic acid",
    "fbi|federal bureau of investigation", "cia|central intelligence agency",
    "nasa|national aeronautics and space administration", "bbc|british broadcasting corporation",
    "nato|north atlantic treaty organization|north atlantic treaty organisation",
    "hiv|human immunodeficiency virus", "aids|acquired immune deficiency syndrome", "vw|volkswagen",
    "nba|national basketball association", "nfl|national football league", "gb|great britain",
    "lotr|lord of rings", "rnr|rock and roll|rock roll|rock n roll", "sf|san francisco",
    "led|light emitting diode", "cd|compact disc", "www|world wide web", "sa|south africa",
    "ac dc|acdc", "opec|organization of petroleum exporting countries", "brexit|british exit",
    "who|world health organization|world health organisation", "phone|telephone|fone",
    "fridge|refrigerator", "photo|photograph", "bike|bicycle", "plane|airplane|aircraft",
    "hippo|hippopotamus", "rhino|rhinoceros", "chimp|chimpanzee", "croc|crocodile",
    "gym|gymnasium", "flu|influenza", "exam|examination", "lab|laboratory", "auto|automobile|car",
    "piano|pianoforte", "gasoline|petrol", "tb|tuberculosis", "co 2|carbon dioxide",
    "mom|mother", "dad|father", "movie|film", "autumn|fall", "eggplant|aubergine",
    "zucchini|courgette", "elevator|lift", "diaper|nappy", "truck|lorry", "math|mathematics",
    "czech republic|czechia",
    "holland|netherlands", "burma|myanmar", "ivory coast|cote divoire", "swaziland|eswatini",
    "cape verde|cabo verde", "east timor|timor leste", "persia|iran", "ceylon|sri lanka",
    "mt everest|everest", "beijing|peking", "mumbai|bombay", "kolkata|calcutta", "kyiv|kiev",
)  # fmt: skip
_STATES = (
    "al|alabama", "ak|alaska", "az|arizona", "ar|arkansas", "ca|california", "co|colorado",
    "ct|connecticut", "fl|florida", "ga|georgia", "il|illinois", "ks|kansas", "ky|kentucky",
    "md|maryland", "ma|massachusetts", "mi|michigan", "mn|minnesota", "ms|mississippi",
    "mo|missouri", "mt|montana", "ne|nebraska", "nv|nevada", "nh|new hampshire", "nj|new jersey",
    "nm|new mexico", "nc|north carolina", "nd|north dakota", "pa|pennsylvania",
    "ri|rhode island", "sc|south carolina", "sd|south dakota", "tn|tennessee", "tx|texas",
    "ut|utah", "vt|vermont", "va|virginia", "wa|washington", "wv|west virginia", "wi|wisconsin",
    "wy|wyoming", "dprk|north korea", "rok|south korea", "amp|amps|ampere|amperes",
    "cello|violoncello",
)  # fmt: skip
_GROUPS: dict[Words, set[int]] = {}
for _number, _line in enumerate((*_SAME, *_STATES, *lines("exonyms"))):
    for _each in _line.split("|"):
        _GROUPS.setdefault(tuple(_each.split()), set()).add(_number)


def compare(said: Words, right: Words, written: str, a_person: bool) -> Match:
    """One is the abbreviation of the other; `written` is the answer with its capital letters."""
    if same(said, right) or _lettered(said, right):
        return WRITTEN
    if len(said) == 1 and len(right) > 1 and said[0].isalpha() and said[0] in _heads(right):
        if len(said[0]) > 2 and not a_person and not is_known(said[0]):
            return Match(Grade.RIGHT, "It is the usual abbreviation.")
        return Match(Grade.DOUBT, "They may be its initials.")
    if len(right) == 1 and len(said) > 1 and written.isupper() and right[0] in _heads(said):
        return Match(Grade.DOUBT, "Its initials are right.")
    return NONE


def _lettered(said: Words, right: Words) -> bool:
    """“G&T” for gin and tonic."""
    letters = len(said) == 3 and said[1] == "and" and len(said[0] + said[2]) == 2
    return letters and said == tuple(
        token if token == "and" else token[0] for token in right if token
    )


def same(said: Words, right: Words) -> bool:
    """Two names of one thing."""
    short = right[:-1] if len(right) > 1 and right[-1] in SUFFIXES else right
    groups = _GROUPS.get(said)
    return groups is not None and not groups.isdisjoint(_GROUPS.get(short, ()))


def _heads(tokens: Words) -> tuple[str, str]:
    """The initials of all words, and of those that count."""
    heavy = [
        token for token in tokens if token not in PARTICLES | {"of", "the", "and", "for", "in"}
    ]
    return "".join(t[0] for t in tokens), "".join(t[0] for t in heavy)
