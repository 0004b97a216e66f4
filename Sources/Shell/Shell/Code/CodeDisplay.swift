import Grammar

/// Whether the code is shown while you step.
nonisolated enum CodeDisplay: String, Choice {
  case on, off
}
