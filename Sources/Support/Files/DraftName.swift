import Foundation

/// The name of a file or a directory until it is whole. It has the number of the process that writes it, so that what a
/// killed process has left is known.
public enum DraftName {
  private static let start = ".lifeline-draft-"

  /// A path in a directory. The drafts that killed processes have left there are removed.
  public static func path(in directory: String) -> String {
    removeAbandoned(in: directory)
    return "\(directory)/\(start)\(getpid())-\(UUID().uuidString)"
  }

  private static func removeAbandoned(in directory: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in names where isAbandoned(name) {
      try? FileManager.default.removeItem(atPath: "\(directory)/\(name)")
    }
  }

  /// Whether it is a draft of a process that is gone.
  private static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(start) else { return false }
    let parts = name.dropFirst(start.count).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0,
      UUID(uuidString: String(parts[1])) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
