import Grammar

/// Whose code is asked for.
nonisolated enum CodeSubject {
  /// A message, by its number in the drawing.
  case message(Int)
  /// An object, a type, or one of their members: `PlayVC.rename`.
  case symbol(String)

  init(_ word: String) {
    self = Int(word).map { .message($0) } ?? .symbol(word)
  }
}

/// Whether the code is shown while you step.
nonisolated enum CodeDisplay: String, Choice {
  case on, off
}
