/// A declaration in a source file: a type, an extension, or a member of one.
public struct Declaration: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case type, `extension`, method, initializer, deinitializer, property
  }

  public var kind: Kind
  /// The names of the types around it, from the outside: `["M1", "FolderViewController"]`.
  public var path: [String]
  /// As Swift spells it: `rename(to:)`, `init(name:)`, `title`, `PlayViewController`.
  public var name: String
  /// What a class inherits from or conforms to, or what a type alias means; for other declarations nothing.
  public var inherited: [String] = []
  /// From its first attribute or modifier to its last brace, counted from 1. Comments above are left out.
  public var lines: ClosedRange<Int>
  /// The first token of an attribute or a modifier, else of the keyword.
  var start: Int
  /// The tokens between the braces of a type, a function or an accessor block; empty without one.
  var body: Range<Int>

  /// `rename` for `rename(to:)`.
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// `PlayViewController.rename(to:)`
  public var symbol: String { (path.suffix(1) + [name]).joined(separator: ".") }

  /// The type that it belongs to, or that it is; `nil` for a global function.
  public var type: String? { kind == .type || kind == .extension ? name : path.last }

  public var isType: Bool { kind == .type }

  /// The type of a file in which it is; its own name when it is in none.
  var outermost: String { path.first ?? name }
}
