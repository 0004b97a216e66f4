import Trace

extension Diagram {
  /// How a message is drawn, whatever its kind.
  public struct Arrow: Hashable, Sendable {
    /// In a diagram of a run, a solid line means that the sender knows the receiver.
    public enum Line: CaseIterable, Sendable {
      case solid, broken
    }

    /// What is drawn at an end of an arrow. Halves and sticks show only the upper or the lower side.
    public enum Head: CaseIterable, Sendable {
      case none
      case filled
      /// Asynchronous: the sender does not wait.
      case open
      /// The message is lost.
      case cross
      case upperHalf, lowerHalf
      case upperStick, lowerStick
    }

    public var line: Line
    /// At the sender.
    public var start: Head
    /// At the receiver.
    public var end: Head
    /// Whether a circle is drawn where the arrow leaves its lifeline.
    public var startsInCircle: Bool
    /// Whether a circle is drawn where the arrow reaches its lifeline.
    public var endsInCircle: Bool

    public init(
      _ line: Line = .solid, start: Head = .none, end: Head = .filled,
      startsInCircle: Bool = false, endsInCircle: Bool = false
    ) {
      self.line = line
      self.start = start
      self.end = end
      self.startsInCircle = startsInCircle
      self.endsInCircle = endsInCircle
    }

    /// Solid when the sender knows the receiver.
    public init(_ kind: MessageKind) {
      self.init(kind.senderKnowsReceiver ? .solid : .broken)
    }
  }
}
