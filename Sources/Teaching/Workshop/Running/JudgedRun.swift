import Foundation
import Stage
import Trace

/// What came of a program with a learner's code in it.
public nonisolated struct JudgedRun: Sendable {
  /// The traces of the scenarios that came to their end, by name.
  var traces: [String: Trace] = [:]
  /// Those of the scenarios that did not, up to the action that does not work.
  var tracesInPart: [String: Trace] = [:]
  /// The screens after their set-ups.
  var openings: [String: String] = [:]
  /// The actions that did not work, by scenario.
  var refusals: [String: Refusal] = [:]
  var tests: [ExerciseVerdict.TestResult] = []
  var ending: Ending
  /// The scenario that was played last; `nil` before the first one, and when the tests have begun.
  var scenario: String?
  var lastMessage: JudgedLine.Message?
  /// Whether the tests have begun.
  var isTesting = false
  /// The test that began last.
  var test: String?
  /// What the code printed, without what Swift adds when it stops the code.
  var printed: String

  public struct Refusal: Equatable, Sendable {
    /// From 0, through set-up and actions.
    public var index: Int
    public var problem: InputProblem
  }

  /// How the process ended.
  public enum Ending: Equatable, Sendable {
    /// It has done everything.
    case finished
    /// It ended itself before that, with a status.
    case left(status: Int32)
    /// Swift stopped it. The reason is what Swift said; empty when it said nothing.
    case trapped(reason: String)
    /// It used memory that it does not have: most often, the stack has no room left.
    case badAccess
    case outOfTime
    case tooMuchOutput
    /// A trace in its report cannot be read.
    case brokenReport
  }
}

nonisolated extension JudgedRun {
  /// Reads the report of a process that has ended.
  init(_ report: Data, token: String, printed: String, ending: Ending) {
    (self.ending, self.printed) = (ending, printed)
    var isDone = false
    for line in report.split(separator: UInt8(ascii: "\n")) {
      let head = Data("\(token) ".utf8)
      guard line.starts(with: head),
        let said = try? JSONDecoder().decode(JudgedLine.self, from: line.dropFirst(head.count))
      else { continue }
      if case .done = said { isDone = true }
      take(said)
    }
    if self.ending == .finished, !isDone { self.ending = .left(status: 0) }
  }

  private mutating func take(_ line: JudgedLine) {
    switch line {
    case .began(let name): (scenario, lastMessage) = (name, nil)
    case .testing: (scenario, lastMessage, isTesting) = (nil, nil, true)
    case .test(let name): test = name
    case .sent(let message): lastMessage = message
    case .endless: ending = .tooMuchOutput
    case .refused(let index, let problem):
      refusals[scenario ?? ""] = Refusal(index: index, problem: problem)
    case .tracedInPart(let text): tracesInPart[scenario ?? ""] = try? Trace(jsonLines: text)
    case .opened(let screen): openings[scenario ?? ""] = screen
    case .traced(let text):
      traces[scenario ?? ""] = try? Trace(jsonLines: text)
      if traces[scenario ?? ""] == nil { ending = .brokenReport }
    case .tested(let tests): self.tests = tests
    case .done: break
    }
  }
}
