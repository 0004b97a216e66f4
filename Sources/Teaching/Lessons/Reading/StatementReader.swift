import Cells

/// Goals and claims: what people read, and what is checked.
extension LessonReader {
  mutating func claims(_ raw: RawSection) -> Claims? {
    let claims = statements(in: raw)
    if claims.isEmpty, raw.statementItems.isEmpty {
      complain(.statement(.noClaims), at: raw.location)
    }
    return run(raw).map { Claims(run: $0, claims: claims) }
  }

  mutating func statements(in raw: RawSection) -> [Statement] {
    reportLooseStatements(raw.blocks)
    return raw.statementItems.compactMap { statement($0) }
  }

  private mutating func statement(_ item: Block.Item) -> Statement? {
    let text = item.text
    guard case .code(let words)? = text.last else {
      let signs = text.signsAfterCode
      complain(
        .statement(signs.map { .signsAfterCode($0) } ?? .goalWithoutCode), at: item.location)
      return nil
    }
    if text.dropLast().endsInAnotherStatement {
      complain(.statement(.severalStatements), at: item.location)
    }
    guard let predicate = Predicate(words) else {
      let place = source.find(words, from: item.location, to: item.location.line + 3)
      complain(.statement(.badPredicate(words)), at: place)
      return nil
    }
    return Statement(
      text: Array(text.dropLast()).trimmed, predicate: predicate, source: words,
      location: item.location)
  }

  private mutating func reportLooseStatements(_ blocks: [Block]) {
    for block in blocks {
      guard let text = block.paragraph?.trimmed, text.dropLast().endsInColon,
        case .code(let words)? = text.last, let predicate = Predicate(words), predicate.isSentence
      else { continue }
      complain(.statement(.looseStatement), at: block.location)
    }
  }
}
