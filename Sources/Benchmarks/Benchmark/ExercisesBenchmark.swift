import Cells
import Foundation
import Lessons
import Workshop

/// What a learner waits for: from a save to the verdict. Each exercise is solved in a folder of its own, and the program
/// checks it as if the learner had typed it, the first time and then after each of three more saves.
enum ExercisesBenchmark {
  private struct Wait {
    let exercise: String
    /// Seconds that it may take on two cores that have nothing else to do.
    let most: Double
  }

  private static let waits = [
    Wait(exercise: "mvc-second-writer", most: 2), Wait(exercise: "viper-confirm-delete", most: 4),
    Wait(exercise: "viper-test-presenter", most: 12),
  ]

  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "lifeline").path

  /// Ends with status 1 when a verdict takes too long.
  static func run(_ words: [String]) throws {
    print(
      "seconds".padded(to: 24) + "first".padded(to: 10) + "again".padded(to: 10)
        + "processor   at most")
    let exercises = LessonIndex.read(directory: "Lessons").exercises
    let areInTime = try waits.map { try measure($0, in: exercises) }
    if areInTime.contains(false) { exit(1) }
  }

  /// A folder with the solution of an exercise in it.
  private static func solved(_ id: String, in exercises: LessonIndex, at url: URL) throws -> [URL] {
    guard let page = exercises.exercise(id), let exercise = PreparedExercise(page, in: exercises)
    else {
      throw Failure(words: "\(id) is not there. Start this in the folder of the package.")
    }
    let folder = try ExerciseFolder.make(
      at: url, for: page, of: try exercise.code(.start), readme: "")
    let files = try exercise.files(.solution)
    for (path, text) in files {
      try Data(text.utf8).write(to: folder.file(path))
    }
    return files.keys.sorted().map(folder.file)
  }

  /// Changes a file as an edit does: what comes after it moves.
  private static func save(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(("// Changed.\n" + text).utf8).write(to: file)
  }

  private static func check(_ folder: URL) throws -> Run {
    let output = folder.appending(path: "verdict.txt").path
    let command = [program, "--no-progress", "exercise", "check", folder.path]
    guard let run = runProcess(command, into: output)
    else { throw Failure(words: contents(of: output) ?? "\(program) could not be started.") }
    return run
  }

  private static func measure(_ wait: Wait, in exercises: LessonIndex) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try solved(wait.exercise, in: exercises, at: folder)
    let first = try check(folder)
    let others = try (0..<3).map { _ in
      try files.prefix(1).forEach(save)
      return try check(folder)
    }.sorted { $0.seconds < $1.seconds }
    let (median, isInTime) = (others[1], others[1].seconds <= wait.most)
    print(
      wait.exercise.padded(to: 24) + rounded(first.seconds, 100).padded(to: 10)
        + rounded(median.seconds, 100).padded(to: 10)
        + rounded(median.processor, 100).padded(to: 12) + rounded(wait.most, 1)
        + (isInTime ? "" : " !"))
    return isInTime
  }
}
