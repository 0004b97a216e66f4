import Actions
import Testing
import ToyKit
import Trace

@testable import Stage

@MainActor struct StageTests {
  @Test(arguments: [
    ([], "tap Edit", "The app is not running. Type: launch"),
    (["launch"], "launch", "The app is already running. To start it again, type: relaunch"),
    (
      ["launch"], "tap Recrod",
      "This screen has no button \"Recrod\". Did you mean \"Record\"?"
    ),
    (
      ["launch"], "tap Banana",
      """
      This screen has no button "Banana". Buttons here: "Edit", "+", "Record".
      """
    ),
    (["launch"], "tap Hello", "\"Hello\" is a row, not a button. Type: open \"Hello\""),
    (
      ["launch", "tap +"], "tap Create",
      """
      "Create" is disabled: the field is empty. Type a text first, as in: type "Name"
      """
    ),
    (
      ["launch"], "open Wrok", "This screen has no row \"Wrok\". Did you mean \"Work\"?"
    ),
    (
      ["launch", "open Work", "open Notes"], "open Hello",
      "This screen has no row \"Hello\". There are none here."
    ),
    (
      ["launch"], "type Hi",
      """
      There is no text field on this screen. Buttons here: "Edit", "+", "Record". Rows here: \
      "Hello", "Work".
      """
    ),
    (
      ["launch"], "back",
      "This screen has no back button. Rows here: \"Hello\", \"Work\"."
    ),
    (
      ["launch", "tap +"], "pull",
      "\"New folder\" is on top. First tap \"Cancel\"."
    ),
    (
      ["launch"], "drag Position 1",
      "No slider is called \"Position\" on this screen. There are none here."
    ),
    (
      ["launch", "open Hello"], "drag Positoin 1",
      "No slider is called \"Positoin\" on this screen. Did you mean \"Position\"?"
    ),
    (
      ["launch", "open Hello"], "drag Volume 1",
      "No slider is called \"Volume\" on this screen. Sliders here: \"Position\"."
    ),
    (
      ["launch", "open Hello"], "drag Position 11",
      "\"Position\" goes from 0 to 10, not to 11. Drag it to a number between them."
    ),
    (["launch"], "answer", "The app waits for no answer of the network. Type: pull"),
    (
      ["launch"], "tick",
      "No timer is running. Buttons here: \"Edit\", \"+\", \"Record\"."
    ),
    (
      ["launch"], "remote delete Standpu",
      "There is no item \"Standpu\". Did you mean \"Standup\"?"
    ),
  ])
  func `an action that is not possible says why, and what is`(
    _ setup: [String], _ line: String, _ message: String
  ) throws {
    let stage = Stage(.mvc)
    try stage.perform(setup)
    let screen = stage.screen()
    let problem = #expect(throws: ActionProblem.self) { try stage.perform(Action(line)) }
    #expect(problem?.message == message)
    #expect(stage.screen() == screen, "nothing is lost")
  }

