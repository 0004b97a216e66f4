import TestSupport
import Testing
import Trace

@testable import Analysis

/// All that is found in a few recorded runs of the app. `lifeline` wrote the runs, with `export jsonl`.
///
/// `LIFELINE_RECORD=1 swift test --filter RecordedRunsTests` writes the answers again. Read the diff: each changed line has
/// to be true of the run.
@Suite struct RecordedRunsTests {
  private static let names = ["mvc-rename", "mvp-rename", "viper-delete", "mv-rename", "tea-play"]

  @Test(arguments: names)
  func `what is found in a run`(name: String) throws {
    let trace = try Trace.recorded(name)
    let contract = try? Contracts.contract(trace.header.pattern)
    let found = RecordedRun(trace, contract: contract).text
    #expect(try found == Golden.text(of: RecordedRun.folder + name + ".txt", found: found))
  }

  @Test(arguments: [
    ("mvc-rename", "mvp-rename"), ("mvc-delete", "viper-delete"), ("mv-rename", "mvc-rename"),
  ])
  func `in what two runs differ`(first: String, second: String) throws {
    let (one, other) = (ToldRun(try .recorded(first)), ToldRun(try .recorded(second)))
    let found = ComparedRuns(one, other).text
    let file = RecordedRun.folder + "\(first) and \(second).txt"
    #expect(try found == Golden.text(of: file, found: found))
  }

  @Test func `in what any two runs differ`() throws {
    let runs = try Self.names.map { (name: $0, run: ToldRun(try .recorded($0))) }
    let found = runs.flatMap { first in
      runs.filter { $0.name != first.name }.map { second in
        let lines = ComparedRuns(first.run, second.run).contrasts
        return "# A: \(first.name), B: \(second.name)\n" + lines.joined(separator: "\n") + "\n"
      }
    }.joined(separator: "\n")
    #expect(try found == Golden.text(of: RecordedRun.folder + "contrasts.txt", found: found))
  }

  @Test func `what is missing with a mistake`() throws {
    let (here, there) = try (
      Trace.recorded("mvc-delete-mistaken"), Trace.recorded("mvc-delete-right")
    )
    let mistaken = MistakenRun(here, withoutMistake: there)
    let contract = try Contracts.contract("mvc")
    let found =
      here.participants.map { object in
        let whyNot = WhyNot(
          object.name, in: here, since: here.messages.first?.n ?? 0, mistaken: mistaken,
          contract: contract)
        return "\(object.name): \(whyNot.answer.text)"
      }.joined(separator: "\n") + "\n"
    #expect(
      try found == Golden.text(of: RecordedRun.folder + "mvc-delete-mistaken.txt", found: found))
  }
}
