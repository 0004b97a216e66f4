import Cells
import Localization

/// A text that is made line by line on demand: only one line of it is in memory at a time. You can go
/// through it as often as you like. Its language is the language that was current when it was created.
public struct Lines: Sequence, Sendable {
  private let iterate: @Sendable () -> AnyIterator<String>

  /// - Parameter lines: without line feeds.
  public init(_ lines: some Sequence<String> & Sendable) {
    self.init { AnyIterator(lines.makeIterator()) }
  }

  /// - Parameter iterate: makes a new iterator over the lines, which have no line feeds.
  public init(_ iterate: @escaping @Sendable () -> AnyIterator<String>) {
    let language = Language.current
    self.iterate = {
      let lines = Language.$current.withValue(language, operation: iterate)
      return AnyIterator { Language.$current.withValue(language) { lines.next() } }
    }
  }

  /// The lines of an existing text.
  public init(text: String) {
    self.init(text.linesWithoutEnd)
  }

  public func makeIterator() -> AnyIterator<String> { iterate() }

  /// Each line ended by a line feed.
  public var text: String { reduce(into: "") { $0 += $1 + "\n" } }
}

extension Lines: Equatable {
  public static func == (a: Lines, b: Lines) -> Bool { a.elementsEqual(b) }
}

extension String {
  /// The lines of the text. A line feed at the end begins no further line.
  public var linesWithoutEnd: [String] {
    guard !isEmpty else { return [] }
    // By bytes: a carriage return and a line feed are one character.
    let isEnded = utf8.last == UInt8(ascii: "\n")
    return (isEnded ? String(Substring(utf8.dropLast())) : self).textLines.map(String.init)
  }
}
