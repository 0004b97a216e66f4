"""What is very large, very deep, or wants to leave its folder, given to the program itself.

The largest cases take minutes. EXTREMES=all tries them; without it they are smaller.
"""

import json
import os
import pathlib
import subprocess
import zipfile

import pytest

from conftest import LIFELINE
from test_class_report import answer, progress_file

FORMATS = ["text", "plain", "mermaid", "plantuml", "svg", "html", "jsonl", "csv", "asciicast", "dot", "markdown"]

# How many calls deep, pages, hand-ins and answers.
ALL = os.environ.get("EXTREMES") == "all"
DEPTH, PAGES, HAND_INS, ANSWERS = (100_000, 10_000, 10_000, 1_000_000) if ALL else (2_000, 500, 300, 20_000)
SECONDS = 600 if ALL else 120


def run(*words, input=None, seconds=SECONDS, **environment):
    """Ends without a crash, in time. Returns the result."""
    command = [LIFELINE, "--no-progress", "--no-history", *map(str, words)]
    result = subprocess.run(
        command, input=input, capture_output=True, check=False, timeout=seconds,
        env={**os.environ, **environment})
    assert result.returncode in (0, 1, 2, 64, 65), (result.returncode, result.stderr.decode()[:2000])
    return result


def deep_trace(depth):
    """A chain of calls, each in the one before."""
    records = [
        {"lifeline": 1, "app": "recordings", "pattern": "mvc", "scenario": None, "setup": [],
         "actions": ["launch"], "mistake": None},
        {"n": 1, "event": "participant", "name": "A", "type": "A", "role": "controller"},
        {"n": 2, "event": "participant", "name": "B", "type": "B", "role": "model"},
        {"n": 3, "event": "turn", "turn": 1, "action": "launch"},
    ]
    for number in range(depth):
        records.append({
            "n": number + 4, "event": "message", "turn": 1, "depth": number,
            "parent": number + 3 if number else None, "kind": "call", "from": "AB"[number % 2],
            "to": "BA"[number % 2], "text": f"m{number}", "arguments": []})
    return "".join(json.dumps(record) + "\n" for record in records)


@pytest.fixture(scope="session")
def deep(tmp_path_factory):
    file = tmp_path_factory.mktemp("deep") / "deep.jsonl"
    file.write_text(deep_trace(DEPTH), encoding="utf-8")
    return file


@pytest.mark.parametrize("form", FORMATS)
def test_a_deep_trace_is_written(deep, tmp_path, form):
    result = run("-", input=f"load {deep}\nexport {form} {tmp_path}/out\n".encode())
    assert (tmp_path / "out").exists(), result.stderr.decode()[-500:]


@pytest.mark.parametrize("question", ["diagram", "messages", "why 1900", "find m1999", "objects", "kinds"])
def test_questions_about_it_are_answered(deep, question):
    run("-", input=f"load {deep}\n{question}\n".encode())


