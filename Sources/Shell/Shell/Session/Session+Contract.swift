import Analysis
import Course
import Diagrams
import Lessons
import Trace

extension Session {
  /// As a lesson has it; `nil` when none does.
  func contract(of pattern: String) -> Contract? { course?.contract(of: pattern) }

  /// The diagram of a trace, with marks on what breaks the contract of its pattern.
  func diagram(of trace: Trace, _ options: Options) -> Diagram {
    course?.diagram(of: trace, options.detail) ?? Diagram(trace, showing: options.detail)
  }
}
