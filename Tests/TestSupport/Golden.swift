import Foundation

/// Recorded outputs. A person has read them and found them right.
public enum Golden {
  /// The text of a file below `Tests`. With `LIFELINE_RECORD=1` the file is first replaced by `found`;
  /// then read the diff.
  public static func text(of file: String, found: String) throws -> String {
    let path = "\(Repository.root)/Tests/\(file)"
    if ProcessInfo.processInfo.environment["LIFELINE_RECORD"] == "1" {
      try found.write(toFile: path, atomically: true, encoding: .utf8)
    }
    // `String(contentsOfFile:encoding:)` would leave a byte-order mark out.
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}
