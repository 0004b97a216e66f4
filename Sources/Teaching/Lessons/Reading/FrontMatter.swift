import Cells

/// The lines between the two `---` at the top of a lesson: a key, a colon and a value on each.
///
/// The form is a small part of YAML, so that other programs read the same values. Everything else
/// that YAML can do is refused: no value is a boolean or a number, a list or a reference.
struct FrontMatter {
  static let keys = ["lifeline", "id", "title", "pattern"]
  static let mostLines = 50

  private(set) var values: [String: Attributes.Value] = [:]
  /// The line after the second `---`, counted from 1.
  private(set) var nextLine = 1
  private(set) var problems: [LessonProblem] = []
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    read()
  }

  private mutating func read() {
    guard source.lines.first == "---" else {
      return complain(.frontMatter(.noFrontMatter), at: Location())
    }
    let head = source.lines.dropFirst().prefix(FrontMatter.mostLines + 1)
    guard let end = head.firstIndex(of: "---") else {
      nextLine = source.lines.count + 1
      return complain(.frontMatter(.openFrontMatter), at: Location())
    }
    nextLine = end + 2
    for (index, line) in head[..<end].enumerated() where !line.isRemark {
      read(line, at: Location(line: index + 2))
    }
  }

  private mutating func read(_ line: Substring, at place: Location) {
    let key = line.prefix { $0 != ":" }
    let rest = line[key.endIndex...].dropFirst()
    if FrontMatter.keys.contains(String(key)), rest.first.map({ $0 != " " }) == true {
      let value = String(rest).trimmed
      return complain(.key(.noSpace(key: String(key), value: value)), at: place)
    }
    guard key.isKey, key.endIndex < line.endIndex, rest.first ?? " " == " " else {
      return complain(.frontMatter(.notKeyAndValue(String(line))), at: place)
    }
    let value = rest.drop { $0 == " " }
    switch FrontMatterValue(value) {
    case .text(let text): add(String(key), text, at: place)
    case .special: complain(.frontMatter(.notKeyAndValue(String(line))), at: place)
    case .needsQuotes(let sign, let index):
      let column = line[..<index].count + 1
      complain(.frontMatter(.needsQuotes(sign)), at: Location(line: place.line, column: column))
    case .badQuotes:
      let column = line[..<value.startIndex].count + 1
      complain(.frontMatter(.badQuotes), at: Location(line: place.line, column: column))
    }
  }

  private mutating func add(_ key: String, _ text: String, at place: Location) {
    if values[key] != nil { return complain(.key(.duplicateKey(key)), at: place) }
    values[key] = Attributes.Value(key: key, text: text, location: place)
    if !FrontMatter.keys.contains(key) {
      complain(.key(.unknownKey(UnknownWord(key, among: FrontMatter.keys))), at: place)
    }
  }

  private mutating func complain(_ kind: LessonProblem.Kind, at place: Location) {
    problems.append(LessonProblem(source.file, place, kind))
  }
}

/// What is after a key, as far as it means the same to every reader of YAML.
private enum FrontMatterValue {
  case text(String)
  /// It begins with a sign that makes it something other than a text.
  case special
  /// A sign in the middle that would end the text, and where it is.
  case needsQuotes(String, Substring.Index)
  /// In double quotes, which are not closed or hold an unknown escape.
  case badQuotes

  init(_ value: Substring) {
    if value.first == "\"" {
      self = FrontMatterValue.quoted(value.dropFirst())
    } else if value.isSpecial {
      self = .special
    } else if let (sign, index) = value.endOfText {
      self = .needsQuotes(sign, index)
    } else {
      self = .text(String(value).trimmed)
    }
  }

  /// Two escapes are known: `\"` and `\\`.
  private static func quoted(_ rest: Substring) -> FrontMatterValue {
    var (text, rest) = ("", rest)
    while let next = rest.popFirst() {
      switch next {
      case "\"": return rest.allSatisfy(\.isWhitespace) ? .text(text.trimmed) : .badQuotes
      case "\\":
        guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
          return .badQuotes
        }
        text.append(escaped)
      default: text.append(next)
      }
    }
    return .badQuotes
  }
}

extension Substring {
  /// A line that holds no value: empty, or a comment of YAML.
  fileprivate var isRemark: Bool { allSatisfy(\.isWhitespace) || first == "#" }

  /// A letter, then letters, digits, `_` and `-`.
  fileprivate var isKey: Bool {
    first?.isLetter == true
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }

  /// Whether YAML reads it as something other than a text.
  fileprivate var isSpecial: Bool {
    guard let first else { return false }
    if "-?:".contains(first) { return dropFirst().first?.isWhitespace ?? true }
    return "&*!|>{}[]%@`',#".contains(first)
  }

  /// The first sign that ends a text in YAML: `: `, `:` at the end, or ` #`.
  fileprivate var endOfText: (sign: String, Index)? {
    for index in indices {
      let (sign, next) = (self[index], self[index...].dropFirst().first)
      if sign == ":", next ?? " " == " " { return (next == nil ? ":" : ": ", index) }
      if sign == " ", next == "#" { return (" #", index) }
    }
    return nil
  }
}
