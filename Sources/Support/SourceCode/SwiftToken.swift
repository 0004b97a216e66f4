/// A piece of Swift source. White space is no token.
public struct SwiftToken: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// An identifier or a keyword: see ``SwiftToken/keywords``.
    case word
    case number
    /// A whole literal, interpolations included; or a regular expression.
    case string
    case comment
    /// A single sign, such as `{` or one sign of an operator.
    case sign
  }

  public var kind: Kind
  /// Without the backticks of an identifier.
  public var text: String
  /// In bytes from the beginning of the source.
  public var range: Range<Int>
  /// Where it begins, counted from 1.
  public var line: Int

  /// Words that begin or join statements and declarations. A word such as `set` that is mostly a name is
  /// not among them.
  public static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "open",
    "override", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
    "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
