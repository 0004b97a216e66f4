extension Charset {
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
