import Cells

extension MermaidStatement.Message {
  /// `A->>+B: text`
  init(_ statement: ArraySlice<UInt8>) throws(MermaidFault) {
    let message = statement.withUnsafeBufferPointer { bytes in
      Result { () throws(MermaidFault) in try Self(MessageBytes(bytes)) }
    }
    self = try message.get()
  }

  private init(_ message: MessageBytes) throws(MermaidFault) {
    guard let (range, arrow) = message.arrow else {
      throw MermaidFault(message.colon == nil ? .unknown : .noArrow)
    }
    guard !message.sender.isEmpty else { throw MermaidFault(.noSender) }
    guard !message.receiver.isEmpty else {
      throw MermaidFault(.noReceiver, at: message.index(of: range.upperBound))
    }
    self.init(
      from: try message.name(message.sender), arrow: arrow,
      to: try message.receiverName(after: range, arrow), text: "")
    guard let colon = message.colon else {
      throw MermaidFault(
        .noColon("\(from.shown)\(arrow.mermaid)\(to.withColon)"),
        at: message.index(of: message.end))
    }
    text = message.bytes.mermaidWords(in: colon + 1..<message.end)
    activates = message.sign == "+"
    deactivates = message.sign == "-"
  }
}

/// A message in UTF-8, and where its parts are. Most statements of a long source are messages, and to step through
/// bytes takes a small part of the time that stepping through a string takes.
private struct MessageBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Without white space after it.
  let end: Int
  let colon: Int?
  let arrow: (range: Range<Int>, arrow: Diagram.Arrow)?
  private(set) var sender = 0..<0
  private(set) var receiver = 0..<0
  /// A plus or a minus before the receiver.
  private(set) var sign: Character?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.trimmedAtEnd(0..<bytes.count).upperBound
    colon = bytes[..<end].firstIndex(of: .colon)
    let headEnd = colon ?? end
    arrow = MermaidArrow.first(in: bytes, upTo: headEnd)
    guard let (range, arrow) = arrow else { return }
    sender = bytes.trimmed(0..<range.lowerBound)
    receiver = bytes.trimmed(range.upperBound..<headEnd)
    guard !arrow.startsInCircle, !arrow.endsInCircle, let sign = self.sign(at: receiver) else {
      return
    }
    self.sign = sign
    receiver = bytes.trimmed(receiver.lowerBound + 1..<headEnd)
  }

  /// With a combining mark on it, a plus is another character, and no sign.
  private func sign(at range: Range<Int>) -> Character? {
    guard let first = bytes[range].first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    else { return nil }
    let sign = Character(Unicode.Scalar(first))
    return bytes.text(range).first == sign ? sign : nil
  }

  /// A name that may be in a message.
  func name(_ range: Range<Int>) throws(MermaidFault) -> String {
    let name = bytes.text(range)
    guard let bad = bytes[range].firstIndex(where: { $0.endsName }) else { return name }
    throw MermaidFault(.badName(name), at: index(of: bad))
  }

  /// The name of the receiver. Where it cannot be one, the arrow may be the reason.
  func receiverName(
    after range: Range<Int>, _ arrow: Diagram.Arrow
  ) throws(MermaidFault) -> String {
    let bad = bytes[receiver].first { $0.endsName }
    guard bad == UInt8(ascii: ">") || bad == UInt8(ascii: "<") else { return try name(receiver) }
    let spelling = bytes.text(range)
    let place = index(of: range.lowerBound)
    let second = nextArrow(from: range.upperBound)
    // Most names in which Mermaid finds an arrow have an x after a hyphen.
    if arrow.end == .cross, let second {
      let whole = bytes.text(sender.lowerBound..<second).trimmedAtEnd
      let rest = bytes.text(bytes.trimmed(range.upperBound..<receiver.upperBound))
      throw MermaidFault(.arrowInName(spelling, rest: rest, name: whole), at: place)
    }
    if bytes[receiver.lowerBound] == UInt8(ascii: ">") {
      let end = bytes[receiver].firstIndex { !$0.isInArrow } ?? receiver.upperBound
      let all = bytes.text(range.lowerBound..<end)
      let isMeant = bytes[range.upperBound..<end].allSatisfy { $0 == UInt8(ascii: ">") }
      let meant = isMeant ? arrow : Diagram.Arrow(arrow.line)
      throw MermaidFault(.noSuchArrow(all, meant), at: place)
    }
    guard second != nil else { return try name(receiver) }
    let rest = bytes.text(receiver)
    throw MermaidFault(.secondArrow(spelling, rest: rest), at: place)
  }

  /// Where the next arrow begins. Arrows without a cross go first, since one with a cross may be a part of a name.
  private func nextArrow(from start: Int) -> Int? {
    var start = start
    var first: Int?
    while start < receiver.upperBound {
      let tail = UnsafeBufferPointer(rebasing: bytes[start..<receiver.upperBound])
      guard let (range, arrow) = MermaidArrow.first(in: tail, upTo: tail.count) else { break }
      let place = start + range.lowerBound
      guard arrow.end == .cross else { return place }
      first = first ?? place
      start += range.upperBound
    }
    return first
  }

  /// Where a byte is in the statement as a string.
  func index(of byte: Int) -> String.Index {
    let text = bytes.text(0..<bytes.count)
    return text.utf8.index(text.startIndex, offsetBy: byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// `mermaidWords` of a part of the bytes.
  fileprivate func mermaidWords(in range: Range<Int>) -> String {
    let range = trimmed(range)
    let text = text(range)
    return self[range].isMermaidPlain ? text : text.mermaidWords
  }
}

extension Substring {
  /// A name that may be in a message.
  func name(_ word: String) throws(MermaidFault) -> String {
    guard !isEmpty else { throw MermaidFault(.noName(word), at: startIndex) }
    guard let bad = utf8.firstIndex(where: { $0.endsName }) else {
      return String(self)
    }
    if let sign = self[..<bad].firstRange(of: " %%") {
      throw MermaidFault(.remark, at: index(after: sign.lowerBound))
    }
    throw MermaidFault(.badName(String(self)), at: bad)
  }
}

extension UInt8 {
  fileprivate var isInArrow: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: ">") || self == UInt8(ascii: "<")
  }

  fileprivate var endsName: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }
}

extension String {
  /// What comes after the arrow, with a colon after its first word: the rest is probably meant as the text.
  fileprivate var withColon: String {
    let parts = split(separator: " ", maxSplits: 1)
    return parts.count == 2 ? "\(parts[0]): \(parts[1])".shown : "\(shown): text"
  }
}
