import Localization

/// A hand on the view state, for a pattern that keeps all of it in one value.
public protocol ViewStateDebugging {
  /// Every action since the launch, which stands first.
  var log: [ViewStateLogEntry] { get }
  /// Puts the app and its screen back to where they were after an action of the log.
  func restore(_ number: Int) throws(ViewStateProblem)
  /// All of it, one value a line.
  var viewStateJSON: String { get }
  /// Sets a part of it by hand; the screen follows.
  ///
  /// - Parameters:
  ///   - path: as in `folderViews[0].editing`.
  ///   - value: JSON; a text may do without its quotation marks.
  func set(_ path: String, to value: String) throws(ViewStateProblem)
}

extension RecordingsApplication {
  public static var viewStateDebugging: (any ViewStateDebugging)? { nil }
}

/// What changed a store, in the order in which it happened.
public nonisolated struct ViewStateLogEntry: Equatable, Sendable {
  public let number: Int
  /// As the code writes it, such as `toggleEditing(UUID-0001)`.
  public let action: String
  /// The store's type; `nil` for the launch.
  public let store: String?

  public init(number: Int, action: String, store: String?) {
    self.number = number
    self.action = action
    self.store = store
  }
}

/// Why the view state cannot be put where somebody wants it.
public nonisolated enum ViewStateProblem: Error, Equatable, Sendable {
  case noEntry(Int, last: Int)
  case unknownPath(String, paths: [String])
  /// - Parameter expected: as in `true or false`.
  case unfitting(String, path: String, expected: String)
}

extension ViewStateProblem {
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
