import Foundation

/// Why the system refused something: the value of `errno`.
public nonisolated struct SystemError: Error, Equatable {
  public let code: Int32

  public init(code: Int32) { self.code = code }

  /// The error of the last call that failed.
  public static var last: SystemError { SystemError(code: errno) }

  public static let exists = SystemError(code: EEXIST)
  public static let missing = SystemError(code: ENOENT)
  public static let denied = SystemError(code: EACCES)

  /// What the system says, in English.
  public var reason: String { String(cString: strerror(code)) }
}
