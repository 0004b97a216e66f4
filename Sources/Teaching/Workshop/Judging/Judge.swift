import Analysis
import Course
import Foundation
import Lessons
import Stage
import Trace

/// Judges a learner's code: builds it, runs it in a process of its own, and looks at the conversation.
public struct Judge {
  let page: ExercisePage
  /// Of the lessons, for contract and scenarios.
  let course: Course
  let build: ExerciseBuild
  /// The mistakes that the tests of an exercise have to find.
  let planted: [Planted]
  /// The learner's own scenario, which comes first.
  let own: Scenario?
  private var runs: [String] { (own.map { [$0.name] } ?? []) + page.exercise.runs }

  /// A mistake, and all files of the pattern with it.
  struct Planted {
    /// What it does, in the learner's language.
    let words: String
    let files: CodeFiles
  }

  /// - Parameters:
  ///   - files: the learner's files, by their paths in the folder of the pattern.
  ///   - url: where such a file is, for the messages of the compiler.
  ///   - progress: told how many parts of the work are done, of how many.
  public func verdict(
    on files: CodeFiles, at url: (String) -> URL, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> ExerciseVerdict {
    let parts = 2 + planted.count
    progress(0, parts)
    defer { progress(parts, parts) }
    return try ScratchFolder.using { work in
      var verdict = ExerciseVerdict()
      switch try build.program(with: files, at: url, in: work) {
      case .refused(let messages): verdict.failure = .builds(messages)
      case .built(let program, let untraced):
        verdict.passed = [.builds]
        progress(1, parts)
        guard isRecorded(files, untraced, &verdict) else { break }
        try judge(program, in: work, into: &verdict)
        guard verdict.isPassed, !planted.isEmpty else { break }
        verdict.failure = try missed(by: files, at: url, in: work) { progress(2 + $0, parts) }
        if verdict.isPassed { verdict.passed.append(.finds) }
      }
      return verdict
    }
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
    into verdict: inout ExerciseVerdict
  ) throws(Failure) {
    let scripts = try runs.map { name throws(Failure) in try script(name) }
    let request = JudgedRequest(
      token: UUID().uuidString, pattern: page.pattern,
      scripts: zip(runs, scripts).map {
        .init(name: $0, setup: $1.setup, actions: $1.actions)
      }, runsTests: true)
    let run = try JudgedProcess(program: program, work: work, setting: setting).run(request)
    verdict.printed = run.printed
    verdict.tests = run.tests
    verdict.traces = runs.compactMap { name in
      run.traces[name].map { (name, $0) }
    }
    let traces = verdict.traces
    let conversation = ConversationJudge(page: page, course: course, traces: traces)
    let layers: [(ExerciseVerdict.Layer, () -> ExerciseVerdict.Failure?)] = [
      (.runs, { ending(of: run, scripts) }), (.screens, { conversation.screens }),
      (.goals, { conversation.goals }), (.contract, { conversation.contract }),
      (.released, { conversation.released }), (.tests, { tests(run) }),
    ]
    for (layer, failure) in layers where page.exercise.isJudged(by: layer) {
      verdict.failure = failure()
      guard verdict.failure == nil else { return }
      verdict.passed.append(layer)
    }
    verdict.remarks = conversation.remarks
  }

  /// The first mistake that no test finds; `nil` when each is found by one.
  private func missed(
    by files: CodeFiles, at url: (String) -> URL, in work: URL, tried: (Int) -> Void
  ) throws(Failure) -> ExerciseVerdict.Failure? {
    let request = JudgedRequest(
      token: UUID().uuidString, pattern: page.pattern, scripts: [], runsTests: true)
    for (number, mistake) in planted.enumerated() {
      tried(number)
      switch try build.program(with: files, over: mistake.files, at: url, in: work) {
      case .refused(let messages): return .buildsWithout(mistake.words, messages)
      case .built(let program, _):
        let run = try JudgedProcess(program: program, work: work).run(request)
        // A test that a mistake stops has found it, too.
        if run.ending == .finished, tests(run) == nil { return .missed(mistake.words) }
      }
    }
    return nil
  }

  private func script(_ name: String) throws(Failure) -> Script {
    if let own, own.name == name { return Script(own) }
    if let feature = course.index.feature(name) { return Script(feature.scenario) }
    guard let script = course.script(name, in: page.pattern) else { throw .noScenario(name) }
    return script
  }

  private func ending(of run: JudgedRun, _ scripts: [Script]) -> ExerciseVerdict.Failure? {
    for (name, script) in zip(runs, scripts) {
      guard let refusal = run.refusals[name] else { continue }
      let line = (script.setup + script.actions)[refusal.index]
      return .refused(refusal, line: line, scenario: name)
    }
    guard run.ending != .finished else { return nil }
    return .ended(
      run.ending,
      ExerciseVerdict.Place(
        scenario: run.scenario, receiver: run.lastMessage?.to, message: run.lastMessage?.text))
  }

  private func tests(_ run: JudgedRun) -> ExerciseVerdict.Failure? {
    let failed = run.tests.filter { !$0.failures.isEmpty }
    return failed.isEmpty ? nil : .tests(failed)
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
