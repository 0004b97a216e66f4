"""From a teacher's file to the report: thirty people at a terminal, and nothing is typed twice.

The teacher writes one file. Each learner loads it, does what it asks for on some day, and hands in one file. What the
report has to say follows from what each of them typed, by the table below.
"""

import concurrent.futures
import csv
import io
import os
import pty
import re
import shutil
import subprocess

import pytest
from conftest import LIFELINE

DUE, IN_TIME, LATE = "2026-10-04", "2026-10-03", "2026-10-06"

LESSON = """---
lifeline: 1
id: week
title: A week
---
# A week <!-- id: week -->

## Who owns it? <!-- id: owns type: quiz concept: roles -->

Who owns the name of a recording?

- [ ] The view.
  > It shows it.
- [x] The model.
  > It keeps it.
- [ ] The controller.
  > It passes it on.

## What does a view do? <!-- id: view type: quiz concept: views -->

- [x] It draws.
  > It does.
- [x] It tells of touches.
  > It does.
- [ ] It saves.
  > The store does.

## In a word <!-- id: word type: short-answer concept: roles -->

Who posts?

- [x] `store`, `the store`
  > It does.
"""

TITLES = {"owns": "Who owns it?", "view": "What does a view do?", "word": "In a word"}
RIGHT = {"owns": "b", "view": "a b", "word": "store"}

# What learners type at each question, and how it ends: result, tries, wrong answers.
ONCE = {name: ([typed], "first-try", 1, []) for name, typed in RIGHT.items()}
WRONG_FIRST = {**ONCE, "owns": (["a", "b"], "later", 2, ["The view."]),
               "word": (["view", "model", "store"], "later", 3, ["view", "model"])}
NEVER_RIGHT = {**ONCE, "owns": (["c", "skip"], "shown", 1, ["The controller."])}
HALF = {"owns": ONCE["owns"]}

# For each learner: what was done, on which day, and what became of the file.
CLASS = (
    [({}, IN_TIME, "whole")] * 4 + [(ONCE, IN_TIME, "whole")] * 9 + [(WRONG_FIRST, IN_TIME, "whole")] * 5
    + [(NEVER_RIGHT, IN_TIME, "whole")] * 3 + [(ONCE, LATE, "whole")] * 4 + [(HALF, LATE, "whole")]
    + [(ONCE, IN_TIME, "twice")] + [(ONCE, IN_TIME, "cut"), (ONCE, IN_TIME, "changed"), (ONCE, IN_TIME, "empty")])

NAMES = [f"Learner {number:02}" for number in range(30)]


def account(home):
    home.mkdir(parents=True, exist_ok=True)
    return {**os.environ, "HOME": str(home), "XDG_STATE_HOME": str(home), "TERM": "dumb", "TZ": "UTC"}


def type_at_prompt(day, home, lessons, lines):
    """What the shell does in a terminal is kept; what it does for a script is not."""
    command = ["faketime", f"{day} 10:00:00", LIFELINE, "--no-history", "--no-pager", "--lessons", lessons]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=account(home), start_new_session=True)
    os.close(theirs)
    os.write(ours, "".join(line + "\n" for line in [*lines, "exit"]).encode())
    said = b""
    while True:
        try:
            more = os.read(ours, 65536)
        except OSError:
            break
        said += more
        if not more:
            break
    os.close(ours)
    assert process.wait() == 0, said.decode()
    return said.decode()


def as_program(day, home, lessons, *words):
    command = ["faketime", f"{day} 10:00:00", LIFELINE, "--no-history", "--lessons", lessons, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=account(home))


def damage(file, how):
    text = file.read_text(encoding="utf-8")
    if how == "twice":
        shutil.copy(file, file.with_name("again.json"))
    elif how == "cut":
        file.write_text(text[:300], encoding="utf-8")
    elif how == "changed":
        file.write_text(text.replace('"right"', '"wrong"', 1), encoding="utf-8")
    elif how == "empty":
        file.write_text("", encoding="utf-8")


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    folder = tmp_path_factory.mktemp("class")
    lessons, hand_ins, task = folder / "lessons", folder / "in", folder / "week 3.json"
    lessons.mkdir()
    hand_ins.mkdir()
    (lessons / "01-week.md").write_text(LESSON, encoding="utf-8")
    teacher = folder / "teacher"
    written = as_program("2026-10-01", teacher, lessons, "class", "assign", "week", "--by", DUE, "--name", "Week 3",
                         "--output", task)
    assert written.returncode == 0, written.stderr

    def hand_in(number):
        done, day, fate = CLASS[number]
        file = hand_ins / f"{number:02}.json"
        lines = [f'progress import "{task}"']
        for name, (typed, *_) in done.items():
            lines += [f"lesson week {name}", *typed]
        lines.append(f'progress export "{file}" --name "{NAMES[number]}"')
        said = type_at_prompt(day, folder / NAMES[number], lessons, lines)
        assert file.exists(), said
        damage(file, fate)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(hand_in, range(30)))

    def as_report(*words):
        return as_program("2026-10-07", teacher, lessons, "class", "report", hand_ins, *words)

    return as_report


