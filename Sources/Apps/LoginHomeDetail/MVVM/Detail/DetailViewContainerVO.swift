import LoginHomeDetailApp

/// What the page about a trip shows, and nothing else.
struct DetailViewContainerVO: Equatable {
  let title: String
  let message: String
  let note: String
}

extension DetailViewContainerVO: CustomStringConvertible {
  var description: String { "VO(\(title), \(note.debugDescription))" }
}
