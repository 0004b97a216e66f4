/// What of a run is asked about.
nonisolated enum RunSubject {
  /// A message, by its number in the drawing.
  case message(Int)
  /// Of an object or a type, or of one of their members: `PlayVC.rename`, `Hello.name`.
  case name(String)

  init(_ word: String) {
    self = Int(word).map { .message($0) } ?? .name(word)
  }
}
