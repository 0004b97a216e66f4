import Stage
import Testing

/// Every part of the view state can be set, and the screen follows.
@MainActor struct ViewStateSettingTests {
  private func stage(_ lines: String...) throws -> Stage {
    try Stage("mvc-vs", ["launch"] + lines)
  }

  private func set(_ path: String, to value: String, on stage: Stage) throws {
    try #require(stage.viewStateDebugging).set(path, to: value)
  }

  @Test func `the view state is one JSON object, with a place for all that may be`() throws {
    let stage = try stage("open Hello", "open Work")
    #expect(
      stage.viewStateDebugging?.viewStateJSON == """
        {
          "errorAlert" : null,
          "folderViews" : [
            {
              "editing" : false,
              "folderUUID" : "UUID-0001",
              "loading" : false
            },
            {
              "editing" : false,
              "folderUUID" : "UUID-0003",
              "loading" : false
            }
          ],
          "playView" : {
            "playState" : {
              "duration" : 10,
              "isPlaying" : false,
              "progress" : 0
            },
            "uuid" : "UUID-0002"
          },
          "recordView" : null,
          "textAlert" : null
        }
        """)
  }

  @Test(arguments: [
    ("folderViews[0].editing", "true", "⊖ ♪ Hello"),
    ("folderViews[0].loading", "true", "Loading…"),
    ("folderViews[0].folderUUID", "UUID-0003", "♪ Standup"),
    (
      "folderViews[1]", #"{"folderUUID":"UUID-0003","editing":false,"loading":false}"#,
      "‹ Back  Work"
    ),
    ("playView.uuid", "UUID-0002", "00:00 / 00:10"),
    ("textAlert", #"{"text":"Ideas","parentUUID":"UUID-0001"}"#, "[Ideas"),
    (
      "recordView", #"{"recordState":{"duration":75},"parentUUID":"UUID-0001"}"#, "00:01:15"
    ),
    ("errorAlert", #"{"message":"The dog ate it."}"#, "The dog ate it."),
  ])
  func `the screen follows`(_ path: String, _ value: String, _ sign: String) throws {
    let stage = try stage()
    try set(path, to: value, on: stage)
    #expect(stage.screen().contains(sign), "\(stage.screen())")
    #expect(stage.exceptions == [])
    try stage.viewStateDebugging?.restore(0)
    #expect(!stage.screen().contains(sign), "and back again\n\(stage.screen())")
  }

  @Test(arguments: [
    ("playView.playState.progress", "7", "00:07 / 00:10"),
    ("playView.playState.isPlaying", "true", "Pause"),
    ("playView.uuid", "UUID-0005", "Standup"),
    ("playView.uuid", "null", "No recording"),
    ("playView.uuid", "UUID-0003", "No recording"),
  ])
  func `the player follows`(_ path: String, _ value: String, _ sign: String) throws {
    let stage = try stage("open Hello")
    try set(path, to: value, on: stage)
    #expect(stage.screen().contains(sign), "\(stage.screen())")
  }

  @Test func `what was set is where the app goes on`() throws {
    let stage = try stage("open Hello")
    try set("playView.playState.progress", to: "7", on: stage)
    try stage.perform(["tap Resume", "tick"])
    #expect(stage.screen().contains("00:08 / 00:10"))
    try set("textAlert", to: #"{"text":"7","parentUUID":"UUID-0003"}"#, on: stage)
    try set("textAlert.text", to: "8", on: stage)
    try stage.perform(["tap Create", "open Work"])
    #expect(stage.rowLabels == ["8", "Notes", "Standup"])
  }

  @Test func `a folder that does not exist does not stay on the screen`() throws {
    let stage = try stage("open Work", "open Notes")
    try set("folderViews[1].folderUUID", to: "UUID-0FFF", on: stage)
    #expect(stage.viewState?.stack == ["Recordings"])
  }

  @Test(arguments: [
    (
      "playView.name", "Hi",
      """
      The view state has no "playView.name". It has: errorAlert, folderViews, folderViews[0], \
      folderViews[0].editing, folderViews[0].folderUUID, folderViews[0].loading, playView, \
      playView.playState, playView.uuid, recordView, textAlert.
      """
    ),
    (
      "folderViews[0].editing", "maybe",
      "\"maybe\" does not fit folderViews[0].editing, which takes true or false."
    ),
    (
      "folderViews[0].folderUUID", "Work",
      "\"Work\" does not fit folderViews[0].folderUUID, which takes an identifier such as UUID-0003."
    ),
    (
      "folderViews[0].folderUUID", "UUID--3",
      "\"UUID--3\" does not fit folderViews[0].folderUUID, which takes an identifier such as UUID-0003."
    ),
    (
      "folderViews[0].folderUUID", "UUID-+0001",
      "\"UUID-+0001\" does not fit folderViews[0].folderUUID, which takes an identifier such as UUID-0003."
    ),
    ("folderViews", "[]", "\"[]\" does not fit folderViews, which takes one folder at least."),
    ("folderViews", "5", "\"5\" does not fit folderViews, which takes a list."),
    (
      "playView.playState", #"{"isPlaying":false,"progress":0,"duration":1e19}"#,
      #""{\"isPlaying\":false,\"progress\":0,\"duration\":1e19}" does not fit playView.playState, which takes 0 to 86400 seconds."#
    ),
    (
      "recordView", #"{"recordState":{"duration":-3},"parentUUID":"UUID-0001"}"#,
      #""{\"recordState\":{\"duration\":-3},\"parentUUID\":\"UUID-0001\"}" does not fit recordView, which takes 0 to 86400 seconds."#
    ),
    (
      "textAlert", #"{"text":"Hi"}"#,
      #""{\"text\":\"Hi\"}" does not fit textAlert, which takes an object with "parentUUID"."#
    ),
    ("playView.playState", "7", "\"7\" does not fit playView.playState, which takes an object."),
  ])
  func `what cannot be set says why, and nothing changes`(
    _ path: String, _ value: String, _ message: String
  ) throws {
    let stage = try stage()
    let (screen, log) = (stage.screen(), stage.viewStateDebugging?.log)
    let problem = #expect(throws: ViewStateProblem.self) {
      try self.set(path, to: value, on: stage)
    }
    #expect(problem?.message == message)
    #expect(stage.screen() == screen)
    #expect(stage.viewStateDebugging?.log == log)
  }

  @Test func `the log says what was done to which store, without the clock's part`() throws {
    let stage = try stage(
      "tap Edit", "tap Done", "open Hello", "tap Play", "tick 3", "type Hi", "remote delete Work")
    try set("playView.uuid", to: "null", on: stage)
    let log = try #require(stage.viewStateDebugging?.log)
    #expect(
      log.map { "\($0.number) \($0.store ?? "–") \($0.action)" } == [
        "0 – launch",
        "1 ViewStateStore toggleEditing(UUID-0001)",
        "2 ViewStateStore toggleEditing(UUID-0001)",
        "3 ViewStateStore changedPlaySelection",
        "4 ViewStateStore togglePlay",
        "5 DocumentStore renamed(UUID-0002, from: row 0 of UUID-0001, to: row 0 of "
          + "UUID-0001)",
        "6 DocumentStore removed(UUID-0003, from: row 1 of UUID-0001)",
        "7 ViewStateStore set playView.uuid to null",
      ])
    #expect(
      throws: ViewStateProblem.noEntry(8, last: 7)
    ) { try stage.viewStateDebugging?.restore(8) }
  }

  @Test func `a pattern without such a place has no such log`() throws {
    let stage = try Stage("mvc", "launch")
    #expect(stage.viewStateDebugging == nil)
    #expect(Stage(.mvcVS).viewStateDebugging == nil, "not before the launch")
  }
}
