"""A generated module, dropped into a copy of an app: it builds, and talks as in `leakcheck`."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

from conftest import HERE, LIFELINE, lifeline

ROOT = HERE.parents[1]
BUILD = pathlib.Path(LIFELINE).resolve().parent
APP = ROOT / "Sources/Apps/Articles/VIPEREdges"
USED = ["AppInterface", "ArticlesApp", "COpenCombineHelpers", "CTranslations", "Cells", "LiveTesting", "Localization",
        "OpenCombine", "ToyKit", "Trace", "Tracer"]
OWN_WAY = "ReaderModule().buildDefault(articleID: articleID)"

RUN = """
import ArticlesApp
import Trace

let recorder = TraceRecorder()
TraceRecorder.current = recorder
Device.current = Device()
Articles.install(on: .current)

func act(_ name: String, _ body: () -> Void) {
  let turn: (() -> Void) -> Void = { work in
    recorder.beginTurn(name)
    work()
  }
  turn(body)
  UIKit.shared.runUntilIdle(inTurn: turn)
}

let launcher = Launcher(delegate: { AppDelegate() })
act("launch") {
  launcher.begin()
  launcher.finish()
}
let list = VisibleControls()
act("open") { list.rows[0].open() }
let scene = VisibleControls()
act("tap") { scene.buttons.first { $0.label == "Close" }!.tap() }
print(recorder.trace(Trace.Header(pattern: "viper")).jsonLines)
"""


@pytest.fixture(params=["classic", "default", "generic"])
def template(request):
    return request.param


def test_it_builds_in_the_app_and_talks_as_in_leakcheck(template, tmp_path):
    sources = tmp_path / "App"
    shutil.copytree(APP, sources)
    lifeline("generate", "viper", "Note", template, "--output", sources / "Modules/Note")
    if template == "generic":
        lifeline("generate", "viper", "VIPERKit", "compose", "--output", sources / "Modules/VIPERKit")
    router = sources / "Modules/List/ListRouter.swift"
    text = router.read_text(encoding="utf-8")
    assert OWN_WAY in text
    router.write_text(text.replace(OWN_WAY, "NoteModule().buildDefault()"), encoding="utf-8")
    (sources / "main.swift").write_text(RUN, encoding="utf-8")

    found = conversation(built(sources, tmp_path / "app"))
    # Here Close is tapped, there the back button, of which no part hears.
    *opened, view_reports, presenter_leaves = found
    assert opened == conversation(leakcheck(template, tmp_path / "run.jsonl"))
    assert opened[-3:] == [
        "NotePresenter > NoteInteractor : fetchTitle()", "NoteInteractor > NotePresenter : didFetch(title:)",
        "NotePresenter > NoteView : display(title:)",
    ]
    assert view_reports == "NoteView > NotePresenter : didTapClose()"
    assert presenter_leaves == "NotePresenter > NoteRouter : close()"


def built(sources, program):
    """What the app writes that is built from these sources."""
    objects = [
        line for line in (BUILD / "lifeline.product/Objects.LinkFileList").read_text().split()
        if pathlib.Path(line).parent.name.removesuffix(".build") in USED
        or any(f"/{module}.build/" in line for module in USED)
    ]
    command = [
        "swiftc", "-Onone", "-swift-version", "6", "-default-isolation", "MainActor", "-module-name", "App",
        "-I", BUILD / "Modules",
        *(word for module in ("CTranslations", "COpenCombineHelpers")
          for word in ("-Xcc", f"-fmodule-map-file={BUILD / module}.build/module.modulemap")),
        "-load-plugin-executable", f"{BUILD / 'TraceMacros-tool'}#TraceMacros",
        *sorted(sources.rglob("*.swift")), *objects, "-lstdc++", "-o", program,
    ]
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False,
                            env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert result.returncode == 0, result.stderr
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


def leakcheck(template, file):
    """The run that Lifeline shows of the module of a template."""
    lifeline("-c", f"leakcheck {template}", "-c", f"export jsonl {file}")
    return file.read_text(encoding="utf-8")


def conversation(trace):
    """The messages between the parts of the generated module, in their order."""
    records = [json.loads(line) for line in trace.splitlines()[1:] if line]
    messages = [record for record in records if record["event"] == "message"]
    return [
        f"{message['from']} > {message['to']} : {message['text']}" for message in messages
        if message["from"].startswith("Note") and message["to"].startswith("Note")
        and message["kind"] in ("call", "create", "set", "query")
    ]
