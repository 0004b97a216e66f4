import Testing

@testable import Shell

/// In the middle of an action, no command tells what comes later.
@MainActor @Suite struct StoppedActionTests {
  /// What only the messages after the stop do, and what counts them.
  private static let later = [
    "remove(Hello)", "removeFile", "post(name", "handleChangeNotification", "deleteRows",
    "1 breach", "a list of observers", #""kind":"post""#, #""post":1"#,
  ]

  /// `tests` shows the tests of the pattern. The others are there to go on.
  private static let exceptions = ["tests", "step", "continue"]

  /// Each command about apps and runs alone, and what else shows the run.
  private static let lines: [String] = names + linesWithWords

  private static let names: [String] = Command.all.filter { command in
    let isAboutLessons = command.family == .learn || command.family == .shell
    return !isAboutLessons && !exceptions.contains(command.name)
  }.map(\.name)

  private static let linesWithWords = [
    "kinds --json", "contract --json", "contract --all", "contract --plain", "messages --all",
    "diagram --all", "diagram --plain", "diagram last", "export text", "export jsonl",
    "export mermaid", "objects --all", "objects --table", "objects --json", "state Hello",
    "find post", "find to NC", "find breach", "goto 9", "why 9", "why Hello.name",
    "why not PlayVC2", "why not FolderVC", "code 9", "lens observer", "branches 1",
    "actions drop 1", "undo 2", "log 1", "screen --plain",
  ]

  private func stopped() -> Session {
    let session = Session(environment: .course)
    session.width = 200
    session.height = .max
    session.reply(toEach: ["mistake mvc.m1", "undo", "break kind user once", "swipe \"Hello\""])
    return session
  }

  private func told(_ session: Session, _ line: String) -> String {
    let reply = session.reply(to: line)
    return [reply.text.plain, reply.lines?.text ?? "", reply.complaint ?? ""]
      .joined(separator: "\n")
  }

  @Test func `every command is silent on it, or refuses`() {
    var session = stopped()
    for line in Self.lines {
      // Another run was begun.
      if session.run.stopped == nil { session = stopped() }
      #expect(session.run.stopped != nil, "\(line)")
      let words = told(session, line)
      for word in Self.later { #expect(!words.contains(word), "\(line): \(word)") }
    }
  }

  @Test func `at the end of the action they tell it`() {
    let session = stopped()
    _ = session.reply(to: "continue")
    let words = ["messages --all", "contract", "contract --json", "kinds", "kinds --json"]
      .map { told(session, $0) }.joined()
    for word in Self.later { #expect(words.contains(word), "\(word)") }
  }

  @Test func `contract and kinds count what you saw, and say nothing of a file`() {
    let session = stopped()
    #expect(told(session, "contract").contains("→ View  user 1\n"))
    #expect(!told(session, "contract").contains("The file"))
    #expect(told(session, "kinds --json").split(separator: "\n").count == 1)
  }

  @Test func `its answer is made when it ends, with the settings of then`() {
    let session = Session(environment: .course)
    let lines = [
      "use mvc", "launch", "open Hello", "type Hi", "undo", "break setName once", "type Ho",
      "set ascii on",
    ]
    session.reply(toEach: lines)
    #expect(session.run.stopped != nil)
    let end = told(session, "continue")
    #expect(end.hasPrefix("This begins branch 2. What you took back is kept in branch 1."))
    #expect(end.contains("|") && !end.contains("│"))
    #expect(session.run.stopped == nil)
  }
}
