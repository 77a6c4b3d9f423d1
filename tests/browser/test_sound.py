"""What the TV sounds like: how loud it is, its volume, and the voice that reads aloud."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import Gallery
from tests.browser.moments import Moments
from tests.browser.test_clocks_and_sounds import EVERY_SOUND, Screen

pytestmark = pytest.mark.browser

MEASURED = """async (module) => {
    const {render} = await import("/static/sounds/render.js");
    const {EFFECTS, MUSIC} = await import(module);
    const pieces = Object.entries(EFFECTS || MUSIC);
    const measure = async ([name, piece]) => {
        const buffer = await render(piece);
        const rate = buffer.sampleRate, hop = rate / 10;
        const context = new OfflineAudioContext(2, buffer.length + 4 * hop, rate);
        const source = new AudioBufferSourceNode(context, {buffer});
        const shelf = new BiquadFilterNode(context, {type: "highshelf", frequency: 1500, gain: 4});
        const high = new BiquadFilterNode(context, {type: "highpass", frequency: 38, Q: 0.5});
        source.connect(shelf).connect(high).connect(context.destination);
        source.start();
        const heard = await context.startRendering();
        const power = new Float64Array(Math.ceil(heard.length / hop));
        let peak = 0, mean = 0, step = 0, seam = 0;
        for (const channel of [0, 1]) {
            const raw = buffer.getChannelData(channel);
            heard.getChannelData(channel).forEach((v, i) => (power[Math.floor(i / hop)] += v * v));
            raw.forEach((v, i) => {
                peak = Math.max(peak, Math.abs(v));
                mean += v / raw.length;
                if (i) step = Math.max(step, Math.abs(v - raw[i - 1]));
            });
            seam = Math.max(seam, Math.abs(raw[0] - raw[raw.length - 1]));
        }
        const momentary = [...power].map((_, i) =>
            power.slice(i, i + 4).reduce((sum, each) => sum + each, 0) / (4 * hop));
        const whole = power.reduce((sum, each) => sum + each, 0) / buffer.length;
        const loud = (share) => 10 * Math.log10(share);
        const [most, peaks] = [loud(Math.max(...momentary)), loud(peak * peak)];
        return [name, {most, whole: loud(whole), peak: peaks, mean, step, seam}];
    };
    return Object.fromEntries(await Promise.all(pieces.map(measure)));
}"""
ROOM = -20, 3.2  # dB of an effect at its loudest, K-weighted over 400 ms, and how far off
SOFT = {"tick": -27, "deal": -23, "flip": -23, "play": -23, "spin": -24}  # often heard
QUIET = -31, 1  # of a loop as a whole
SPEECH = """() => {
    const voice = (lang, localService) => ({name: lang, lang, localService, default: false});
    const fake = {
        spoken: [], now: null, cancelled: 0, listeners: [],
        voices: [voice("en-US", false), voice("de_DE", true), voice("en_GB", true)],
        getVoices: () => fake.voices,
        addEventListener: (_, hear) => fake.listeners.push(hear),
        cancel() {
            fake.cancelled += 1;
            const cut = fake.now;
            fake.now = null;
            cut?.onerror?.({error: "canceled"});
        },
        speak(words) {
            if (fake.now) throw new Error("two at once");
            fake.now = words;
            fake.spoken.push([words.text, words.voice.lang]);
            words.onstart?.();
        },
        end() {
            const said = fake.now;
            fake.now = null;
            said.onend?.();
        },
    };
    globalThis.fake = fake;
    Object.defineProperty(globalThis, "speechSynthesis", {value: fake, configurable: true});
    globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""


def test_sounds_are_evenly_loud(gallery: Gallery) -> None:
    """By the ear's own weighting; none clips, and no loop clicks where it begins again."""
    page = gallery.page("/tv")
    effects = page.evaluate(MEASURED, "/static/sounds/effects.js")
    loops = page.evaluate(MEASURED, "/static/sounds/music.js")
    wanted, off = ROOM
    wrong = [name for name, each in effects.items()
             if abs(each["most"] - SOFT.get(name, wanted)) > off]  # fmt: skip
    wrong += [name for name, each in loops.items() if abs(each["whole"] - QUIET[0]) > QUIET[1]]
    wrong += [name for name, each in loops.items() if each["most"] > QUIET[0] + 6]
    wrong += [name for name, each in loops.items() if each["seam"] > each["step"]]
    for name, each in {**effects, **loops}.items():
        wrong += [name] if each["peak"] > -6 or abs(each["mean"]) > 1e-3 else []
    assert len(effects) > 15
    assert len(loops) == 6
    assert not wrong, (wrong, effects, loops)


def test_volume_and_music_of_a_moment(gallery: Gallery, moments: Moments) -> None:
    """Each place has its own loop, and none where the captain wants silence or the match rests."""
    views = {name: moments.kept["tv", name].view for name in ("lobby", "answering", "ruled")}
    page = gallery.page("/tv")
    tv = Screen(page)
    tv.show(views["lobby"])
    page.keyboard.press("x")
    page.wait_for_function(EVERY_SOUND)
    tv.music(1)
    tv.show(views["answering"], 30_000)
    tv.music(2)
    tv.show(views["ruled"])
    tv.show(moments.kept["tv", "podium"].view)
    tv.music(3)
    page.evaluate("levels.length = 0")
    quiet = settings(views["lobby"], volume=50)
    tv.show(views["lobby"], **quiet)
    page.wait_for_function("() => levels.some((level) => Math.abs(level - 0.35) < 0.001)")
    tv.music(4)
    before = tv.sounds
    tv.show(views["answering"], 4_000, "correct", **settings(views["lobby"], sound=False))
    tv.show(views["answering"], 30_000, "correct", paused=True)
    assert tv.sounds == before + 1
    tv.music(4)


def settings(view: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {"settings": {**view["room"]["settings"], **changed}}


def test_what_is_read_aloud(gallery: Gallery, moments: Moments) -> None:
    """By a voice of this machine, in the page's language; one sentence at a time, and what is old
    is dropped. All else is quieter meanwhile."""
    asked, ruled = (moments.kept["tv", name].view for name in ("answering", "ruled"))
    aloud = settings(asked, narration=True)
    page = gallery.page("/tv")
    page.evaluate(SPEECH)
    tv = Screen(page)
    tv.show(ruled)
    page.keyboard.press("x")
    assert spoken(page) == []
    tv.show(ruled, **aloud)
    page.wait_for_function("() => fake.spoken.length === 1")
    assert spoken(page)[0][1] == "en_GB"
    assert page.evaluate("levels.slice(-2)") == [0.5, 0.2]
    tv.show(ruled, **aloud)
    assert len(spoken(page)) == 1
    page.evaluate("fake.end()")
    assert page.evaluate("levels.slice(-2)") == [1, 1]
    tv.show(asked, **aloud)
    tv.show(ruled, **aloud)
    page.wait_for_function("() => fake.spoken.length === 2")
    changed = {**ruled, "game": {**ruled["game"], "right": not ruled["game"]["right"]}}
    tv.show(changed, **aloud)
    page.wait_for_function("() => fake.spoken.length === 3")
    assert page.evaluate("fake.cancelled") == 1
    tv.show(changed, **aloud, paused=True)
    assert page.evaluate("fake.now") is None


def test_a_screen_without_a_voice_says_so(gallery: Gallery, moments: Moments) -> None:
    """Voices come late in some browsers; those of the internet and other languages don't count."""
    ruled = moments.kept["tv", "ruled"].view
    page = gallery.page("/tv")
    page.evaluate(SPEECH)
    page.evaluate("fake.late = fake.voices; fake.voices = []")
    tv = Screen(page)
    aloud = settings(ruled, narration=True)
    tv.show(ruled, **aloud)
    page.wait_for_function("() => fake.listeners.length")
    page.evaluate("fake.voices = fake.late.slice(0, 2); fake.listeners.forEach((hear) => hear())")
    expect(page.locator(".notices")).to_contain_text("has no voice of its own")
    assert spoken(page) == []
    tv.show(ruled)
    page.evaluate("fake.voices = fake.late")
    tv.show(ruled, **aloud)
    page.wait_for_function("() => fake.spoken.length === 1")


def spoken(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("fake.spoken")
    return found
