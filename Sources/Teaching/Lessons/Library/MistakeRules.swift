import Cells

/// The file that says which rule each mistake breaks. A line is the id of a mistake and the wording
/// of a breach, or a dash when the contract does not notice the mistake. Other lines are comments.
public struct MistakeRules: Equatable, Sendable {
  static let fileName = "mistakes.rules"

  /// What a contract should find when the app runs with a mistake. Nothing, when `breaks` is empty.
  public struct Rule: Equatable, Sendable {
    /// Wordings of breaches, such as `call from View to Model is not allowed`.
    public var breaks: Set<String> = []
    /// The first line about the mistake.
    public var location: Location
  }

  /// By the id of the mistake.
  public private(set) var rules: [String: Rule] = [:]
  /// The path of the file, as messages show it.
  public var file: String

  /// Whether there is no rule: then mistakes are not checked.
  public var isEmpty: Bool { rules.isEmpty }

  /// The rule of a mistake id; `nil` when the file does not name it.
  public subscript(mistake: String) -> Rule? { rules[mistake] }

  init(_ text: String, file: String) {
    self.file = file
    let source = SourceText(text, file: file)
    guard source.tooLong == nil else { return }
    let form = /([a-z-]+\.[a-z0-9-]+)\s+(.+)/
    for (index, line) in source.lines.enumerated() {
      guard let match = line.wholeMatch(of: form) else { continue }
      let (name, words) = (String(match.output.1), String(match.output.2).trimmed)
      var rule = rules[name] ?? Rule(location: Location(line: index + 1))
      if !["-", "–"].contains(words) { rule.breaks.insert(words) }
      rules[name] = rule
    }
  }
}

extension LessonIndex {
  /// The rules of `mistakes.rules`; empty when there is no such file.
  public var mistakeRules: MistakeRules {
    let name = MistakeRules.fileName
    return MistakeRules(text(ofFile: name) ?? "", file: shown(name))
  }
}
