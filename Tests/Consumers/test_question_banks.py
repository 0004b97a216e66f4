"""Questions of lessons in the programs that will ask them."""

import csv
import json
import re
import subprocess

import pytest
from anki.collection import Collection, ImportCsvRequest
from qti_convert import upgrade_package

from conftest import NASTY, lifeline
from qti_readers import package, read_qti12, read_qti21
from question_lessons import REAL, seen, text_of, ticks, write_nasty_lessons
from question_readers import assert_same, read_gift, read_moodle, read_table


class Bank:
    """The questions of a directory of lessons, in each format asked for once."""

    def __init__(self, folder, lessons, language):
        self.folder, self.lessons, self.language = folder, lessons, language

    def file(self, form):
        file = self.folder / form
        if not file.exists():
            lifeline("--lessons", self.lessons, "class", "questions", "all", "--lang", self.language,
                     "--format", form, "--output", file)
        return file

    def read(self, form):
        return self.file(form).read_bytes()

    @property
    def table(self):
        return read_table(self.read("csv"))


@pytest.fixture(scope="module", params=["English", "Chinese", "nasty"])
def bank(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "nasty":
        return Bank(folder, write_nasty_lessons(folder / "lessons"), "en")
    return Bank(folder, REAL, "en" if request.param == "English" else "zh-Hans")


def test_the_table_has_every_question_of_the_lessons_with_its_ticks(bank):
    suffix = "" if bank.language == "en" else "-zh-Hans"
    table, written = bank.table, ticks(bank.lessons)
    assert list(table) == [identity + suffix for identity in written]
    for identity, (kind, right, wrong) in written.items():
        question = table[identity + suffix]
        if kind in ("quiz", "breach") or kind == "predict" and right:
            assert (len(question.right), len(question.wrong)) == (right, wrong), identity


def test_moodle_xml_is_read_back_as_it_was_meant(bank):
    assert_same(read_moodle(bank.read("moodle")), bank.table)


def test_gift_is_read_back_as_it_was_meant(bank):
    assert_same(read_gift(bank.read("gift")), bank.table)


def test_canvas_is_given_what_was_meant(bank):
    assert_same(read_qti12(bank.read("qti12")), bank.table)


def test_qti_21_is_judged_as_it_was_meant(bank):
    assert_same(read_qti21(bank.read("qti21")), bank.table)


def test_another_program_makes_qti_3_of_it(bank):
    upgraded = upgrade_package(bank.read("qti21")).files.values()
    items = [file for file in upgraded if "<qti-assessment-item " in str(file)]
    assert len(items) == len(bank.table)


def imported(collection, file):
    """How many notes Anki finds to be new."""
    metadata = collection.get_csv_metadata(path=str(file), delimiter=None)
    request = ImportCsvRequest(path=str(file), metadata=metadata)
    return len(collection.import_csv(request).log.new)


def test_anki_takes_every_question_once(bank, tmp_path):
    collection, table = Collection(str(tmp_path / "collection.anki2")), bank.table
    assert imported(collection, bank.file("anki")) == len(table)
    assert imported(collection, bank.file("anki")) == 0
    for note in map(collection.get_note, collection.find_notes("")):
        question = table[note.guid]
        front, back = map(text_of, note.fields[:2])
        assert front.startswith(question.prompt)
        assert all(words in back for words in question.said)
        if question.form != "word":
            assert all(words in front for words in question.right + question.wrong)
        assert note.tags
        assert not re.search(r"\[(sound:|anki:|latex|\$)|\{\{|\\[(\[]", "".join(note.fields))


def test_a_spreadsheet_takes_the_table_and_computes_nothing(bank):
    rows = list(csv.reader(bank.file("csv").open(encoding="utf-8-sig", newline="")))
    found = subprocess.run(
        ["sqlite3", ":memory:", f".import --csv {bank.file('csv')} questions", ".mode json",
         "select * from questions"], capture_output=True, check=True)
    assert [list(row.values()) for row in json.loads(found.stdout)] == rows[1:]
    for cell in sum(rows, []):
        assert not re.match(r"\s*[=+\-@＝＋－＠]", cell)


@pytest.mark.parametrize("form", ["moodle", "gift", "qti12", "qti21", "anki", "csv"])
def test_no_file_holds_what_a_terminal_obeys(bank, form):
    data = bank.read(form)
    files = package(data).values() if form.startswith("qti") else [data]
    for text in files:
        assert not re.search(r"[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text.decode("utf-8"))


def test_nasty_strings_are_words_of_questions(tmp_path):
    table = Bank(tmp_path, write_nasty_lessons(tmp_path / "lessons"), "en").table
    for number, text in enumerate(NASTY):
        question = table[f"lifeline-nasty-choice-{number}"]
        assert question.right == ["right" + seen(text)]
        assert question.prompt == "MVCWhichone?" + seen(text)
