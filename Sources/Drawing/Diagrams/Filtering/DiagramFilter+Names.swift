import Trace

extension DiagramFilter {
  /// The filter with its names spelled as in a diagram, after a check of names and message numbers.
  public func spelled(as diagram: Diagram) throws(DiagramFilterProblem) -> DiagramFilter {
    var filter = self
    let known = diagram.wordsOfFilters
    filter.only = try spelled(only, .only, known)
    filter.hide = try spelled(hide, .hide, known)
    filter.focus = try spelled(focus, .focus, known)
    filter.folds = []
    for fold in folds {
      switch fold {
      case .widgets, .loops: break
      case .call(let number): try check(number, diagram)
      case .calls(let name):
        filter.folds += try spelled([name], .fold, known).map { .calls($0) }
        continue
      }
      filter.folds.append(fold)
    }
    if let steps { try check(steps, diagram) }
    return filter
  }

  private func spelled(
    _ names: [String], _ part: Part, _ known: [String]
  ) throws(DiagramFilterProblem) -> [String] {
    var result: [String] = []
    for name in names {
      let exact = known.first { $0 == name }
      let near = exact ?? known.first { $0.lowercased() == name.lowercased() }
      guard let near else { throw .unknownName(name, part) }
      result.append(near)
    }
    return result
  }

  private func check(_ steps: ClosedRange<Int>, _ diagram: Diagram) throws(DiagramFilterProblem) {
    let drawn = diagram.messages.filter { $0.drawnNumber != nil }
      .sorted { ($0.drawnNumber ?? 0) < ($1.drawnNumber ?? 0) }
    guard let first = drawn.first?.numeral, let last = drawn.last?.numeral else {
      return try check(steps.lowerBound, diagram)
    }
    let isThere = drawn.contains { steps.asNumbers.contains($0.drawnNumber ?? 0) }
    guard isThere else { throw .noNumeral(steps.lowerBound, first: first, last: last) }
  }

  private func check(_ number: Int, _ diagram: Diagram) throws(DiagramFilterProblem) {
    let last = diagram.messages.map(\.number).max() ?? 0
    guard (1...max(1, last)).contains(number) else { throw .noMessage(number, last: last) }
  }
}

extension Diagram {
  /// What a filter can name. A diagram drawn by hand has neither roles nor kinds.
  fileprivate var wordsOfFilters: [String] {
    let people = participants.map(\.nameOnOneLine) + participants.compactMap(typedID)
    guard !isDrawnByHand else { return people }
    return people + Role.allCases.map(\.heading) + MessageKind.allCases.map(\.rawValue)
  }

  /// The participants that a word of a filter names. An id counts where no participant has that name.
  package func participants(called word: String) -> [Participant] {
    let named = participants.filter { $0.name == word || $0.nameOnOneLine == word }
    return named.isEmpty ? participants.filter { typedID(of: $0) == word } : named
  }

  /// The ids of the participants that a word of a filter means, by name or by role.
  func ids(meantBy word: String) -> [String] {
    let playing = participants.filter { $0.role?.heading == word }
    return (participants(called: word) + playing).map(\.id)
  }

  /// The id that people know. The ids of items in a diagram drawn by hand were made for it.
  fileprivate func typedID(of participant: Participant) -> String? {
    isDrawnByHand ? participant.sourceID.word : participant.id
  }

  /// The names of the participants, in the order of their lifelines.
  public var names: [String] { participants.map(\.name) }

  /// The headings of the roles that participants have.
  public var roles: [String] {
    let played = Set(participants.compactMap(\.role))
    return Role.allCases.filter(played.contains).map(\.heading)
  }

  /// The kinds of the messages, as words.
  public var kinds: [String] {
    let used = Set(messages.compactMap(\.kind))
    return MessageKind.allCases.filter(used.contains).map(\.rawValue)
  }
}
