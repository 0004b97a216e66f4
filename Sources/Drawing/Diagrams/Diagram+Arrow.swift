import Trace

extension Diagram {
  /// How a message is drawn, whatever its kind.
  public struct Arrow: Hashable, Sendable {
    public enum Line: CaseIterable, Sendable {
      case solid, broken
    }

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
    /// Whether it comes from, or leads to, a circle on the lifeline.
    public var startsInCircle: Bool
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
