import Localization

extension AskingProblem {
  /// What is wrong and what to do, in the current language.
  public nonisolated var message: String { kind.message }
}

nonisolated extension AskingProblem.Kind {
  var message: String {
    switch self {
    case .run(let words): words
    case .noMessage(let pattern):
      localized(
        "`\(pattern)` matches no message of this run. Look at the run with the same filter.")
    case .nothingFollows:
      localized("no such message follows in the run. Ask for a message that is sent.")
    case .wrongTick(let happens):
      localized("this is ticked, but what happens is `\(happens)`. Tick what happens.")
    case .alsoRight(let happens):
      localized("this is what happens: `\(happens)`. Tick it, or name another message.")
    case .outOfOrder(let pattern):
      localized(
        "`\(pattern)` is sent before the one above it. Put the list in the order of the run.")
    case .eitherOrder(let first, let second):
      localized(
        """
        `\(second)` is sent before `\(first)`, too: the run sends one of them again. Name them so \
        that each means one message, or show fewer `steps:`.
        """)
    case .noMethod(let pattern):
      localized("this run has no method `\(pattern)`. A blank takes a method's name: `setName`.")
    case .noBreach:
      localized("this run keeps its contract. Choose a mistake or a scenario that breaks it.")
    case .breaksNoRule(let pattern):
      localized("this is ticked, but `\(pattern)` breaks no rule here. Tick the message that does.")
    case .alsoBreaksRule(let pattern):
      localized("`\(pattern)` breaks a rule too. Tick it, or name another message.")
    case .unknownName(let name):
      localized("this run has no participant or role `\(name)`. Name one that it has.")
    case .unknownWord(let word):
      localized(
        """
        this run has nothing of the name `\(word)`. Name a participant, a role, a kind or a method.
        """)
    case .nothingToChoose:
      localized("no wrong choice can be made of this run. Write the choices.")
    }
  }
}
