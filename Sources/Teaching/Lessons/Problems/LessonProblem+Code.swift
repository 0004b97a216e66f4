import Localization

extension LessonProblem {
  /// Code that a page quotes by its symbol.
  public enum CodeProblem: Hashable, Sendable {
    /// There are no sources next to the lessons, so nothing can be quoted.
    case noSources
    case unknownSymbol(UnknownWord, pattern: String?)
    case unknownPattern(String)
    /// Several symbols and several patterns, but not as many.
    case unevenList(symbols: Int, patterns: Int)
    /// A choice that looks like code, but is no line of it.
    case noLine(String)

    var message: String {
      switch self {
      case .noSources:
        localized(
          """
          the sources of the apps are not there, so this page cannot show code. They belong next to the \
          lessons, in `Sources/Apps`.
          """)
      case .unknownSymbol(let symbol, nil):
        localized("no source has `\(symbol.word.shortened)`.") + symbol.guess
      case .unknownSymbol(let symbol, let pattern?):
        localized("the sources of `\(pattern)` have no `\(symbol.word.shortened)`.")
          + symbol.guess
      case .unknownPattern(let pattern):
        localized("there are no sources of a pattern `\(pattern.shortened)`.")
      case .unevenList(let symbols, let patterns):
        localized(
          """
          here are \(symbols) symbols and \(patterns) patterns. Name one symbol, one pattern, or as many \
          symbols as patterns.
          """)
      case .noLine(let line):
        localized(
          """
          `\(line.shortened)` is no line of this code. Copy the line as it is, without the spaces before it.
          """)
      }
    }
  }
}
