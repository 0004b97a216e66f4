import Cells

extension StringProtocol {
  /// The words of a label as they are meant: entities are characters, `<br/>` is a line end, and
  /// nothing in them is obeyed by a terminal.
  var mermaidWords: String {
    let text = Substring(self).trimmed.withoutWrapOrder
    return text.mermaidLines.map { $0.trimmed.withoutEntities.printable }
      .joined(separator: "\n")
  }
}

extension Substring {
  /// The text without `wrap:` or `nowrap:` at its start, which is about layout only.
  fileprivate var withoutWrapOrder: Substring {
    guard let first = utf8.first, first.beginsWrapOrder else { return self }
    for order in ["wrap:", "nowrap:", ":wrap:", ":nowrap:"] where hasPrefix(order) {
      return dropFirst(order.count).trimmed
    }
    return self
  }

  /// At `<br>`, `<br/>`, `<BR />`, and where the source itself goes on in a new line.
  fileprivate var mermaidLines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var index = startIndex
    while let sign = utf8[index...].firstIndex(where: { $0 == 0x3C || $0 == .lineFeed }) {
      index = utf8.index(after: sign)
      if utf8[sign] != .lineFeed {
        guard let end = self[sign...].endOfBreak else { continue }
        index = end
      }
      lines.append(self[start..<sign])
      start = index
    }
    return lines + [self[start...]]
  }

  private var endOfBreak: Index? {
    let tail = utf8.dropFirst()
    guard tail.prefix(2).map(\.lowercased).elementsEqual("br".utf8) else { return nil }
    var rest = tail.dropFirst(2).drop(while: \.isBlank)
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    return rest.first == UInt8(ascii: ">") ? utf8.index(after: rest.startIndex) : nil
  }

  /// `#35;`, `#quot;`, and what HTML itself would read.
  fileprivate var withoutEntities: String {
    var result = ""
    var start = startIndex
    var index = startIndex
    while let sign = utf8[index...].firstIndex(where: { $0 == .hash || $0 == .ampersand }) {
      index = utf8.index(after: sign)
      var tail = utf8[index...]
      if utf8[sign] == .ampersand, tail.first == .hash { tail = tail.dropFirst() }
      let end = tail.prefix(40).firstIndex { !$0.isWord } ?? tail.prefix(40).endIndex
      guard end < endIndex, utf8[end] == .semicolon, end > tail.startIndex else { continue }
      guard let character = Character(htmlEntity: self[tail.startIndex..<end]) else { continue }
      result += self[start..<sign]
      result.append(character)
      index = utf8.index(after: end)
      start = index
    }
    return (result + self[start...]).replacing("\t", with: " ")
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the bytes are the words of a label as they are meant. Most labels are.
  var isMermaidPlain: Bool { first?.beginsWrapOrder != true && !contains { $0.meansMore } }
}

extension UInt8 {
  /// Whether a text with it may mean something else than what it is spelled like.
  fileprivate var meansMore: Bool {
    switch self {
    case UInt8(ascii: "<"), .hash, .ampersand: true
    default: self < 0x20 || self > 0x7E
    }
  }

  fileprivate var beginsWrapOrder: Bool {
    self == UInt8(ascii: "w") || self == UInt8(ascii: "n") || self == .colon
  }
}
