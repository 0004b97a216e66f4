import Localization

nonisolated extension ShellProblem {
  public enum Missing: Sendable {
    case pattern(known: [String])
    case messages
    /// The last action, as it is typed, sent none.
    case messagesOf(action: String)
    /// The set-up of a scenario or a task was done, and no message was sent since. Perhaps actions were taken back.
    case actionsAfterSetup(canRedo: Bool)
    /// No directory of lessons is known.
    case lessonDirectory
    case openLesson
    /// An answer to a question that a script cannot be asked.
    case confirmation
    /// The database of progress, with the reason where it is known.
    case progress(String?)
  }
}

nonisolated extension ShellProblem.Missing {
  var message: String {
    switch self {
    case .pattern(let known):
      localized("No pattern is in use. Type: \(known.map { "use \($0)" }.listed(.or))")
    case .messages: localized("Nothing has happened yet. Type: launch")
    case .messagesOf(let action): localized("\(action) sent no message.")
    case .actionsAfterSetup(canRedo: false):
      localized(
        "The app is set up, and no message was sent since. Do an action; then this command works. To see the screen, type: screen"
      )
    case .actionsAfterSetup(canRedo: true):
      localized(
        "Only the set-up of this scenario is done, so no message was sent yet. To do the first action again, type: redo"
      )
    case .lessonDirectory:
      localized(
        """
        Found no lessons and no scenarios. Start with `lifeline --lessons DIR`, or set \
        LIFELINE_LESSONS to their directory.
        """)
    case .openLesson: localized("No lesson is open. To see which there are, type: lessons")
    case .confirmation:
      localized("A script cannot be asked whether to forget it. To forget it, add --force.")
    case .progress(let reason):
      reason
        ?? localized(
          "No progress is kept here. Start lifeline without --no-progress, and with HOME or XDG_STATE_HOME set to a path that begins with /."
        )
    }
  }
}