  @Test(arguments: ["pull", "answer"])
  func `a list that loads without a request sends you in no circle`(line: String) throws {
    let stage = try Stage("viper.m2", "launch")
    let problem = #expect(throws: ActionProblem.self) { try stage.perform(Action(line)) }
    #expect(
      problem?.message
        == "The list still shows that it loads, but no request is under way, so neither pull nor answer helps."
    )
  }

  @Test func `labels are those on the screen`() throws {
    let stage = Stage(.mvc)
    #expect(stage.buttonLabels == [])
    try stage.perform(.launch)
    #expect(stage.buttonLabels == ["Edit", "+", "Record"])
    #expect(stage.rowLabels == ["Hello", "Work"])
    #expect(stage.itemNames == ["Hello", "Work", "Notes", "Standup"])
    try stage.perform(.tap("+"))
    #expect(stage.buttonLabels == ["Cancel"])
    try stage.perform(.type("Ideas"))
    #expect(stage.buttonLabels == ["Cancel", "Create"])
    #expect(stage.rowLabels == [])
  }

  @Test func `labels may be typed in another case, and Back without its sign`() throws {
    let stage = try Stage("mvc", "launch", "open work", "tap back", "tap EDIT")
    #expect(stage.buttonLabels.contains("Done"))
  }

  @Test func `two stages do not know each other`() throws {
    let (first, second) = (Stage(.mvc), Stage(.mvc))
    try first.perform(.launch)
    try second.perform(.launch)
    try first.perform(.swipe("Hello"))
    #expect(first.rowLabels == ["Work"])
    #expect(second.rowLabels == ["Hello", "Work"])
  }

  @Test func `a stage leaves the current device and recorder as they were`() throws {
    let (device, recorder) = (Device(), TraceRecorder())
    let former = (Device.current, TraceRecorder.current)
    defer { (Device.current, TraceRecorder.current) = former }
    (Device.current, TraceRecorder.current) = (device, recorder)
    let stage = Stage(.mvc)
    #expect(TraceRecorder.current === recorder)
    try stage.perform(.launch)
    #expect(throws: ActionProblem.alreadyRunning) { try stage.perform(.launch) }
    _ = (stage.screen(), stage.rowLabels, stage.itemNames, stage.viewState)
    _ = Pattern.mvc.runTests()
    #expect(Device.current === device)
    #expect(TraceRecorder.current === recorder)
  }

  @Test func `a stage that acts within another one gives it back its device`() throws {
    let (first, second) = (Stage(.mvc), Stage(.viper))
    try first.perform(.launch)
    try first.asCurrent {
      try second.perform(.launch)
      #expect(Device.current === first.device)
      #expect(TraceRecorder.current === first.recorder)
      #expect(ViewState().stack == ["Recordings"])
    }
    try second.perform(.open("Work"))
    #expect(first.viewState?.stack == ["Recordings"])
    #expect(second.viewState?.stack == ["Recordings", "Work"])
  }

  @Test func `a run that is played again has its mistake again`() throws {
    let mistake = try #require(Pattern.mvc.mistakes.first)
    let play = Play(.mvc, with: mistake)
    try play.perform("launch")
    #expect(try Play(again: play, with: play.mistake).name == play.name)
  }

  @Test func `a folder that is deleted elsewhere leaves the screen, with all that lie in it`()
    throws
  {
    let stage = try Stage("mvc", "launch", "open Work", "open Notes", "remote delete Work")
    #expect(
      stage.screen(ScreenForm(width: 56)) == """
        ┌ Edit  Recordings ───── + ┐┌──────────────────────────┐
        │ ♪ Hello                  ││ No recording             │
        │                          ││                          │
        │                          ││                          │
        │                          ││                          │
        │                          ││                          │
        │                          ││                          │
        └ Record ──────────────────┘└──────────────────────────┘
        """)
  }

  @Test(arguments: await Pattern.recordings)
  func `a drag passes through every second on the way, in both directions`(
    _ pattern: Pattern
  ) throws {
    let stage = Stage(pattern)
    try stage.perform(["launch", "open Hello", "drag Position 3", "drag position 1"])
    let trace = stage.trace(Trace.Header(pattern: pattern.name))
    let drags = trace.messages.map(\.message.text).filter { $0.hasPrefix("drag") }
    #expect(drags == ["drag to 1", "drag to 2", "drag to 3", "drag to 2", "drag to 1"])
    #expect(stage.viewState?.position == "00:01")
  }

  @Test func `what waits in the main queue is done between two moves of a drag`() throws {
    let stage = try Stage("tea", "launch", "open Hello", "drag Position 3")
    let trace = stage.trace(Trace.Header(pattern: "tea"))
    let told = trace.messages.map(\.message).filter {
      $0.text.hasPrefix("drag") || $0.kind == .closure && $0.text == "run(_:)"
    }.map { $0.text.hasPrefix("drag") ? $0.text : $0.arguments.joined() }
    #expect(
      told.suffix(6) == [
        "drag to 1", ".player(.setProgress(1.0))", "drag to 2", ".player(.setProgress(2.0))",
        "drag to 3", ".player(.setProgress(3.0))",
      ])
  }

  @Test func `what waits in the main queue is done between two ticks of one action`() throws {
    let (once, thrice) = (try Stage("tea"), try Stage("tea"))
    try once.perform(["launch", "open Hello", "tap Play", "tick 3"])
    try thrice.perform(["launch", "open Hello", "tap Play", "tick", "tick", "tick"])
    let texts = [once, thrice].map { stage in
      stage.trace(Trace.Header(pattern: "tea")).messages.map(\.message.text)
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: await Pattern.recordings)
  func `the button offers to play, to pause and to resume`(_ pattern: Pattern) throws {
    let stage = Stage(pattern)
    try stage.perform(["launch", "open Hello"])
    let actions = ["tap Play", "tap Pause", "tap Play", "tick", "tap Pause", "drag Position 0"]
    let titles = try actions.map { action in
      try stage.perform(Action(action))
      return stage.buttonLabels.last
    }
    #expect(titles == ["Pause", "Play", "Pause", "Pause", "Resume", "Play"])
  }

  @Test func `playing to the end stops, and starts from the beginning`() throws {
    let stage = try Stage(
      "mvc", "launch", "open Work", "open Standup", "tap Play", "tick 5")
    #expect(stage.screen().contains("00:00 / 00:05"))
    #expect(stage.buttonLabels.contains("Play"))
  }
}
