import Foundation

/// Files with what was made once, and read by somebody.
public enum Golden {
  /// What a file below `Tests` has in it. With `LIFELINE_RECORD=1` that becomes what was found now; read
  /// the diff.
  public static func text(of file: String, found: String) throws -> String {
    let path = "\(Repository.root)/Tests/\(file)"
    if ProcessInfo.processInfo.environment["LIFELINE_RECORD"] == "1" {
      try found.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
