import LiveTesting
import Localization

extension LiveTest.Failure {
  /// What did not hold, in the current language. Code and values are as they are.
  public nonisolated var words: String { comment.map { "\(fault.words) (\($0))" } ?? fault.words }
}

nonisolated extension LiveTest.Fault {
  fileprivate var words: String {
    switch self {
    case .isFalse(let condition): localized("\(condition): it is false, and should be true")
    case .differs(let condition, let found, let expected):
      localized("\(condition): it is \(found), and should be \(expected)")
    case .isNotEmpty(let value, let found):
      localized("\(value): it is \(found), and should be empty")
    case .isNil(let value): localized("\(value): it is nil")
    case .threw(let error): localized("it threw \(error)")
    case .waits: localized("it waits for something that does not come")
    case .said(let words): words
    }
  }
}
