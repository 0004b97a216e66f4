import Foundation
import Lessons
import Patches
import Workshop

/// A learner's folder, and what it is for.
struct ExercisePlace {
  let page: ExercisePage
  let folder: ExerciseFolder
  /// As it was named.
  let directory: String
  let files: CodeFiles
  /// When the files were saved, as they were read: a later save is a change.
  var stamps: [String: Date]

  /// Whether the learner edits this file of the pattern.
  func isOwn(_ path: String) -> Bool { page.exercise.isOwn(path) }

  /// The scenarios that it is judged by.
  var runs: [String] { (folder.ownScenario?.value.map { [$0.name] } ?? []) + page.exercise.runs }

  /// A path in the folder, as messages show it.
  func shown(_ path: String) -> String { directory == "." ? path : "\(directory)/\(path)" }

  var editDirectory: String { shown("edit") }
}

extension ExerciseCommands {
  func exercises() throws(ShellProblem) -> LessonIndex { try library.requireIndex().exercises }

  func page(_ id: String) throws(ShellProblem) -> ExercisePage {
    guard let page = try exercises().exercise(id, in: language) else {
      throw .exercise(.unknown(id, known: ids))
    }
    return page
  }

  /// The folder that is named, else the current one if it is one, else the one that was used last.
  func place(_ request: Request) throws(ShellProblem) -> ExercisePlace {
    if let named = try request.ifGiven(.directory) { return try place(at: named) }
    let isHere = ExerciseFolder(url(".")).exercise != nil
    return try place(at: isHere ? "." : directory ?? ".")
  }

  func place(at directory: String) throws(ShellProblem) -> ExercisePlace {
    let folder = ExerciseFolder(url(directory))
    guard let id = folder.exercise else { throw .exercise(.folder(directory, .noExercise)) }
    guard let page = try exercises().exercise(id, in: language) else { throw .exercise(.gone(id)) }
    self.directory = directory
    do throws(ExerciseFolder.Problem) {
      let stamps = folder.stamps
      let files = try folder.code(editing: page.exercise.files)
      return ExercisePlace(
        page: page, folder: folder, directory: directory, files: files, stamps: stamps)
    } catch {
      throw .exercise(.folder(directory, error))
    }
  }

  func url(_ directory: String) -> URL {
    URL(
      filePath: directory, relativeTo: URL(filePath: environment.here, directoryHint: .isDirectory)
    )
    .standardizedFileURL
  }

  func bench(_ page: ExercisePage) throws(ShellProblem) -> Bench {
    guard let bench = Bench(page, in: try exercises()) else { throw .code(.noSources) }
    return bench
  }

  func version(
    _ version: LessonIndex.ExerciseVersion, of page: ExercisePage
  ) throws(ShellProblem) -> CodeFiles {
    let bench = try bench(page)
    return try ShellProblem.ofWorkshop { try bench.code(version) }
  }

  /// What the learner has changed.
  func patch(of place: ExercisePlace) throws(ShellProblem) -> Patch {
    let start = try version(.start, of: place.page)
    return Patch(from: start.filter { place.isOwn($0.key) }, to: place.files)
  }
}
