import Shell
import TestSupport

/// Environments for tests that change no lesson. Sessions with a copy of one of them read each file once.
extension ShellEnvironment {
  /// With the lessons that come with the program.
  static let course = ShellEnvironment(lessons: Repository.root + "/Lessons")

  /// With the lessons for tests.
  static let tour = ShellEnvironment(lessons: Files.lessons)

  /// Some lines, as if they were piped in.
  static func piping(_ lines: [String]) -> Input {
    var bytes: [UInt8]? = Array(lines.joined(separator: "\n").utf8)
    return { _ in bytes.take() }
  }

  /// What is in a folder of lessons is read for it, and what it takes from the course only once.
  static func lessons(in folder: String) -> ShellEnvironment {
    var environment = course
    (environment.lessons, environment.base) = (folder, environment.lessons)
    environment.newLessons = folder
    return environment
  }
}
