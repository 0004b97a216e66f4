import Trace

extension DiagramFilter {
  /// The filter with its names spelled as in a diagram, after a check of names and message numbers.
  public func spelled(as diagram: Diagram) throws(DiagramFilterProblem) -> DiagramFilter {
    var filter = self
    let known =
      diagram.names + diagram.participants.map(\.id) + Role.allCases.map(\.heading)
      + MessageKind.allCases.map(\.rawValue)
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
    if let steps { try check(steps.lowerBound, diagram) }
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

  private func check(_ number: Int, _ diagram: Diagram) throws(DiagramFilterProblem) {
    let last = diagram.messages.map(\.number).max() ?? 0
    guard (1...max(1, last)).contains(number) else { throw .noMessage(number, last: last) }
  }
}

extension Diagram {
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
