import Localization

/// A debugger for the view state, for a pattern that keeps all of it in one value.
public protocol ViewStateDebugging {
  /// The launch, then every action since.
  var log: [ViewStateLogEntry] { get }
  /// Restores the state after an entry of the log. The screen follows.
  ///
  /// - Parameter number: the number of the entry.
  func restore(_ number: Int) throws(ViewStateProblem)
  /// The view state as JSON, with each value on its own line.
  var viewStateJSON: String { get }
  /// Sets a part of the view state. The screen follows.
  ///
  /// - Parameters:
  ///   - path: as in `folderViews[0].editing`.
  ///   - value: JSON. A text needs no quotation marks.
  func set(_ path: String, to value: String) throws(ViewStateProblem)
}

/// An entry of the log: an action that changed a store.
public nonisolated struct ViewStateLogEntry: Equatable, Sendable {
  /// Counted from 0, which is the launch.
  public let number: Int
  /// The action as code, such as `toggleEditing(UUID-0001)`.
  public let action: String
  /// The name of the store's type; `nil` for the launch.
  public let store: String?

  public init(number: Int, action: String, store: String?) {
    self.number = number
    self.action = action
    self.store = store
  }
}

/// Why the view state cannot be restored or set.
public nonisolated enum ViewStateProblem: Error, Codable, Equatable, Sendable {
  case noEntry(Int, last: Int)
  case unknownPath(String, paths: [String])
  /// - Parameter expected: as in `true or false`.
  case unfitting(String, path: String, expected: String)
}

extension ViewStateProblem {
  /// What is wrong, and what is possible instead.
  public var message: String {
    switch self {
    case .noEntry(let number, let last):
      localized("The log has no entry \(number). Its entries go from 0 to \(last).")
    case .unknownPath(let path, let paths):
      localized("The view state has no \"\(path)\". It has: \(paths.commaSeparated).")
    case .unfitting(let value, let path, let expected):
      localized(
        """
        \(value.debugDescription) does not fit \(path), which takes \(localized(dynamic: expected)).
        """)
    }
  }
}
