import Cells
import Trace

extension Diagram {
  /// One plain sentence for each step, for ears and pipes: no drawing, no meaning by position.
  public var transcript: Styled { Transcript(self).styled }

  /// A sentence for each of some of its items, messages without their numbers.
  public func sentences(on items: [Item]) -> [String] {
    let transcript = Transcript(self)
    return items.compactMap { item in
      if case .message(let message) = item {
        transcript.sentence(message, isNumbered: false)
      } else {
        transcript.sentence(item)
      }
    }.map(\.onOneLine)
  }
}

private struct Transcript {
  private let diagram: Diagram
  private let names: [String: String]

  init(_ diagram: Diagram) {
    self.diagram = diagram
    names = Dictionary(
      diagram.participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  var styled: Styled {
    let opening = [diagram.title, diagram.spokenTitle, diagram.spokenDescription].compactMap { $0 }
    let closing = diagram.closing(.ascii).map { $0 + "." }
    let sentences =
      opening + [cast] + diagram.boxes.map(sentence) + diagram.items.compactMap(sentence)
    return Styled((sentences + closing).map { Styled.Line([.init($0.onOneLine)]) })
  }

  private var cast: String {
    let cast = diagram.participants.map { participant in
      participant.name + (participant.heading.map { " (\($0))" } ?? "")
    }
    return cast.isEmpty ? "Nobody says anything." : "With " + cast.joined(separator: ", ") + "."
  }

  private func sentence(_ box: Diagram.Box) -> String {
    let place = box.name.isEmpty ? "" : " in \(box.name)"
    return "Together\(place): " + box.members.map(name).joined(separator: ", ") + "."
  }

  func sentence(_ item: Diagram.Item) -> String? {
    switch item {
    case .turn(let turn): "Turn \(turn.number): \(turn.action)."
    case .message(let message): sentence(message)
    case .change(let change): sentence(change)
    case .reply(let reply):
      "   Message \(reply.to) \(reply.outcome.words) to \(name(reply.caller))."
    case .release(let release): "   " + release.words(name) + "."
    case .note(let note): sentence(note)
    case .frame(let frame): frame.sentence
    case .section(let section): section.sentence
    case .end(let kind): kind.closing
    case .activation(let activation): "   " + sentence(activation.participant, activation.begins)
    case .numbering: nil
    }
  }

  func sentence(_ message: Diagram.Message, isNumbered: Bool = true) -> String {
    let number = isNumbered ? message.numeral.map { "\($0). " } ?? "" : ""
    let inside = message.inside.map { "Inside \($0), " } ?? ""
    let receiver = message.from == message.to ? "itself" : name(message.to)
    let effects = [
      message.cause.map { "This was set off by \($0)." },
      message.kind == nil && message.creates ? "This creates \(name(message.to))." : nil,
      message.destroys.map { "This ends \(name($0))." },
      message.activates ? sentence(message.to, true) : nil,
      message.deactivates ? sentence(message.from, false) : nil,
      message.breach.map { "This breaks the contract: \($0)." },
      message.isMarked && isNumbered ? "This is where you are." : nil,
    ]
    let deed = message.deed(name(message.from), receiver) + "."
    return ([number + inside + deed] + effects.compactMap { $0 }).joined(separator: " ")
  }

  private func sentence(_ participant: String, _ isActive: Bool) -> String {
    name(participant) + (isActive ? " is at work." : " is done.")
  }

  private func sentence(_ note: Diagram.Note) -> String {
    let place = note.side == .over ? "over" : "\(note.side.rawValue) of"
    return "   Note \(place) \(note.over.map(name).joined(separator: " to ")): \(note.text)"
  }

  private func sentence(_ change: Diagram.Change) -> String {
    let property = "   \(name(change.owner)).\(change.property)"
    guard let old = change.old else { return property + " begins as \(change.new)." }
    return property + " changes from \(old) to \(change.new)."
  }

  private func name(_ id: String) -> String { names[id] ?? id }
}

extension String {
  fileprivate var onOneLine: String { replacing("\n", with: " ").printable }
}
