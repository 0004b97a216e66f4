"""Questions of lessons in the programs that will ask them."""

import subprocess

import pytest

from conftest import NASTY, lifeline
from qti_readers import read_qti12, read_qti21
from question_lessons import REAL, seen, ticks, write_nasty_lessons
from question_readers import assert_same, read_gift, read_moodle, read_table


class Bank:
    """The questions of a directory of lessons, in each format asked for once."""

    def __init__(self, folder, lessons, language):
        self.folder, self.lessons, self.language = folder, lessons, language

    def read(self, form, words=()):
        file = self.folder / form
        if not file.exists():
            lifeline("--lessons", self.lessons, "class", "questions", "--lang", self.language,
                     "--format", form, "--output", file)
        return file.read_bytes()

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


def test_nasty_strings_are_words_of_questions(tmp_path):
    table = Bank(tmp_path, write_nasty_lessons(tmp_path / "lessons"), "en").table
    for number, text in enumerate(NASTY):
        question = table[f"lifeline-nasty-choice-{number}"]
        assert question.right == ["right" + seen(text)]
        assert question.prompt == "Whichone?" + seen(text)
