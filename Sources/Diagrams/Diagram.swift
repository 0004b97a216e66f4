import Trace

/// A sequence diagram as a value: who takes part, and what is to be seen from top to bottom.
///
/// Drawings and texts are made from it; none of them needs the trace.
public struct Diagram: Equatable, Sendable {
  /// In the order of their lifelines.
  public var participants: [Participant]
  public var items: [Item]
  public var folded: Folded

  public init(participants: [Participant], items: [Item], folded: Folded = Folded()) {
    self.participants = participants
    self.items = items
    self.folded = folded
  }

  public struct Participant: Equatable, Sendable {
    /// What items call it.
    public var id: String
    public var name: String
    public var role: Role?
    /// Whether its lifeline begins where it first appears, not at the top.
    public var isMadeLater: Bool

    public init(id: String, name: String? = nil, role: Role? = nil, isMadeLater: Bool = false) {
      self.id = id
      self.name = name ?? id
      self.role = role
      self.isMadeLater = isMadeLater
    }
  }

  public enum Item: Equatable, Sendable {
    case turn(Turn)
    case message(Message)
    case change(Change)
    case reply(Reply)
    case release(Release)
    case note(Note)
  }

  /// The name of a participant; what has no lifeline is called by its id.
  func name(_ id: String) -> String {
    participants.first { $0.id == id }?.name ?? id
  }

  public var messages: [Message] {
    items.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  /// The messages that are marked.
  public var breaches: [Message] { messages.filter { $0.breach != nil } }

  public var changes: [Change] {
    items.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }
}
