import Cells
import Lessons
import Stage
import Trace

extension Library {
  func scenarios(_ request: Request) throws(ShellProblem) -> Reply {
    let index = try requireIndex()
    if let name = try request.ifGiven(.scenario(as: "NAME")) {
      return try scenarios(named: name, index)
    }
    guard !request[.json] else { return Reply(json: index.scenarios.map(\.json)) }
    let lists = App.all.compactMap { app -> Styled? in
      let scenarios = index.scenarios(of: app.scenarioFolder)
      guard !scenarios.isEmpty else { return nil }
      let rows = Rows(rows: scenarios.map { ($0.name, $0.title(in: language)) })
      return .wrapped(app.title, to: width, .heading) + rows.styled(width: width)
    }
    return Reply(.stack(lists)).complaining(of: index.problems)
  }

  /// Those of every app that has one of this name.
  private func scenarios(named name: String, _ index: LessonIndex) throws(ShellProblem) -> Reply {
    let found = index.scenarios.filter { $0.name == name }
    guard !found.isEmpty else {
      let broken = App.all.flatMap { index.problems(ofScenario: name, of: $0.scenarioFolder) }
      if let first = broken.first { throw .run(.request(.brokenScenario(name, first))) }
      throw .run(.request(.unknownScenario(name, known: index.scenarios.map(\.name))))
    }
    return Reply(.stack(found.map { $0.styled(in: language, width: width) }))
  }
}

extension Scenario {
  fileprivate var json: JSON {
    .object(of: ["name": name, "title": title, "file": file, "app": app])
  }

  fileprivate func styled(in language: String, width: Int) -> Styled {
    let lines = setup.map { "setup: " + $0 } + actions
    return .wrapped(title(in: language), to: width, .heading)
      + Styled(lines.map { .init([.init("  "), .init($0, .code)]) })
  }
}

extension Reply {
  /// The list, and what is wrong with the files that are not in it.
  func complaining(of problems: [LessonProblem]) -> Reply {
    with { $0.add(complaint: problems.lines) }
  }

  /// The same for something that is not whole without those files.
  func failing(for problems: [LessonProblem]) -> Reply { failing(with: problems.lines) }
}

extension [LessonProblem] {
  fileprivate var lines: String { map(\.description).joined(separator: "\n") }
}
