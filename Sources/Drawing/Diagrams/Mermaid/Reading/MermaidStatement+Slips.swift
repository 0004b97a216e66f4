extension MermaidStatement {
  /// A sign of a valid statement that was probably meant otherwise than Mermaid reads it; `nil` for none.
  ///
  /// - Parameter isNew: whether a name has not come before. The sign of a name that is known is meant.
  func slip(in piece: MermaidPiece, _ isNew: (String) -> Bool) -> MermaidFault? {
    switch self {
    case .message(let message):
      let names = [message.from, message.to].filter(isNew)
      return names.lazy.compactMap { piece.remark(.inName, in: $0) }.first
        ?? (names.contains { $0.hasWideSign } ? piece.wideColon : nil)
    case .note(let names, let side, _):
      if let name = names.first(where: { $0.hasRemark(.inName) && isNew($0) }) {
        return piece.remark(.inName, in: name)
      }
      guard names.contains(where: { $0.hasWideSign && isNew($0) }) else { return nil }
      return piece.wideColon ?? (side == .over ? piece.wideComma : nil)
    case .participant(let declaration):
      if let slip = declaration.name.flatMap({ piece.remark(.inLabel, in: $0) }) { return slip }
      return isNew(declaration.id) ? piece.remark(.inName, in: declaration.id) : nil
    case .box(let name, _): return piece.remark(.inLabel, in: name)
    case .frame(let frame): return piece.remark(.inLabel, in: frame.label)
    case .section(let section): return piece.remark(.inLabel, in: section.label)
    default: return nil
    }
  }
}

extension MermaidPiece {
  /// A full-width colon in place of the colon of the statement, as Chinese keyboards type it.
  var wideColon: MermaidFault? {
    let text = text
    guard let sign = text.firstIndex(where: { $0 == wideColonSign || $0 == ":" }),
      text[sign] == wideColonSign
    else { return nil }
    let words = text[text.index(after: sign)...].trimmed
    let plain = "\(text[..<sign].trimmedAtEnd): \(words)"
    let isRead = (try? MermaidStatement(Array(plain.utf8)[...])) != nil
    return isRead ? MermaidFault(.wideColon(plain), at: sign) : nil
  }

  /// The same for the comma between the two names of a note.
  fileprivate var wideComma: MermaidFault? {
    let text = text
    guard let sign = text.firstIndex(of: wideCommaSign) else { return nil }
    let plain = "\(text[..<sign]),\(text[text.index(after: sign)...])"
    return MermaidFault(.wideComma(plain), at: sign)
  }

  /// `%%` before words, which are read as a part of a name or a label.
  func remark(_ sign: RemarkSign, in words: String) -> MermaidFault? {
    guard words.hasRemark(sign) else { return nil }
    let text = text
    return text.firstRange(of: sign.rawValue).map {
      MermaidFault(.remark, at: text.index(after: $0.lowerBound))
    }
  }
}

/// What looks like the sign of a comment. In a label, `100 %%` may be meant.
enum RemarkSign: String {
  case inName = " %%"
  case inLabel = " %% "
}

extension String {
  /// Nearly no words have a percent sign: a quick test first.
  func hasRemark(_ sign: RemarkSign) -> Bool {
    utf8.contains(UInt8(ascii: "%")) && " \(self)".contains(sign.rawValue)
  }
}

private let wideColonSign: Character = "："
private let wideCommaSign: Character = "，"

extension String {
  /// A quick test first, since nearly all names have none.
  fileprivate var hasWideSign: Bool {
    utf8.contains(0xEF) && contains { $0 == wideColonSign || $0 == wideCommaSign }
  }
}
