import Analysis
import Diagrams
import Lessons
import Trace

extension Session {
  /// As a lesson has it; `nil` when none does. Looked for once.
  func contract(of pattern: String) -> Contract? {
    if let known = contracts[pattern] { return known }
    let found = library?.contract(of: pattern)?.contract
    contracts[pattern] = .some(found)
    return found
  }

  /// The diagram of a trace, with marks on what breaks the contract of its pattern.
  func diagram(of trace: Trace, _ options: Options) -> Diagram {
    Diagram(trace, showing: options.detail, marks: marks(on: trace))
  }

  private func marks(on trace: Trace) -> [Int: String] {
    let breaches = contract(of: trace.header.pattern)?.breaches(in: trace) ?? []
    return Dictionary(breaches.map { ($0.message, $0.wording) }) { first, _ in first }
  }
}
