import Cells
import Diagrams

// Drawings are in English in every language, as the code is.

extension Diagram.Message {
  /// How it travelled, where its text does not say so, and what set it off.
  var tag: String? {
    let kind = kind == .call || kind == .user ? nil : kind?.rawValue
    let parts = [kind, cause.map { "set off by \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Diagram.Change {
  var words: String { old.map { "\(property) \($0) → \(new)" } ?? "\(property) = \(new)" }
}

extension Diagram.Reply.Outcome {
  var words: String {
    switch self {
    case .value(let value): "returns \(value)"
    case .error(let error): "throws \(error)"
    }
  }
}

extension Diagram.Release {
  var words: String {
    let views = silentViews == 0 ? [] : [silentViews == 1 ? "1 view" : "\(silentViews) views"]
    return (objects + views).joined(separator: ", ") + " released"
  }
}

extension Diagram.Participant {
  /// Those who do alike in different patterns look alike.
  var part: String? {
    if case .part(let part) = style { "\(part)" } else { nil }
  }
}

extension String {
  /// With its line ends, and nothing else that is not to be seen.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
