/// What a source says of the parts of which a later statement replaces a former one.
struct MermaidReplacements {
  enum Part: Hashable {
    case title, spokenTitle, spokenDescription
    /// The declaration of a participant, by its index.
    case participant(Int)
  }

  private var said: [Part: (statement: MermaidStatement, piece: MermaidPiece)] = [:]

  /// Notes what is said of a part.
  ///
  /// - Returns: the former statement, when nothing of it is left.
  mutating func replace(
    _ part: Part, with statement: MermaidStatement, _ piece: MermaidPiece
  ) -> MermaidPiece? {
    let former = said[part]
    if let former, !statement.replaces(former.statement) { return nil }
    said[part] = (statement, piece)
    return former?.piece
  }
}

extension MermaidStatement {
  /// Whether nothing of a former statement about the same is left.
  fileprivate func replaces(_ former: MermaidStatement) -> Bool {
    guard case .participant(let new) = self, case .participant(let old) = former else {
      return self != former
    }
    return (new.name ?? old.name, new.type) != (old.name, old.type)
      && (new.name != nil || old.name == nil)
  }
}
