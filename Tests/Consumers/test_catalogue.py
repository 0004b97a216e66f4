"""The Chinese catalogue, opened with gettext as translators' tools do."""

import subprocess

from conftest import HERE

CATALOGUE = HERE.parents[1] / "Sources/Support/CTranslations/zh-Hans.po"


def test_gettext_finds_nothing_wrong(tmp_path):
    command = ["msgfmt", "--check", "--output-file", tmp_path / "zh-Hans.mo", CATALOGUE]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_gettext_writes_the_file_as_it_is():
    result = subprocess.run(["msgcat", "--no-wrap", CATALOGUE], capture_output=True, check=True)
    assert result.stdout == CATALOGUE.read_bytes()
