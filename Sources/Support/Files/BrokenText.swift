import Foundation

/// The place of the first byte in a file that is not UTF-8.
public struct BrokenText: Hashable, Sendable {
  /// Both from 1.
  public let line, byte: Int

  /// In a text without one: the place after its end.
  public init(in data: Data) {
    var (decoder, bytes, line, count) = (UTF8(), data.makeIterator(), 1, 0)
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      count += UTF8.width(scalar)
      if scalar == "\n" { line += 1 }
    }
    (self.line, byte) = (line, count + 1)
  }
}
