"""British and American spellings, and other pairs that sounds don't tell to be the same."""

from __future__ import annotations

from functools import lru_cache

from partyhost.judging.patterns import pattern

_SPELLINGS = {
    "grey": "gray", "tyre": "tire", "plough": "plow", "cheque": "check",
    "kerb": "curb", "moustache": "mustache", "pyjama": "pajama", "yoghurt": "yogurt",
    "doughnut": "donut", "jewellery": "jewelry", "aeroplane": "airplane",
    "mum": "mom", "mummy": "mommy", "draught": "draft", "gaol": "jail",
    "aluminium": "aluminum", "programme": "program", "storey": "story", "sceptic": "skeptic",
    "cosy": "cozy", "chilli": "chili", "whisky": "whiskey", "mollusc": "mollusk", "koran": "quran",
    "maths": "math", "okay": "ok", "favourite": "favorite", "tsar": "czar", "tzar": "czar",
    "artefact": "artifact", "licence": "license", "defence": "defense", "offence": "offense",
    "practise": "practice", "ageing": "aging", "ax": "axe", "centimetre": "centimeter",
}  # fmt: skip


_IRREGULAR = {
    "mice": "mouse", "children": "child", "feet": "foot", "geese": "goose", "teeth": "tooth",
    "lice": "louse", "oxen": "ox", "dice": "die", "leaves": "leaf", "people": "person",
    "women": "woman", "men": "man", "indices": "index", "vertices": "vertex", "kine": "cow",
}  # fmt: skip
_ENDINGS = tuple(
    (having, pattern(text), put)
    for having, text, put in (
        ("our", r"our(?=s?$|ed$|ing$|ful$|ite|able$|er|hood$|less$|y$)", "or"),
        ("re", r"(?<=[btv])re(?=s?$|d$)", "er"), ("is", r"is(?=e[sdr]?$|ing$|ation|er)", "iz"),
        ("ys", r"ys(?=e[sdr]?$|ing$)", "yz"), ("ogue", r"ogue(?=s?$)", "og"),
        ("ae", r"(?<=.)ae(?=.)|^ae(?=...)", "e"), ("oe", r"(?<=..)oe(?=[a-z]{2})|^oe", "e"),
        ("ll", r"ll(?=ing$|ed$|er$|ers$|or$|ous$)", "l"),
        ("l", r"(?<=[a-z]{2})ll?(?=ment|ful)", "l"),
        ("mme", r"mme(?=s?$)", "m"), ("ence", r"ence(?=s?$)", "ense"),
        ("xion", r"xion(?=s?$)", "ction"), ("fur", r"f(?=ur)", "ph"),
    )
)  # fmt: skip


@lru_cache(8192)
def one_spelling(word: str) -> str:
    """The same for both spellings of a word, of one thing or of many."""
    if word.endswith("s") and word[:-1] in _SPELLINGS:
        return _SPELLINGS[word[:-1]] + "s"
    word = _IRREGULAR.get(word, _SPELLINGS.get(word, word))
    if len(word) > 4:
        for having, ending, put in _ENDINGS:
            if having in word:
                word = ending.sub(put, word)
    return word
