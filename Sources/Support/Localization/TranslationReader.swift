import Foundation

/// Reads a `.po` file of gettext: the English words after `msgid`, the translation after `msgstr`. Quoted
/// lines that follow continue the text. Comments begin with `#`.
///
/// The file is read before the first prompt in Chinese, in debug builds too. Therefore bytes are searched by
/// `memchr`, and only texts become strings.
package struct TranslationReader {
  /// A phrase and its translation, which is empty as long as there is none.
  package typealias Entry = (phrase: String, translation: String)

  private var entries: [Entry] = []
  private var isInTranslation = false

  /// In the order of the file. The first entry of a file has no phrase: its translation is the header.
  package static func entries(in text: String) -> [Entry] {
    var reader = TranslationReader()
    var text = text
    text.withUTF8 { bytes in
      bytes.forEachLine { reader.read($0) }
    }
    return reader.entries
  }

  private mutating func read(_ line: UnsafeBufferPointer<UInt8>) {
    switch line.first {
    case UInt8(ascii: "m"):
      isInTranslation = line.begins(with: "msgstr ")
      if !isInTranslation { entries.append(("", "")) }
      append(line.quotedText)
    case UInt8(ascii: "\""):
      append(line.quotedText)
    default:
      break
    }
  }

  private mutating func append(_ text: String) {
    guard let last = entries.indices.last else { return }
    if isInTranslation {
      entries[last].translation += text
    } else {
      entries[last].phrase += text
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func forEachLine(_ read: (Self) -> Void) {
    var rest = self
    while !rest.isEmpty {
      let end = rest.offset(of: "\n") ?? rest.count
      read(Self(rebasing: rest.prefix(end)))
      rest = Self(rebasing: rest.dropFirst(end + 1))
    }
  }

  /// The text between the first quotation mark and the last byte, which is the closing mark.
  fileprivate var quotedText: String {
    guard let start = offset(of: "\""), start < count - 1 else { return "" }
    let quoted = Self(rebasing: self[(start + 1)..<(count - 1)])
    let text = String(decoding: quoted, as: UTF8.self)
    return quoted.offset(of: "\\") == nil ? text : text.unescaped
  }

  fileprivate func begins(with word: StaticString) -> Bool {
    guard let baseAddress, count >= word.utf8CodeUnitCount else { return false }
    return memcmp(baseAddress, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  private func offset(of sign: Unicode.Scalar) -> Int? {
    guard let start = UnsafeRawPointer(baseAddress) else { return nil }
    return memchr(start, Int32(sign.value), count).map { UnsafeRawPointer($0) - start }
  }
}

extension String {
  fileprivate var unescaped: String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): result.append("\n")
      case (true, "t"): result.append("\t")
      default: result.append(scalar)
      }
      isEscaped = false
    }
    return String(result)
  }
}
