import Actions
import Cells
import Yams

/// What stands between the two `---` at the top of a lesson: one `key: value` a line.
///
/// YAML can do much more, and all of it has hurt somebody: `y` is a boolean, `1.10` is a number,
/// and a page of aliases fills the memory. Values here are strings, and nothing else is let in.
struct FrontMatter {
  static let keys = ["lifeline", "id", "title", "pattern"]
  static let mostLines = 50

  private(set) var values: [String: Value] = [:]
  /// The line after the second `---`; what the lesson begins with.
  private(set) var nextLine = 1
  private(set) var problems: [LessonProblem] = []
  private let source: SourceText

  struct Value: Equatable {
    var text: String
    var location: Location
  }

  init(_ source: SourceText) {
    self.source = source
    read()
  }

  private mutating func read() {
    guard source.lines.first == "---" else { return complain(.noFrontMatter, at: 1) }
    let head = source.lines.dropFirst().prefix(FrontMatter.mostLines + 1)
    guard let end = head.firstIndex(of: "---") else {
      nextLine = source.lines.count + 1
      return complain(.openFrontMatter, at: 1)
    }
    nextLine = end + 2
    check(head[..<end])
    guard problems.isEmpty else { return }
    parse("\n" + head[..<end].joined(separator: "\n"))
    reportUnknownKeys()
  }

  private mutating func check(_ lines: ArraySlice<Substring>) {
    var keys: Set<Substring> = []
    for (index, line) in lines.enumerated() {
      if !line.isPlainEntry { complain(.notKeyAndValue(String(line)), at: index + 2) }
      let key = line.prefix { $0 != ":" }
      if !line.isRemark, !keys.insert(key).inserted {
        complain(.duplicateAttribute(String(key)), at: index + 2)
      }
    }
  }

  private mutating func parse(_ yaml: String) {
    do {
      guard case .mapping(let mapping)? = try Yams.compose(yaml: yaml) else { return }
      for (key, value) in mapping {
        guard let name = key.string, let text = value.scalar?.string else { continue }
        let location = Location(key.mark)
        values[name] = Value(text: text.madeVisible.trimmed, location: location)
      }
    } catch let error as YamlError {
      problems.append(problem(error))
    } catch {
      complain(.badYAML("\(error)"), at: 1)
    }
  }

  private func problem(_ error: YamlError) -> LessonProblem {
    let location = error.mark.map { Location($0) } ?? Location()
    return LessonProblem(source.file, location, .badYAML(error.words))
  }

  private mutating func reportUnknownKeys() {
    for (name, value) in values where !FrontMatter.keys.contains(name) {
      let nearest = Spelling.nearest(to: name, among: FrontMatter.keys)
      let kind = LessonProblem.Kind.unknownKey(name, nearest: nearest, known: FrontMatter.keys)
      problems.append(LessonProblem(source.file, value.location, kind))
    }
  }

  private mutating func complain(_ kind: LessonProblem.Kind, at line: Int) {
    problems.append(LessonProblem(source.file, Location(line: line), kind))
  }
}

extension Substring {
  fileprivate var isRemark: Bool { allSatisfy(\.isWhitespace) || first == "#" }

  /// A word, a colon and a value that begins with no character YAML gives a meaning to.
  fileprivate var isPlainEntry: Bool {
    if isRemark { return true }
    guard let match = wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*:(?: +(.*))?/) else { return false }
    guard let start = match.output.1?.first else { return true }
    return !"&*!|>{}[]%@`".contains(start)
  }
}

extension Location {
  fileprivate init(_ mark: Mark?) {
    self.init(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }
}

extension YamlError {
  fileprivate var mark: Mark? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    default: "\(self)"
    }
  }
}
