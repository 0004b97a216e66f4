"""Banks of questions, read back by the programs that read them: for each question its form, what is
right, and its words, whatever the format."""

import csv
import io
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

from moodle_xml_parser import parser as moodle_xml_parser
from pygiftparser import parser as pygiftparser

from question_lessons import seen, text_of


@dataclass
class Question:
    """A form is `choice`, `pairs`, `word` or `task`."""

    form: str
    prompt: str
    #: What is right, as it is read: choices, words, or pairs in their order.
    right: list = field(default_factory=list)
    wrong: list = field(default_factory=list)
    #: What is said to answers, and when it has been answered.
    said: list = field(default_factory=list)


def assert_same(read, table):
    """That a format has the questions of the table, with their answers, and loses no word."""
    assert list(read) == list(table)
    for identity, question in read.items():
        expected = table[identity]
        assert (question.form, question.prompt) == (expected.form, expected.prompt), identity
        right = ["|".join(question.right)] if question.form == "word" else question.right
        assert right == expected.right, identity
        if question.form == "choice":
            assert question.wrong == expected.wrong, identity
        for words in expected.said:
            assert any(words in said for said in question.said), (identity, words)


def read_table(data):
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    return {row["id"]: table_question(row) for row in rows}


def table_question(row):
    letters = [name for name in row if re.fullmatch("[a-z]", name) and row[name]]
    texts = {letter: seen(unguarded(row[letter])) for letter in letters}
    form = {"order": "pairs", "blanks": "pairs"}.get(row["form"], row["form"])
    question = Question(form, seen(unguarded(row["question"])) + seen(row["drawing"]))
    if form == "word":
        question.right = [seen(unguarded(row["answer"]))]
    elif form == "task":
        question.prompt += "".join(texts.values())
    else:
        answer = row["answer"].split(" ")
        question.right = [texts[letter] for letter in answer]
        question.wrong = [texts[letter] for letter in letters if letter not in answer]
    question.said = [seen(unguarded(row["why " + letter])) for letter in letters]
    question.said += [seen(unguarded(row["explanation"]))]
    return question


def unguarded(cell):
    """A cell as it would be if it were no formula for a spreadsheet."""
    return cell[1:] if cell.startswith("'") else cell


def read_moodle(data):
    found = {}
    choices = iter(moodle_xml_parser.parse_bytes(data)["multichoice"])
    for element in ElementTree.fromstring(data).iterfind("question"):
        kind = element.get("type")
        if kind == "category":
            continue
        prompt = text_of(element.findtext("questiontext/text"))
        form = {"multichoice": "choice", "matching": "pairs", "shortanswer": "word", "essay": "task"}[kind]
        question = Question(form, prompt, said=[text_of(element.findtext("generalfeedback/text"))])
        answers = [
            (answer.findtext("text"), float(answer.get("fraction")), answer.findtext("feedback/text"))
            for answer in element.iterfind("answer")
        ]
        if form == "choice":
            # It turns entities into signs twice, so it is asked for figures only.
            assert [option.score_fraction for option in next(choices).options] == [a[1] for a in answers]
        read = seen if form == "word" else text_of
        question.right = [read(text.replace("\\*", "*")) for text, share, _ in answers if share > 0]
        question.wrong = [read(text.replace("\\*", "*")) for text, share, _ in answers if share <= 0]
        question.said += [text_of(feedback or "") for _, _, feedback in answers]
        if form == "pairs":
            question.right = [seen(pair.findtext("answer/text")) for pair in element.iterfind("subquestion")]
        found[element.findtext("idnumber")] = question
    return found


GIFT_FORMS = {
    "SelectSet": "choice", "MultipleChoicesSet": "choice", "MatchingSet": "pairs", "ShortSet": "word",
    "Essay": "task",
}


BRACE, BACKSLASH = "\uE000", "\uE001"


def read_gift(data):
    found = {}
    # This reader takes an escaped backslash before an n, and an escaped brace, for what they are not.
    text = data.decode("utf-8").replace(r"\\", BACKSLASH).replace(r"\}", BRACE)
    for read in pygiftparser.parseFile(io.StringIO(text)):
        assert read.valid, read.full
        identity = re.search(r"\[id:([^\]]*)\]", read.full)[1]
        question = Question(GIFT_FORMS[type(read.answers).__name__], text_of(unescaped(read.text)))
        question.said = [text_of(unescaped(read.generalFeedback))]
        for answer in getattr(read.answers, "answers", []):
            text = unescaped(answer.answer).replace("\\*", "*").replace("-*>", "->")
            # What this reader takes for a choice is to be written when nothing begins with a tilde.
            if "\n~" not in read.source and question.form == "choice":
                question.form = "word"
            plain = question.form in ("word", "pairs")
            known = question.right if answer.fraction > 0 else question.wrong
            known.append(seen(text) if plain else text_of(text))
            question.said += [text_of(unescaped(answer.feedback))]
        found[identity] = question
    return found


def unescaped(text):
    text = re.sub(r"\\(.)", lambda sign: "\n" if sign[1] == "n" else sign[1], text)
    return text.replace(BRACE, "}").replace(BACKSLASH, "\\")
