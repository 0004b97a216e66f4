import Actions
import Cells

/// A named list of actions with a set-up, read from a small text file.
///
///     # A recording gets a new name
///     # zh-Hans: 录音改名
///     setup: launch
///     setup: open "Hello"
///     type "Hi"
///
/// The name is the file's, and the app that of its folder in `scenarios`. The first line that begins with `#`
/// is the title. Another one that begins with a language is the title in that language; all others are comments. Actions are checked when they are performed.
public struct Scenario: Equatable, Sendable {
  public var name: String
  /// The app that it is for; `nil` for the app that people get without asking.
  public var app: String?
  /// In English.
  public var title: String
  /// The titles in other languages.
  public var titles: [String: String] = [:]
  /// Actions that are performed first and not shown.
  public var setup: [String]
  public var actions: [String]
  /// The path, as messages show it.
  public var file: String
  /// The place of each action: first those of the set-up, then the others.
  public var locations: [Location] = []

  /// The title in a language, else in English.
  public func title(in language: String) -> String { titles[language] ?? title }
}

extension Scenario {
  /// In bytes. All scenarios are read when the shell starts.
  private static let largest = 1 << 15

  /// Reads the text of a scenario file.
  ///
  /// - Parameter app: `nil` for the app that people get without asking.
  public static func read(
    _ text: String, name: String, app: String? = nil, file: String
  ) -> ReadResult<Scenario> {
    guard text.utf8.count <= largest else {
      let problem = LessonProblem(file, Location(), .file(.tooLarge(limit: largest)))
      return ReadResult(value: nil, problems: [problem])
    }
    var reader = ScenarioReader(file: file)
    let source = SourceText(text, file: file)
    for (index, line) in source.lines.enumerated() {
      reader.read(line, at: index + 1)
    }
    return reader.finish(name: name, app: app)
  }
}

private struct ScenarioReader {
  let file: String
  private var title: String?
  private var titles: [String: String] = [:]
  private var setup: [String] = []
  private var actions: [String] = []
  private var locations: [Location] = []
  private var problems: [LessonProblem] = []

  init(file: String) {
    self.file = file
  }

  mutating func read(_ line: Substring, at number: Int) {
    let text = String(line).trimmed
    let place = Location(line: number, column: line.prefix(while: \.isWhitespace).count + 1)
    if text.isEmpty { return }
    if text.hasPrefix("#") {
      readComment(String(text.dropFirst()).trimmed)
    } else if let (key, value) = text.parted, key.allSatisfy(\.isOfKeys) {
      readKey(String(key), value, at: place)
    } else {
      let found = single(text, at: place)
      actions += found
      locations += found.map { _ in place }
    }
  }

  /// The action of a line. Several are taken one after the other, so that no other problem follows from it.
  private mutating func single(_ text: String, at place: Location) -> [String] {
    let lines = text.actionLines
    let names = lines.map { String($0.prefix { !$0.isWhitespace }) }
    // What comes after `type` may have a semicolon.
    guard lines.count > 1, names.allSatisfy(Action.names.contains) else { return [text] }
    complain(.actions(.severalActions), at: place)
    return lines
  }

  private mutating func readComment(_ words: String) {
    if title == nil {
      title = words
    } else if let (language, title) = words.parted, language.isLanguage, !title.isEmpty {
      titles[String(language)] = title
    }
  }

  private mutating func readKey(_ key: String, _ value: String, at place: Location) {
    if key != "setup" {
      complain(.actions(.unknownScenarioWord(key + ":")), at: place)
    } else if value.isEmpty {
      complain(.key(.emptyKey(key)), at: place)
    } else if !actions.isEmpty {
      complain(.actions(.lateSetup), at: place)
    } else {
      let found = single(value, at: place)
      setup += found
      locations += found.map { _ in place }
    }
  }

  mutating func finish(name: String, app: String?) -> ReadResult<Scenario> {
    if title?.isEmpty ?? true { complain(.actions(.noTitle), at: Location()) }
    if actions.isEmpty { complain(.actions(.noActions), at: Location()) }
    let steps = Steps.count(setup + actions)
    let isTooLong = steps > Steps.most
    if isTooLong { complain(.actions(.tooManySteps(steps, limit: Steps.most)), at: Location()) }
    let scenario = Scenario(
      name: name, app: app, title: title ?? name, titles: titles, setup: setup, actions: actions,
      file: file,
      locations: locations)
    let isUseless = actions.isEmpty || isTooLong
    return ReadResult(value: isUseless ? nil : scenario, problems: problems.sorted())
  }

  private mutating func complain(_ kind: LessonProblem.Kind, at place: Location) {
    problems.append(LessonProblem(file, place, kind))
  }
}

extension String {
  /// What is before the first colon, and what is after it; `nil` where either has no place.
  fileprivate var parted: (key: Substring, value: String)? {
    guard let colon = firstIndex(of: ":"), colon > startIndex else { return nil }
    return (self[..<colon], String(self[index(after: colon)...]).trimmed)
  }
}

extension Character {
  fileprivate var isOfKeys: Bool { isASCII && isLetter || self == "-" }
}
