import Exports
import Foundation
import TestSupport
import Testing

@testable import Shell

/// A run that was written as data and read again is the run.
@Suite struct ReadingBackTests {
  private static let lessons = Repository.root + "/Lessons"
  private static let scenarios =
    ShellEnvironment(lessons: lessons).library?.scenarios.map(\.name) ?? []

  private let session = Session(.script, environment: ShellEnvironment(lessons: Self.lessons))

  private func written(_ line: String) -> String {
    let reply = session.reply(to: line)
    return reply.text.plain + (reply.lines?.text ?? "")
  }

  /// What every format makes of what is shown.
  private func views(_ options: String) -> [String] {
    TraceFormat.allCases.map { written("diagram --format \($0.rawValue)\(options)") }
  }

  @Test(arguments: ["mvc", "mvvm-c", "mvc-vs", "mvp", "viper"])
  func `every format says the same of it`(pattern: String) throws {
    let scratch = try Scratch()
    #expect(Self.scenarios.count > 10)
    for (scenario, number) in zip(Self.scenarios, 0...) {
      let options = number.isMultiple(of: 2) ? " --all" : ""
      let setup = number.isMultiple(of: 3) ? " --with-setup" : ""
      let file = scratch.file(scenario)
      let run = "run \(pattern) \(scenario)\(setup)\(options)"
      let drawn = written(run)
      let views = views(options)
      _ = session.reply(to: "export jsonl \(file)")
      #expect(written("render \(file)\(options)") == drawn, "\(run)")
      for format in ["jsonl", "csv"] {
        let streamed = written("render \(file) --format \(format)")
        #expect(streamed == written("export \(format)"), "\(run)")
      }
      #expect(session.reply(to: "load \(file)").status == .done)
      #expect(self.views(options) == views, "\(run)")
    }
  }
}