def learners():
    """Those whose files can be read."""
    return [(name, *plan) for name, plan in zip(NAMES, CLASS) if plan[2] in ("whole", "twice")]


def is_done(entry):
    return entry is not None and entry[1] in ("first-try", "later", "shown")


def test_every_row_of_the_table_is_what_was_typed(report):
    result = report("--format", "csv")
    found = list(csv.DictReader(io.StringIO(result.stdout.removeprefix("\ufeff"))))
    expected = []
    for name, done, day, fate in learners():
        files = f"{NAMES.index(name):02}.json"
        for question, title in TITLES.items():
            entry = done.get(question)
            row = {
                "learner": name, "file": files if fate == "whole" else f"{files} | again.json", "lesson": "week",
                "section": question, "kind": "question", "title": title, "result": "", "right_at_first_try": "",
                "tries": "", "hints": "", "first_day": "", "last_day": "", "wrong_answers": "", "state": "present",
                "done": str(int(is_done(entry))), "assignment": "Week 3", "due": DUE,
                "in_time": str(int(is_done(entry) and day <= DUE)),
            }
            if entry:
                _, outcome, tries, wrong = entry
                row |= {
                    "result": outcome, "right_at_first_try": str(int(outcome == "first-try")), "tries": str(tries),
                    "hints": "0", "first_day": day, "last_day": day, "wrong_answers": " | ".join(wrong)}
            expected.append(row)
    assert found == expected


def test_the_files_that_cannot_be_read_are_named(report):
    result = report()
    for name, why in [("27.json", "this is not JSON, or the end of it is missing"),
                      ("28.json", "this file was changed after it was written"), ("29.json", "")]:
        assert re.search(rf"{name}: {why}", " ".join((result.stdout + result.stderr).split())), name


def test_the_report_counts_the_class(report):
    text = report().stdout
    words = " ".join(text.split())
    known = learners()
    in_time = [name for name, done, day, _ in known if len(done) == 3 and day <= DUE]
    late = [name for name, done, day, _ in known if len(done) == 3 and day > DUE]
    assert (len(known), len(in_time), len(late)) == (27, 18, 4)
    assert f"Week 3, due {DUE} {len(in_time)} of {len(known)} learners in time, {len(late)} late" in words
    late_words = re.search(r"Late: (.*?) Not done: (.*?) Who needs help", words)
    assert re.findall(r"(Learner \d\d) \((\S+?)\)", late_words[1]) == [(name, LATE) for name in late]
    undone = {name: f"{len(done)} of 3" for name, done, _, _ in known if len(done) < 3}
    assert dict(re.findall(r"(Learner \d\d) \((\d of 3)\)", late_words[2])) == undone
    for question in TITLES:
        tried = [done[question] for _, done, _, _ in known if question in done]
        once = sum(entry[1] == "first-try" for entry in tried)
        line = re.search(rf"week/{question} .*? (\d+) of (\d+) right at once", words)
        assert (int(line[1]), int(line[2])) == (once, len(tried)), question
    assert "5 answered: The view." in words and "3 answered: The controller." in words
    tries = {concept: [entry for _, done, _, _ in known for question, entry in done.items()
                       if (question == "view") == (concept == "views")] for concept in ["roles", "views"]}
    for concept, entries in tries.items():
        once = sum(entry[1] == "first-try" for entry in entries)
        assert re.search(rf"{concept} \S+ {once} of {len(entries)} right at once", words), concept
    listed = words.split("Learners, and what each did in which lesson")[1].split("How to read this")[0]
    for name, done, day, _ in known:
        expected = "nothing yet"
        if done:
            count = sum(map(is_done, done.values()))
            once = sum(entry[1] == "first-try" for entry in done.values())
            expected = rf"\S+ week: {count} of 3 done \(\d+ %\); {len(done)} of 3 questions: {once} right at once.*?{day}"
        assert re.search(rf"{name} {expected}", listed), (name, expected)
