/// What is asked about.
nonisolated enum WhySubject {
  /// A message, by its number in the drawing.
  case message(Int)
  /// `Hello.name`
  case property(String)

  init(_ word: String) {
    self = Int(word).map { .message($0) } ?? .property(word)
  }
}
