import Localization

/// A text that is made line by line when it is asked for: however long it is, one line of it is in
/// memory at a time. It can be gone through as often as one likes, and speaks the language of the place
/// where it came to be.
public struct Lines: Sequence, Sendable {
  private let iterate: @Sendable () -> AnyIterator<String>

  /// - Parameter lines: without line feeds.
  public init(_ lines: some Sequence<String> & Sendable) {
    self.init { AnyIterator(lines.makeIterator()) }
  }

  public init(_ iterate: @escaping @Sendable () -> AnyIterator<String>) {
    let language = Language.current
    self.iterate = {
      let lines = Language.$current.withValue(language, operation: iterate)
      return AnyIterator { Language.$current.withValue(language) { lines.next() } }
    }
  }

  /// The lines of a text that is there already.
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
