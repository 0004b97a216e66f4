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

  /// By their first byte, which is ASCII.
  private static let signs: [[(bytes: [UInt8], arrow: Diagram.Arrow)]] = {
    let signs = spellings.map { (bytes: Array($0.spelling.utf8), arrow: $0.arrow) }
    return (0..<128).map { byte in signs.filter { $0.bytes[0] == byte } }
  }()

  /// The first arrow before a place, with the circles at its ends.
  static func first(
    in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> (range: Range<Int>, arrow: Diagram.Arrow)? {
    for start in 0..<end where bytes[start].mayBeginArrow {
      let tail = bytes[start..<end]
      // No arrow begins with three dashes. Without this test a line of a million dashes would take very long.
      guard !tail.starts(with: threeDashes) else { continue }
      for (sign, arrow) in signs[Int(bytes[start])] where tail.starts(with: sign) {
        return withCircles(start..<start + sign.count, arrow, bytes, upTo: end)
      }
    }
    return nil
  }

  private static let threeDashes = Array("---".utf8)
  private static let circle = Array("()".utf8)

  private static func withCircles(
    _ range: Range<Int>, _ arrow: Diagram.Arrow, _ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> (range: Range<Int>, arrow: Diagram.Arrow) {
    var (range, arrow) = (range, arrow)
    let before = bytes.trimmed(0..<range.lowerBound)
    if bytes[before].suffix(2).elementsEqual(circle) {
      arrow.startsInCircle = true
      range = before.upperBound - 2..<range.upperBound
    }
    let after = bytes.trimmed(range.upperBound..<end)
    if bytes[after].starts(with: circle) {
      arrow.endsInCircle = true
      range = range.lowerBound..<after.lowerBound + 2
    }
    return (range, arrow)
  }
}

extension UInt8 {
  fileprivate var mayBeginArrow: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "/"): true
    default: false
    }
  }
}

extension Diagram.Arrow {
  /// The arrow in Mermaid, which has no sign for two different heads.
  var mermaid: String {
    var plain = self
    plain.startsInCircle = false
    plain.endsInCircle = false
    let common = line == .solid ? "->>" : "-->>"
    let spelling =
      MermaidArrow.spellings.first { $0.arrow == plain }?.spelling
      ?? (start == .none ? common : "<<" + common)
    return (startsInCircle ? "()" : "") + spelling + (endsInCircle ? "()" : "")
  }
}
