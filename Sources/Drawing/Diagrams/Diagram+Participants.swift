import Cells
import Trace

extension Diagram {
  /// An object, or a participant of a diagram drawn by hand, with its lifeline.
  public struct Participant: Equatable, Sendable {
    /// The name by which items refer to it.
    public var id: String
    public var name: String
    /// What the source of a diagram drawn by hand calls it.
    var sourceID = SourceID()
    /// Its role in the pattern; `nil` when it is unknown, as in a diagram drawn by hand.
    public var role: Role?
    public var type: ParticipantType
    /// Whether its lifeline begins where it first appears, not at the top.
    public var isMadeLater: Bool
    /// Where to read more about it.
    public var links: [Link]
    /// The screen that a widget is on; `nil` when there is none.
    var screen: Screen?
    /// Whether several widgets share it. Messages to it then name the widget.
    var isShared = false

    /// - Parameter name: the name above the lifeline; `nil` for the id.
    public init(
      id: String, name: String? = nil, role: Role? = nil, type: ParticipantType = .participant,
      isMadeLater: Bool = false, links: [Link] = []
    ) {
      self.id = id
      self.name = name ?? id
      self.role = role
      self.type = type
      self.isMadeLater = isMadeLater
      self.links = links
    }
  }

  /// An id in the source of a diagram, where it is not the name too. It is not drawn, so it does not matter for whether
  /// two diagrams are equal.
  struct SourceID: Equatable {
    var word: String?

    static func == (_: Self, _: Self) -> Bool { true }
  }

  /// The type of a participant in a diagram drawn by hand, as Mermaid names it.
  public enum ParticipantType: String, CaseIterable, Sendable {
    case participant, actor, boundary, control, entity, database, collections, queue
  }

  /// A link to more about a participant.
  public struct Link: Equatable, Sendable {
    public var label: String
    public var address: String

    public init(label: String, address: String) {
      self.label = label
      self.address = address
    }
  }

  /// A named group of participants.
  public struct Box: Equatable, Sendable {
    /// May be empty.
    public var name: String
    /// The colour as CSS spells it; `nil` for none.
    public var color: String?
    /// Ids, in the order of their lifelines.
    public var members: [String]

    public init(name: String, color: String? = nil, members: [String] = []) {
      self.name = name
      self.color = color
      self.members = members
    }
  }
}

extension Diagram.Participant {
  /// The name for texts that are no drawings, without its line ends.
  package var nameOnOneLine: String { name.onOneLine }

  /// Gives it a name in place of the id that its source has for it.
  mutating func call(_ name: String, not id: String) {
    self.name = name
    sourceID = Diagram.SourceID(word: id == name ? nil : id)
  }

  /// Its role or type, such as `Controller` or `database`; `nil` where its name says it already.
  public var heading: String? {
    if let role { return role.heading == name.printable ? nil : role.heading }
    return type == .participant ? nil : type.rawValue
  }
}
