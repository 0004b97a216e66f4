import Shell
import TestSupport
import Testing

/// What is said about a file that does not have all of its run.
@MainActor @Suite struct PartOfRunTests {
  private let scratch: Scratch
  private let session = Session(.script, environment: .course)

  init() throws {
    scratch = try Scratch()
    session.width = 80
  }

  private func answer(_ line: String) -> [String] {
    session.reply(to: line).text.plain.split(separator: "\n").map(String.init)
  }

  /// Loads a part of the run of a scenario.
  private func load(_ run: String, _ filter: String) {
    let file = scratch.file("part.jsonl")
    session.reply(toEach: ["run \(run)", "export jsonl \(file) \(filter)", "load \(file)"])
  }

  /// Loads the run of a scenario up to the first notification.
  private func loadBeginning(of run: String) throws {
    _ = try load(run) { lines in Array(lines.prefix { !$0.contains("\"kind\":\"observer\"") }) }
  }

  /// Loads a file with some lines of the run of a scenario.
  ///
  /// - Returns: the answer of `load`.
  private func load(_ run: String, keeping kept: ([Substring]) -> [Substring]) throws -> [String] {
    _ = session.reply(to: "run \(run)")
    _ = session.reply(to: "export jsonl \(scratch.file("whole.jsonl")) --force")
    let lines = try scratch.text("whole.jsonl").split(separator: "\n")
    let file = try scratch.write(kept(lines).joined(separator: "\n") + "\n", to: "cut.jsonl")
    return answer("load \(file)")
  }

  private func complaint(_ line: String) -> String? { session.reply(to: line).complaint }

  // MARK: The contract

