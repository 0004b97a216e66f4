import Course
import Foundation
import Lessons
import Stage
import Trace

/// Judges versions of an exercise: the start has to fail, the solution to pass, and each wrong version to fail for the
/// reason that its patch names.
public struct ExerciseCheck {
  public private(set) var problems: [LessonProblem] = []
  /// The screens of features that had none: those of the solution, by the paths of their files.
  public private(set) var newScreens: [String: [Feature.Step]] = [:]
  /// The verdicts that are as they should be: those that were found now, and those that hold from before.
  public private(set) var verdicts: [VerdictLedger.Entry] = []
  /// What was counted in the run of the solution of a change, when it was judged now; else `nil`.
  public private(set) var figures: FigureLedger.Entry?
  /// How many versions were built and judged.
  public private(set) var judged = 0
  /// How many were not, because their recorded verdict holds.
  public private(set) var recorded = 0

  private let exercise: PreparedExercise
  private let exercises: LessonIndex
  private let versions: ExerciseVersions
  private let toolchain: Toolchain
  private let ledger: VerdictLedger
  private let counted: FigureLedger
  private var page: ExercisePage { exercise.page }

  public init(
    _ exercise: PreparedExercise, in exercises: LessonIndex, with toolchain: Toolchain,
    ledger: VerdictLedger = .init(), figures: FigureLedger = .init()
  ) {
    (self.exercise, self.exercises, self.toolchain) = (exercise, exercises, toolchain)
    (self.ledger, counted) = (ledger, figures)
    versions = exercises.versions(of: exercise.page.id)
  }

  /// - Parameters:
  ///   - digests: of what verdicts depend on.
  ///   - goesOn: asked before each version is judged.
  public mutating func check(
    _ choice: VersionChoice, digests: inout VerdictDigests, while goesOn: () -> Bool
  ) throws(Judge.Failure) {
    // A project has nothing that could be wrong yet: the pattern as it is has to pass.
    let isProject = page.exercise.kind == .project
    // Only where a feature is made there is something to count.
    let makesFeature = page.feature(in: exercises) != nil
    let ofFigures = makesFeature ? digests.digestOfFigures(in: page) : nil
    for version in isProject ? [.solution] : [.solution, .start] + versions.wrong {
      let (known, digest) = (ledger[page.id, version.name], digests.digest(of: version, in: page))
      let isCounted =
        version != .solution || ofFigures == nil || counted[page.id]?.digest == ofFigures
      if let known, !choice.includes(known, digest: digest), isCounted {
        verdicts.append(known)
        recorded += 1
        continue
      }
      guard goesOn() else { return }
      judged += 1
      do {
        try judge(version, digest, ofFigures: ofFigures)
      } catch let problem as LessonProblem {
        problems.append(problem)
      } catch {
        throw Judge.Failure(error)
      }
    }
  }

  private mutating func judge(
    _ version: LessonIndex.ExerciseVersion, _ digest: String?, ofFigures: String?
  ) throws {
    let verdict = try exercise.verdict(on: version, with: toolchain, in: "en")
    let before = problems.count
    compare(verdict, with: version)
    if problems.count == before, let digest {
      record(verdict.failure?.layer, on: version, digest)
    }
    if version == .solution, verdict.isPassed {
      try takeScreens(from: verdict)
      takeFigures(from: verdict, ofFigures)
    }
  }

  private mutating func takeFigures(from verdict: ExerciseVerdict, _ digest: String?) {
    guard let digest, let feature = page.feature(in: exercises),
      let (_, trace) = verdict.traces.first(where: { $0.scenario == feature.scenario.name })
    else { return }
    let contract = exercises.contract(of: page.pattern)?.contract
    let found = RunFigures(of: trace, contract)
    if counted[page.id]?.figures != found { complain(.otherFigures, about: .solution) }
    figures = .init(digest: digest, figures: found)
  }

