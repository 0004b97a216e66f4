/// The characters of a drawing, all one cell wide.
public struct Charset: Equatable, Sendable {
  /// The characters of an arrow's line and of its heads.
  public struct Arrow: Equatable, Sendable {
    /// Where an arrow leaves a lifeline to the right or to the left.
    public var startRight, startLeft: Character
    public var line: Character
    /// Where it crosses the lifeline of another participant.
    public var crossing: Character
    /// The same on an active lifeline.
    public var activeRight, activeLeft, activeCrossing: Character
    public var heads: [Diagram.Arrow.Head: Head]
    /// Stands for both heads of an arrow where there is room for only one character.
    public var both: Character
  }

  /// A head for an arrow that points to the right, and the same head for an arrow that points to the left.
  public struct Head: Equatable, Sendable {
    public var right, left: Character

    init(_ right: Character, _ left: Character) {
      self.right = right
      self.left = left
    }
  }

  /// The parts of a bracket or a box.
  public struct Frame: Equatable, Sendable {
    public var begin, bar, section, end: Character
    /// Along the top of a box, and its right end.
    public var top, corner: Character
  }

  /// The sender knows the receiver.
  public var solid: Arrow
  /// The sender does not know the receiver.
  public var broken: Arrow
  public var lifeline: Character
  /// An active lifeline.
  public var active: Character
  /// Where a lifeline has not begun yet.
  public var before: Character
  public var head: Character
  /// A message from an object to itself.
  public var loop: Character
  public var creation: Character
  public var release: Character
  public var change: Character
  public var note, noteLeft, noteRight: Character
  /// Before the number of the current message.
  public var pointer: Character
  /// Before the number of a message that belongs to the lens.
  public var lens: Character
  /// Beside a message that breaks the contract.
  public var breach: Character
  /// Where a message leaves or reaches a lifeline in a circle.
  public var circle: Character
  public var frame: Frame
  /// A line across all lifelines, and where it crosses a lifeline.
  public var ruler, rulerCrossing: Character
  /// Marks rows that are nested deeper than there is room to indent.
  public var deeper: Character
  /// Stands between an old and a new value, and in texts between sender and receiver.
  public var becomes: String
  /// Stands between the parts of a summary.
  public var separator: String
}
