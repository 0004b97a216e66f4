import Cells
import Lessons

extension Command {
  static let scenarios = Command(
    name: "scenarios", usages: ["scenarios [NAME]"], summary: "the scenarios, or one in full",
    family: .begin, flags: [.json], vocabulary: .scenarios, body: Session.scenarios)
}

extension Session {
  fileprivate func scenarios(_ request: Request) throws(ShellProblem) -> Reply {
    if let name = try request.optionalWord() {
      return Reply(try scenario(name).styled(width: width))
    }
    let library = try requireLibrary()
    guard !request.options.isJSON else { return Reply(json: library.scenarios.map(\.members)) }
    let rows = Rows(rows: library.scenarios.map { ($0.name, $0.title) })
    return Reply(rows.styled(width: width)).complaining(of: library.problems)
  }

  func scenario(_ name: String) throws(ShellProblem) -> Scenario {
    let library = try requireLibrary()
    guard let scenario = library.scenario(name) else {
      throw .run(.request(.unknownScenario(name, known: library.scenarios.map(\.name))))
    }
    return scenario
  }

  func requireLibrary() throws(ShellProblem) -> LessonIndex {
    guard let library else { throw .missing(.lessonDirectory) }
    return library
  }
}

extension Scenario {
  fileprivate var members: [(String, String?)] {
    [("name", name), ("title", title), ("file", file)]
  }

  fileprivate func styled(width: Int) -> Styled {
    let lines = setup.map { "setup: " + $0 } + actions
    return .wrapped(title, to: width, .heading)
      + Styled(lines.map { .init([.init("  "), .init($0, .code)]) })
  }
}

extension Reply {
  /// A file that is broken does not keep the others from being listed.
  func complaining(of problems: [LessonProblem]) -> Reply {
    var reply = self
    if !problems.isEmpty { reply.complaint = problems.map(\.description).joined(separator: "\n") }
    return reply
  }
}
