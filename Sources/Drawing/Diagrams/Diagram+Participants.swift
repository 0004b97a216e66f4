import Cells
import Trace

extension Diagram {
  public struct Participant: Equatable, Sendable {
    /// What items call it.
    public var id: String
    public var name: String
    public var role: Role?
    public var type: ParticipantType
    /// Whether its lifeline begins where it first appears, not at the top.
    public var isMadeLater: Bool
    /// Where to read more about it.
    public var links: [Link]
    /// The screen that it is on, for a widget.
    public var screen: Screen?
    /// Whether it stands for several widgets. Messages to it then name the widget.
    public var isShared = false

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

  /// The type of a participant in a diagram drawn by hand, as Mermaid names it.
  public enum ParticipantType: String, CaseIterable, Sendable {
    case participant, actor, boundary, control, entity, database, collections, queue
  }

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
    /// As CSS spells it.
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
  /// Its role or type, such as `Controller` or `database`; `nil` where its name says it already.
  public var heading: String? {
    if let role { return role.heading == name.printable ? nil : role.heading }
    return type == .participant ? nil : type.rawValue
  }
}

extension [Int] {
  /// The ranges of consecutive numbers, when the numbers are sorted.
  package var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, index in
      if let last = runs.last, last.upperBound + 1 >= index {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
  }
}
