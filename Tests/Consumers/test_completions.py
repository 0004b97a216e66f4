"""The completion scripts, read by bash, zsh and fish, and the man page, read by mandoc and groff."""

import pathlib
import subprocess

import pytest
from conftest import LIFELINE, lifeline
from terminal_shells import bash, fish_candidates, zsh

PATH = str(pathlib.Path(LIFELINE).parent)

# What is typed, and what Tab makes of it.
LINES = {
    "the first word": ("lifeline scen", "lifeline scenarios"),
    "a fixed word": ("lifeline class rep", "lifeline class report"),
    "a scenario": ("lifeline run mvc renam", "lifeline run mvc rename"),
    "an option": ("lifeline objects --ta", "lifeline objects --table"),
    "an option of the program": ("lifeline --no-hi", "lifeline --no-history"),
    "a value": ("lifeline run mvc edit --format plan", "lifeline run mvc edit --format plantuml"),
    "a value behind =": ("lifeline run mvc edit --format=plan", "lifeline run mvc edit --format=plantuml"),
    "a file": ("lifeline render my-tr", "lifeline render my-trace.jsonl"),
    "a file of an option": ("lifeline recap --output my-tr", "lifeline recap --output my-trace.jsonl"),
    "a file of commands": ("lifeline my-tr", "lifeline my-trace.jsonl"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("completions")
    (folder / "my-trace.jsonl").write_text("")
    for shell in ["bash", "zsh", "fish"]:
        (folder / f"script.{shell}").write_bytes(lifeline("completions", shell))
    return folder


@pytest.fixture(scope="module", params=[bash, zsh])
def shell(request, folder):
    shell = request.param(folder, folder / f"script.{request.param.__name__}", PATH)
    yield shell
    shell.close()


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_tab_completes(shell, line):
    typed, completed = line
    assert shell.completed(typed) == completed


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_fish_offers(folder, line):
    typed, completed = line
    candidates = [found[0] for found in fish_candidates(folder, folder / "script.fish", PATH, typed)]
    assert completed.split()[-1] in candidates


def test_fish_says_what_a_word_means(folder):
    found = fish_candidates(folder, folder / "script.fish", PATH, "lifeline objects --ta")
    assert found == [["--table", "which role held which in the whole run"]]


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_the_man_page_is_clean_roff(tmp_path, language):
    page = tmp_path / "lifeline.1"
    page.write_bytes(lifeline("manual", "--lang", language))
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True, text=True)
    assert [line for line in lint.stdout.splitlines() if "date" not in line] == []
    # groff has no rules for breaking lines of Chinese, and says so.
    warnings = ["-ww"] if language == "en" else ["-Wbreak"]
    groff = subprocess.run(["groff", *warnings, "-Kutf8", "-man", "-Tutf8", page], capture_output=True, text=True)
    assert groff.stderr == ""
    for word in ["--no-pager", "LIFELINE_LESSONS", "diagram only NAME…", "--format FORMAT"]:
        assert word in plain(groff.stdout)


def plain(text):
    """Without the bold of a terminal."""
    return subprocess.run(["col", "-bx"], input=text, capture_output=True, text=True, check=True).stdout
