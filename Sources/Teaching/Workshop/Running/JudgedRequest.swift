import Foundation
import Stage

/// What a program with a learner's code in it is asked to do, in a process of its own.
nonisolated struct JudgedRequest: Codable {
  /// Begins every line of the report. What the learner's code writes does not have it.
  var token = UUID().uuidString
  var pattern: String
  var scripts: [Script]
  var runsTests: Bool

  struct Script: Codable {
    var name: String
    var setup: [String]
    var actions: [String]
  }
}

/// A line of its report.
nonisolated enum JudgedLine: Codable {
  /// A scenario begins.
  case began(String)
  /// A message was sent. The last of these says where a program ended that did not come to its end.
  case sent(Message)
  /// It has sent so many messages that it was ended.
  case endless
  /// The action does not work: its number from 0, through set-up and actions.
  case refused(Int, InputProblem)
  /// The trace up to the action that does not work, in JSON Lines.
  case tracedInPart(String)
  /// What was on the screen after the set-up of the scenario.
  case opened(String)
  /// A scenario came to its end. The trace is in JSON Lines.
  case traced(String)
  /// The tests begin.
  case testing
  /// A test begins.
  case test(String)
  case tested([ExerciseVerdict.TestResult])
  case done

  struct Message: Codable, Equatable {
    /// The type of the receiver.
    var to: String
    var text: String
  }
}
