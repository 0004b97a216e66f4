extension MermaidStatement.Message {
  /// `A->>+B: text`
  init(_ text: Substring) throws(MermaidFault) {
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    let head = text[..<(colon ?? text.endIndex)]
    guard let (range, arrow) = MermaidArrow.first(in: head) else {
      throw MermaidFault(colon == nil ? .statement(.unknown) : .statement(.noArrow))
    }
    let sender = head[..<range.lowerBound].trimmed
    var receiver = head[range.upperBound...].trimmed
    let sign = arrow.startsInCircle || arrow.endsInCircle ? nil : receiver.first
    if sign == "+" || sign == "-" { receiver = receiver.dropFirst().trimmed }
    guard !sender.isEmpty else { throw MermaidFault(.statement(.noSender)) }
    guard !receiver.isEmpty else {
      throw MermaidFault(.statement(.noReceiver), at: range.upperBound)
    }
    self.init(from: try sender.name("A"), arrow: arrow, to: try receiver.name("A"), text: "")
    guard let colon else {
      throw MermaidFault(
        .statement(.noColon("\(sender.shown)\(arrow.mermaid)\(receiver.shown): text")),
        at: text.endIndex)
    }
    self.text = text[text.utf8.index(after: colon)...].mermaidWords
    activates = sign == "+"
    deactivates = sign == "-"
  }
}

extension Substring {
  fileprivate var shown: String { String(self).shown }

  /// A name that may stand in a message.
  func name(_ word: String) throws(MermaidFault) -> String {
    guard !isEmpty else { throw MermaidFault(.name(.noName(word)), at: startIndex) }
    guard let bad = utf8.firstIndex(where: \.endsName) else {
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
