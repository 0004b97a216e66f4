import Cells
import Localization

extension ExerciseCommands {
  /// Opens the files that are yours in your editor, and waits until you leave it.
  func edit(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let files = place.page.editedFiles(in: place.directory)
    guard let edit = environment.edit else {
      throw .exercise(
        environment.lacksKeyboard
          ? .noTerminal(files) : .noEditor(files, line: lineNamingEditor(for: place)))
    }
    guard edit(files.map { url($0).path }) else { throw .exercise(.editorFailed(files)) }
    return Reply(
      .wrapped(localized("To judge what you wrote, type:"), to: width)
        + .wrapped(
          display.command("exercise check \(display.word(place.directory))"), to: width, .code))
  }

  /// What opens them in an editor, typed in the system's shell.
  private func lineNamingEditor(for place: ExercisePlace) -> String {
    let command = "EDITOR=nano \(display.program) exercise edit"
    return place.directory == "." ? command : "\(command) \(place.directory.shellWord)"
  }
}
