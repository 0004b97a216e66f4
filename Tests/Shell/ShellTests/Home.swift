import Foundation
import Shell
import Synchronization
import Testing

/// A place to keep progress in, and a clock.
nonisolated final class Home {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("lifeline-keeping-\(UUID())")
  private let clock = Clock()

  nonisolated final class Clock: Sendable {
    /// 2 March 2026, ten o'clock.
    private let seconds = Mutex(1_772_445_600.0)
    var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    func pass(days: Int) { seconds.withLock { $0 += Double(days) * 86_400 } }
  }

  init() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @MainActor func shell(
    _ mode: Session.Mode = .interactive, lessons: String = Files.lessons
  ) -> Typist {
    var environment = ShellEnvironment.tour
    (environment.lessons, environment.newLessons) = (lessons, lessons)
    environment.progress = folder
    environment.now = { [clock] in clock.now }
    environment.timeZone = .gmt
    return Typist(Session(mode, environment: environment))
  }

  func pass(days: Int) { clock.pass(days: days) }

  /// Meanwhile the place is locked, as by a shell that opens its store.
  func whileLocked(_ body: () -> Void) {
    let descriptor = open(folder.path, O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    body()
    close(descriptor)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }
}

/// A user who types at the prompt.
@MainActor struct Typist {
  let session: Session

  init(_ session: Session) { self.session = session }

  /// The whole answer to the last of these lines, error message included.
  func says(_ lines: String...) -> String { session.says(lines) }
}

extension String {
  /// The letters of these choices on a page. In a review, they are not in the order of the lesson.
  func letters(of choices: String...) -> String {
    let lines = split(separator: "\n")
    return choices.compactMap { choice in
      lines.first { $0.hasSuffix(") \(choice)") }?.trimmingCharacters(in: .whitespaces).prefix(1)
    }.joined(separator: " ")
  }
}
