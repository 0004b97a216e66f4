import Foundation
import Shell
import TestSupport

/// A session as a user sees it: the prompts, the typed lines and the answers.
@MainActor
struct Transcript {
  let session: Session
  private(set) var text = ""

  init(_ mode: Session.Mode = .interactive, options: Options = Options()) {
    var environment = ShellEnvironment.tour
    environment.sources = Repository.root + "/Sources/Apps"
    session = Session(mode, options: options, environment: environment)
  }

  /// A session after several lines.
  static func session(after lines: String...) -> Session {
    let session = Transcript().session
    session.reply(toEach: lines)
    return session
  }

  /// The answer to the last of several lines.
  static func answer(to lines: String..., width: Int = 80) -> Reply {
    let session = Transcript().session
    session.width = width
    return session.reply(toEach: lines)
  }

  mutating func type(_ line: String) {
    text += session.prompt + line + "\n"
    let reply = session.reply(to: line)
    if !reply.text.lines.isEmpty { text += reply.text.plain + "\n" }
    if let complaint = reply.complaint { text += complaint + "\n" }
  }

  /// Types the lines of a recorded session again. Returns the new transcript.
  static func replaying(_ recorded: String) -> String {
    var transcript = Transcript()
    for line in recorded.split(separator: "\n") {
      guard let match = line.prefixMatch(of: #/([a-z][a-z0-9 ./停在消息-]*)?> /#) else { continue }
      transcript.type(String(line[match.range.upperBound...]))
    }
    return transcript.text
  }
}

enum Files {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let lessons = tests.appendingPathComponent("Transcripts/Lessons").path

  /// Lessons with a contract that the app breaks.
  static let strictLessons = tests.appendingPathComponent("Transcripts/Strict").path

  /// The recorded text, and the text that `found` makes from it. With `LIFELINE_RECORD=1` the file is first replaced by
  /// the found text; then read the diff.
  static func expected(_ name: String, found: (String) -> String) throws -> (String, String) {
    let url = tests.appendingPathComponent("Transcripts/\(name)")
    // `String(contentsOf:encoding:)` would leave a byte-order mark out.
    let recorded = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let found = found(recorded)
    guard ProcessInfo.processInfo.environment["LIFELINE_RECORD"] == "1" else {
      return (recorded, found)
    }
    try found.write(to: url, atomically: true, encoding: .utf8)
    return (found, found)
  }
}
