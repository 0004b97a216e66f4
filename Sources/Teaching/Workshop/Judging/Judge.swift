import Analysis
import Course
import Foundation
import Lessons
import Stage
import Trace

/// Judges a learner's code: builds it, runs it in a process of its own, and looks at the conversation.
public struct Judge {
  private let page: ExercisePage
  /// Of the lessons, for contract and scenarios.
  private let course: Course
  private let code: PatternCode
  /// The exercise's own beginning.
  private let start: CodeFiles
  private let toolchain: Toolchain
  /// The learner's own scenario, which comes first.
  private let own: Scenario?
  private var runs: [String] { (own.map { [$0.name] } ?? []) + page.exercise.runs }

  /// Why code cannot be judged. It says nothing about the code.
  public enum Failure: Error {
    case toolchain(Toolchain.Problem)
    /// What the compiler, the linker or the system said.
    case notCompiled(String)
    case notLinked(String)
    case notRun(String)
    case noScenario(String)
    case noFolder
  }

  /// The mistakes that the tests of an exercise have to find.
  private let planted: [Planted]

  /// A mistake, and all files of the pattern with it.
  public struct Planted {
    /// What it does, in the learner's language.
    public let words: String
    public let files: CodeFiles

    public init(words: String, files: CodeFiles) { (self.words, self.files) = (words, files) }
  }

  public init(
    _ page: ExercisePage, in course: Course, code: PatternCode, start: CodeFiles,
    planted: [Planted] = [], own: Scenario? = nil, with toolchain: Toolchain
  ) {
    (self.page, self.course, self.code) = (page, course, code)
    (self.start, self.planted, self.own, self.toolchain) = (start, planted, own, toolchain)
  }

  /// - Parameters:
  ///   - files: the learner's files, by their paths in the folder of the pattern.
  ///   - url: where such a file is, for the messages of the compiler.
  ///   - progress: told how many parts of the work are done, of how many.
  public func verdict(
    on files: CodeFiles, at url: (String) -> URL, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(Failure) -> ExerciseVerdict {
    let parts = 2 + planted.count
    progress(0, parts)
    defer { progress(parts, parts) }
    let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    } catch {
      throw .noFolder
    }
    defer { try? FileManager.default.removeItem(at: work) }
    var verdict = ExerciseVerdict()
    switch try build(files, at: url, in: work) {
    case .refused(let messages): verdict.failure = .builds(messages)
    case .built(let program, let untraced):
      verdict.passed = [.builds]
      progress(1, parts)
      let code = files.filter { !$0.key.hasPrefix(PatternCode.tests) }
      let gaps =
        RecordingGap.all(in: code, from: start)
        + untraced.map(RecordingGap.untraceable)
      guard gaps.isEmpty else {
        verdict.failure = .recorded(gaps)
        return verdict
      }
      verdict.passed.append(.recorded)
      try judge(program, in: work, .init(), &verdict)
      guard verdict.isPassed, !planted.isEmpty else { return verdict }
      verdict.failure = try missed(by: files, at: url, in: work) { progress(2 + $0, parts) }
      if verdict.isPassed { verdict.passed.append(.finds) }
    }
    return verdict
  }

  // MARK: Building

  /// - Parameter base: all files of the pattern, without the learner's; `nil` for those of the start.
  func build(
    _ files: CodeFiles, over base: CodeFiles? = nil, at url: (String) -> URL, in work: URL
  ) throws(Failure) -> Builder.Outcome {
    let base = base ?? start
    // A file of their own that learners have removed is gone.
    let others = Set(base.keys).subtracting(files.keys).filter { !page.exercise.isOwn($0) }
    var paths = files.keys.sorted().map(url)
    for path in others.sorted() {
      if let own = code.url(of: path), base[path] == code.texts[path] {
        paths.append(own)
      } else {
        paths.append(try written(base[path] ?? "", path, work))
      }
    }
    do {
      let own = Dictionary(uniqueKeysWithValues: files.map { (url($0.key).path, $0.value) })
      return try Builder(toolchain: toolchain, work: work)
        .build(code.module, of: paths, own: own)
    } catch {
      switch error {
      case .toolchain(let problem): throw .toolchain(problem)
      case .notCompiled(let words): throw .notCompiled(words)
      case .notLinked(let words): throw .notLinked(words)
      }
    }
  }

  /// A file that the exercise changes, and that is not for the learner to edit.
  private func written(_ text: String, _ path: String, _ work: URL) throws(Failure) -> URL {
    let file = work.appending(path: "changed").appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw .noFolder
    }
    return file
  }

  // MARK: Judging

  func judge(
    _ program: URL, in work: URL, _ setting: JudgedProcess.Setting,
    _ verdict: inout ExerciseVerdict
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
      switch try build(files, over: mistake.files, at: url, in: work) {
      case .refused(let messages): return .builds(messages)
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
