import Files

/// A source file: its lines, and the declarations in it.
public struct SwiftFile: Sendable {
  /// Relative to the folder of the sources: `Recordings/MVC/Play/PlayViewController.swift`.
  public let path: String
  /// The app whose code it is; `nil` for what all apps share.
  public let app: String?
  public let text: String
  /// Without their ends.
  public let lines: [String]
  /// Comments included.
  public let tokens: [SwiftToken]
  /// In the order in which they begin.
  public let declarations: [Declaration]
  /// Whether the file shows how a pattern goes wrong.
  public let isOfMistake: Bool
  /// Without comments, as bodies of declarations count them.
  private let code: [SwiftToken]

  public init(_ text: String, path: String, app: String? = nil) {
    self.path = path
    self.app = app
    self.text = text
    isOfMistake = path.contains("/Mistakes/")
    lines = text.fileLines
    tokens = SwiftLexer.tokens(of: text)
    code = tokens.filter { $0.kind != .comment }
    declarations = DeclarationScanner(code).declarations.sorted {
      $0.lines.lowerBound < $1.lines.lowerBound
    }
  }

  /// All identifiers and keywords in it.
  public var words: Set<String> { Set(code.lazy.filter { $0.kind == .word }.map(\.text)) }

  /// Whether it has this identifier or keyword.
  func mentions(_ word: String) -> Bool { code.contains { $0.kind == .word && $0.text == word } }

  /// What is in the braces of a declaration.
  public func body(of declaration: Declaration) -> ArraySlice<SwiftToken> {
    code[declaration.body]
  }

  /// What is before the braces of a declaration, from its first attribute or modifier.
  public func head(of declaration: Declaration) -> ArraySlice<SwiftToken> {
    code[declaration.start..<declaration.body.lowerBound]
  }

  /// The smallest declaration that a line belongs to; `nil` for a line outside all of them.
  public func declaration(at line: Int) -> Declaration? {
    declarations.last { $0.lines.contains(line) && !$0.isContainer }
      ?? declarations.last { $0.lines.contains(line) }
  }
}

extension Declaration {
  var isContainer: Bool { kind == .type || kind == .extension }
}

/// A part of a file that can be shown.
public struct Excerpt: Sendable {
  public let file: SwiftFile
  /// Counted from 1.
  public let lines: ClosedRange<Int>
  /// What it shows, such as `PlayViewController.rename(to:)`.
  public let symbol: String

  public init(_ file: SwiftFile, _ lines: ClosedRange<Int>, symbol: String) {
    self.file = file
    self.lines = lines.clamped(to: 1...max(1, file.lines.count))
    self.symbol = symbol
  }

  public init(_ declaration: Declaration, in file: SwiftFile) {
    self.init(file, declaration.lines, symbol: declaration.symbol)
  }

  /// The lines as they are in the file.
  public var source: [String] {
    Array(file.lines.dropFirst(lines.lowerBound - 1).prefix(lines.count))
  }

  /// The lines without the spaces that all of them begin with.
  public var text: String {
    let indent = indentation
    return source.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }
      .joined(separator: "\n")
  }

  /// How many spaces all lines begin with.
  public var indentation: Int {
    source.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
  }

  /// `Recordings/MVC/Play/PlayViewController.swift:47`
  public var place: String { "\(file.path):\(lines.lowerBound)" }
}
