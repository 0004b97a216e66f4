import Foundation
import Shell
import TestSupport

/// A shell in which a learner works on an exercise.
@MainActor final class ExerciseDesk {
  let scratch: Scratch
  private(set) var isInterrupted = false
  private lazy var session = makeSession(.interactive)
  /// Opens a file, and says whether that went well. Set before the first line, it makes the shell know an editor.
  var editor: ((String) -> Bool)?

  /// The current directory. Set before the first line, it takes the place of the one of the tests.
  var here: String?

  /// Whether standard input is no terminal.
  var lacksKeyboard = false

  private let program: String

  init(program: String = BuiltProgram("lifeline").path) throws {
    scratch = try Scratch()
    self.program = program
  }

  private func makeSession(_ mode: Session.Mode) -> Session {
    var environment = ShellEnvironment.course
    environment.base = environment.lessons
    environment.program = URL(filePath: program)
    environment.progress = URL(fileURLWithPath: scratch.file("progress"))
    environment.newLessons = scratch.file("my")
    if let here { environment.here = here }
    environment.lacksKeyboard = lacksKeyboard
    environment.isInterrupted = { [weak self] in self?.isInterrupted == true }
    if editor != nil {
      environment.edit = { [weak self] files in files.allSatisfy { self?.editor?($0) ?? false } }
    }
    let session = Session(mode, environment: environment)
    session.width = 80
    return session
  }

  /// Presses Ctrl-C.
  func interrupt() { isInterrupted = true }

  func reply(_ line: String) -> Reply { session.reply(to: line) }

  /// The answer of the program to the words after its name.
  func answer(onCommandLine words: String...) throws -> Reply {
    let line = try CommandLineWords(words, program: [])
    return makeSession(.script).reply(to: line.command)
  }

  /// The answer to a line of a script, as of `lifeline -c`.
  func answer(inScript line: String) -> Reply { makeSession(.script).reply(to: line) }

  /// Begins an exercise in a folder.
  func start(_ exercise: String, in folder: String) -> Reply {
    reply("exercise start \(exercise) \(scratch.file(folder))")
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: scratch.file(file))
  }
}
