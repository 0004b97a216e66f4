extension LessonReader {
  mutating func exercise(
    _ attributes: Attributes, _ body: SectionBody, _ pattern: String?
  ) -> Exercise {
    let items = body.blocks.flatMap(\.plainItems)
    let goals = items.compactMap { goal($0) }
    if items.isEmpty { complain(.noGoals, at: body.location) }
    let solution = body.blocks.first(where: \.isSolution)
    let actions = solution?.paragraph?.codeSpans ?? []
    if actions.isEmpty { complain(.noSolution, at: solution?.location ?? body.location) }
    return Exercise(
      pattern: attributes["pattern"]?.text ?? pattern, setup: attributes.actions("setup"),
      prompt: Array(
        body.blocks.prefix { $0.plainItems.isEmpty && !$0.isDetails && !$0.isSolution }),
      goals: goals, hints: body.hints, solution: actions,
      solutionLocation: solution?.location ?? body.location)
  }

  private mutating func goal(_ item: Block.Item) -> Exercise.Goal? {
    let text = item.blocks.lazy.compactMap(\.paragraph).first?.trimmed ?? []
    guard case .code(let predicate)? = text.last else {
      complain(.goalWithoutCode, at: item.location)
      return nil
    }
    return Exercise.Goal(
      text: Array(text.dropLast()).trimmed, predicate: predicate, location: item.location)
  }
}

extension Block {
  /// The items of a list without numbers and boxes.
  var plainItems: [Item] {
    guard case .list(let list) = kind, list.start == nil else { return [] }
    return list.items.filter { $0.isTicked == nil }
  }

  var isSolution: Bool { paragraph?.plain.hasPrefix("Solution:") ?? false }
}
