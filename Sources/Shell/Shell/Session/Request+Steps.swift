extension Request {
  /// Whether an empty line steps through the run: after run, and after each step that an empty line made. Where steps are
  /// guessed, an empty line shows nothing.
  func offersSteps(after offered: Bool) -> Bool {
    command.name == "run" || (offered && command.name == "step" && words.isEmpty)
  }

  /// Whether it shows messages of the run, or what they led to.
  var looksAtRun: Bool {
    switch command.name {
    case "code": words.first.map { Int($0) != nil } ?? true
    case "continue", "diagram", "find", "goto", "messages", "objects", "screen", "state", "step",
      "where", "why":
      true
    // With a word, these are about a pattern, or change the run.
    case "actions", "contract", "kinds": words.isEmpty
    case "lens": !words.isEmpty && words.first != "off"
    default: false
    }
  }

  /// Whether its answer is neither for a program nor for a file.
  var isForPeople: Bool {
    !self[.json] && self[.output] == nil && [.text, .plain].contains(options.traceFormat)
  }

  /// Whether its answer goes on until Ctrl-C.
  var isEndless: Bool { command.name == "exercise" && words.first == "watch" }
}
