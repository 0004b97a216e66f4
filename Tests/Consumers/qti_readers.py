"""Packages of QTI, read back: the structure by pyslet, which knows what may stand where and, for 2.1,
puts answers to the items; the words by themselves."""

import io
import logging
import xml.etree.ElementTree as ElementTree
import zipfile

from pyslet.qtiv1.xml import QTIDocument as QTI1Document
from pyslet.qtiv2.variables import ItemSessionState, Value
from pyslet.qtiv2.xml import QTIDocument as QTI2Document

from question_lessons import seen, text_of
from question_readers import Question

# It wants every word of an HTML text in a paragraph, and says so for each that stands in none.
logging.getLogger().setLevel(logging.ERROR)


class Strict:
    """A document that is refused when its reader has anything against it."""

    def validation_error(self, message, element, data=None, aname=None):
        raise AssertionError(f"{message} in {type(element).__name__}: {data or aname}")


class Item(Strict, QTI2Document):
    pass


class Quiz(Strict, QTI1Document):
    pass


def package(data):
    """The files of a package, all of which its manifest names, once."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    manifest = ElementTree.fromstring(files.pop("imsmanifest.xml"))
    named = [file.get("href") for file in manifest.iter() if file.tag.endswith("}file")]
    assert sorted(named) == sorted(files)
    identities = [part.get("identifier") for part in manifest.iter() if part.tag.endswith("}resource")]
    assert len(set(identities)) == len(identities)
    return files


def plain(document):
    """A document without namespaces."""
    root = ElementTree.fromstring(document)
    for element in root.iter():
        element.tag = element.tag.split("}")[-1]
    return root


def words(element):
    return seen("".join(element.itertext()))


# QTI 2.1

FORMS = {
    "choiceInteraction": "choice", "orderInteraction": "pairs", "matchInteraction": "pairs",
    "textEntryInteraction": "word", "extendedTextInteraction": "task",
}


def read_qti21(data):
    found = {}
    for name, document in package(data).items():
        item = plain(document)
        if item.tag != "assessmentItem":
            continue
        read = Item()
        read.read(src=io.BytesIO(document))
        found[read.root.identifier] = item_question(item, read.root)
    return found


def item_question(item, judge):
    interaction = next(element for element in item.iter() if element.tag in FORMS)
    texts = {
        choice.get("identifier"): words(choice)
        for choice in interaction.iter()
        if choice.tag in ("simpleChoice", "simpleAssociableChoice")
    }
    right = [value.text for value in item.iterfind("responseDeclaration/correctResponse/value")]
    question = Question(FORMS[interaction.tag], words(item.find("itemBody/div")))
    question.said = [words(feedback) for feedback in item.iterfind("modalFeedback")]
    if question.form == "word":
        question.right = [seen(entry.get("mapKey")) for entry in item.iter("mapEntry")]
    else:
        question.right = [texts[value.split(" ")[-1]] for value in right]
    if question.form == "choice":
        question.wrong = [text for answer, text in texts.items() if answer not in right]
        for answer in texts:
            judged(judge, answer, right)
    if question.form != "task":
        assert score(judge, None) == 1
    return question


def judged(item, answer, right):
    """That one choice alone is worth what it is worth, and gets the remark that belongs to it."""
    state, worth = answered(item, answer)
    assert worth == (1 if right == [answer] else 0)
    remark = state.map["FEEDBACK"].value
    assert answer == remark or answer in remark


def score(item, answer):
    return answered(item, answer)[1]


def answered(item, answer):
    """What becomes of an answer; of the right one when there is none."""
    state = ItemSessionState(item)
    state.begin_session()
    response = Value.copy_value(state.map["RESPONSE.CORRECT"])
    if answer is not None:
        response.set_value([answer] if isinstance(response.value, dict) else answer)
    state.map["RESPONSE"] = response
    state.set_outcome_defaults()
    item.ResponseProcessing.run(state)
    return state, state.map["SCORE"].value


# QTI 1.2 as Canvas has it

CANVAS_FORMS = {
    "multiple_choice_question": "choice", "multiple_answers_question": "choice",
    "matching_question": "pairs", "short_answer_question": "word", "essay_question": "task",
}


def read_qti12(data):
    found = {}
    for name, document in package(data).items():
        if name.endswith("assessment_meta.xml"):
            assert plain(document).findtext("shuffle_answers") == "true"
            continue
        Quiz().read(src=io.BytesIO(document))
        for item in plain(document).iter("item"):
            found[item.get("ident")] = canvas_question(item)
    return found


def canvas_question(item):
    fields = {field[0].text: field[1].text for field in item.iter("qtimetadatafield")}
    presentation = item.find("presentation")
    texts = {
        label.get("ident"): text_of(text.text) if text.get("texttype") == "text/html" else seen(text.text)
        for label in presentation.iter("response_label")
        for text in label.iter("mattext")
    }
    question = Question(
        CANVAS_FORMS[fields["question_type"]], text_of(presentation.findtext("material/mattext")))
    question.said = [text_of(text.text) for text in item.iterfind("itemfeedback//mattext")]
    for remark in item.iter("displayfeedback"):
        assert item.find(f"itemfeedback[@ident='{remark.get('linkrefid')}']") is not None
    scored = [part for part in item.iter("respcondition") if part.find("setvar") is not None]
    right = [
        value.text
        for part in scored
        for value in part.findall("conditionvar/varequal") + part.findall("conditionvar/and/varequal")
    ]
    worth = sum(float(part.findtext("setvar")) for part in scored)
    assert question.form == "task" or 99.9 < worth <= 100
    if question.form == "word":
        question.right = list(map(seen, right))
    elif question.form != "task":
        question.right = [texts[answer] for answer in right]
    if question.form == "choice":
        question.wrong = [text for answer, text in texts.items() if answer not in right]
    return question
