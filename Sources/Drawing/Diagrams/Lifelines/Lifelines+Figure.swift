extension Lifelines {
  /// What the next item draws.
  package func figure(of item: Diagram.Item) -> Figure {
    switch item {
    case .message(let message): figure(of: message)
    case .reply(let reply): figure(of: reply)
    case .change(let change): figure(of: change)
    case .release(let release): figure(of: release)
    case .note(let note): figure(of: note)
    case .activation(let activation): figure(of: activation)
    case .turn(let turn): Figure(parts: [.turn(turn)])
    case .frame(let frame): Figure(parts: [.frame(frame)])
    case .section(let section): Figure(parts: [.section(section)])
    case .end: Figure(parts: [.end])
    case .numbering: Figure()
    }
  }

  /// A breach is a sign below its message, next to the sender.
  private func figure(of message: Diagram.Message) -> Figure {
    guard let path = path(of: message) else {
      let ends = ends(from: message.from, to: message.to)
      var figure = aside(.message(message, ends: ends), ends + message.text)
      if let breach = message.breach {
        figure.parts.append(.aside(.init(kind: .breach, words: breach)))
      }
      return figure
    }
    var figure = Figure(
      heads: heads(of: path.leadsToHead ? [path.from] : [path.from, path.to]),
      parts: [.arrow(message, path)], ends: message.destroys.flatMap(index).map { [$0] } ?? [])
    if let breach = message.breach {
      figure.parts.append(.sign(.init(kind: .breach, lifelines: [path.from], words: breach)))
    }
    return figure
  }

  /// `nil` where an end has no lifeline.
  func path(of message: Diagram.Message) -> Figure.Path? {
    guard let from = index(message.from), let to = index(message.to) else { return nil }
    let leadsToHead = message.creates && lives[to] == .before && from != to
    return .init(from: from, to: to, leadsToHead: leadsToHead)
  }

  /// A reply is drawn as a message that is no call.
  private func figure(of reply: Diagram.Reply) -> Figure {
    let words = reply.outcome.words
    guard let from = index(reply.callee), let to = index(reply.caller) else {
      return aside(.reply, name(reply.callee) + " " + words, isDimmed: reply.isDimmed)
    }
    var message = Diagram.Message(
      number: reply.to, from: reply.callee, .init(.broken), to: reply.caller, text: words)
    message.depth = reply.depth
    message.emphasis = reply.isDimmed ? .dimmed : nil
    return Figure(
      heads: heads(of: [from, to]),
      parts: [.arrow(message, .init(from: from, to: to, isReply: true))])
  }

  private func figure(of change: Diagram.Change) -> Figure {
    let words = words(of: change)
    guard let owner = index(change.owner) else {
      return aside(.change, words, isDimmed: change.isDimmed)
    }
    let sign = Figure.Sign(
      kind: .change, lifelines: [owner], words: words, isDimmed: change.isDimmed)
    return Figure(heads: heads(of: [owner]), parts: [.sign(sign)])
  }

  /// Objects that have ended before are named only.
  private func figure(of release: Diagram.Release) -> Figure {
    let words = release.words(name)
    let ending = Set(release.objects.compactMap(index)).filter { lives[$0] != .over }.sorted()
    guard !ending.isEmpty else { return aside(.release, words) }
    let sign = Figure.Sign(kind: .release, lifelines: ending, words: words)
    return Figure(heads: heads(of: ending), parts: [.sign(sign)], ends: ending)
  }

  private func figure(of note: Diagram.Note) -> Figure {
    let lifelines = note.over.compactMap(index)
    guard let first = lifelines.min(), let last = lifelines.max(),
      lifelines.count == note.over.count
    else {
      let subject = note.over.isEmpty ? "" : note.over.map(name).joined(separator: ", ") + ": "
      return aside(.note, subject + note.text)
    }
    return Figure(heads: heads(of: lifelines), parts: [.note(note, first...last)])
  }

  private func figure(of activation: Diagram.Activation) -> Figure {
    guard let index = index(activation.participant) else { return Figure() }
    return Figure(
      heads: activation.begins ? heads(of: [index]) : [],
      parts: [.activation(index, begins: activation.begins)])
  }

  private func aside(
    _ kind: Figure.Aside.Kind, _ words: String, isDimmed: Bool = false
  ) -> Figure {
    Figure(parts: [.aside(.init(kind: kind, words: words, isDimmed: isDimmed))])
  }

  /// Those of the lifelines that have not begun, each of them once.
  private func heads(of lifelines: [Int]) -> [Int] {
    guard lifelines.contains(where: { lives[$0] == .before }) else { return [] }
    return lifelines.reduce(into: []) { heads, index in
      if lives[index] == .before, !heads.contains(index) { heads.append(index) }
    }
  }
}

extension Lifelines {
  /// Who sends to whom, before the text of a message that cannot be drawn.
  package func ends(from sender: String, to receiver: String) -> String {
    "\(name(sender)) \(becomes) \(name(receiver)): "
  }

  /// A change, with its owner where that has no lifeline.
  package func words(of change: Diagram.Change) -> String {
    let owner = index(change.owner) == nil ? name(change.owner) + "." : ""
    return owner + change.words(becomes)
  }
}
