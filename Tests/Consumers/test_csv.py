"""Traces as tables, read by SQLite and by Python."""

import csv
import io
import json
import subprocess

from conftest import NASTY, lifeline, printable
from exported import export_nasty, export_runs

# Where each event's fields stand; those of all events keep their names.
COLUMNS = {
    "participant": {"name": "object", "type": "object_type", "role": "object_role"},
    "reference": {"from": "object", "property": "property", "to": "held", "strength": "strength",
                  "ended": "ended"},
    "turn": {"turn": "turn", "action": "action", "killed": "killed"},
    "message": {name: name for name in ["turn", "depth", "parent", "cause", "origin", "kind",
                                        "text", "arguments"]}
    | {"from": "sender", "to": "receiver", "file": "source_file", "line": "source_line"},
    "state": {"parent": "parent", "owner": "object", "property": "property", "old": "old_value",
              "new": "new_value"},
    "return": {"message": "answers", "value": "returned", "error": "thrown"},
    "release": {"object": "object"},
    "screen": {"turn": "turn", "text": "text"},
}


def cell(value):
    """As a table holds it: no control characters, no formula."""
    if value is None:
        return ""
    if not isinstance(value, str):
        return json.dumps(value)
    text = printable(value)
    return "'" + text if text.lstrip()[:1] in list("=+-@") else text


def check(table, records):
    """Whether each record stands in its row, field by field."""
    rows = list(csv.DictReader(io.StringIO(table, newline="")))
    assert len(rows) == len(records)
    for row, record in zip(rows, records):
        assert (row["n"], row["event"]) == (str(record["n"]), record["event"])
        for field, column in COLUMNS[record["event"]].items():
            if not isinstance(record.get(field), list):
                assert row[column] == cell(record.get(field)), (record, column)
            else:
                assert json.loads(row[column] or "[]") == list(map(printable, record[field]))


def test_python_reads_back_what_was_recorded(tmp_path):
    tables = export_runs(tmp_path, "csv")
    traces = export_runs(tmp_path, "jsonl")
    for run, table in tables.items():
        header, *records = map(json.loads, traces[run].splitlines())
        check(table, records)
        assert {row["pattern"] for row in csv.DictReader(io.StringIO(table))} == {run[0]}


def test_python_reads_back_nasty_strings(tmp_path):
    tables = export_nasty(tmp_path, "csv")
    for number, text in enumerate(NASTY):
        trace = (tmp_path / f"{number}.jsonl").read_text(encoding="utf-8")
        check(tables[text], [json.loads(line) for line in trace.split("\n")[1:] if line])


def test_sqlite_imports_nasty_strings_and_counts(tmp_path):
    tables = export_nasty(tmp_path, "csv")
    for number, (text, table) in enumerate(tables.items()):
        (tmp_path / f"{number}.csv").write_text(table, encoding="utf-8")
        script = f'.import --csv "{tmp_path}/{number}.csv" t\n.mode json\n' \
            "select text from t where event = 'message'; select count(*) as rows from t;"
        result = subprocess.run(["sqlite3"], input=script.encode(), capture_output=True)
        assert (result.returncode, result.stderr) == (0, b"")
        message, count = result.stdout.decode().strip().split("\n")
        assert json.loads(message) == [{"text": cell(text)}]
        assert json.loads(count) == [{"rows": 8}]


def test_sqlite_answers_what_a_teacher_asks():
    table = lifeline("run", "mvc", "rename", "--format", "csv")
    script = ".import --csv /dev/stdin t\n"
    question = "select receiver from t where kind = 'observer' order by n;"
    result = subprocess.run(
        ["sqlite3", ":memory:", "-cmd", script.strip(), question], input=table,
        capture_output=True, check=True)
    assert result.stdout.decode().split() == ["FolderVC", "PlayVC2"]