  @Test(arguments: [
    ("mvc-vs edit", "--hide NC", "hide NC"),
    ("mvvm-c rename", "--hide PlayVM2,FolderVM", "hide PlayVM2 FolderVM"),
  ])
  func `a part breaks no rule where a call is missing`(run: String, filter: String, part: String) {
    load(run, filter)
    #expect(
      answer("contract --plain").suffix(2) == [
        "No breach.",
        "Not all calls are in this file (\(part)). A rule is not checked where a missing call may decide it.",
      ])
    #expect(!answer("diagram").contains { $0.contains("✗") })
  }

  @Test func `programs are told which messages could not be checked`() {
    load("mvc-vs edit", "--hide NC")
    let last = answer("contract --json").last ?? ""
    #expect(last.hasPrefix(#"{"pattern":"mvc-vs","part":"hide NC","unchecked":["#))
  }

  @Test func `of a whole run, all is checked`() {
    _ = session.reply(to: "run mvc-vs edit")
    #expect(answer("contract --plain").last == "No breach.")
  }

  // MARK: Why

  @Test func `a chain says where calls are missing`() throws {
    load("mvc-vs edit", "--hide NC")
    let lines = answer("why 4 --plain")
    let place = try #require(lines.firstIndex { $0.hasPrefix("4. FolderVC calls setEditing") })
    #expect(lines[place - 1] == "(2 calls between them are not in this file)")
    #expect(lines.count { $0.contains("not in this file") } == 1)
    #expect(answer("why 4 --json").last?.contains(#""callsMissingBefore":2"#) == true)
  }

  @Test func `a chain that begins in the middle of an action says so`() {
    load("mvc rename", "--steps 5-9")
    #expect(
      answer("why 5 --plain").prefix(2) == [
        "It began with you: type \"Hi\"",
        "(4 calls that led to this one are not in this file)",
      ])
  }

  /// Loads a part of a run in which the answer to a request comes later.
  private func loadAnswered(_ filter: String) {
    let file = scratch.file("part.jsonl")
    let run = ["use mv", "launch", "network offline", "pull", "answer"]
    session.reply(toEach: run + ["export jsonl \(file) \(filter)", "load \(file)"])
  }

  @Test(arguments: [("--turns 4-9 --all", 1), ("--hide RootFolder", 23)])
  func `a chain whose beginning is in an earlier action says that the file does not show it`(
    filter: String, message: Int
  ) {
    loadAnswered(filter)
    #expect(
      answer("why \(message) --plain").first
        == "This file does not show what it began with. The first message that it has came in: answer"
    )
    #expect(
      answer("why \(message) --json").first == #"{"origin":"unknown","action":"answer"}"#)
  }

  @Test func `what let a function go on may be missing`() {
    loadAnswered("--hide Webservice")
    let lines = answer("why 27 --plain")
    #expect(lines.first == "It began with you: pull")
    #expect(lines.contains("Later: answer. What let it go on is not in this file:"))
    #expect(!lines.contains { $0.contains("set off by") })
  }

  // MARK: Why not

  @Test func `what was told nothing in a part may have been told something`() {
    load("mvc rename", "--steps 5-9")
    #expect(
      answer("why not PlayVC2 --plain").first
        == "This file has only a part of the run (steps 5-9). In this part: PlayVC2 was told nothing."
    )
    #expect(
      answer("why not FolderVC --plain").first
        == "FolderVC was told: handleChangeNotification(\"StoreChanged\") (message 5) from NC.")
  }

  @Test func `what was told nothing before a file ends may have been told something later`() throws
  {
    try loadBeginning(of: "mvc rename")
    #expect(
      answer("why not FolderVC --plain").first
        == "The file ends in the middle of type \"Hi\". Up to there: FolderVC was told nothing. What came before is not in this file."
    )
  }

  @Test func `a name that a part leaves out may have come all the same`() {
    load("mvc rename", "--hide Hello")
    for name in ["setName", "Hello", "Hello.name"] {
      #expect(
        complaint(name == "Hello" ? "why not Hello" : "why \(name)")
          == "\(name) is not in this file, which has only a part of the run (hide Hello).")
    }
  }

  @Test(arguments: [
    ("--hide Hello", "why FolderVX", "FolderVC"), ("--hide Hello", "why not FolderVX", "FolderVC"),
    ("--steps 5-9", "why not PlayCV2", "PlayVC2"), ("--steps 5-9", "why Hello.nam", "Hello.name"),
  ])
  func `a mistyped name is guessed in a part, too`(filter: String, line: String, meant: String) {
    load("mvc rename", filter)
    #expect(
      complaint(line)?.hasSuffix(
        " (\(filter.dropFirst(2))). Did you mean \"\(meant)\"?") == true,
      "\(complaint(line) ?? "")")
  }

  @Test func `a file that ends before its first action does not tell what the run did`() throws {
    let words = try load("mvc rename") { lines in Array(lines.prefix(40)) }
    #expect(words.joined(separator: " ").hasPrefix("The file ends before type \"Hi\". A run of"))
    #expect(
      answer("why not FolderVC --plain").first
        == "The file ends before type \"Hi\". Up to there: FolderVC was told nothing.")
    #expect(
      answer("lens observer --plain").last
        == "The file ends before type \"Hi\". Up to there: no message belongs to it.")
    #expect(
      complaint("why setName") == "The file ends before type \"Hi\". setName is not in it.")
  }

  @Test func `a file that ends between two actions says how many it has`() throws {
    let words = try load("mvc play") { lines in
      let screen = lines.firstIndex { $0.contains("\"event\":\"screen\"") } ?? 0
      return Array(lines[...screen])
    }
    #expect(words.joined(separator: " ").hasPrefix("The file has 1 of 2 actions. A run of play"))
    #expect(
      complaint("find breach")
        == "The file has 1 of 2 actions. Up to there: nothing matches breach.")
  }

  @Test func `a file that lacks only the last screen ends in the middle of an action`() throws {
    let words = try load("mvc play") { lines in Array(lines.dropLast()) }
    #expect(words.joined(separator: " ").hasPrefix("The file ends in the middle of tick."))
  }

  @Test func `of a whole file, nothing is said to be missing`() throws {
    for run in ["mvc rename", "mvc play", "mvc restore", "mvc launch", "viper rename"] {
      let words = try load(run) { lines in lines }
      #expect(words.first?.hasPrefix("A run of") == true, "\(run)")
    }
  }

  // MARK: Searching

  @Test(arguments: ["find", "continue"])
  func `what a part does not have may be in the run`(command: String) {
    load("mvc rename", "--hide FolderVC")
    #expect(
      complaint("\(command) breach")
        == "This file has only a part of the run (hide FolderVC). In this part: nothing matches breach."
    )
  }

  @Test(arguments: ["find", "continue"])
  func `a name that a part does not have may be in the run`(command: String) {
    load("mvc rename", "--only Controller,Model")
    let head = "This file has only a part of the run (only Controller Model). In this part: "
    #expect(complaint("\(command) storeChanged") == head + "nothing is called \"storeChanged\".")
    #expect(
      complaint("\(command) setNmae")
        == head + "nothing is called \"setNmae\". Did you mean \"setName\"?")
  }

  @Test func `an object in a condition that a part does not have may be in the run`() {
    load("mvc rename", "--only Controller,Model")
    #expect(
      complaint("continue setName if released Foo") == """
        This file has only a part of the run (only Controller Model). In this part: nothing is called "Foo".
        """)
  }

  // MARK: Lenses and objects

  @Test func `a lens says that it looks at a part`() {
    load("mvc rename", "--steps 5-9")
    #expect(
      answer("lens observer --plain").last
        == "This file has only a part of the run (steps 5-9). In this part: 2 messages belong to it."
    )
    #expect(
      answer("lens strategy --plain").suffix(2).joined(separator: " ")
        == "This file has only a part of the run (steps 5-9). In this part: no message belongs to it."
    )
  }

  @Test func `a lens says that a file ends too early`() throws {
    try loadBeginning(of: "mvc rename")
    #expect(
      answer("lens observer --plain").last
        == "The file ends in the middle of type \"Hi\". Up to there: 1 message belongs to it.")
  }

  @Test func `in a part, more may hold an object`() {
    load("mvc rename", "--steps 5-9")
    #expect(
      answer("objects Hello").prefix(2).joined(separator: " ")
        == "This file has only a part of the run (steps 5-9). What holds an object may not be in it."
    )
  }

  @Test(arguments: ["objects", "objects --plain", "objects PlayVC2"])
  func `what no property of a part holds may be held by what the part leaves out`(line: String) {
    load("mvc rename", "--hide FolderVC")
    let words = answer(line).joined(separator: " ")
    #expect(words.contains("What holds an object may not be in it."))
    #expect(!words.contains("Held by no property"))
  }

  @Test func `before the records are whole, more may hold an object`() throws {
    _ = try load("mvc rename") { lines in Array(lines.prefix(40)) }
    let words = answer("objects").joined(separator: " ")
    #expect(words.hasPrefix("The file ends before type \"Hi\". What holds an object"))
    #expect(!words.contains("Held by no property"))
  }
}
