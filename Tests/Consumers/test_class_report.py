"""A report on a class, opened in a browser, a database and a table reader."""

import csv
import hashlib
import io
import json
import subprocess
import unicodedata
import uuid

import pytest

from conftest import NASTY, lifeline

NAMES = [text for text in NASTY if text.strip()]


def progress_file(learner, entries):
    """A file as `lifeline progress export` writes it."""
    contents = {"lifeline-progress": 1, "learner": learner, "entries": entries, "places": []}
    compact = json.dumps(contents, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = "sha256:" + hashlib.sha256(compact.encode()).hexdigest()
    return json.dumps({**contents, "digest": digest}, ensure_ascii=False)


def answer(number, section, outcome, given):
    return {
        "id": str(uuid.UUID(int=number, version=4)), "at": f"2026-03-02T10:{number % 60:02}:00.000Z",
        "lesson": "mvc", "section": section, "kind": "answer", "outcome": outcome,
        "given": [given], "concepts": ["roles"],
    }


@pytest.fixture(scope="session")
def hand_ins(tmp_path_factory):
    """A class whose names, and words that they typed, are as nasty as can be."""
    folder = tmp_path_factory.mktemp("hand-ins")
    for number, name in enumerate(NAMES):
        entries = [
            answer(3 * number, "quiz-format", "wrong", "1"),
            answer(3 * number + 1, "quiz-format", "right", "2"),
            answer(3 * number + 2, "short-capture", "wrong", name),
        ]
        text = progress_file(name, entries)
        (folder / f"{number}.json").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def table(hand_ins):
    """With the mark that spreadsheets need."""
    table = lifeline("class", "report", hand_ins, "--format", "csv").decode()
    assert table.startswith("\ufeff")
    return table


@pytest.fixture(scope="session")
def page(hand_ins, tmp_path_factory):
    file = tmp_path_factory.mktemp("report") / "report.html"
    lifeline("class", "report", hand_ins, "--format", "html", "--output", file)
    return file


@pytest.mark.parametrize("look", [[], ["--plain"], ["--lang", "zh-Hans"]])
def test_a_terminal_gets_nothing_but_text(hand_ins, look):
    text = lifeline("class", "report", hand_ins, "--width", 40, *look).decode()
    kinds = {unicodedata.category(sign) for sign in text.replace("\n", "")}
    assert not kinds & {"Cc", "Zl", "Zp"}
    assert not set(text) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def test_sqlite_sums_up_the_grades(table, tmp_path):
    file = tmp_path / "report.csv"
    file.write_text(table, encoding="utf-8")
    question = """
        SELECT count(DISTINCT file), sum(right_at_first_try), sum(tries)
        FROM report WHERE learner <> '' AND section IN ('quiz-format', 'short-capture')
    """
    command = ["sqlite3", ":memory:", "-cmd", f".import --csv {file} report", question]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (result.stdout.strip(), result.stderr) == (f"{len(NAMES)}|0|{3 * len(NAMES)}", "")


def test_every_row_has_every_column_and_no_cell_is_a_formula(table):
    rows = list(csv.DictReader(io.StringIO(table[1:]), strict=True))
    assert rows and all(None not in row and None not in row.values() for row in rows)
    assert not [cell for row in rows for cell in row.values() if cell.strip()[:1] in set("=+-@")]


def test_the_page_asks_for_nothing_and_runs_nothing(browser, page):
    tab = browser.new_page()
    requests, trouble = [], []
    tab.on("request", lambda request: requests.append(request.url))
    tab.on("console", lambda message: trouble.append(message.text))
    tab.on("pageerror", lambda error: trouble.append(str(error)))
    tab.on("dialog", lambda dialog: trouble.append(dialog.message))
    tab.goto(page.as_uri())
    assert (requests, trouble) == ([page.as_uri()], [])
    assert tab.locator("main script, main img, main a, main iframe").count() == 0
    tab.close()


def test_every_learner_is_a_row_that_says_what_its_cells_are(browser, page):
    tab = browser.new_page()
    tab.goto(page.as_uri())
    learners = tab.get_by_role("table", name="Learners, and what each did in which lesson")
    assert learners.locator("th[scope=rowgroup]").count() == len(NAMES)
    assert learners.get_by_role("columnheader").count() == 10
    names = learners.locator("th[scope=rowgroup]").all_text_contents()
    assert "<script>alert(1)</script>" in names and "中文，全角标点：“引号”；（括号）" in names
    tab.close()


@pytest.mark.parametrize("width", [320, 1280])
def test_the_page_fits_a_telephone_and_a_desk(browser, page, width):
    tab = browser.new_page(viewport={"width": width, "height": 800})
    tab.goto(page.as_uri())
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    tab.close()
