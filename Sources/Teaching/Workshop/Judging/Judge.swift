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
      let words = OutsideAccess.all(in: files, from: build.start)
      guard words.isEmpty else {
        verdict.failure = .recorded(words.map { .outsideAccess($0) })
        return verdict
      }
      let input = try build.input(with: files, at: url, in: work)
      switch try program(of: input, in: work, watch: { try proceed(0, parts) }) {
      case .refused(let messages):
        let errors = messages.filter { $0.severity == .error }
        if !errors.contains(where: { input.own[$0.file] != nil }) {
          try requirePattern(in: work.appending(path: "pattern")) { try proceed(0, parts) }
        }
        verdict.failure = .builds(messages.shown(in: input))
      case .tooSlow(let seconds): verdict.failure = .compilesTooLong(seconds: seconds)
      case .built(let built):
        verdict.passed = [.builds]
        try proceed(1, parts)
        guard isRecorded(files, built, at: url, &verdict) else { break }
        let idle = IdleTest.all(in: files, from: build.start)
        guard idle.isEmpty else {
          verdict.failure = .idle(idle)
          break
        }
        try judge(built.program, in: work, into: &verdict) { try proceed(1, parts) }
        verdict.explainGoals(with: files, from: build.start)
        if verdict.isPassed {
          verdict.remarks += Remark.leftOver(in: files, besides: build.start)
        }
        verdict.placeTests { build.place(ofTest: $0, in: files) }
        guard verdict.isPassed, !planted.isEmpty else { break }
        verdict.failure = try missed(by: files, at: url, in: work) { try proceed(2 + $0, parts) }
        guard verdict.isPassed else { break }
        verdict.failure = try failedAgain(built.program, in: work) { try proceed(parts, parts) }
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
    _ files: CodeFiles, _ built: Builder.Built, at url: (String) -> URL,
    _ verdict: inout ExerciseVerdict
  ) -> Bool {
    let code = files.filter { !$0.key.hasPrefix(PatternCode.tests) }
    let names = Dictionary(files.keys.map { (url($0).path, $0) }) { first, _ in first }
    let accesses = built.accesses.map { access in
      let place = access.place.flatMap { place in
        names[place.file].map { OutsideAccess.Place(file: $0, line: place.line) }
      }
      return RecordingGap.outsideAccess(
        OutsideAccess(kind: access.kind, name: access.name, place: place))
    }
    let gaps =
      RecordingGap.all(in: code, from: build.start) + built.untraced.map { .untraceable($0) }
      + accesses
    if gaps.isEmpty { verdict.passed.append(.recorded) } else { verdict.failure = .recorded(gaps) }
    return gaps.isEmpty
  }

  func judge(
    _ program: URL, in work: URL, _ setting: JudgedProcess.Setting = .init(),
    into verdict: inout ExerciseVerdict, watch: () throws -> Void = {}
  ) throws {
    let varied = self.varied
    let played = scenarios + varied.map(\.scenario)
    let request = JudgedRequest(
      pattern: page.pattern, scripts: played.map { .init($0.scenario) }, runsTests: true)
    let process = JudgedProcess(program: program, work: work, setting: setting)
    let run = try SideBySide.work({ try process.run(request, until: $0) }, watch: watch)
    verdict.contract = course.contract(of: page.pattern)
    verdict.printed = run.printed
    verdict.tests = run.tests
    verdict.openings = run.openings
    verdict.traces = scenarios.compactMap { scenario in
      run.traces[scenario.name].map { (scenario.name, $0) }
    }
    let shown = try conversation(
      in: scenarios, of: run, ending: ending(of: run, in: scenarios), hasGoals: true)
    let other = try conversation(
      in: varied.map(\.scenario), of: run, ending: ending(of: run, in: played),
      hasGoals: goalsHold(for: varied))
    // A learner is helped most by what the exercise shows.
    try judge([shown, other], of: run, with: varied, into: &verdict)
    if verdict.isPassed { verdict.remarks = try shown.remarks() }
  }

  private var varied: [VariedScenario] {
    VariedScenario.all(of: scenarios, in: page.id) { scenario in
      (try? JudgedScenario.known(scenario).right(in: pattern, course)) != nil
    }
  }

  private func judge(
    _ rounds: [ConversationJudge], of run: JudgedRun, with varied: [VariedScenario],
    into verdict: inout ExerciseVerdict
  ) throws {
    let layers = ConversationJudge.layers.filter(page.exercise.isJudged)
    for round in rounds where verdict.isPassed {
      verdict.failure = try round.failure(at: layers, tests: tests(run))
    }
    guard let failure = verdict.failure else { return verdict.passed += layers }
    verdict.passed.removeAll { $0 == failure.layer }
    if failure.layer != .recorded { verdict.passed += layers.prefix { $0 != failure.layer } }
    if case .refused(let refusal) = failure {
      verdict.traceInPart = run.tracesInPart[refusal.scenario].map { (refusal.scenario, $0) }
    }
    guard let shown = varied.first(where: { $0.scenario.name == failure.scenario }) else { return }
    verdict.variant = shown.variant
    // Its run is kept only when it shows something.
    let name = shown.scenario.name
    if let trace = run.traces[name] { verdict.traces.append((name, trace)) }
  }

  /// Of the runs that came to their end.
  private func conversation(
    in scenarios: [JudgedScenario], of run: JudgedRun, ending: ExerciseVerdict.Failure?,
    hasGoals: Bool
  ) throws(Failure) -> ConversationJudge {
    var runs: [JudgedConversation] = []
    for scenario in scenarios {
      guard let trace = run.traces[scenario.name] else { continue }
      let right = try scenario.right(in: pattern, course)
      runs.append(
        .init(
          scenario: scenario.name, trace: trace, opening: run.openings[scenario.name], right: right)
      )
    }
    return ConversationJudge(
      page: page, pattern: pattern, course: course, runs: runs, ending: ending, hasGoals: hasGoals)
  }

  /// The goals are about the first scenario. Those that name what is typed there hold for no other names.
  private func goalsHold(for varied: [VariedScenario]) -> Bool {
    guard let first = varied.first, first.original == scenarios.first?.name,
      let former = first.former
    else { return false }
    return !page.exercise.goals.contains { former.contains(where: $0.source.contains) }
  }

  /// How the program ended in one of these scenarios, or in the tests; `nil` when it came to its end.
  func ending(
    of run: JudgedRun, in scenarios: [JudgedScenario]
  ) -> ExerciseVerdict.Failure? {
    for scenario in scenarios.map(\.scenario) {
      guard let refusal = run.refusals[scenario.name] else { continue }
      return .refused(.init(refusal, in: scenario))
    }
    let isElsewhere = run.scenario.map { name in !scenarios.contains { $0.name == name } } ?? false
    guard run.ending != .finished, !isElsewhere else { return nil }
    return .ended(
      build.shown(run.ending),
      ExerciseVerdict.Place(
        scenario: run.scenario, receiver: run.lastMessage?.to, message: run.lastMessage?.text,
        isInTests: run.isTesting, test: run.test))
  }

  func tests(_ run: JudgedRun) -> ExerciseVerdict.Failure? {
    run.failedTests.isEmpty ? nil : .tests(run.failedTests)
  }
}

extension ExerciseVerdict.RefusedAction {
  fileprivate init(_ refusal: JudgedRun.Refusal, in scenario: Scenario) {
    let lines = scenario.setup + scenario.actions
    self.init(
      scenario: scenario.name, action: lines[refusal.index],
      number: max(0, refusal.index + 1 - scenario.setup.count), total: scenario.actions.count,
      done: Array(lines[..<refusal.index]), problem: refusal.problem)
  }
}

extension JudgedRun {
  nonisolated var failedTests: [ExerciseVerdict.TestResult] {
    tests.filter { !$0.failures.isEmpty }
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
