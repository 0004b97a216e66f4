"""Pages of Markdown, read by pandoc as GitHub reads them."""

import json
import subprocess

from conftest import lifeline, printable
from exported import export_nasty, export_runs

# Nothing of a trace becomes one of these.
MARKUP = {"RawInline", "RawBlock", "Link", "Image", "Emph", "Strikeout", "Math", "Note", "Table",
          "BlockQuote", "HorizontalRule"}


def read(page, form="json"):
    command = ["pandoc", "--from", "gfm", "--to", form, "--wrap", "none"]
    result = subprocess.run(command, input=page.encode(), capture_output=True, check=True)
    assert result.stderr == b""
    return result.stdout.decode()


def parts(document):
    """All parts of a document, by their kinds."""
    if isinstance(document, list):
        for part in document:
            yield from parts(part)
    if isinstance(document, dict):
        if "t" in document:
            yield document["t"], document.get("c")
        yield from parts(list(document.values()))


def words(part):
    """The text of a part as a reader sees it."""
    kinds = {"Space": " ", "SoftBreak": " ", "LineBreak": "\n"}
    found = [kinds.get(kind, contents if kind == "Str" else contents[1] if kind == "Code" else "")
             for kind, contents in parts(part)]
    return "".join(found)


def test_the_drawing_comes_back_byte_for_byte(tmp_path):
    pages = export_runs(tmp_path, "markdown")
    drawings = export_runs(tmp_path, "text")
    # All in one document: pandoc takes its time to start.
    document = json.loads(read("\n".join(pages.values())))
    blocks = [contents[1] for kind, contents in parts(document) if kind == "CodeBlock"]
    assert blocks == [drawings[run].removesuffix("\n") for run in pages]


def test_every_message_is_a_sentence_with_its_number(tmp_path):
    page = lifeline("run", "mvc", "rename", "--format", "markdown").decode()
    numbers = [words(c) for kind, c in parts(json.loads(read(page))) if kind == "Strong"]
    assert numbers == [str(number) for number in range(1, 15)]


def test_nothing_nasty_is_markup(tmp_path):
    for text, page in export_nasty(tmp_path, "markdown").items():
        document = json.loads(read(page))
        kinds = {kind for kind, _ in parts(document)}
        assert not kinds & MARKUP, (text, kinds & MARKUP)
        shown = " ".join(words(document).replace("␊", " ").split())
        wanted = " ".join(printable(text).replace("␊", " ").split())
        assert shown.count(wanted) >= 5 or wanted == "", (text, shown)


def test_pages_of_a_run_have_the_same_headings_whatever_is_in_it(tmp_path):
    for text, page in export_nasty(tmp_path, "markdown").items():
        headings = [c[0] for kind, c in parts(json.loads(read(page))) if kind == "Header"]
        assert headings == [1, 2, 2, 2, 2], text
