"""Traces are what the published schema says."""

import json

import pytest
from conftest import HERE, NASTY, PATTERNS, SCENARIOS, lifeline, nasty_trace
from jsonschema import Draft202012Validator

FILE = HERE.parents[1] / "Sources/Tracing/Trace/trace.schema.json"
SCHEMA = json.loads(FILE.read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def check(trace):
    """Lines that are alike are right alike."""
    for line in set(trace.decode().splitlines()):
        VALIDATOR.validate(json.loads(line))


def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_schema_accepts_every_run(pattern):
    runs = [f"run {pattern} {scenario} --format jsonl" for scenario in SCENARIOS]
    parts = ["export jsonl --steps 3-7", "export jsonl --only Model,Controller --all"]
    check(lifeline("-", input="\n".join(runs + parts).encode()))


def test_the_schema_accepts_every_mistake():
    names = [json.loads(line)["id"] for line in lifeline("mistakes", "--json").splitlines()]
    lines = lifeline("-", input="".join(f"mistake {n}\nexport jsonl\n" for n in names).encode())
    traces = [line for line in lines.splitlines() if line.startswith(b"{")]
    assert sum(b'"lifeline":1' in line for line in traces) == len(names)
    check(b"\n".join(traces))


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_the_schema_accepts_a_nasty_string_that_was_read_and_written(text, tmp_path):
    file = tmp_path / "nasty.jsonl"
    file.write_text(nasty_trace(text), encoding="utf-8")
    written = lifeline("render", file, "--format", "jsonl")
    check(written)
    assert [json.loads(line) for line in written.decode().splitlines()] == [
        without_nulls(json.loads(line)) for line in nasty_trace(text).splitlines()
    ]


def without_nulls(record):
    """What may be missing is not written where there is none."""
    return {key: value for key, value in record.items() if value is not None or key != "error"}


@pytest.mark.parametrize(
    "field, value",
    [("kind", "telepathy"), ("event", "teleport"), ("n", "5"), ("n", 0), ("depth", -1),
     ("from", None), ("arguments", "a"), ("arguments", [1])],
)
def test_the_schema_refuses_what_is_no_message(field, value):
    message = {"n": 1, "event": "message", "turn": 1, "depth": 0, "parent": None, "kind": "call",
               "from": "A", "to": "B", "text": "c()"}
    assert VALIDATOR.is_valid(message)
    assert VALIDATOR.is_valid({**message, "of a newer writer": {}})
    assert not VALIDATOR.is_valid({**message, field: value})


def test_the_schema_refuses_a_wrong_role_and_another_version():
    participant = {"n": 1, "event": "participant", "name": "A", "type": "B", "role": "boss"}
    header = {"lifeline": 2, "app": "a", "pattern": "b", "setup": [], "actions": []}
    assert not VALIDATOR.is_valid(participant)
    assert not VALIDATOR.is_valid(header)
    assert VALIDATOR.is_valid({**header, "lifeline": 1})
