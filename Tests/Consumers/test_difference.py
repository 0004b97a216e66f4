"""What differs between two runs: Mermaid draws it, GitHub takes it, and the JSON is what its schema says."""

import json
import re

import pytest
from conftest import HERE, NASTY, lifeline, nasty_trace
from jsonschema import Draft202012Validator
from mermaid_page import Mermaid, said

FILE = HERE.parents[1] / "Sources/Tracing/Trace/difference.schema.json"
SCHEMA = json.loads(FILE.read_text(encoding="utf-8"))
MISTAKES = [json.loads(line) for line in lifeline("mistakes", "--json").splitlines()]
MOST_CHARACTERS = 65_000  # of the 65,536 that a comment on GitHub takes


@pytest.fixture(scope="module")
def mermaid(browser):
    return Mermaid(browser)


def difference(*words):
    """Runs that differ have status 1, and equal ones say nothing."""
    command = ["diff", *words]
    try:
        return lifeline(*command, status=1).decode()
    except AssertionError:
        assert lifeline(*command) == b""
        return ""


def check(mermaid, page):
    """Whether Mermaid draws all that the page's drawing says, and the page is short enough."""
    assert len(page.encode("utf-16-le")) // 2 <= MOST_CHARACTERS
    for source in re.findall(r"```mermaid\n(.*?)```\n", page, re.DOTALL):
        assert mermaid.drawn(source) == said(source), source


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake["id"])
def test_mermaid_and_the_schema_take_every_mistake(mermaid, mistake):
    runs = [mistake["id"].split(".")[0], mistake["id"], mistake["scenario"]]
    check(mermaid, difference(*runs, "--format", "markdown"))
    validator = Draft202012Validator(SCHEMA)
    for line in difference(*runs, "--format", "json").splitlines():
        validator.validate(json.loads(line))


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_mermaid_takes_nasty_strings(mermaid, tmp_path, text):
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    before.write_text(nasty_trace(text), encoding="utf-8")
    after.write_text(nasty_trace(text).replace('"kind": "call"', '"kind": "set"'), encoding="utf-8")
    page = difference(before, after, "--format", "markdown")
    assert page
    check(mermaid, page)


def test_a_page_on_thousands_of_differences_is_short_enough_and_says_what_is_missing(mermaid, tmp_path):
    trace = [json.loads(line) for line in nasty_trace("a").splitlines()]
    head, message = trace[:5], trace[5]
    files = []
    for name in ("before", "after"):
        messages = [{**message, "n": number + 10, "text": f"{name}{number}()", "to": "a", "kind": kind}
                    for number, kind in zip(range(3000), ["call", "set", "post"] * 1000)]
        file = tmp_path / f"{name}.jsonl"
        file.write_text("".join(json.dumps(line) + "\n" for line in head + messages), encoding="utf-8")
        files.append(file)
    page = difference(*files, "--format", "markdown")
    assert "6000 differences: 3000 added, 3000 removed" in page
    assert len(re.findall(r"\d+ more differences have no room", page)) == 2
    check(mermaid, page)
