extension MermaidScanner {
  /// Whether a word of the language is here, in small or capital letters.
  func has(_ word: String) -> Bool {
    let word = word.utf8
    guard position < bytes.count, word.first?.lowercased == bytes[position].lowercased else {
      return false
    }
    return bytes.count - position >= word.count
      && zip(word, bytes[position...]).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// The word that begins here, in small letters; `nil` when a sign right after it makes it a name.
  var keyword: String? {
    let word = bytes[position..<wordEnd(from: position)]
    guard word.endIndex < bytes.count else { return word.lowercased }
    let next = bytes[word.endIndex]
    let isTitle = next == .colon && word.lowercased == "title"
    return next.endsKeyword || isTitle ? word.lowercased : nil
  }

  /// After the letters, digits and underlines that begin at a place.
  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isWord { end += 1 }
    return end
  }
}

extension MermaidScanner {
  /// Mermaid takes the rest of the line for a comment where `#` begins no entity.
  func isComment(at index: Int) -> Bool {
    bytes[index] == .hash && entityEnd(from: index) == nil
  }

  /// Where a comment with `%%` begins after the numbers of a statement. In names and texts, Mermaid takes `%%` for a part
  /// of them.
  func remark(from start: Int) -> Int? {
    guard let sign = bytes[start...].firstIndex(where: { $0.isSign || $0 == .percent }),
      bytes[sign...].starts(with: "%%".utf8), bytes[sign - 1].isBlank
    else { return nil }
    return sign
  }

  /// After the `;` of an entity that begins here: `#35;`, `#quot;`, `&amp;`.
  ///
  /// After `#` any word will do, as in Mermaid. After `&` only what HTML knows, since `R&D;` is more
  /// likely the end of a statement.
  func entityEnd(from start: Int) -> Int? {
    guard bytes[start] == .hash || bytes[start] == .ampersand else { return nil }
    var first = start + 1
    if bytes[start] == .ampersand, first < bytes.count, bytes[first] == .hash { first += 1 }
    let word = bytes[first..<wordEnd(from: first)]
    guard !word.isEmpty, word.endIndex < bytes.count, bytes[word.endIndex] == .semicolon else {
      return nil
    }
    guard bytes[start] == .ampersand else { return word.endIndex + 1 }
    let character = Character(htmlEntity: Substring(decoding: word, as: UTF8.self))
    return character == nil ? nil : word.endIndex + 1
  }
}

extension MermaidScanner {
  mutating func lineEnd(from start: Int) -> Int {
    find("\n", from: start) ?? bytes.count
  }

  /// Where a sign is. The source is read up to it or, where there is none, to its end.
  mutating func find(_ sign: String, from start: Int) -> Int? {
    let sign = Array(sign.utf8)
    var index = start
    while has(byteAt: index + sign.count - 1) {
      if bytes[index] == sign[0], bytes[index..<(index + sign.count)].elementsEqual(sign) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lowercased: String { String(decoding: map(\.lowercased), as: UTF8.self) }
}

extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  static var semicolon: UInt8 { UInt8(ascii: ";") }
  static var colon: UInt8 { UInt8(ascii: ":") }
  static var percent: UInt8 { UInt8(ascii: "%") }
  static var hash: UInt8 { UInt8(ascii: "#") }
  static var ampersand: UInt8 { UInt8(ascii: "&") }
  static var at: UInt8 { UInt8(ascii: "@") }
  static var brace: UInt8 { UInt8(ascii: "{") }

  /// Whether it may mean something in the middle of a statement, or end it.
  var isSign: Bool {
    switch self {
    case .lineFeed, .semicolon, .hash, .ampersand, .at, .colon: true
    default: false
    }
  }

  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether a word before it may be a keyword: before another sign, it is a name.
  var endsKeyword: Bool { isBlank || self == .semicolon || self == .hash }

  var isWord: Bool {
    self == UInt8(ascii: "_") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(lowercased)
  }

  /// Whether it is a part of a word, also of one that is not English.
  var isLetter: Bool { isWord || self >= 0x80 }

  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
