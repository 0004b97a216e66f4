import Cells
import Trace

extension Diagram {
  /// The diagram as Mermaid reads it.
  public var mermaid: String { MermaidWriter(self).text }
}

/// Participants get ids of ours, since a name may be a word of the language, such as `end`.
private struct MermaidWriter {
  private let diagram: Diagram
  private let ids: [String: String]

  init(_ diagram: Diagram) {
    self.diagram = diagram
    ids = Dictionary(
      diagram.participants.enumerated().map { ($1.id, "p\($0 + 1)") },
      uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    let lines = diagram.participants.map(declaration) + diagram.items.compactMap(line)
    return (["sequenceDiagram"] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  private func declaration(_ participant: Diagram.Participant) -> String {
    let word = participant.role == .user ? "actor" : "participant"
    return "\(word) \(ids[participant.id] ?? "p0") as \(participant.name.mermaidEscaped)"
  }

  private func line(_ item: Diagram.Item) -> String? {
    switch item {
    case .turn(let turn): return note(over: nil, "── \(turn.words) ──")
    case .message(let message):
      let words = message.text + (message.tag.map { " " + $0 } ?? "")
      let sent = arrow(message.from, message.kind?.mermaidArrow ?? "->>", message.to, words)
      guard let breach = message.breach else { return sent }
      let note = note(over: [message.from, message.to], "✗ \(breach)")
      return [sent, note].compactMap { $0 }.joined(separator: "\n  ")
    case .change(let change): return note(over: [change.owner], change.mermaidWords(ids))
    case .reply(let reply): return arrow(reply.callee, "-->>", reply.caller, reply.outcome.words)
    case .release(let release): return note(over: release.objects, release.words(diagram.name))
    case .note(let note): return self.note(over: note.over, note.text)
    case .frame, .section, .end, .activation, .numbering: return nil
    }
  }

  /// What cannot be drawn, since an end has no lifeline, is said in a note.
  private func arrow(_ from: String, _ arrow: String, _ to: String, _ words: String) -> String? {
    guard let start = ids[from], let end = ids[to] else {
      return note(over: nil, "\(diagram.name(from)) → \(diagram.name(to)): \(words)")
    }
    return "\(start)\(arrow)\(end): \(words.mermaidEscaped)"
  }

  /// A note reaches from the first to the last of the lifelines it is about, or over all.
  private func note(over objects: [String]?, _ words: String) -> String? {
    let about = objects?.filter { ids[$0] != nil } ?? []
    let order = diagram.participants.map(\.id).filter { about.isEmpty || about.contains($0) }
    guard let first = order.first, let last = order.last else { return nil }
    let ends = (first == last ? [first] : [first, last]).compactMap { ids[$0] }
    return "Note over \(ends.joined(separator: ",")): \(words.mermaidEscaped)"
  }
}

extension Diagram.Change {
  fileprivate func mermaidWords(_ ids: [String: String]) -> String {
    (ids[owner] == nil ? owner + "." : "") + words("→")
  }
}

extension MessageKind {
  fileprivate var mermaidArrow: String {
    if self == .post { return "-)" }
    return senderKnowsReceiver ? "->>" : "-->>"
  }
}
