import Foundation

/// Recorded outputs. A person has read them and found them right.
public enum Golden {
  /// The text of a file below `Tests`. With `LIFELINE_RECORD=1` the file is first replaced by `found` if it differs;
  /// then read the diff. A file that stays the same keeps its date: sources that are newer than the program are not
  /// judged.
  ///
  /// - Throws: ``Missing``, when there is no such file.
  public static func text(of file: String, found: String) throws -> String {
    let url = URL(fileURLWithPath: "\(Repository.root)/Tests/\(file)")
    let records = ProcessInfo.processInfo.environment["LIFELINE_RECORD"] == "1"
    if records, (try? Data(contentsOf: url)) != Data(found.utf8) {
      try found.write(to: url, atomically: true, encoding: .utf8)
    }
    guard FileManager.default.fileExists(atPath: url.path) else { throw Missing(file: file) }
    // `String(contentsOfFile:encoding:)` would leave a byte-order mark out.
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Nothing has been recorded yet.
  struct Missing: Error, CustomStringConvertible {
    var file: String

    var description: String {
      """
      There is no Tests/\(file). To record what is found, run the test with LIFELINE_RECORD=1, and read the file.
      """
    }
  }

  /// The first line in which two texts differ, and what to do; `nil` when they are the same.
  public static func difference(from recorded: String, to found: String) -> String? {
    guard recorded != found else { return nil }
    let (old, new) = (recorded.components(separatedBy: "\n"), found.components(separatedBy: "\n"))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let line = { (lines: [String]) in same < lines.count ? "\"\(lines[same])\"" : "the end" }
    return """
      Line \(same + 1) was \(line(old)) and is \(line(new)). To record what is found, run the test with \
      LIFELINE_RECORD=1, and read the diff.
      """
  }
}
