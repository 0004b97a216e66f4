/// How Mermaid spells arrows.
enum MermaidArrow {
  private static let solid: [(String, Diagram.Arrow)] = [
    ("->>", Diagram.Arrow()), ("->", Diagram.Arrow(end: .none)), ("-x", Diagram.Arrow(end: .cross)),
    ("-)", Diagram.Arrow(end: .open)), ("<<->>", Diagram.Arrow(start: .filled)),
    ("-|\\", Diagram.Arrow(end: .upperHalf)), ("-|/", Diagram.Arrow(end: .lowerHalf)),
    ("-\\\\", Diagram.Arrow(end: .upperStick)), ("-//", Diagram.Arrow(end: .lowerStick)),
    ("/|-", Diagram.Arrow(start: .upperHalf, end: .none)),
    ("\\|-", Diagram.Arrow(start: .lowerHalf, end: .none)),
    ("//-", Diagram.Arrow(start: .upperStick, end: .none)),
    ("\\\\-", Diagram.Arrow(start: .lowerStick, end: .none)),
  ]

  /// The longest spellings come first, since a short spelling may be the beginning of a long spelling.
  static let spellings: [(spelling: String, arrow: Diagram.Arrow)] = {
    let broken = solid.map { spelling, arrow in
      var arrow = arrow
      arrow.line = .broken
      return (spelling.replacing("-", with: "--"), arrow)
    }
    return (solid + broken).sorted { $0.0.utf8.count > $1.0.utf8.count }
      .map { (spelling: $0.0, arrow: $0.1) }
  }()

  private static let signs = spellings.map { (Array($0.spelling.utf8), $0.arrow) }

  /// The first arrow of a text, with the circles at its ends.
  static func first(in text: Substring) -> (range: Range<Substring.Index>, arrow: Diagram.Arrow)? {
    var index = text.startIndex
    while let start = text.utf8[index...].firstIndex(where: isFirstSign) {
      let tail = text.utf8[start...]
      // No arrow begins with three dashes. Without this test a line of a million dashes would take very long.
      let found = tail.starts(with: "---".utf8) ? nil : signs.first { tail.starts(with: $0.0) }
      if let (sign, arrow) = found {
        return withCircles(start..<text.utf8.index(start, offsetBy: sign.count), arrow, text)
      }
      index = text.utf8.index(after: start)
    }
    return nil
  }

  private static func isFirstSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private static func withCircles(
    _ range: Range<Substring.Index>, _ arrow: Diagram.Arrow, _ text: Substring
  ) -> (range: Range<Substring.Index>, arrow: Diagram.Arrow) {
    var (range, arrow) = (range, arrow)
    let before = text[..<range.lowerBound].trimmed
    if before.utf8.suffix(2).elementsEqual("()".utf8) {
      arrow.startsInCircle = true
      range = text.utf8.index(before.endIndex, offsetBy: -2)..<range.upperBound
    }
    let after = text[range.upperBound...].trimmed
    if after.utf8.starts(with: "()".utf8) {
      arrow.endsInCircle = true
      range = range.lowerBound..<text.utf8.index(after.startIndex, offsetBy: 2)
    }
    return (range, arrow)
  }
}

extension Diagram.Arrow {
  /// The arrow in Mermaid, which has no sign for two different heads.
  var mermaid: String {
    var plain = self
    plain.startsInCircle = false
    plain.endsInCircle = false
    let spelling =
      MermaidArrow.spellings.first { $0.arrow == plain }?.spelling
      ?? (start == .none
        ? (line == .solid ? "->>" : "-->>") : (line == .solid ? "<<->>" : "<<-->>"))
    return (startsInCircle ? "()" : "") + spelling + (endsInCircle ? "()" : "")
  }
}
