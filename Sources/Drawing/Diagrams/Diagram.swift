/// A sequence diagram as a value: who takes part, and what is to be seen from top to bottom.
///
/// Drawings and texts are made from it; none of them needs the trace.
public struct Diagram: Equatable, Sendable {
  /// In the order of their lifelines.
  public var participants: [Participant]
  public var items: [Item]
  public var folded: FoldedCounts
  /// Lifelines that belong together.
  public var boxes: [Box]
  public var title: String?
  /// What a screen reader says of the whole.
  public var spokenTitle: String?
  public var spokenDescription: String?

  public init(
    participants: [Participant], items: [Item], folded: FoldedCounts = FoldedCounts(),
    boxes: [Box] = [],
    title: String? = nil
  ) {
    self.participants = participants
    self.items = items
    self.folded = folded
    self.boxes = boxes
    self.title = title
  }

  public enum Item: Equatable, Sendable {
    case turn(Turn)
    case message(Message)
    case change(Change)
    case reply(Reply)
    case release(Release)
    case note(Note)
    /// Until the `end` of the same kind; frames nest.
    case frame(Frame)
    case section(Frame.Section)
    case end(Frame.Kind)
    case activation(Activation)
    case numbering(Numbering)
  }

  /// The name of a participant; what has no lifeline is called by its id.
  public func name(_ id: String) -> String {
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
