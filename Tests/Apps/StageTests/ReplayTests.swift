import Lessons
import Localization
import Stage
import TestSupport
import Testing
import Trace

/// A run that is played again gives the same trace, although the screen is drawn before each message.
@MainActor struct ReplayTests {
  @Test(arguments: await Performance.some)
  func `a scenario can be played again, and its screens are those of the trace`(
    _ performance: Performance
  ) throws {
    try check(performance.trace(), performance.scenario.name)
  }

  @Test(arguments: await Seed.some(for: Pattern.all, from: 400, oneIn: 50))
  func `any actions can be played again`(_ pattern: Pattern, _ seed: Seed) throws {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    let actions = try random.perform(15, on: stage).map(\.description)
    let trace = stage.trace(.init(pattern: pattern.name, actions: actions))
    try check(trace, "seed \(seed): \(actions.joined(separator: "; "))")
  }

  @Test(arguments: await Pattern.all)
  func `a mistake can be made again`(_ pattern: Pattern) throws {
    for mistake in pattern.mistakes {
      var trace = try Scenarios.trace(mistake.scenario, in: pattern, with: mistake)
      trace.header.mistake = mistake.id
      try check(trace, mistake.id)
      trace.header.mistake = "none.m9"
      #expect(Replay(trace, screens: ScreenForm()) == nil, "\(mistake.id)")
    }
  }

  @Test func `screens come in the form that is asked for, and change in the midst of a turn`()
    throws
  {
    let trace = try Scenarios.trace("rename", in: .mvc)
    let replay = try #require(Replay(trace, screens: ScreenForm(isSpoken: true)))
    var words: [String] = []
    for (n, _) in trace.messages {
      let screen = try #require(replay.snapshot(before: n)).screen
      if screen != words.last { words.append(screen) }
    }
    let bar = "Recordings. Buttons: Edit, +, Record. Rows:"
    let rest = "00:00 / 00:10. Slider Position: 0 of 10. Button: Play."
    #expect(
      words == [
        "\(bar) Hello; Work, folder.\nHello. Field: \"Hello\". \(rest)",
        "\(bar) Hello; Work, folder.\nHello. Field: \"Hi\". \(rest)",
        "\(bar) Hi; Work, folder.\nHello. Field: \"Hi\". \(rest)",
      ])
    #expect(replay.end.screen == "\(bar) Hi; Work, folder.\nHi. Field: \"Hi\". \(rest)")
    #expect(replay.end.viewState?.recording == "Hi")
  }

  @Test func `before the launch, a screen in words says so in the language of the user`() throws {
    try Language.$current.withValue(.chinese) {
      let trace = try Scenarios.trace("launch", in: .mvc)
      let replay = try #require(Replay(trace, screens: ScreenForm(isSpoken: true)))
      let first = try #require(trace.messages.first?.n)
      #expect(replay.snapshot(before: first)?.screen == "App 没有运行。")
    }
  }

  @Test func `what the app's own debugger did is done again`() throws {
    let stage = Stage(.mvcVS)
    let lines = [
      "launch", "view-state folderViews[0].editing true", "log 0", "tap \"Edit\"", "log 1",
    ]
    for line in lines { try stage.perform(Input(line)) }
    try check(stage.trace(.init(pattern: "mvc-vs", actions: lines)), "all")
    let trace = stage.trace(.init(pattern: "mvc-vs", actions: ["launch"]))
    #expect(Replay(trace, screens: ScreenForm()) == nil, "what the trace does not name is unknown")
  }

  @Test(arguments: [
    "launch", "tap \"Edit\"", "type \"a \\“b\\” \\\"c\\\" \\\\\"", "tick 3", "log 2",
    "view-state a[0].b true",
    "view-state a.b \"two words\"", "view-state a.b \"\"",
  ])
  func `an input is read as it is written`(_ line: String) throws {
    #expect(try Input(line).description == line)
  }

  @Test(arguments: ["nothing", "mvc"], ["jump", "tap Nothing"])
  func `a trace of something else is not played`(_ pattern: String, _ action: String) {
    let trace = Trace(header: .init(pattern: pattern, actions: ["launch", action]))
    #expect(Replay(trace, screens: ScreenForm()) == nil)
  }

  /// The snapshot before the first message of a turn equals the snapshot after the turn before.
  private func check(_ trace: Trace, _ place: String) throws {
    let replay = try #require(Replay(trace, screens: ScreenForm()), "\(place)")
    var screen: String?
    for record in trace.records {
      switch record.event {
      case .screen(let end): screen = end.text
      case .message:
        let snapshot = try #require(replay.snapshot(before: record.n), "\(place)")
        if let screen { #expect(snapshot.screen == screen, "\(place): \(record.n)") }
        screen = nil
      default: break
      }
    }
    #expect(trace.lastScreen.map { $0.text == replay.end.screen } ?? true, "\(place)")
  }
}
