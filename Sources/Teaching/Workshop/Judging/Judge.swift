import Course
import Foundation
import Lessons
import Stage
import Trace

/// Judges a learner's code: builds it, runs it in a process of its own, and looks at the conversation.
public struct Judge {
  let page: ExercisePage
  let pattern: Pattern
  /// Of the lessons, for contract and scenarios.
  let course: Course
  let build: ExerciseBuild
  let scenarios: [JudgedScenario]
  /// The mistakes that the tests of an exercise have to find.
  let planted: [Planted]

  /// A mistake, and all files of the pattern with it.
  struct Planted {
    /// What it does, in the learner's language.
    let words: String
    let files: CodeFiles
  }

  /// - Parameters:
  ///   - files: the learner's files, by their paths in the folder of the pattern.
  ///   - url: where such a file is, for the messages of the compiler.
  ///   - proceed: told before each part of the work how many are done, of how many. What it throws ends the work.
  public func verdict(
    on files: CodeFiles, at url: (String) -> URL, proceed: (Int, Int) throws -> Void = { _, _ in }
  ) throws -> ExerciseVerdict {
    let parts = 2 + planted.count
    try proceed(0, parts)
    return try ScratchFolder.using { work in
      var verdict = ExerciseVerdict()
      let input = try build.input(with: files, at: url, in: work)
      switch try program(of: input, in: work, watch: { try proceed(0, parts) }) {
      case .refused(let messages): verdict.failure = .builds(messages)
      case .tooSlow(let seconds): verdict.failure = .compilesTooLong(seconds: seconds)
      case .built(let program, let untraced):
        verdict.passed = [.builds]
        try proceed(1, parts)
        guard isRecorded(files, untraced, &verdict) else { break }
        try judge(program, in: work, into: &verdict) { try proceed(1, parts) }
        guard verdict.isPassed, !planted.isEmpty else { break }
        verdict.failure = try missed(by: files, at: url, in: work) { try proceed(2 + $0, parts) }
        if verdict.isPassed { verdict.passed.append(.finds) }
      }
      return verdict
    }
  }

  /// Builds the program of an exercise.
  func program(
    of input: Builder.Input, in work: URL, watch: () throws -> Void = {}
  ) throws -> Builder.Outcome {
    let builder = Builder(toolchain: build.toolchain)
    return try SideBySide.work({ try builder.build(input, in: work, until: $0) }, watch: watch)
  }

  private func isRecorded(
    _ files: CodeFiles, _ untraced: [CompilerMessage], _ verdict: inout ExerciseVerdict
  ) -> Bool {
    let code = files.filter { !$0.key.hasPrefix(PatternCode.tests) }
    let gaps = RecordingGap.all(in: code, from: build.start) + untraced.map { .untraceable($0) }
    if gaps.isEmpty { verdict.passed.append(.recorded) } else { verdict.failure = .recorded(gaps) }
    return gaps.isEmpty
  }

  func judge(
    _ program: URL, in work: URL, _ setting: JudgedProcess.Setting = .init(),
    into verdict: inout ExerciseVerdict, watch: () throws -> Void = {}
  ) throws {
    let request = JudgedRequest(
      token: UUID().uuidString, pattern: page.pattern,
      scripts: scenarios.map { .init($0.scenario) }, runsTests: true)
    let process = JudgedProcess(program: program, work: work, setting: setting)
    let run = try SideBySide.work({ try process.run(request, until: $0) }, watch: watch)
    verdict.printed = run.printed
    verdict.tests = run.tests
    verdict.traces = scenarios.compactMap { scenario in
      run.traces[scenario.name].map { (scenario.name, $0) }
    }
    let conversation = ConversationJudge(
      page: page, pattern: pattern, course: course, runs: try conversations(of: run))
    let layers: [(ExerciseVerdict.Layer, () -> ExerciseVerdict.Failure?)] = [
      (.runs, { ending(of: run) }), (.screens, { conversation.screens }),
      (.goals, { conversation.goals }), (.contract, { conversation.contract }),
      (.released, { conversation.released }), (.tests, { tests(run) }),
    ]
    for (layer, failure) in layers where page.exercise.isJudged(by: layer) {
      verdict.failure = failure()
      guard verdict.failure == nil else { return }
      verdict.passed.append(layer)
    }
    verdict.remarks = try conversation.remarks()
  }

