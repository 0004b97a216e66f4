import Diagrams
import Localization

/// How answers look and where they go.
public nonisolated struct Options: Equatable, Sendable {
  public enum Style: String, CaseIterable, Sendable {
    case ladder, wide
  }

  /// `nil` for the width of the terminal.
  public var width: Int?
  public var isASCII = false
  public var isPlain = false
  public var showsAll = false
  /// `nil` for what suits the diagram.
  public var style: Style?
  public var showsSetup = false
  /// One of the formats of the command; `nil` for the first.
  public var format: String?
  public var output: String?
  public var replacesFiles = false
  public var isJSON = false
  public var isTable = false
  public var writes = false
  public var name: String?
  public var language = Language.english
  public var isTemplate = false
  /// What to show, this once.
  public var filter = DiagramFilter()

  public init() {}

  var detail: Diagram.Detail { showsAll ? .all : .story }

  /// - Parameter value: empty for flags that have none.
  mutating func set(_ flag: OptionName, _ value: String) throws(ShellProblem) {
    switch flag {
    case .all: showsAll = true
    case .plain: isPlain = true
    case .ascii: isASCII = true
    case .withSetup: showsSetup = true
    case .force: replacesFiles = true
    case .json: isJSON = true
    case .table: isTable = true
    case .write: writes = true
    case .name: name = value
    case .lang: language = try Self.word(value, for: flag)
    case .template: isTemplate = true
    case .output: output = value
    case .width: width = try Self.width(value)
    case .style: style = try Self.word(value, for: flag)
    case .format: format = value
    case .only, .hide, .focus, .fold, .depth, .steps, .turns: try readFilter(flag, value)
    }
  }

  private mutating func readFilter(_ flag: OptionName, _ value: String) throws(ShellProblem) {
    guard let part = DiagramFilter.Part(rawValue: flag.rawValue) else { return }
    do {
      try filter.read(part, [value])
    } catch {
      throw .run(.filter(.filter(error)))
    }
  }

  private static func width(_ value: String) throws(ShellProblem) -> Int {
    guard let width = Int(value), (20...1000).contains(width) else {
      throw .line(.badValue(value, for: .width, expected: localized("a number from 20 to 1000")))
    }
    return width
  }

  private static func word<Word: Choice>(
    _ value: String, for flag: OptionName
  ) throws(ShellProblem) -> Word {
    guard let word = Word(rawValue: value) else {
      throw .line(.badValue(value, for: flag, expected: Word.choices))
    }
    return word
  }
}

/// One word out of a few.
nonisolated protocol Choice: RawRepresentable<String>, CaseIterable {}

nonisolated extension Choice {
  static var choices: String { allCases.map(\.rawValue).joined(separator: "|") }
}

nonisolated extension Options.Style: Choice {}
nonisolated extension Language: Choice {}
