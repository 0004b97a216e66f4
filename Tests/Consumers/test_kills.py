"""The program itself, ended by a signal at a random moment while it writes. No file is half a file, nothing that was told is
lost, and the next run removes what is left.

KILLS says how often each writer is ended, and KILL_SEED which moments are chosen.
"""

import io
import json
import os
import pathlib
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import time
import zipfile

import pytest

from conftest import LIFELINE
from test_class_report import answer, progress_file

KILLS = int(os.environ.get("KILLS", "4"))
SEED = os.environ.get("KILL_SEED", "1")
SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT]
# Statuses of programs that came to their end, or were asked to end.
ENDS = {0, 1, 130, 143, -signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT}
DRAFT = ".lifeline-draft-"
ROOT = pathlib.Path(__file__).parents[2]
COURSE = ROOT / "Lessons"
# A course of one lesson is written quickly, so there are more kills.
SMALL = f"--lessons {ROOT}/Tests/Shell/ShellTests/Transcripts/Lessons"

LESSON = """---
lifeline: 1
id: killed-{number}
title: Killed {number}
pattern: mvc
---

# Killed

## Watch <!-- id: watch type: run run: {scenario} -->

```mermaid
sequenceDiagram
  A->>B: an old drawing
```
"""


def stale_lessons(folder):
    """Lessons whose drawings are old, so that `check --write` writes them all."""
    (folder / "course").mkdir()
    shutil.copytree(COURSE / "scenarios", folder / "course" / "scenarios")
    for number in range(8):
        text = LESSON.format(number=number, scenario=["rename", "delete", "edit"][number % 3])
        (folder / "course" / f"{number:02}-killed.md").write_text(text, encoding="utf-8")


def exported(folder):
    """A file that is replaced."""
    for name in ("out", "q.csv", "report.html", "homework.json"):
        (folder / name).write_text("mine\n", encoding="utf-8")


def hand_ins(folder):
    exported(folder)
    (folder / "class").mkdir()
    for number in range(20):
        text = progress_file(f"Learner {number}", [answer(number, "quiz-format", "right", "2")])
        (folder / "class" / f"{number}.json").write_text(text, encoding="utf-8")


def nothing(folder):
    pass


def pack(folder):
    """A pack that is replaced by another one."""
    program(folder, *f"{SMALL} --lang zh-Hans class pack tour --output pack".split())


# What is written, what is there before, the words, and whether a folder appears as a whole.
WRITERS = {
    "text": (exported, "run mvc rename --format text --output out --force", False),
    "svg": (exported, "run mvc edit --format svg --output out --force", False),
    "html": (nothing, "run viper rename --format html --output out", False),
    "asciicast": (exported, "run tea rename --format asciicast --output out --force", False),
    "questions": (exported, f"{SMALL} class questions all --format csv --output q.csv --force", False),
    "anki": (nothing, f"{SMALL} class questions tour --format anki --output q.apkg", False),
    "report": (hand_ins, "class report class --format html --output report.html --force", False),
    "assign": (exported, "class assign mvc viper --by 2027-01-01 --output homework.json --force", False),
    "pack": (nothing, f"{SMALL} class pack tour --output pack", True),
    "pack again": (pack, f"{SMALL} class pack tour --output pack --force", False),
    "site": (nothing, f"{SMALL} site site", True),
    "exercise": (nothing, "exercise start mvc-second-writer", True),
    "template": (nothing, "generate mvc Thing", False),
    "lesson": (nothing, "--lessons mine new lesson first", False),
    "check --write": (stale_lessons, "check course --write", False),
}


def command(*words):
    return [LIFELINE, "--no-progress", "--no-history", *words]


def program(folder, *words):
    return subprocess.run(command(*words), cwd=folder, capture_output=True, check=False, timeout=600)