@pytest.mark.parametrize("words", [
    *(f"run mvc rename --format {form}" for form in FORMATS), "help all", "lessons",
    *(f"class questions welcome --format {form} --output -" for form in ["moodle", "anki", "csv"]),
    "class questions welcome --format gift", "contract mvc", "compare mvc viper edit", "completions bash",
    "compare mv tea rename", "costs confirm-delete", "costs confirm-delete --format csv", "costs confirm-delete --format svg",
    "run tea rename --format plain", "messages", "patterns", "objects", "kinds", "tests mvc", "mistakes mvc", "lesson welcome",
    "progress", "progress export", "run nothing", "code FolderViewController", "man", "help run", "nonsense",
])
def test_a_reader_that_has_gone_is_no_crash(words):
    program = subprocess.Popen(
        [LIFELINE, "--no-progress", *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    program.stdout.close()
    errors = program.stderr.read()
    # The signal SIGPIPE may end it, as it ends any other program.
    assert program.wait(timeout=60) in (0, 1, 2, -13, 141), errors.decode()[:1000]
    assert b"Fatal" not in errors


OUTSIDE = ["../outside", "/tmp/outside", "a/../../outside", "..", "~/outside", "a\\..\\outside", "a\0b", "%2e%2e/outside"]


def lesson(identifier, pages=1):
    # A lesson has no spelling for a NUL.
    quoted = json.dumps(identifier).replace("\\u0000", "\0")
    text = f"---\nlifeline: 1\nid: {quoted}\ntitle: Out\npattern: mvc\n---\n"
    return text + "".join(f"# Page {page}\n\nWords [x](javascript:alert(1)).\n\n" for page in range(pages))


def everything(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


QUESTION = "## Who? <!-- id: {} type: quiz concept: roles -->\n\n- [x] One.\n  > So.\n- [ ] Two.\n  > No.\n\n"
BANKS = ["qti12", "qti21", "anki", "moodle", "gift", "csv"]


def write_course(folder, text):
    """A course of one lesson. Returns how it is used."""
    (folder / "course").mkdir()
    (folder / "course" / "out.md").write_text(text, encoding="utf-8")

    def use(*words):
        return subprocess.run(
            [LIFELINE, "--no-progress", "--no-history", "--lessons", "course", *words], cwd=folder,
            capture_output=True, check=False, timeout=120)

    return use


@pytest.mark.parametrize("identifier", OUTSIDE)
def test_a_lesson_whose_id_leads_out_is_refused_by_a_site_and_a_pack(tmp_path, identifier):
    use = write_course(tmp_path, lesson(identifier))
    named = identifier.replace("\0", "\u2400")
    for words in (["site", "site"], ["class", "pack", "out", "--output", "pack"], ["class", "pack", named, "--output", "pack"]):
        result = use(*words)
        assert result.returncode == 1, words
        assert b"cannot be an id" in result.stderr, result.stderr
    assert everything(tmp_path) == ["course", "course/out.md"]
    assert not pathlib.Path("/tmp/outside").exists()


@pytest.mark.parametrize("identifier", ["../q", "q/../../q", "/tmp/q", "a\0b"])
def test_a_question_whose_id_leads_out_is_refused_by_a_bank(tmp_path, identifier):
    use = write_course(tmp_path, lesson("out") + QUESTION.format(identifier))
    for form in BANKS:
        result = use("class", "questions", "out", "--format", form, "--output", f"bank-{form}")
        assert result.returncode == 1
        assert b"cannot be an id" in result.stderr, result.stderr
    assert everything(tmp_path) == ["course", "course/out.md"]


def names_in_archives(folder):
    return [name for path in folder.rglob("*") if path.is_file() and zipfile.is_zipfile(path)
            for name in zipfile.ZipFile(path).namelist()]


def lead_out(names):
    return [name for name in names if name.startswith("/") or ".." in name.split("/")]


def test_hostile_links_of_a_lesson_lead_nowhere(tmp_path):
    use = write_course(tmp_path, lesson("out"))
    assert use("site", "site").returncode == 0
    assert use("class", "pack", "out", "--output", "pack").returncode == 0
    pages = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")]
    assert sum("Words" in page for page in pages) > 1
    assert not [page for page in pages if 'href="javascript:' in page]
    assert lead_out(names_in_archives(tmp_path)) == []


@pytest.mark.parametrize("name", OUTSIDE)
def test_no_name_leads_out_of_the_folder_of_a_template_or_an_exercise(tmp_path, name):
    (tmp_path / "here").mkdir()
    name = name.replace("\0", "\\0")
    for words in (["generate", "mvc", name], ["generate", "template", "scene", name], ["new", "lesson", name],
                  ["new", "scenario", name], ["exercise", "start", name]):
        result = subprocess.run(
            [LIFELINE, "--no-progress", "--no-history", *words], cwd=tmp_path / "here", capture_output=True,
            check=False, timeout=120)
        assert result.returncode in (0, 1, 2, 64, 65), result.stderr
    assert {path.split("/")[0] for path in everything(tmp_path)} == {"here"}
    assert not pathlib.Path("/tmp/outside").exists()


def test_an_import_of_hostile_progress_writes_only_the_store(tmp_path):
    # With a NUL in a name, nothing of a file is taken.
    entries = [{**answer(number, "quiz", "right", "1"), "lesson": name, "section": name}
               for number, name in enumerate(OUTSIDE) if "\0" not in name]
    (tmp_path / "in.json").write_text(progress_file("../../Ann", entries), encoding="utf-8")
    state = tmp_path / "state"
    command = [LIFELINE, "--no-history", "progress", "import", str(tmp_path / "in.json")]
    result = subprocess.run(
        command, env={**os.environ, "XDG_STATE_HOME": str(state)}, capture_output=True, check=False, timeout=60)
    assert result.returncode == 0, result.stderr
    assert f"{len(entries)} new".encode() in result.stdout
    assert {path.split("/")[0] for path in everything(tmp_path)} == {"in.json", "state"}
    assert [path.name for path in state.rglob("*") if path.is_file()] == ["progress.sqlite"]


@pytest.mark.parametrize("form", BANKS)
def test_no_archive_of_questions_leads_out(tmp_path, form):
    """Words that look like ways out of an archive."""
    words = QUESTION.format("q").replace("One.", "../../../etc/passwd")
    use = write_course(tmp_path, lesson("out") + words)
    result = use("class", "questions", "out", "--format", form, "--output", "bank")
    assert result.returncode == 0, result.stderr
    assert everything(tmp_path) == ["bank", "course", "course/out.md"]
    bank = tmp_path / "bank"
    assert b"root:" not in bank.read_bytes()
    names = names_in_archives(tmp_path)
    assert bool(names) == (form in ("qti12", "qti21"))
    assert lead_out(names) == []


def test_hand_ins_that_lead_elsewhere_are_left_out_or_read_as_text(tmp_path):
    """Links to the system's files, pipes and folders among hand-ins; learners that are called like a path."""
    (tmp_path / "in").mkdir()
    for number, name in enumerate(OUTSIDE):
        (tmp_path / "in" / f"{number}.json").write_text(
            progress_file(name, [answer(number, "quiz-format", "right", "2")]), encoding="utf-8")
    (tmp_path / "in" / "passwd.json").symlink_to("/etc/passwd")
    (tmp_path / "in" / "endless.json").symlink_to("/dev/zero")
    (tmp_path / "in" / "circle.json").symlink_to("circle.json")
    (tmp_path / "in" / "up").symlink_to("..")
    os.mkfifo(tmp_path / "in" / "pipe.json")
    for form in ("text", "csv", "html"):
        result = subprocess.run(
            [LIFELINE, "--no-progress", "--no-history", "class", "report", "in", "--format", form], cwd=tmp_path,
            capture_output=True, check=False, timeout=60)
        assert result.returncode in (0, 1), result.stderr
        assert b"root:" not in result.stdout + result.stderr
        assert b"passwd.json" in result.stdout + result.stderr
    assert {path.split("/")[0] for path in everything(tmp_path)} == {"in"}


def test_a_clock_that_goes_back_loses_nothing(tmp_path):
    """Answers of the year 2099, and of 1970, next to those of today."""
    entries = []
    for number, year in enumerate(["2099", "1970", "2026"]):
        entries.append({**answer(number, "predict-rename", "wrong", "1"), "at": f"{year}-03-02T10:00:00.000Z"})
    (tmp_path / "in.json").write_text(progress_file("Ann", entries), encoding="utf-8")
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}

    def shell(*words):
        return subprocess.run([LIFELINE, "--no-history", *words], env=environment, capture_output=True, check=False, timeout=60)

    assert shell("progress", "import", str(tmp_path / "in.json")).returncode == 0
    assert shell("progress").returncode == 0
    written = json.loads(shell("progress", "export").stdout)
    assert [entry["at"][:4] for entry in written["entries"]].count("2099") == 1
    assert len(written["entries"]) == 3


def test_many_pages_are_read(tmp_path):
    (tmp_path / "many.md").write_text(lesson("many", pages=PAGES), encoding="utf-8")
    run("--lessons", tmp_path, "lessons")
    run("--lessons", tmp_path, "lesson", "many", PAGES - 1)


def test_many_hand_ins_make_a_report(tmp_path):
    for number in range(HAND_INS):
        text = progress_file(f"Learner {number}", [answer(number, "quiz-format", "right", "2")])
        (tmp_path / f"{number}.json").write_text(text, encoding="utf-8")
    result = run("class", "report", tmp_path, "--format", "csv")
    assert len(result.stdout.splitlines()) >= HAND_INS


def test_many_answers_are_imported(tmp_path):
    """It is taken, or refused with a reason: a million of them are 250 MB."""
    file = tmp_path / "million.json"
    entries = [answer(number, "quiz-format", "right", "2") for number in range(ANSWERS)]
    file.write_text(progress_file("Ann", entries), encoding="utf-8")
    command = [LIFELINE, "--no-history", "progress", "import", str(file)]
    result = subprocess.run(
        command, env={**os.environ, "XDG_STATE_HOME": str(tmp_path)}, capture_output=True, check=False, timeout=600)
    assert result.returncode == 0 or result.stderr
    assert result.returncode >= 0
