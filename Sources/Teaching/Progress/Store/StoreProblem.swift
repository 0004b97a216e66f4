/// Why progress cannot be had or kept. Nothing that was recorded before is lost by it.
public struct StoreProblem: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// The directory is not there and cannot be made, or is none.
    case noDirectory
    /// The file cannot be opened or written.
    case notWritable
    /// Another program has not let go of the file for seconds.
    case busy
    case diskFull
    /// The file was sound when it was opened.
    case damaged
    /// What SQLite says of anything else.
    case other(String)
  }

  /// The directory or file that the reason is about.
  public var path: String
  public var reason: Reason

  public init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