def contents(folder):
    """Bytes by path. Anki's and other archives have the time in them, so only their kind is compared."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def without_drafts(files):
    return {name: data for name, data in files.items() if DRAFT not in name}


def is_whole(path, data):
    """For files with a time or a random number in them, of which no two are the same."""
    if path.endswith(".apkg"):
        return zipfile.ZipFile(io.BytesIO(data)).testzip() is None
    return json.loads(data) is not None


class Writer:
    """A writer, in folders of its own: what was there before, and what is there after."""

    def __init__(self, name, root):
        self.prepare, words, self.is_whole = WRITERS[name]
        self.words, self.root, self.number = words.split(), root, 0
        self.before = contents(self.folder())
        folder = self.folder()
        started = time.monotonic()
        result = program(folder, *self.words)
        self.seconds = time.monotonic() - started
        assert result.returncode in (0, 1), result.stderr.decode()[:1000]
        self.after = contents(folder)
        assert self.after != self.before, result.stdout.decode()[:1000] + result.stderr.decode()[:1000]
        assert not [name for name in self.after if DRAFT in name]
        folder = self.folder()
        program(folder, *self.words)
        self.is_same = contents(folder) == self.after

    def again(self, folder):
        """One more run, which comes to its end."""
        result = program(folder, *self.words, *([] if "--force" in self.words or not self.takes_force else ["--force"]))
        assert result.returncode in (0, 1), result.stderr.decode()[:1000]

    @property
    def takes_force(self):
        return not {"check", "exercise"} & set(self.words)

    def may_have(self, path, data):
        if data in (self.before.get(path), self.after.get(path)):
            return True
        return not self.is_same and path in self.after and is_whole(path, data)

    def folder(self):
        """A new one, with what is there before."""
        self.number += 1
        folder = self.root / str(self.number)
        folder.mkdir()
        self.prepare(folder)
        return folder

    def killed(self, chance, number):
        """Ends it at a random moment of its work, or just when a draft has appeared. Returns the folder."""
        folder = self.folder()
        process = subprocess.Popen(
            command(*self.words), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if chance.random() < 0.5:
            time.sleep(chance.uniform(0, 1.1) * self.seconds)
        else:
            while process.poll() is None and not has_draft(folder):
                time.sleep(0.0005)
            time.sleep(chance.uniform(0, 0.2) * self.seconds * chance.choice([0, 0.05, 1]))
        process.send_signal(number)
        errors = process.communicate(timeout=60)[1]
        assert process.returncode in ENDS, errors.decode()[:1000]
        return folder


def has_draft(folder):
    places = [folder, *(place for place in (folder / "course", folder / "mine") if place.exists())]
    return any(DRAFT in name for place in places for name in os.listdir(place))


@pytest.mark.parametrize("name", WRITERS)
def test_no_killed_writer_leaves_half_of_anything(tmp_path, name):
    writer = Writer(name, tmp_path)
    chance = random.Random(f"{SEED} {name}")
    for kill in range(KILLS):
        number = chance.choice(SIGNALS)
        folder = writer.killed(chance, number)
        found = without_drafts(contents(folder))
        told = f"{name}, kill {kill} by {number.name}"
        for path, data in found.items():
            assert writer.may_have(path, data), f"{told}: {path}"
        assert set(writer.before) <= set(found), f"{told}: something is gone"
        if writer.is_whole:
            assert found.keys() in (writer.before.keys(), writer.after.keys()), f"{told}: half a folder"
        if found != writer.after or found != contents(folder):
            writer.again(folder)
            again = contents(folder)
            assert again.keys() == writer.after.keys(), f"{told}: the next run"
            assert all(writer.may_have(path, data) for path, data in again.items()), told
            assert not writer.is_same or again == writer.after, f"{told}: the next run"
        shutil.rmtree(folder)


# Progress


def store(folder):
    return {**os.environ, "XDG_STATE_HOME": str(folder), "HOME": str(folder)}


def entries(folder):
    """What is in the store, which has to be readable. No store was set aside."""
    result = subprocess.run(
        [LIFELINE, "--no-history", "progress", "export"], env=store(folder), capture_output=True, check=False, timeout=60)
    assert result.returncode == 0, result.stderr.decode()
    assert not list(folder.rglob("*aside*"))
    return json.loads(result.stdout)["entries"]


def test_a_killed_import_of_progress_takes_all_or_nothing(tmp_path):
    chance = random.Random(f"{SEED} import")
    for name, first in (("old", 0), ("new", 1000)):
        text = progress_file("Ann", [answer(first + number, "quiz-format", "right", "2") for number in range(500)])
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")

    def words(name):
        return [LIFELINE, "--no-history", "progress", "import", str(tmp_path / f"{name}.json")]

    started = time.monotonic()
    subprocess.run(words("old"), env=store(tmp_path), capture_output=True, check=True, timeout=60)
    seconds = time.monotonic() - started
    kept = shutil.copytree(tmp_path / "lifeline", tmp_path / "kept")
    for kill in range(KILLS):
        number = chance.choice(SIGNALS)
        shutil.rmtree(tmp_path / "lifeline")
        shutil.copytree(kept, tmp_path / "lifeline")
        process = subprocess.Popen(words("new"), env=store(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        time.sleep(chance.uniform(0, 1.1) * seconds)
        process.send_signal(number)
        told = process.communicate(timeout=60)[0]
        assert process.returncode in ENDS, told
        assert len(entries(tmp_path)) in ((1000,) if process.returncode == 0 else (500, 1000)), f"kill {kill}"


class Learner:
    """A shell at a terminal, whose answers are kept."""

    def __init__(self, folder):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(LIFELINE, [LIFELINE, "--color", "never", "--no-pager", *SMALL.split()], {**store(folder), "TERM": "dumb"})
        self.text = ""
        self.wait("> ")

    def type(self, line):
        os.write(self.terminal, f"{line}\r".encode())

    def wait(self, text, seconds=60):
        deadline = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < deadline, self.text
            self.read()
        before, self.text = self.text.split(text, 1)
        return before

    def read(self, seconds=0.2):
        if select.select([self.terminal], [], [], seconds)[0]:
            self.text += os.read(self.terminal, 65536).decode(errors="replace")

    def kill(self, number):
        """Returns what was still said."""
        os.kill(self.process, number)
        try:
            while True:
                self.read(5)
        except OSError:
            pass
        os.close(self.terminal)
        return os.waitpid(self.process, 0)[1]


def test_a_killed_shell_loses_no_answer_that_it_has_taken(tmp_path):
    chance = random.Random(f"{SEED} answers")
    told = 0
    for kill in range(KILLS):
        learner = Learner(tmp_path)
        number = chance.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
        learner.type("lesson tour quiz")
        learner.wait("tour 4/9> ")
        for _ in range(chance.randrange(1, 6)):
            learner.type("a")
            assert "Not yet." in learner.wait("tour 4/9> ")
            told += 1
        learner.type("a")
        time.sleep(chance.uniform(0, 0.05))
        learner.kill(number)
        assert len(entries(tmp_path)) >= told, f"kill {kill} by {number.name}"
