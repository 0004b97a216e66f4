/// A sequence diagram as a value: its participants, and its items from top to bottom.
///
/// Drawings and texts are made from it; none of them needs the trace.
public struct Diagram: Equatable, Sendable {
  /// In the order of their lifelines.
  public var participants: [Participant]
  public var items: [Item]
  /// What the lines below it say of what it does not show.
  public var remarks = Remarks()
  /// Lifelines that belong together.
  public var boxes: [Box]
  public var title: String?
  /// The title for screen readers; `nil` for none.
  public var spokenTitle: String?
  /// A longer description for screen readers; `nil` for none.
  public var spokenDescription: String?
  /// Whether it was drawn by hand, in Mermaid's language. It has no state, no turns, and ids that were made for it.
  public var isDrawnByHand = false

  public init(
    participants: [Participant], items: [Item], boxes: [Box] = [], title: String? = nil
  ) {
    self.participants = participants
    self.items = items
    self.boxes = boxes
    self.title = title
  }

  /// A part of the diagram below the heads, such as a message or a change of state.
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

  /// The name of a participant. Without a lifeline, an object is called by its id.
  public func name(_ id: String) -> String {
    participants.first { $0.id == id }?.name ?? id
  }

  /// The messages in order, without the other items.
  public var messages: [Message] { items.compactMap(\.message) }

  /// The messages that break the contract.
  public var breaches: [Message] { messages.filter { $0.breach != nil } }

  /// The changes of state in order, with initial values if the diagram shows any.
  public var changes: [Change] {
    items.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }
}
