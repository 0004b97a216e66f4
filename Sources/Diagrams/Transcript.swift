import Cells
import Trace

extension Diagram {
  /// One plain sentence for each step, for ears and pipes: no drawing, no meaning by position.
  public var transcript: Styled {
    let steps = items.map(sentence)
    let closing = ([summary(.ascii)] + folded.remarks).map { $0 + "." }
    return Styled(([cast] + steps + closing).map { Styled.Line([.init($0.printable)]) })
  }

  private var cast: String {
    let names = participants.map { participant in
      guard let role = participant.heading else {
        return participant.name
      }
      return "\(participant.name) (\(role))"
    }
    return names.isEmpty ? "Nobody says anything." : "With " + names.joined(separator: ", ") + "."
  }

  private func sentence(_ item: Item) -> String {
    switch item {
    case .turn(let turn): "Turn \(turn.number): \(turn.action)."
    case .message(let message): sentence(message)
    case .change(let change): sentence(change)
    case .reply(let reply):
      "   Message \(reply.to) \(reply.outcome.words) to \(name(reply.caller))."
    case .release(let release):
      "   " + release.words(name) + "."
    case .note(let note): "   Note: \(note.text)"
    case .frame, .section, .end, .activation, .numbering: ""
    }
  }

  private func sentence(_ message: Message) -> String {
    let inside = message.inside.map { "Inside \($0), " } ?? ""
    let cause = message.cause.map { " This was set off by \($0)." } ?? ""
    let deed = (message.kind ?? .call).deed(
      name(message.from), message.from == message.to ? "itself" : name(message.to), message.text)
    let breach = message.breach.map { " This breaks the contract: \($0)." } ?? ""
    return "\(message.number). \(inside)\(deed).\(cause)\(breach)"
  }

  private func sentence(_ change: Change) -> String {
    let property = "   \(name(change.owner)).\(change.property)"
    guard let old = change.old else { return property + " begins as \(change.new)." }
    return property + " changes from \(old) to \(change.new)."
  }
}

extension MessageKind {
  /// Who did what to whom, with a verb for each way to travel.
  fileprivate func deed(_ from: String, _ to: String, _ text: String) -> String {
    switch self {
    case .user: "\(from) acts on \(to): \(text)"
    case .targetAction: "\(from) sends its action \(text) to \(to)"
    case .delegate: "\(from) tells its delegate \(to) \(text)"
    case .datasource: "\(from) turns to its data source \(to) with \(text)"
    case .call: "\(from) calls \(text) on \(to)"
    case .set: "\(from) sets on \(to): \(text)"
    case .query: "\(from) asks \(to) for \(text)"
    case .post: "\(from) posts to \(to): \(text)"
    case .observer: "\(from) notifies its observer \(to) with \(text)"
    case .subscribe: "\(from) subscribes to \(to) with \(text)"
    case .binding: "\(from) emits to \(to), bound to it: \(text)"
    case .closure: "\(from) runs a closure of \(to): \(text)"
    case .create: "\(from) creates \(to) with \(text)"
    case .navigate: "\(from) navigates through \(to): \(text)"
    case .lifecycle: "\(from) tells \(to) about its life cycle: \(text)"
    case .system: "\(from), on its own account, tells \(to) \(text)"
    case .forward: "\(from) forwards to \(to) what it cannot answer: \(text)"
    }
  }
}