  /// The runs that came to their end.
  private func conversations(of run: JudgedRun) throws(Failure) -> [JudgedConversation] {
    var conversations: [JudgedConversation] = []
    for scenario in scenarios {
      guard let trace = run.traces[scenario.name] else { continue }
      let right = try scenario.right(in: pattern, course)
      conversations.append(.init(scenario: scenario.name, trace: trace, right: right))
    }
    return conversations
  }

  /// The first mistake that no test finds; `nil` when each is found by one. The programs with the mistakes are built
  /// and run side by side.
  private func missed(
    by files: CodeFiles, at url: (String) -> URL, in work: URL, proceed: (Int) throws -> Void
  ) throws -> ExerciseVerdict.Failure? {
    let request = JudgedRequest(
      token: UUID().uuidString, pattern: page.pattern, scripts: [], runsTests: true)
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
    switch last {
    case .refused(let messages): return .buildsWithout(words, messages)
    case .tooSlow(let seconds): return .compilesTooLong(seconds: seconds)
    case .ran: return .missed(words)
    }
  }

  private func ending(of run: JudgedRun) -> ExerciseVerdict.Failure? {
    for scenario in scenarios.map(\.scenario) {
      guard let refusal = run.refusals[scenario.name] else { continue }
      let line = (scenario.setup + scenario.actions)[refusal.index]
      return .refused(refusal, line: line, scenario: scenario.name)
    }
    guard run.ending != .finished else { return nil }
    return .ended(
      run.ending,
      ExerciseVerdict.Place(
        scenario: run.scenario, receiver: run.lastMessage?.to, message: run.lastMessage?.text))
  }

  private func tests(_ run: JudgedRun) -> ExerciseVerdict.Failure? {
    run.failedTests.isEmpty ? nil : .tests(run.failedTests)
  }
}

extension JudgedRun {
  fileprivate nonisolated var failedTests: [ExerciseVerdict.TestResult] {
    tests.filter { !$0.failures.isEmpty }
  }
}

/// What became of a program with a planted mistake.
private nonisolated enum Trial: Sendable {
  case refused([CompilerMessage])
  case tooSlow(seconds: Int)
  case ran(isFound: Bool)

  var isFound: Bool { if case .ran(let isFound) = self { isFound } else { false } }
}

extension Builder {
  fileprivate nonisolated func trial(
    of input: Input, _ request: JudgedRequest, in work: URL, until stop: StopSign
  ) throws -> Trial {
    try CodeFolder.make(work)
    switch try build(input, in: work, until: stop) {
    case .refused(let messages): return .refused(messages)
    case .tooSlow(let seconds): return .tooSlow(seconds: seconds)
    case .built(let program, _):
      let run = try JudgedProcess(program: program, work: work).run(request, until: stop)
      // A test that a mistake stops has found it, too.
      return .ran(isFound: run.ending != .finished || !run.failedTests.isEmpty)
    }
  }
}

extension JudgedRequest.Script {
  fileprivate init(_ scenario: Scenario) {
    self.init(name: scenario.name, setup: scenario.setup, actions: scenario.actions)
  }
}

extension Exercise {
  /// A feature of the learner's own may change any screen, and not every exercise has goals.
  fileprivate func isJudged(by layer: ExerciseVerdict.Layer) -> Bool {
    switch layer {
    case .screens: kind != .project
    case .goals: !goals.isEmpty
    case .builds, .recorded, .runs, .contract, .released, .tests, .finds: true
    }
  }
}

extension Judge {
  /// Why code cannot be judged. It says nothing about the code.
  public nonisolated enum Failure: Error, Equatable, Sendable {
    case toolchain(Toolchain.Problem)
    /// The compiler did not come to its end. Its own words, or those of the system.
    case notCompiled(String)
    /// The linker's own words.
    case notLinked(String)
    /// What is built could not be written. What the system says.
    case notWritten(String)
    case notRun(String)
    /// The report of the run could not be written.
    case notReported
    case noScenario(String)
    /// The pattern as it is cannot play the scenario. The line that does not work, and why.
    case notPlayed(String, pattern: String, String)
  }
}
