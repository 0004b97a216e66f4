#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the compiler and a plugin say to each other: JSON.
struct Message {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

// Compared and hashed as a whole: debug builds are slow at one byte after the other.
extension Message: Hashable {
  static func == (a: Message, b: Message) -> Bool {
    a.bytes.count == b.bytes.count && memcmp(a.bytes, b.bytes, a.bytes.count) == 0
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Message {
  private static let configuration = ",\"staticBuildConfiguration\":\""

  /// The same request without the part in which Swift 6.3 lists everything that it knows for `#if`, each time in
  /// another order. It is half of a request, may be left out, and our macros do not ask for it.
  var withoutBuildConfiguration: Message {
    guard let start = index(of: Self.configuration),
      let end = endOfString(from: start + Self.configuration.utf8.count)
    else { return self }
    return Message(Array(bytes[..<start] + bytes[end...]))
  }

  /// In JSON, a quotation mark in a text has a backslash before it. So this finds no part of a source file.
  private func index(of part: String) -> Int? {
    (bytes + [0]).withUnsafeBufferPointer { all in
      all.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress, let found = strstr(base, part) else { return nil }
        return UnsafePointer(found) - base
      }
    }
  }

  /// The index after the quotation mark that ends a string.
  private func endOfString(from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      default: index += 1
      }
    }
    return nil
  }
}
