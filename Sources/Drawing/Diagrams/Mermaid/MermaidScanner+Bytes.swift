extension MermaidScanner {
  /// Whether a word of the language stands here, in small or capital letters.
  func has(_ word: String) -> Bool {
    let word = word.utf8
    guard position < bytes.count, word.first?.lowercased == bytes[position].lowercased else {
      return false
    }
    return bytes.count - position >= word.count
      && zip(word, bytes[position...]).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// The same, and nothing but a blank behind it.
  func hasWord(_ word: String) -> Bool {
    guard has(word) else { return false }
    let end = position + word.utf8.count
    return end == bytes.count || bytes[end].isBlank || bytes[end] == .semicolon
  }

  func lineEnd(from start: Int) -> Int { bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count }

  func find(_ sign: String, from start: Int) -> Int? {
    let sign = Array(sign.utf8)
    var index = start
    while index + sign.count <= bytes.count {
      if bytes[index] == sign[0], bytes[index..<(index + sign.count)].elementsEqual(sign) {
        return index
      }
      index += 1
    }
    return nil
  }
}

/// Tells the `;` of `#35;` and `&amp;` from one that ends a statement.
struct MermaidEntitySpan {
  private var word: [UInt8] = []
  private var isOpen = false

  /// After `&` only what HTML knows, since `R&D;` is more likely the end of a statement.
  var isEntity: Bool {
    guard isOpen, let first = word.first, word.count > 1 else { return false }
    return first == .hash
      || HTMLEntity(String(decoding: word.dropFirst(), as: UTF8.self)).character != nil
  }

  mutating func add(_ byte: UInt8) {
    if byte == .hash && word != [.ampersand] || byte == .ampersand {
      word = [byte]
      isOpen = true
    } else if isOpen, byte.isWord || byte == .hash, word.count < 40 {
      word.append(byte)
    } else if isOpen {
      isOpen = false
      word = []
    }
  }
}

extension [UInt8] {
  /// `\n` for `\r\n` and `\r`.
  var withPlainLineEnds: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte == .carriageReturn {
        result.append(.lineFeed)
      } else if byte != .lineFeed || index == 0 || self[index - 1] != .carriageReturn {
        result.append(byte)
      }
    }
    return result
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
  static let semicolon = UInt8(ascii: ";"), percent = UInt8(ascii: "%"), hash = UInt8(ascii: "#")
  static let at = UInt8(ascii: "@"), brace = UInt8(ascii: "{"), closingBrace = UInt8(ascii: "}")
  static let ampersand = UInt8(ascii: "&")

  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isWord: Bool {
    self == UInt8(ascii: "_") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(lowercased)
  }

  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
