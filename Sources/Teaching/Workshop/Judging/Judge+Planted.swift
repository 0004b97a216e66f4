import Foundation
import Lessons

/// Mistakes are planted to judge the tests of a learner.
extension Judge {
  /// The first mistake that no test finds; `nil` when each is found by one. The programs with the mistakes are built
  /// and run side by side.
  func missed(
    by files: CodeFiles, at url: (String) -> URL, in work: URL, proceed: (Int) throws -> Void
  ) throws -> ExerciseVerdict.Failure? {
    let request = JudgedRequest(pattern: page.pattern, scripts: [], runsTests: true)
    let inputs = try planted.indices.map { number in
      let folder = work.appending(path: "planted-\(number)")
      let base = planted[number].files
      return (try build.input(with: files, over: base, at: url, in: folder), folder)
    }
    let builder = Builder(toolchain: build.toolchain)
    let trials = try SideBySide.results(
      of: inputs.count, ends: { !$0.isFound },
      work: { number, stop in
        let (input, folder) = inputs[number]
        return try builder.trial(of: input, request, in: folder, until: stop)
      }, watch: proceed)
    guard let last = trials.last, !last.isFound else { return nil }
    let words = planted[trials.count - 1].words
    switch last.outcome {
    case .refused(let messages):
      return .buildsWithout(words, messages.shown(in: inputs[trials.count - 1].0))
    case .tooSlow(let seconds): return .compilesTooLong(seconds: seconds)
    case .built: return .missed(words)
    }
  }

  /// Runs the tests once more, in a fresh folder. Tests that find mistakes by counting their runs fail now.
  func failedAgain(
    _ program: URL, in work: URL, watch: () throws -> Void
  ) throws -> ExerciseVerdict.Failure? {
    let folder = work.appending(path: "again")
    try CodeFolder.make(folder)
    let request = JudgedRequest(pattern: page.pattern, scripts: [], runsTests: true)
    let process = JudgedProcess(program: program, work: folder)
    let run = try SideBySide.work({ try process.run(request, until: $0) }, watch: watch)
    return ending(of: run, in: []) ?? tests(run)
  }
}

/// What became of a program with a planted mistake.
private nonisolated struct Trial: Sendable {
  let outcome: Builder.Outcome
  /// Whether a test has found the mistake.
  let isFound: Bool
}

extension Builder {
  fileprivate nonisolated func trial(
    of input: Input, _ request: JudgedRequest, in work: URL, until stop: StopSign
  ) throws -> Trial {
    try CodeFolder.make(work)
    let outcome = try build(input, in: work, until: stop)
    guard case .built(let built) = outcome else { return Trial(outcome: outcome, isFound: false) }
    let run = try JudgedProcess(program: built.program, work: work).run(request, until: stop)
    // A test that a mistake stops has found it, too.
    return Trial(outcome: outcome, isFound: run.ending != .finished || !run.failedTests.isEmpty)
  }
}
