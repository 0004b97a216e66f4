import Cells
import Localization
import Trace

extension DiagramFilter {
  /// The same filter with names spelled as in the diagram.
  public func checked(
    against diagram: Diagram, of trace: Trace
  ) throws(DiagramFilterProblem) -> DiagramFilter {
    if let turns { try check(turns.lowerBound, diagram, trace) }
    do throws(DiagramFilterProblem) {
      return try spelled(as: diagram)
    } catch {
      guard case .unknownName(let name, let part, _, _, _) = error,
        trace.participants.contains(where: { $0.name == name })
      else { throw error }
      throw .notDrawn(name, part)
    }
  }

  /// A turn may have nothing to draw, and a turn that is drawn may have no divider.
  private func check(
    _ turn: Int, _ diagram: Diagram, _ trace: Trace
  ) throws(DiagramFilterProblem) {
    guard !diagram.isDrawnByHand else { throw .hasNoTurns }
    let drawn = diagram.items.compactMap(\.turn?.number)
    let last = (drawn + trace.actionsByTurn.keys).max() ?? 1
    guard turn <= last else { throw .noTurn(turn, last: last) }
  }

  /// The filter with its names spelled as in a diagram, after a check of names and message numbers.
  public func spelled(as diagram: Diagram) throws(DiagramFilterProblem) -> DiagramFilter {
    var filter = self
    filter.only = try spelled(only, .only, diagram)
    filter.hide = try spelled(hide, .hide, diagram)
    filter.focus = try spelled(focus, .focus, diagram)
    filter.folds = []
    for fold in folds {
      switch fold {
      case .widgets, .loops: break
      case .call(let number): try check(number, diagram)
      case .calls(let name):
        filter.folds += try spelled([name], .fold, diagram).map { .calls($0) }
        continue
      }
      filter.folds.append(fold)
    }
    if let steps { try check(steps, diagram) }
    return filter
  }

  private func spelled(
    _ names: [String], _ part: Part, _ diagram: Diagram
  ) throws(DiagramFilterProblem) -> [String] {
    let known = diagram.wordsOfFilters
    var result: [String] = []
    for name in names {
      guard let near = known.first(spelledLike: name) else {
        let names = diagram.participants.map(\.nameOnOneLine).uniqued()
        throw .unknownName(name, part, names: names, roles: diagram.roles, kinds: diagram.kinds)
      }
      result.append(near)
    }
    return result
  }

  private func check(_ steps: ClosedRange<Int>, _ diagram: Diagram) throws(DiagramFilterProblem) {
    let numbers = diagram.messages.compactMap(\.drawnNumber)
    guard let first = numbers.min(), let last = numbers.max() else {
      return try check(steps.lowerBound, diagram)
    }
    guard !numbers.contains(where: { steps.asNumbers.contains($0) }) else { return }
    throw .noNumeral(steps.lowerBound, first: first.hundredths, last: last.hundredths)
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
