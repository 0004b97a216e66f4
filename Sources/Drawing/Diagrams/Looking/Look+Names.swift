import Trace

extension Look {
  /// The look with its names spelled as in a diagram, whose messages it may speak of.
  public func spelled(as diagram: Diagram) throws(LookProblem) -> Look {
    var look = self
    let known =
      diagram.names + diagram.participants.map(\.id) + Role.allCases.map(\.heading)
      + MessageKind.allCases.map(\.rawValue)
    look.only = try spelled(only, .only, known)
    look.hide = try spelled(hide, .hide, known)
    look.focus = try spelled(focus, .focus, known)
    look.folds = []
    for fold in folds {
      switch fold {
      case .widgets, .loops: break
      case .call(let number): try check(number, diagram)
      case .calls(let name):
        look.folds += try spelled([name], .fold, known).map { .calls($0) }
        continue
      }
      look.folds.append(fold)
    }
    if let steps { try check(steps.lowerBound, diagram) }
    return look
  }

  private func spelled(
    _ names: [String], _ part: Part, _ known: [String]
  ) throws(LookProblem) -> [String] {
    var result: [String] = []
    for name in names {
      let exact = known.first { $0 == name }
      let near = exact ?? known.first { $0.lowercased() == name.lowercased() }
      guard let near else { throw .unknownName(name, part) }
      result.append(near)
    }
    return result
  }

  private func check(_ number: Int, _ diagram: Diagram) throws(LookProblem) {
    let last = diagram.messages.map(\.number).max() ?? 0
    guard (1...max(1, last)).contains(number) else { throw .noMessage(number, last: last) }
  }
}

extension Diagram {
  public var names: [String] { participants.map(\.name) }

  /// The headings of the roles that are played.
  public var roles: [String] {
    let played = Set(participants.compactMap(\.role))
    return Role.allCases.filter(played.contains).map(\.heading)
  }

  /// The ways in which something is said.
  public var kinds: [String] {
    let used = Set(messages.compactMap(\.kind))
    return MessageKind.allCases.filter(used.contains).map(\.rawValue)
  }
}
