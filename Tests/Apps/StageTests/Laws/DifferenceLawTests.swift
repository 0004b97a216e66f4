import Analysis
import Stage
import TestSupport
import Testing
import Trace

/// `diff` says exactly what was edited, on real runs.
@MainActor struct DifferenceLawTests {
  /// With the usual 10 seeds, this makes 200 edits.
  private static let editsOfSeed = 20

  @Test(arguments: Seed.some(oneIn: 5))
  func `a single edit is reported, and nothing else`(_ seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    for number in 1...Self.editsOfSeed {
      let trace = try run(&generator)
      let (edited, edit) = edited(trace, "fresh\(number)", &generator)
      let difference = TraceDifference(EditedRun(trace).trace(), edited.trace(noise: 3))
      #expect(difference.reported == [edit.expected], "seed \(seed), edit \(number)")
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `several edits that do not touch are reported, and nothing else`(_ seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let trace = try run(&generator)
    let run = EditedRun(trace)
    var edits: [RunEdit] = []
    for number in 1...50 {
      let edit = RunEdit(run, name: "fresh\(number)", besides: edits, &generator)
      if let edit { edits.append(edit) }
    }
    #expect(!edits.isEmpty)
    let difference = TraceDifference(EditedRun(trace).trace(), run.trace(noise: 1))
    #expect(difference.reported.sorted() == edits.map(\.expected).sorted(), "seed \(seed)")
  }

  @Test(arguments: Seed.some(oneIn: 10))
  func `a run does not differ from itself, whatever the numbers and lines are`(
    _ seed: Seed
  ) throws {
    var generator = SplitMix64(seed: seed)
    let trace = try run(&generator)
    #expect(TraceDifference(trace, trace).isEmpty)
    #expect(TraceDifference(trace, EditedRun(trace).trace(noise: 5)).isEmpty)
  }

  /// What was added to one run is what was removed from the other.
  @Test(arguments: Seed.some(oneIn: 5))
  func `a comparison the other way round says the opposite`(_ seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let trace = try run(&generator)
    let after = edited(trace, "fresh", &generator).0.trace()
    let (there, back) = (TraceDifference(trace, after), TraceDifference(after, trace))
    #expect(there.count(of: .added) == back.count(of: .removed), "seed \(seed)")
    #expect(there.count(of: .moved) == back.count(of: .moved), "seed \(seed)")
    #expect(there.count(of: .changed) == back.count(of: .changed), "seed \(seed)")
  }

  private func run(_ generator: inout SplitMix64) throws -> Trace {
    let pattern = generator.pick(Pattern.all)
    let scenario = generator.pick(Scenarios.of(pattern))
    return try Scenarios.trace(scenario, in: pattern, withSetup: generator.below(2) == 0)
  }

  /// Tries until an edit is possible.
  private func edited(
    _ trace: Trace, _ name: String, _ generator: inout SplitMix64
  ) -> (EditedRun, RunEdit) {
    while true {
      let run = EditedRun(trace)
      if let edit = RunEdit(run, name: name, &generator) { return (run, edit) }
    }
  }
}