  private mutating func record(
    _ failed: ExerciseVerdict.Layer?, on version: LessonIndex.ExerciseVersion, _ digest: String
  ) {
    let entry = VerdictLedger.Entry(
      exercise: page.id, version: version.name, failed: failed, digest: digest)
    if let known = ledger[page.id, version.name], known.digest == digest, known != entry {
      complain(
        .otherVerdict(version.name, recorded: known.word, found: entry.word),
        about: version)
    }
    verdicts.append(entry)
  }

  private mutating func compare(
    _ verdict: ExerciseVerdict, with version: LessonIndex.ExerciseVersion
  ) {
    guard version != .solution else {
      if let failure = verdict.failure {
        complain(.solutionFails(layer: failure.layer.rawValue, failure.summary), about: version)
      }
      for remark in verdict.remarks { complain(.solutionRaises(remark.words), about: version) }
      return
    }
    guard let failure = verdict.failure else {
      return complain(.passes(version.name), about: version)
    }
    let found = failure.layer.rawValue
    guard let expected = versions.note("fails", on: version) else {
      // A start that is the pattern as it is has no patch to say it in.
      if patch(of: version) != nil {
        complain(.noReason(version.name, found: found), about: version)
      }
      return
    }
    // The check of the page finds a word that is no layer.
    guard ExerciseVerdict.Layer(rawValue: expected) != nil, found != expected else { return }
    complain(
      .failsElsewhere(version.name, layer: found, expected: expected, failure.summary),
      about: version)
  }

  private mutating func takeScreens(from verdict: ExerciseVerdict) throws(LessonProblem) {
    for (name, trace) in verdict.traces {
      guard let feature = try exercises.feature(name), feature.screens == nil else { continue }
      let file = exercises.screensFile(of: name)
      let opening = verdict.openings[name].map {
        Feature.Step(action: trace.header.setup.last ?? "", screen: $0)
      }
      newScreens[file] =
        (opening.map { [$0] } ?? [])
        + zip(trace.header.actions, trace.screens).map { Feature.Step(action: $0, screen: $1) }
      problems.append(LessonProblem(file, .init(), .exercise(.noScreens)))
    }
  }

  private mutating func complain(
    _ problem: LessonProblem.ExerciseProblem, about version: LessonIndex.ExerciseVersion
  ) {
    let file = patch(of: version)
    let place = file == nil ? page.section.location : Location()
    problems.append(LessonProblem(file ?? page.file, place, .exercise(problem)))
  }

  /// The path of its patch; `nil` when it has none.
  private func patch(of version: LessonIndex.ExerciseVersion) -> String? {
    let file = versions.file(of: version)
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }
}

extension ExerciseVerdict.Failure {
  /// In a few words, for the author of an exercise.
  fileprivate var summary: String {
    switch self {
    case .builds(let messages): messages.first?.text ?? ""
    case .compilesTooLong(let seconds): "\(seconds) s"
    case .recorded(let gaps): gaps.map { "\($0)" }.joined(separator: "; ")
    case .ended(let ending, let place): "\(ending) \(place.message ?? "")"
    case .refused(let refusal):
      "\(refusal.scenario), \(refusal.action): \(refusal.problem.message)"
    case .screens(let screens):
      "\(screens.scenario), \(screens.action)\n\(screens.expected)\n\(screens.found)"
    case .goals(let goals, let scenario):
      scenario + ": " + goals.map(\.goal.source).joined(separator: "; ")
    case .contract(let breaches, _): breaches.map(\.wording).joined(separator: "; ")
    case .released(let objects, let scenario):
      scenario + ": " + objects.joined(separator: ", ")
    case .tests(let tests):
      tests.map { $0.name + ": " + $0.failures.map(\.words).joined(separator: "; ") }
        .joined(separator: "; ")
    case .idle(let tests): tests.map { "\($0.file):\($0.line)" }.joined(separator: "; ")
    case .buildsWithout(let mistake, let messages): mistake + ": " + (messages.first?.text ?? "")
    case .missed(let mistake): mistake
    }
  }
}
