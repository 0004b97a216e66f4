extension Diagram.Numbering {
  /// What follows `autonumber`: nothing, `off`, a start, or a start and a step.
  init(mermaid text: Substring) throws(MermaidFault) {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count == 1, words[0].lowercased() == "off" {
      self = .off
      return
    }
    guard words.count <= 2 else { throw MermaidFault(.badNumbering) }
    var numbers: [Double] = []
    for (word, digits) in zip(words, [13, 9]) {
      guard let number = word.hundredths(digits: digits) else {
        throw MermaidFault(.badNumbering, at: word.startIndex)
      }
      numbers.append(number)
    }
    self = numbers.isEmpty ? .on : .from(numbers[0], step: numbers.count == 1 ? 1 : numbers[1])
  }

  /// As Mermaid reads it.
  var mermaid: String {
    switch self {
    case .off: "autonumber off"
    case .on: "autonumber"
    case .from(let start, let step): "autonumber \(start.hundredths) \(step.hundredths)"
    }
  }
}

extension Substring {
  /// `10`, `1.25`, `.5`
  ///
  /// - Parameter most: of the digits of a whole number. A `Double` tells apart the hundredths of numbers with 13 digits. A
  ///   step has fewer, so that no diagram counts much further.
  fileprivate func hundredths(digits most: Int) -> Double? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard digits, parts.count <= 2, parts[0].count <= most, utf8.count > 0 else { return nil }
    if parts.count == 2 { guard (1...2).contains(parts[1].count) else { return nil } }
    return Double("0\(self)")
  }
}

extension Double {
  /// `1`, `1.5`, `1.25`
  var hundredths: String {
    let whole = Int((self * 100).rounded())
    let (number, rest) = whole.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(number)" }
    return rest % 10 == 0
      ? "\(number).\(rest / 10)" : "\(number)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

/// Counts as Mermaid does: hidden messages too, and a start of 0 is no start.
struct MermaidCounter {
  private var isShown = false
  private var next = 1.0
  private var step = 1.0

  /// What makes another counter go on from here.
  var resuming: [Diagram.Numbering] {
    [.from(next, step: step)] + (isShown ? [] : [.off])
  }

  /// What gives the next message this number; `nil` where it gets it without.
  func correction(for numeral: String?) -> Diagram.Numbering? {
    guard numeral != (isShown ? next.hundredths : nil) else { return nil }
    guard let number = numeral.flatMap({ Double($0) }) else { return .off }
    return .from(number, step: step)
  }

  mutating func follow(_ numbering: Diagram.Numbering) {
    isShown = numbering != .off
    guard case .from(let start, let step) = numbering else { return }
    if start != 0 { next = start }
    if step != 0 { self.step = step }
  }

  mutating func numeral() -> String? {
    defer { next += step }
    return isShown ? next.hundredths : nil
  }
}
