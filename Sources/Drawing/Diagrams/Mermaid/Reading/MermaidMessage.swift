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
      throw MermaidFault(.statement(message.colon == nil ? .unknown : .noArrow))
    }
    guard !message.sender.isEmpty else { throw MermaidFault(.statement(.noSender)) }
    guard !message.receiver.isEmpty else {
      throw MermaidFault(.statement(.noReceiver), at: message.index(of: range.upperBound))
    }
    self.init(
      from: try message.name(message.sender), arrow: arrow, to: try message.name(message.receiver),
      text: "")
    guard let colon = message.colon else {
      throw MermaidFault(
        .statement(.noColon("\(from.shown)\(arrow.mermaid)\(to.withColon)")),
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
    throw MermaidFault(.name(.badName(name)), at: index(of: bad))
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
    guard !isEmpty else { throw MermaidFault(.name(.noName(word)), at: startIndex) }
    guard let bad = utf8.firstIndex(where: { $0.endsName }) else {
      return String(self)
    }
    throw MermaidFault(.name(.badName(String(self))), at: bad)
  }
}

extension UInt8 {
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
