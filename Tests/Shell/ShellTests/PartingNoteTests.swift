import Analysis
import Course
import Stage
import TestSupport
import Testing
import Trace

@testable import Shell

/// The sentences that say what it means where two patterns part.
@Suite struct PartingNoteTests {
  private let session = Session(
    .script, environment: ShellEnvironment(lessons: Repository.root + "/Lessons"))

  @Test func `every sentence stands in the comparison of two patterns, in both languages`() throws {
    let index = try #require(session.library.index)
    var unseen = Set(["en", "zh-Hans"].flatMap { index.partingNotes(in: $0).keys.map(Key.init) })
    #expect(!unseen.isEmpty)
    for scenario in index.scenarios(for: .usual) where !unseen.isEmpty {
      unseen.subtract(try keys(lookedUpIn: scenario.name))
    }
    #expect(unseen.isEmpty)
  }

  /// What is looked up when each pattern is compared with each other pattern.
  private func keys(lookedUpIn scenario: String) throws -> Set<Key> {
    let parts = try App.usual.patterns.map { pattern in
      let script = Script(try session.library.scenario(called: scenario, for: pattern))
      let trace = try script.played(pattern).trace
      return PhaseTable.Part(
        .init(title: pattern.title, trace: trace),
        try session.stepping.renderer.visible(trace, session.options))
    }
    var keys: Set<Key> = []
    for first in parts {
      for second in parts {
        let table = PhaseTable(first: first, second: second) { pattern, phase in
          keys.insert(Key((pattern, phase.rawValue)))
          return nil
        }
        _ = table.styled(table.alignment, isSame: false, width: 80)
      }
    }
    return keys
  }
}

private nonisolated struct Key: Hashable {
  let pattern, phase: String

  init(_ key: (pattern: String, phase: String)) { (pattern, phase) = key }
}
