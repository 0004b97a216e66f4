/// The characters of a drawing: each is one cell wide, and a single code point, so that a row is an array of plain
/// values.
public struct Charset: Equatable, Sendable {
  /// The characters of an arrow's line and of its heads.
  public struct Arrow: Equatable, Sendable {
    /// Where an arrow leaves a lifeline to the right or to the left.
    public var startRight, startLeft: Unicode.Scalar
    public var line: Unicode.Scalar
    /// Where it crosses the lifeline of another participant.
    public var crossing: Unicode.Scalar
    /// The same on an active lifeline.
    public var activeRight, activeLeft, activeCrossing: Unicode.Scalar
    public var heads: Heads
    /// For both heads of an arrow, where there is room for only one character.
    public var both: Unicode.Scalar
  }

  /// A head for an arrow that points to the right, and the same head for an arrow that points to the left.
  public struct Head: Equatable, Sendable {
    public var right, left: Unicode.Scalar

    init(_ right: Unicode.Scalar, _ left: Unicode.Scalar) {
      self.right = right
      self.left = left
    }
  }

  /// The heads of an arrow.
  public struct Heads: Equatable, Sendable {
    public var filled, open, cross, upperHalf, lowerHalf, upperStick, lowerStick: Head

    subscript(head: Diagram.Arrow.Head) -> Head? {
      switch head {
      case .none: nil
      case .filled: filled
      case .open: open
      case .cross: cross
      case .upperHalf: upperHalf
      case .lowerHalf: lowerHalf
      case .upperStick: upperStick
      case .lowerStick: lowerStick
      }
    }
  }

  /// The parts of a bracket or a box.
  public struct Frame: Equatable, Sendable {
    public var begin, bar, section, end: Unicode.Scalar
    /// Along the top of a box, and its right end.
    public var top, corner: Unicode.Scalar
  }

  /// The sender knows the receiver.
  public var solid: Arrow
  /// The sender does not know the receiver.
  public var broken: Arrow
  public var lifeline: Unicode.Scalar
  /// An active lifeline.
  public var active: Unicode.Scalar
  /// Where a lifeline has not begun yet.
  public var before: Unicode.Scalar
  public var head: Unicode.Scalar
  /// A message from an object to itself.
  public var loop: Unicode.Scalar
  public var creation: Unicode.Scalar
  public var release: Unicode.Scalar
  public var change: Unicode.Scalar
  public var note, noteLeft, noteRight: Unicode.Scalar
  /// Before the number of the current message.
  public var pointer: Unicode.Scalar
  /// Before the number of a message that belongs to the lens.
  public var lens: Unicode.Scalar
  /// Next to a message that breaks the contract.
  public var breach: Unicode.Scalar
  /// Where a message leaves or reaches a lifeline in a circle.
  public var circle: Unicode.Scalar
  public var frame: Frame
  /// A line across all lifelines, and where it crosses a lifeline.
  public var ruler, rulerCrossing: Unicode.Scalar
  /// Marks rows that are nested deeper than there is room to indent.
  public var deeper: Unicode.Scalar
  /// Between an old and a new value, and in texts between sender and receiver.
  public var becomes: String
  /// Between the parts of a summary.
  public var separator: String
}

extension Charset.Arrow {
  func head(_ head: Diagram.Arrow.Head, toRight: Bool) -> Unicode.Scalar? {
    toRight ? heads[head]?.right : heads[head]?.left
  }
}

extension Charset {
  func sign(of kind: Figure.Sign.Kind) -> Unicode.Scalar {
    switch kind {
    case .change: change
    case .release: release
    case .breach: breach
    }
  }

  /// Box-drawing characters, with arrows and heads from other blocks of Unicode.
  public static let unicode = Charset(
    solid: Arrow(
      startRight: "├", startLeft: "┤", line: "─", crossing: "┼", activeRight: "┠",
      activeLeft: "┨", activeCrossing: "╂",
      heads: heads(filled: Head("▶", "◀"), open: Head("→", "←"), cross: Head("×", "×")),
      both: "↔"),
    broken: Arrow(
      startRight: "├", startLeft: "┤", line: "╌", crossing: "┊", activeRight: "┠",
      activeLeft: "┨", activeCrossing: "┋",
      heads: heads(filled: Head("▷", "◁"), open: Head("⇢", "⇠"), cross: Head("✗", "✗")),
      both: "↔"),
    lifeline: "│", active: "┃", before: "·", head: "┌", loop: "↺", creation: "○", release: "✕",
    change: "◆", note: "▪", noteLeft: "◂", noteRight: "▸", pointer: "▸", lens: "●", breach: "✗",
    circle: "●",
    frame: Frame(begin: "╭", bar: "│", section: "├", end: "╰", top: "─", corner: "╮"),
    ruler: "─", rulerCrossing: "┼", deeper: "»", becomes: "→", separator: " · ")

  /// ASCII characters only, for terminals without Unicode.
  public static let ascii = Charset(
    solid: Arrow(
      startRight: "+", startLeft: "+", line: "-", crossing: "+", activeRight: "+",
      activeLeft: "+", activeCrossing: "+", heads: asciiHeads, both: "="),
    broken: Arrow(
      startRight: ":", startLeft: ":", line: ".", crossing: ":", activeRight: ":",
      activeLeft: ":", activeCrossing: ":", heads: asciiHeads, both: "="),
    lifeline: "|", active: "H", before: ".", head: ",", loop: "@", creation: "o", release: "x",
    change: "*", note: "#", noteLeft: "{", noteRight: "}", pointer: "#", lens: "*", breach: "!",
    circle: "O",
    frame: Frame(begin: ",", bar: "|", section: "+", end: "'", top: "-", corner: "."),
    ruler: "-", rulerCrossing: "+", deeper: ">", becomes: "->", separator: ", ")

  private static func heads(filled: Head, open: Head, cross: Head) -> Heads {
    Heads(
      filled: filled, open: open, cross: cross, upperHalf: Head("◣", "◢"),
      lowerHalf: Head("◤", "◥"), upperStick: Head("⇀", "↼"), lowerStick: Head("⇁", "↽"))
  }

  private static let asciiHeads = Heads(
    filled: Head(">", "<"), open: Head(")", "("), cross: Head("x", "x"),
    upperHalf: Head("\\", "/"), lowerHalf: Head("/", "\\"), upperStick: Head("\\", "/"),
    lowerStick: Head("/", "\\"))
}
