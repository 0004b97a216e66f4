import Foundation
import Lessons
import Files
import Workshop

/// A learner's folder, and what it is for.
struct ExercisePlace {
  let page: ExercisePage
  let folder: ExerciseFolder
  /// As it was named.
  let directory: String
  /// When the files were saved, before they were read: a later save is a change.
  var stamps: [String: Date]

  /// A path in the folder, as messages show it.
  func shown(_ path: String) -> String { directory.file(path) }

  var editDirectory: String { shown("edit") }

  /// The learner's files as they are now.
  func code() throws(ShellProblem) -> CodeFiles {
    try telling(folder.code(editing: page.exercise.files), as: problem)
  }

  /// The learner's own scenario; `nil` where the exercise asks for none.
  func ownScenario() throws(ShellProblem) -> Scenario? {
    guard page.exercise.kind == .project else { return nil }
    let reading = try telling(folder.ownScenario(), as: problem)
    if let problem = reading.problems.first { throw .exercise(.lesson(problem)) }
    return reading.value
  }

  /// Why something cannot be done with the folder, in the shell's way.
  func problem(_ problem: ExerciseFolder.Problem) -> ShellProblem {
    .exercise(.folder(directory, problem))
  }
}

extension ExercisePage {
  /// What a learner edits in the directory of this name. A project has a folder of files, and a scenario of its own.
  func editedFiles(in directory: String) -> [String] {
    exercise.kind == .project
      ? ["edit", "feature.scenario"].map(directory.file)
      : exercise.files.map { directory.file("edit/\($0)") }
  }
}

extension String {
  /// A path in the directory of this name, as messages show it.
  fileprivate func file(_ path: String) -> String {
    if self == "." { return path }
    return hasSuffix("/") ? self + path : "\(self)/\(path)"
  }
}

extension ExerciseCommands {
  func exercises() throws(ShellProblem) -> LessonIndex { try library.requireIndex().exercises }

  func page(_ id: String) throws(ShellProblem) -> ExercisePage {
    try page(id, else: .unknown(id, known: ids))
  }

  private func page(
    _ id: String, else problem: @autoclosure () -> ShellProblem.Exercise
  ) throws(ShellProblem) -> ExercisePage {
    let exercises = try exercises()
    if let page = exercises.exercise(id, in: language) { return page }
    if let reason = exercises.whyUnreadable(id) { throw .exercise(.unreadable(id, reason)) }
    throw .exercise(problem())
  }

  /// The folder that is named, else the one that the current one is in, else the one that was used last.
  func place(_ request: Request) throws(ShellProblem) -> ExercisePlace {
    let command = ([request.command.name] + request.form.fixedWords).joined(separator: " ")
    if let named = try request.ifGiven(.directory) { return try enter(named, for: command) }
    let isHere = ExerciseFolder.around(url(".")) != nil
    return try enter(isHere ? "." : directory ?? ".", for: command)
  }

  /// From now on, commands that name no folder are about this one.
  ///
  /// - Parameters:
  ///   - named: the folder of an exercise, or one in it.
  ///   - command: what asks for it.
  func enter(_ named: String, for command: String) throws(ShellProblem) -> ExercisePlace {
    let path = url(named).path
    let here = ExerciseFolder.around(url("."))
    // Its name, or that of its exercise, names the folder that you are in, too.
    let name = named.hasSuffix("/") ? String(named.dropLast()) : named
    let isHere = here.map { [$0.exercise, $0.url.lastPathComponent].contains(name) } ?? false
    guard let folder = ExerciseFolder.around(url(named)) ?? (isHere ? here : nil),
      let id = folder.exercise
    else {
      throw .exercise(.noFolder(named == "." ? path : named, command: command))
    }
    let page = try page(id, else: .gone(id))
    let directory = folder.url.path == path ? named : folder.url.path
    self.directory = directory
    return ExercisePlace(
      page: page, folder: folder, directory: directory, stamps: folder.stamps)
  }

  func url(_ directory: String) -> URL {
    URL(
      filePath: directory, relativeTo: URL(filePath: environment.here, directoryHint: .isDirectory)
    )
    .standardizedFileURL
  }

  func prepared(_ page: ExercisePage) throws(ShellProblem) -> PreparedExercise {
    guard let exercise = PreparedExercise(page, in: try exercises()) else {
      throw .code(.noSources)
    }
    return exercise
  }

  func version(
    _ version: LessonIndex.ExerciseVersion, of page: ExercisePage
  ) throws(ShellProblem) -> CodeFiles {
    let exercise = try prepared(page)
    return try ShellProblem.ofWorkshop { try exercise.code(version) }
  }

  /// What the learner has changed.
  func patch(of place: ExercisePlace) throws(ShellProblem) -> Patch {
    let start = try version(.start, of: place.page)
    return Patch(
      from: start.filter { place.page.exercise.isOwn($0.key) }, to: try place.code())
  }
}
