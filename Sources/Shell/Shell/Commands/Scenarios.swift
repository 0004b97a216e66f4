import Cells
import Lessons

extension Command {
  static let scenarios = Command(
    "scenarios", .begin, to: "the scenarios, or one in full",
    Form(.optional(.scenario(as: "NAME")), options: .these(.json), run: Session.scenarios))
}

extension Session {
  fileprivate func scenarios(_ request: Request) throws(ShellProblem) -> Reply {
    if let scenario = try request.ifGiven(.scenario(as: "NAME")) {
      return Reply(scenario.styled(width: width))
    }
    let library = try requireLibrary()
    guard !request[.json] else { return Reply(json: library.scenarios.map(\.members)) }
    let rows = Rows(rows: library.scenarios.map { ($0.name, $0.title) })
    return Reply(rows.styled(width: width)).complaining(of: library.problems)
  }

  func scenario(_ name: String) throws(ShellProblem) -> Scenario {
    let library = try requireLibrary()
    guard let scenario = library.scenario(name) else {
      throw .run(.unknownScenario(name, known: library.scenarios.map(\.name)))
    }
    return scenario
  }

  func requireLibrary() throws(ShellProblem) -> LessonIndex {
    guard let library else { throw .noLessons }
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
