import Cells

extension LessonReader {
  mutating func pageTask(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> PageTask? {
    let goals = statements(in: body)
    if goals.isEmpty, body.statementItems.isEmpty {
      complain(.statement(.noGoals), at: body.location)
    }
    let solution = body.blocks.last(where: \.isSolution)
    reportSecond(of: body.blocks.filter(\.isSolution), .statement(.secondSolution))
    let place = solution?.location ?? body.location
    let actions = (solution?.paragraph?.codeSpans ?? []).flatMap(\.actionLines)
    if actions.isEmpty { reportNoSolution(body, at: place) }
    reportEmptyHints(body)
    let setup = attributes.actions("setup")
    guard allows(setup + actions, at: place) else { return nil }
    return PageTask(
      pattern: attributes["pattern"]?.text ?? pattern, setup: setup, prompt: body.assignment,
      goals: goals, hints: body.hints, solution: actions, solutionLocation: place,
      explanation: body.quotes)
  }

  private mutating func reportNoSolution(_ body: SectionBody, at place: Location) {
    if let meant = body.blocks.last(where: \.isMeantAsSolution) {
      complain(.statement(.badSolution), at: meant.location)
    } else {
      complain(.statement(.noSolution), at: place)
    }
  }

  mutating func claims(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> Claims? {
    let claims = statements(in: body)
    if claims.isEmpty, body.statementItems.isEmpty {
      complain(.statement(.noClaims), at: body.location)
    }
    return run(attributes, body, pattern).map { Claims(run: $0, claims: claims) }
  }

  mutating func statements(in body: SectionBody) -> [Statement] {
    reportLooseStatements(body.blocks)
    return body.statementItems.compactMap { statement($0) }
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
}

extension SectionBody {
  fileprivate var statementItems: [Block.Item] { blocks.flatMap(\.plainItems) }

  /// The blocks above the goals.
  var assignment: [Block] {
    Array(blocks.prefix { $0.plainItems.isEmpty && !$0.isFolded && !$0.isSolution })
  }

  /// The quotes, which are shown when the task is done.
  var quotes: [Block] { blocks.flatMap(\.quoted) }
}

extension Block {
  /// The items of a bullet list that have no box.
  var plainItems: [Item] {
    guard case .list(let list) = kind, list.start == nil else { return [] }
    return list.items.filter { $0.isTicked == nil }
  }

  /// Whether this is a word and a colon, in any language, followed by code spans only:
  /// ``Solution: `launch` `back` ``.
  var isSolution: Bool {
    guard let text = paragraph?.trimmed, case .text(let first)? = text.first,
      first.trimmed.endsInColon
    else { return false }
    return !text.codeSpans.isEmpty
      && text.dropFirst().allSatisfy { $0.isCode || $0.plain.trimmed.isEmpty }
  }

  /// Whether it is hidden at first.
  var isFolded: Bool {
    switch kind {
    case .details, .notes: true
    default: false
    }
  }
}
