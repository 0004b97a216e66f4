import Cells
import Localization

extension ExerciseCommands {
  /// Opens the files that are yours in your editor, and waits until you leave it.
  func edit(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let files = place.page.editedFiles(in: place.directory)
    guard let edit = environment.edit else {
      throw .exercise(
        environment.lacksKeyboard ? .noTerminal(files) : .noEditor(files, in: place.directory))
    }
    guard edit(files.map { url($0).path }) else { throw .exercise(.editorFailed(files)) }
    return Reply(
      .wrapped(localized("To judge what you wrote, type:"), to: width)
        + .wrapped(
          display.command("exercise check \(place.directory.quotedIfNeeded)"), to: width, .code))
  }
}
