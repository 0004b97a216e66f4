import Analysis
import Lessons
import LiveTesting
import Stage
import Trace

/// What the judge says about a learner's code: the layers that it passes, and why it does not pass the next one.
public struct ExerciseVerdict {
  public typealias Layer = Exercise.Layer

  public var passed: [Layer] = []
  /// `nil` when all layers are passed.
  public var failure: Failure?
  /// Of the pattern.
  public var contract: Contract?
  /// The scenario that shows why, when the exercise does not show it as it was played.
  public var variant: Variant?
  /// What there is to ask about code that passes all layers.
  public var remarks: [Remark] = []
  /// The runs that came to their end, in the order of the exercise.
  public var traces: [(scenario: String, trace: Trace)] = []
  /// The run in which an action does not work, up to there.
  public var traceInPart: (scenario: String, trace: Trace)?
  /// The screens after the set-ups of scenarios.
  var openings: [String: String] = [:]
  /// All tests of the pattern that were run.
  public var tests: [TestResult] = []
  /// What the code printed.
  public var printed = ""

  public var isPassed: Bool { failure == nil }

  /// Why a layer is not passed.
  public enum Failure {
    case builds([CompilerMessage])
    /// The compiler was ended after so many seconds.
    case compilesTooLong(seconds: Int)
    case recorded([RecordingGap])
    /// A program that did not come to its end.
    case ended(JudgedRun.Ending, Place)
    /// An action that does not work.
    case refused(RefusedAction)
    case screens(ScreenDifference)
    /// Goals that do not hold at the end of a scenario.
    case goals([MissedGoal], scenario: String)
    case contract([Breach], in: Trace)
    /// Objects that are still alive, and that the right code releases.
    case released([String], scenario: String)
    case tests([TestResult])
    /// Tests of the learner's that are not run.
    case idle([IdleTest])
    /// Tests that build, but not when the app has this mistake, and what the compiler says then.
    case buildsWithout(String, [CompilerMessage])
    /// A mistake that no test finds, in words.
    case missed(String)
  }

  /// Where a program ended: the last that was heard of it.
  public struct Place: Equatable, Sendable {
    public var scenario: String?
    /// `PlayViewController`, and its message; `nil` before the first message.
    public var receiver: String?
    public var message: String?
    /// All scenarios had come to their ends.
    public var isInTests = false
    /// The test that was running; `nil` when that is not known.
    public var test: String?
  }

  /// A scenario of the exercise that is played otherwise than the exercise shows.
  public struct Variant: Equatable, Sendable {
    /// `rename~4`, and the name of the scenario itself.
    public var name, original: String
    public var way: Way
    /// All that was done: the set-up, and the actions.
    public var lines: [String]
  }

  /// How a scenario is played otherwise.
  public enum Way: Equatable, Sendable {
    case otherNames, moreOften
    /// After another scenario of the exercise.
    case after(String)
  }

  /// An action that does not work.
  public struct RefusedAction: Equatable, Sendable {
    public var scenario: String
    /// As it is typed.
    public var action: String
    /// The number of the action in the scenario, and how many it has; 0 for a line of the set-up.
    public var number: Int
    public var total: Int
    /// All that was done before: the set-up, and the actions up to this one.
    public var done: [String]
    public var problem: InputProblem
  }

  /// A goal that is not reached.
  public struct MissedGoal {
    public var goal: Statement
    /// The record numbers of all such messages; `nil` for a goal about something else.
    public var messages: [Int]?
    /// A member that it names, and that is where nothing is drawn.
    public var undrawn: UndrawnMember?
  }

  /// A screen that is not as it has to be.
  public struct ScreenDifference: Equatable, Sendable {
    public var scenario: String
    public var action: String
    /// The number of the action in the scenario, and how many it has; 0 for the last line of the set-up.
    public var number: Int
    public var total: Int
    /// All that was done up to the screen, as it is typed: the set-up, and the actions to this one.
    public var done: [String]
    public var expected: String
    public var found: String
  }

  public nonisolated struct TestResult: Codable, Equatable, Sendable {
    public var name: String
    /// Where it is in the learner's folder, as in `read/Tests/FolderPresenterTests.swift:31`; `nil` where that is not known.
    public var place: String?
    /// Empty for a test that passed.
    public var failures: [LiveTest.Failure]
  }
}

extension ExerciseVerdict {
  /// Says of each failed test where it is.
  mutating func placeTests(at place: (_ name: String) -> String?) {
    guard case .tests(var tests) = failure else { return }
    for index in tests.indices { tests[index].place = place(tests[index].name) }
    failure = .tests(tests)
  }
}

extension ExerciseVerdict.Failure {
  /// The scenario that shows the reason; `nil` when it is not about one.
  public var scenario: String? {
    switch self {
    case .screens(let difference): difference.scenario
    case .goals(_, let scenario), .released(_, let scenario): scenario
    case .refused(let refusal): refusal.scenario
    case .contract(_, let trace): trace.header.scenario
    case .ended(_, let place): place.scenario
    case .recorded(let gaps): gaps.lazy.compactMap(\.scenario).first
    case .builds, .compilesTooLong, .tests, .idle, .buildsWithout, .missed: nil
    }
  }

  /// The layer that is not passed.
  public var layer: ExerciseVerdict.Layer {
    switch self {
    case .builds, .compilesTooLong: .builds
    case .recorded: .recorded
    case .ended, .refused: .runs
    case .screens: .screens
    case .goals: .goals
    case .contract: .contract
    case .released: .released
    case .tests, .idle: .tests
    case .buildsWithout, .missed: .finds
    }
  }
}
