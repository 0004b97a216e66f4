/// Whether bytes are text in UTF-8. They come in pieces, which may end in the middle of a character.
package struct TextCheck {
  private var isWhole = true
  /// The beginning of a character whose end has not come.
  private var rest: [UInt8] = []

  package init() {}

  /// Whether all that has come is text.
  package var isText: Bool { isWhole && rest.isEmpty }

  package mutating func add(_ bytes: [UInt8]) {
    let bytes = rest.isEmpty ? bytes : rest + bytes
    let end = bytes.endOfWholeCharacters
    isWhole = isWhole && String(validating: bytes[..<end], as: UTF8.self) != nil
    rest = Array(bytes[end...])
  }
}

extension [UInt8] {
  fileprivate var endOfWholeCharacters: Int {
    let last = indices.suffix(3).last { self[$0] >= 0xC0 }
    guard let last else { return count }
    let length =
      switch self[last] {
      case 0xF0...: 4
      case 0xE0...: 3
      default: 2
      }
    return last + length > count ? last : count
  }
}
