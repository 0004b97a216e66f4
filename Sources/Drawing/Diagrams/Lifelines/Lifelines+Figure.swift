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
    case .turn(let turn): Figure(form: .turn(turn))
    case .frame(let frame): Figure(form: .frame(frame))
    case .section(let section): Figure(form: .section(section))
    case .end: Figure(form: .end)
    case .numbering: Figure(form: .nothing)
    }
  }

  private func figure(of message: Diagram.Message) -> Figure {
    guard let from = index(message.from), let to = index(message.to) else {
      let subject = "\(name(message.from)) \(becomes) \(name(message.to)): "
      return remark(.message(message), subject, message.text, depth: message.depth)
    }
    let leadsToHead = message.creates && lives[to] == .before && from != to
    let path = Figure.Path(from: from, to: to, leadsToHead: leadsToHead)
    return Figure(
      heads: heads(of: leadsToHead ? [from] : [from, to]), form: .message(message, path),
      ends: message.destroys.flatMap(index).map { [$0] } ?? [],
      depth: message.depth)
  }

  private func figure(of reply: Diagram.Reply) -> Figure {
    guard let from = index(reply.callee), let to = index(reply.caller) else {
      return remark(.reply, name(reply.callee) + " ", reply.outcome.words, depth: reply.depth)
    }
    return Figure(
      heads: heads(of: [from, to]), form: .reply(reply, Figure.Path(from: from, to: to)),
      depth: reply.depth)
  }

  private func figure(of change: Diagram.Change) -> Figure {
    let words = change.words(becomes)
    guard let owner = index(change.owner) else {
      return remark(.change, name(change.owner) + ".", words, depth: change.depth)
    }
    let mark = Figure.Mark(sign: .change, lifelines: [owner], words: words)
    return Figure(heads: heads(of: [owner]), form: .mark(mark), depth: change.depth)
  }

  /// Objects that have ended before are named only.
  private func figure(of release: Diagram.Release) -> Figure {
    let words = release.words(name)
    let ending = Set(release.objects.compactMap(index)).filter { lives[$0] != .over }.sorted()
    guard !ending.isEmpty else { return remark(.release, "", words) }
    let mark = Figure.Mark(sign: .release, lifelines: ending, words: words)
    return Figure(heads: heads(of: ending), form: .mark(mark), ends: ending)
  }

  private func figure(of note: Diagram.Note) -> Figure {
    let lifelines = note.over.compactMap(index)
    guard let first = lifelines.min(), let last = lifelines.max(),
      lifelines.count == note.over.count
    else { return remark(.note, note.over.map { name($0) + ": " }.joined(), note.text) }
    return Figure(heads: heads(of: lifelines), form: .note(note, first...last))
  }

  private func figure(of activation: Diagram.Activation) -> Figure {
    guard let index = index(activation.participant) else { return Figure(form: .nothing) }
    return Figure(
      heads: activation.begins ? heads(of: [index]) : [],
      form: .activation(index, begins: activation.begins))
  }

  private func remark(
    _ kind: Figure.Remark.Kind, _ subject: String, _ text: String, depth: Int = 0
  ) -> Figure {
    Figure(form: .remark(.init(kind: kind, subject: subject, text: text)), depth: depth)
  }

  /// Those of the lifelines that have not begun, each of them once.
  private func heads(of lifelines: [Int]) -> [Int] {
    guard lifelines.contains(where: { lives[$0] == .before }) else { return [] }
    return lifelines.reduce(into: []) { heads, index in
      if lives[index] == .before, !heads.contains(index) { heads.append(index) }
    }
  }
}
