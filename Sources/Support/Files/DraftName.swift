import Foundation

/// The name of a file or a directory until it is whole. It has the number of the process that writes it, so that what a
/// killed process has left is known.
public enum DraftName {
  private static let start = ".lifeline-draft-"

  /// A path in a directory. The drafts that killed processes have left there are removed.
  public static func path(in directory: String) -> String {
    removeAbandoned(in: directory)
    return "\(directory)/\(start)\(realm)-\(getpid())-\(UUID().uuidString)"
  }

  private static func removeAbandoned(in directory: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in names where isAbandoned(name, in: directory) {
      try? FileManager.default.removeItem(atPath: "\(directory)/\(name)")
    }
  }

  /// Whether it is a draft of a process that is gone. Of the time before realms, drafts have no realm: they are left.
  private static func isAbandoned(_ name: String, in directory: String) -> Bool {
    guard name.hasPrefix(start) else { return false }
    let parts = name.dropFirst(start.count).split(separator: "-", maxSplits: 2)
    guard parts.count == 3, let process = Int32(parts[1]), process > 0,
      UUID(uuidString: String(parts[2])) != nil
    else { return false }
    guard parts[0] == realm else { return isOld("\(directory)/\(name)") }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Of a process in another realm, nothing is known. It may still write.
  private static func isOld(_ path: String) -> Bool {
    guard let facts = FileFacts(at: path, followsLinks: false) else { return false }
    return Date().timeIntervalSince1970 - Double(facts.saved) / 1e9 > longestWriting
  }

  /// In seconds.
  private static let longestWriting = 3_600.0

  /// In which the number of a process means this process: a machine, since it was started, and a container on it. A
  /// directory may be open to several.
  private static let realm: String = {
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    let name = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    let space = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    return String(SHA256.digest(of: name + ((boot ?? "") + (space ?? "")).utf8).prefix(8))
  }()
}
