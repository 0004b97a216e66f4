import Foundation

/// The size that the system allows a file of this process, as `ulimit -f` says it.
public enum FileSizeLimit {
  /// In bytes; `nil` when there is no limit.
  public static var current: Int? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < most else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Whether a file of this size can have no more bytes.
  ///
  /// - Parameter step: how many bytes are added at once.
  public static func isReached(by size: Int, step: Int) -> Bool {
    current.map { size + step > $0 } ?? false
  }

  /// Greater numbers say that there is no limit.
  private static let most = rlim_t(1) << 62

  #if canImport(Darwin)
    private static let resource = RLIMIT_FSIZE
  #else
    private static let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
}
