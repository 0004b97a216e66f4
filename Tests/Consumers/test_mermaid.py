"""Mermaid shows every word of what we write for it."""

import json
import re

import pytest
from conftest import HERE, NASTY, PATTERNS, SCENARIOS, lifeline, nasty_trace, printable
from mermaid_page import Mermaid, said

DRAWINGS = sorted((HERE / "mermaid").glob("*.mmd"))


@pytest.fixture(scope="module")
def mermaid(browser):
    return Mermaid(browser)


@pytest.fixture
def written(tmp_path):
    """What commands write, each into a file: all in one process, for starting one takes long."""

    def write(*commands):
        files = [tmp_path / f"{number}.txt" for number in range(len(commands))]
        lines = [f"{command} --output {file}\n" for command, file in zip(commands, files)]
        lifeline("-", input="".join(lines).encode())
        return [file.read_text(encoding="utf-8") for file in files]

    return write


def check(mermaid, source):
    """Whether Mermaid draws a source of ours, and all that it says; the texts of the picture."""
    found = mermaid.drawn(source)
    assert found == said(source), source
    return found


def call(message):
    """A message as it is drawn: with its arguments, and how it travelled."""
    text, arguments = message["text"], message.get("arguments", [])
    if message["kind"] in ("set", "binding", "navigate") and arguments and not text.endswith(")"):
        text = f"{text} = {arguments[0]}"
    slots = re.fullmatch(r"([^(]*\()(.*)\)", text, re.DOTALL)
    names = [name for name in slots[2].split(":") if name] if slots else []
    if arguments and len(names) == len(arguments):
        filled = [a if name == "_" else f"{name}: {a}" for name, a in zip(names, arguments)]
        text = slots[1] + ", ".join(filled) + ")"
    return text


def tag(message, numbers):
    """How a message travelled, and what set it off, behind its call."""
    kind = message["kind"]
    parts = [] if kind in ("call", "user") else [kind]
    if message.get("cause") in numbers:
        parts.append(f"set off by {numbers[message['cause']]}")
    return f" [{', '.join(parts)}]" if parts else ""


def conversation(records):
    """What stands beside the arrows of a whole run. Calls have numbers where tags refer to them."""
    messages = [record for record in records if record.get("event") == "message"]
    numbers = {message["n"]: number for number, message in enumerate(messages, 1)}
    is_numbered = any(message.get("cause") in numbers for message in messages)
    for record in records:
        if record.get("event") == "message":
            number = f"{numbers[record['n']]} " if is_numbered else ""
            yield number + call(record) + tag(record, numbers)
        elif record.get("error") is not None:
            yield "throws " + record["error"]
        elif record.get("event") == "return" and record.get("value") is not None:
            yield "returns " + record["value"]


def lines(text):
    """To us, the line end of Windows is one character."""
    return [printable(line) for line in re.split(r"(?<!\r)\n", text)]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_mermaid_shows_every_word_of_a_run(mermaid, written, pattern):
    views = ["export jsonl", "export mermaid", "export mermaid --all"]
    runs = [f"run {pattern} {scenario}\n" for scenario in SCENARIOS]
    files = iter(written(*(run + view for run in runs for view in views)))
    for trace, story, whole in zip(files, files, files):
        check(mermaid, story)
        found = check(mermaid, whole)["messages"]
        records = [json.loads(line) for line in trace.splitlines()]
        assert found == [line for text in conversation(records) for line in lines(text)]


def test_mermaid_shows_every_word_of_a_mistake(mermaid, written):
    names = [json.loads(line)["id"] for line in lifeline("mistakes", "--json").splitlines()]
    assert len(names) > 20
    for source in written(*(f"mistake {name}\nexport mermaid" for name in names)):
        check(mermaid, source)


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: file.stem)
def test_mermaid_shows_every_word_of_a_drawing_that_was_read(mermaid, file):
    theirs = mermaid.drawn(file.read_text(encoding="utf-8"))
    assert check(mermaid, lifeline("render", file, "--format", "mermaid").decode()) == theirs


def test_mermaid_shows_every_word_of_a_page_with_several_parts(mermaid, tmp_path):
    labels = [f"#{number} " + "words and more words " * 30 + "." for number in range(200)]
    source = "sequenceDiagram\nactor A as You\nparticipant B as Me\n" + "".join(
        f"{'loop' if number % 3 else 'opt'} {number}\n"
        f"A->>+B: {label.replace('#', '#35;')}\nB-->>-A: {number}\nend\n"
        for number, label in enumerate(labels)
    )
    file, page = tmp_path / "long.mmd", tmp_path / "page.md"
    file.write_text(source, encoding="utf-8")
    lifeline("render", file, "--format", "mermaid", "--output", page)
    parts = re.findall(r"```mermaid\n(.*?)```\n", page.read_text(encoding="utf-8"), re.DOTALL)
    shown = [check(mermaid, part)["messages"] for part in parts]
    assert len(parts) > 2
    assert sum(shown, []) == [text for n, label in enumerate(labels) for text in (label, str(n))]


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_mermaid_shows_a_nasty_string_as_it_is(mermaid, tmp_path, text):
    file = tmp_path / "nasty.jsonl"
    file.write_text(nasty_trace(text), encoding="utf-8")
    found = check(mermaid, lifeline("render", file, "--all", "--format", "mermaid").decode())
    assert "".join(found["messages"]) == "".join([*lines(text), *lines("returns " + text)])
    assert mermaid.asked == []
