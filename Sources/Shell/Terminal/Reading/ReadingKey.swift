/// A key, as the reading view understands it.
enum ReadingKey: Equatable {
  case character(Character)
  case enter, backspace, escape, interrupt, redraw
  case up, down, pageUp, pageDown, halfUp, halfDown, home, end
  /// Without a meaning here.
  case unknown
}

/// Makes keys of the bytes of a terminal. A key such as an arrow sends several bytes.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// Whether a key has begun.
  var isInside: Bool { !pending.isEmpty }

  /// Whether Esc may have been pressed alone. A character has more bytes, however late they come.
  var isAfterEscape: Bool { pending.first == Self.escape }

  /// The keys that this byte completes; none when more bytes have to come. Esc before something else is a key of its own,
  /// and so are the first bytes of a character before something else.
  mutating func keys(endingIn byte: UInt8) -> [ReadingKey] {
    if let broken = keyBrokenOff(by: byte) {
      pending = []
      return [broken] + keys(endingIn: byte)
    }
    pending.append(byte)
    guard let key else { return [] }
    pending = []
    return [key]
  }

  /// What the pending bytes are when this byte does not belong to them; `nil` when it does.
  private func keyBrokenOff(by byte: UInt8) -> ReadingKey? {
    guard let first = pending.first else { return nil }
    if first == Self.escape {
      return pending.count == 1 && !Self.follows(escape: byte) ? .escape : nil
    }
    return byte & 0xC0 == 0x80 ? nil : .unknown
  }

  /// The keys that are complete since no byte follows: Esc alone.
  mutating func keysWithoutMore() -> [ReadingKey] {
    defer { pending = [] }
    guard pending.first == Self.escape else { return [] }
    let rest = pending.dropFirst().map { Character(Unicode.Scalar($0)) }
    return [.escape] + rest.map(ReadingKey.character)
  }

  /// Whether a byte goes on with a key that began with Esc.
  private static func follows(escape byte: UInt8) -> Bool {
    [UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "v")].contains(byte)
  }

  private static let escape: UInt8 = 0x1B

  /// The key of the pending bytes; `nil` when more bytes have to come.
  private var key: ReadingKey? {
    if isAfterEscape { return sequence }
    return pending[0] < 0x80 ? control : character
  }

  private var control: ReadingKey {
    switch pending[0] {
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x03: .interrupt
    case 0x0C: .redraw
    case 0x0E, 0x05: .down
    case 0x10, 0x19: .up
    case 0x06, 0x16: .pageDown
    case 0x02: .pageUp
    case 0x04: .halfDown
    case 0x15: .halfUp
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(pending[0])))
    default: .unknown
    }
  }

  /// Of several bytes of UTF-8.
  private var character: ReadingKey? {
    let length = [0xC0..<0xE0: 2, 0xE0..<0xF0: 3, 0xF0..<0xF8: 4].first {
      $0.key.contains(Int(pending[0]))
    }
    guard let length = length?.value else { return .unknown }
    guard pending.count == length else { return nil }
    return String(validating: pending, as: UTF8.self)?.first.map { .character($0) } ?? .unknown
  }

  /// After Esc: `[` or `O`, numbers, and a last byte.
  private var sequence: ReadingKey? {
    guard pending.count > 1 else { return nil }
    if pending[1] == UInt8(ascii: "v") { return .pageUp }
    guard pending.count > 2, let last = pending.last else { return nil }
    // The console of Linux: F1 is Esc [ [ A.
    if pending.count == 3, last == UInt8(ascii: "[") { return nil }
    guard last >= 0x40, last < 0x7F else { return last < 0x20 || last > 0x7E ? .unknown : nil }
    return named(String(decoding: pending.dropFirst(2), as: UTF8.self))
  }

  private func named(_ sequence: String) -> ReadingKey {
    switch sequence {
    case "A": .up
    case "B": .down
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "5~": .pageUp
    case "6~": .pageDown
    default: .unknown
    }
  }
}
