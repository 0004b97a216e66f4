import Cells
import Localization
import Trace

extension Trace.Gaps {
  /// What a file does not have of its run; `nil` when it shows no gap.
  public var sentence: String? {
    if let part { return localized("This file has only a part of the run (\(part.printable)).") }
    return switch cut {
    case .before(let action): localized("The file ends before \(action.printable).")
    case .middle(let action): localized("The file ends in the middle of \(action.printable).")
    case .after(let count, let all): localized("The file has \(count) of \(all) actions.")
    case nil: nil
    }
  }

  /// The same before words about what did not happen.
  public func sentence(before words: String) -> String {
    if let part {
      return localized(
        "This file has only a part of the run (\(part.printable)). In this part: \(words)")
    }
    return switch cut {
    case .before(let action):
      localized("The file ends before \(action.printable). Up to there: \(words)")
    case .middle(let action):
      localized("The file ends in the middle of \(action.printable). Up to there: \(words)")
    case .after(let count, let all):
      localized("The file has \(count) of \(all) actions. Up to there: \(words)")
    case nil: words
    }
  }
}

extension ContractVerdict {
  /// What the file lacks for a full check; `nil` when nothing is missing.
  public func sentence(on gaps: Trace.Gaps) -> String? {
    if gaps.cut != nil { return gaps.sentence }
    guard let part = gaps.part, !undecided.isEmpty else { return nil }
    return localized(
      """
      Not all calls are in this file (\(part.printable)). A rule is not checked where a missing \
      call may decide it.
      """)
  }
}
