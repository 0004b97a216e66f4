/// The signs of a drawing, all one cell wide.
public struct Charset: Equatable, Sendable {
  public struct Arrow: Equatable, Sendable {
    /// Where an arrow leaves a lifeline to the right or to the left.
    public var startRight, startLeft: Character
    public var line: Character
    /// Where it passes a lifeline that is not meant.
    public var crossing: Character
    public var headRight, headLeft: Character
  }

  /// The sender knows the receiver.
  public var solid: Arrow
  /// It does not.
  public var broken: Arrow
  public var lifeline: Character
  /// Where a lifeline will be that has not begun.
  public var before: Character
  public var head: Character
  /// A message to oneself.
  public var loop: Character
  public var creation: Character
  public var release: Character
  public var change: Character
  public var note: Character
  /// Beside what breaks a contract.
  public var breach: Character
  public var ruler, rulerCrossing: Character
  /// Nested deeper than there is room to indent.
  public var deeper: Character
  public var becomes: String
  public var separator: String

  public static let unicode = Charset(
    solid: Arrow(
      startRight: "├", startLeft: "┤", line: "─", crossing: "┼", headRight: "▶", headLeft: "◀"),
    broken: Arrow(
      startRight: "├", startLeft: "┤", line: "╌", crossing: "┊", headRight: "▷", headLeft: "◁"),
    lifeline: "│", before: "·", head: "┌", loop: "↺", creation: "○", release: "✕", change: "◆",
    note: "▪", breach: "✗", ruler: "─", rulerCrossing: "┼", deeper: "»", becomes: "→",
    separator: " · ")

  public static let ascii = Charset(
    solid: Arrow(
      startRight: "+", startLeft: "+", line: "-", crossing: "+", headRight: ">", headLeft: "<"),
    broken: Arrow(
      startRight: ":", startLeft: ":", line: ".", crossing: ":", headRight: ">", headLeft: "<"),
    lifeline: "|", before: ".", head: ",", loop: "@", creation: "o", release: "x", change: "*",
    note: "#", breach: "!", ruler: "-", rulerCrossing: "+", deeper: ">", becomes: "->",
    separator: ", ")
}
