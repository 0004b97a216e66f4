extension Request {
  /// Whether an empty line steps through the run: after run, and after each step that an empty line made. Where steps are
  /// guessed, an empty line shows nothing.
  func offersSteps(after offered: Bool) -> Bool {
    command.name == "run" || (offered && command.name == "step" && words.isEmpty)
  }

  /// Whether its answer goes on until Ctrl-C.
  var isEndless: Bool { command.name == "exercise" && words.first == "watch" }
}
