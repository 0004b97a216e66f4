import Cells

/// Which rule each mistake breaks: lines of a name and the words of a breach, or a dash where no
/// contract sees it. The first line says what the file is.
public struct MistakeRules: Equatable, Sendable {
  static let fileName = "mistakes.rules"

  public struct Rule: Equatable, Sendable {
    /// As a breach is told: `call from View to Model is not allowed`.
    public var breaks: Set<String> = []
    public var location: Location
  }

  public private(set) var rules: [String: Rule] = [:]
  /// As messages name it.
  public var file: String

  public var isEmpty: Bool { rules.isEmpty }

  public subscript(mistake: String) -> Rule? { rules[mistake] }

  init(_ text: String, file: String) {
    self.file = file
    let source = SourceText(text, file: file)
    guard source.tooLong == nil else { return }
    for (index, line) in source.lines.enumerated() {
      guard let match = line.wholeMatch(of: /([a-z-]+\.[a-z0-9-]+)\s+(.+)/) else { continue }
      let (name, words) = (String(match.output.1), String(match.output.2).trimmed)
      var rule = rules[name] ?? Rule(location: Location(line: index + 1))
      if !["-", "–"].contains(words) { rule.breaks.insert(words) }
      rules[name] = rule
    }
  }
}

extension LessonIndex {
  /// Empty where there is no such file.
  public var mistakeRules: MistakeRules {
    let file = shown(MistakeRules.fileName)
    guard case .success(let text) = folder.text(MistakeRules.fileName) else {
      return MistakeRules("", file: file)
    }
    return MistakeRules(text, file: file)
  }
}
