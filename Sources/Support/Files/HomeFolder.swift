import Foundation

extension String {
  /// The path with the home directory in place of a `~/` at its beginning.
  public var withHomeSpelledOut: String {
    guard hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else {
      return self
    }
    return home + dropFirst()
  }

  /// The path with `~` in place of the home directory.
  public var withHomeShortened: String {
    guard let home = ProcessInfo.processInfo.environment["HOME"], hasPrefix(home + "/") else {
      return self
    }
    return "~" + dropFirst(home.count)
  }
}
