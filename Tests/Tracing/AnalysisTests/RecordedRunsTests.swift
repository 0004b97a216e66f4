import TestSupport
import Testing
import Trace

@testable import Analysis

/// All that is found in a few recorded runs of the app. `lifeline` wrote the runs, with `export jsonl`.
///
/// `LIFELINE_RECORD=1 swift test --filter RecordedRunsTests` writes the answers again. Read the diff: each changed line has
/// to be true of the run.
@Suite struct RecordedRunsTests {
  private static let names = [
    "mvc-rename", "mvvm-c-rename", "mvc-vs-delete", "mvp-rename", "viper-delete", "mv-rename",
    "mvvm-observable-play", "tea-play",
  ]

  @Test(arguments: names)
  func `what is found in a run`(name: String) throws {
    let trace = try Trace.recorded(name)
    let contract = try? Contracts.contract(trace.header.pattern)
    let found = RecordedRun(trace, contract: contract).text
    #expect(try found == Golden.text(of: RecordedRun.folder + name + ".txt", found: found))
  }

  @Test(arguments: [
    ("mvc-rename", "mvp-rename"), ("mvc-delete", "viper-delete"), ("mv-rename", "mvc-rename"),
    ("mvvm-c-rename", "mvp-rename"), ("mvc-vs-delete", "mvc-delete"),
    ("mvvm-observable-play", "tea-play"),
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

  @Test(arguments: [
    "mvc-delete", "mvvm-c-play", "viper-launch", "tea-play", "tea-store-delete",
    "tea-store-restore", "mvc-vs-back",
    "mvp-glue-send-spoiler", "coordinators-delegate-cancel", "mvvm-observable-rename",
  ])
  func `what is missing with a mistake, at the end and in the middle`(name: String) throws {
    let (here, there) = try (
      Trace.recorded(name + "-mistaken"), Trace.recorded(name + "-right")
    )
    let contract = try? Contracts.contract(here.header.pattern)
    let messages = here.messages.map(\.n)
    let ends = [here.records.last?.n, messages[messages.count / 2]]
    let parts = ends.compactMap { end -> String? in
      guard let end, let start = messages.first else { return nil }
      let mistaken = MistakenRun(here, withoutMistake: there, upTo: end)
      let search = WhyNotSearch(
        in: here, since: start, upTo: end, mistaken: mistaken, contract: contract)
      let lines = answers(search, here, there)
      return "# Up to \(end)\n" + lines.joined(separator: "\n") + "\n"
    }
    let found = parts.joined(separator: "\n")
    #expect(try found == Golden.text(of: RecordedRun.folder + name + "-mistaken.txt", found: found))
  }

  /// For all objects of both runs; then for each method and property of the run without the mistake, where the answer is
  /// another one and something is missing.
  private func answers(_ search: WhyNotSearch, _ here: Trace, _ there: Trace) -> [String] {
    let objects = (here.participants + there.participants).map(\.name).uniqued()
    let answers = Dictionary(uniqueKeysWithValues: objects.map { ($0, search.whyNot($0).answer) })
    let calls = there.messages.map { Member($0.message.to, $0.message.baseName) }
    let changes = there.stateChanges.map { Member($0.change.owner, $0.change.property) }
    let members = (calls + changes).uniqued().compactMap { member -> String? in
      let answer = search.whyNot(member.object, member: member.name).answer
      guard case .missing = answer, answer != answers[member.object] else { return nil }
      return "\(member.object).\(member.name): \(answer.text)"
    }
    return objects.map { "\($0): \(answers[$0]?.text ?? "–")" } + members
  }

  private struct Member: Hashable {
    let object: String
    let name: String

    init(_ object: String, _ name: String) { (self.object, self.name) = (object, name) }
  }
}
