import Actions
import Localization

/// An option of commands or of the program: how it is written, what it means and how its value is read.
///
/// It is declared once. Help, completion, the man page, the command line and the typed value in a request
/// come from this declaration. A flag is an option of type `Bool`.
public nonisolated struct Option<Value: Equatable & Sendable>: Sendable {
  /// Reads a word.
  ///
  /// - Parameters:
  ///   - word: what stands behind the option; empty for a flag.
  ///   - former: what the same option said before on the same line.
  typealias Reading = @Sendable (_ word: String, _ former: Value?) throws(ShellProblem) -> Value

  /// How it is written, without its hyphens.
  public let name: String
  /// What stands for its value in help; `nil` for a flag.
  let placeholder: String?
  /// In English; a key of the catalogue.
  let meaning: String
  let read: Reading
  let candidates: Candidates.Maker
  /// Another spelling, with its hyphen.
  var short: String?

  /// With its hyphens: one before a single letter, else two.
  public var spelling: String { (name.count == 1 ? "-" : "--") + name }
}

nonisolated extension Option {
  /// - Parameter candidates: what the value could be, for completion.
  init(
    _ name: String, _ placeholder: String, _ meaning: String,
    candidates: @escaping Candidates.Maker = Candidates.none, read: @escaping Reading
  ) {
    self.init(
      name: name, placeholder: placeholder, meaning: meaning, read: read, candidates: candidates)
  }
}

nonisolated extension Option<Bool> {
  /// A flag, which takes no value.
  ///
  /// - Parameters:
  ///   - meaning: in English; a key of the catalogue.
  ///   - short: another spelling with its hyphen, such as `-h`.
  public init(flag name: String, _ meaning: String, short: String? = nil) {
    self.init(
      name: name, placeholder: nil, meaning: meaning, read: { _, _ in true },
      candidates: Candidates.none, short: short)
  }
}

nonisolated extension Option<String> {
  /// An option whose value is taken as it is.
  public init(text name: String, _ placeholder: String, _ meaning: String) {
    self.init(name, placeholder, meaning) { word, _ in word }
  }

  /// An option whose value is the name of a file or a directory.
  public init(file name: String, _ placeholder: String, _ meaning: String) {
    self.init(name, placeholder, meaning, candidates: Candidates.files) { word, _ in
      word.withHomeSpelledOut
    }
  }
}

nonisolated extension Option<[String]> {
  /// An option that may be given several times.
  public init(list name: String, _ placeholder: String, _ meaning: String) {
    self.init(name, placeholder, meaning) { word, former in (former ?? []) + [word] }
  }
}

nonisolated extension Option where Value: Choice {
  /// An option whose value is one of a few words.
  public init(choice name: String, _ meaning: String, as placeholder: String? = nil) {
    self.init(
      name, placeholder ?? Value.choices, meaning,
      candidates: Candidates.choices(of: Value.self)
    ) { (word, _) throws(ShellProblem) in
      guard let value = Value(typed: word) else {
        throw .line(.badValue(word, for: "--" + name, expected: Value.choices))
      }
      return value
    }
  }
}

/// A value that is one of a few words.
public nonisolated protocol Choice:
  RawRepresentable<String>, CaseIterable, Equatable, Sendable
{}

nonisolated extension Choice {
  static var names: [String] { allCases.map(\.rawValue) }
  static var choices: String { names.joined(separator: "|") }

  /// The value that a word means, in any case.
  init?(typed word: String) { self.init(rawValue: word.spelled(as: Self.names)) }
}

nonisolated extension Language: Choice {}

/// An option without the type of its value, so that options of several types fit into one list.
public nonisolated struct AnyOption: Sendable {
  public let name: String
  /// With its hyphens.
  public let spelling: String
  let placeholder: String?
  let short: String?
  let candidates: Candidates.Maker
  /// A key of the catalogue.
  let englishMeaning: String
  private let reading: @Sendable (String, inout Options) throws(ShellProblem) -> Void

  public init<Value>(_ option: Option<Value>) {
    name = option.name
    spelling = option.spelling
    placeholder = option.placeholder
    short = option.short
    candidates = option.candidates
    englishMeaning = option.meaning
    reading = { (word, options) throws(ShellProblem) in
      options[option.name] = try option.read(word, options[option.name] as? Value)
    }
  }

  /// Whether the option is followed by a value. A flag is not.
  public var takesValue: Bool { placeholder != nil }
  /// In the current language.
  public var meaning: String { localized(dynamic: englishMeaning) }
  /// How help writes it: `--width N`.
  public var usage: String {
    let spellings = [spelling, short].compactMap(\.self).joined(separator: ", ")
    return placeholder.map { "\(spellings) \($0)" } ?? spellings
  }

  /// The usage where a list of values does not fit: `--format FORMAT`.
  var shortUsage: String {
    guard let placeholder else { return spelling }
    return "\(spelling) \(placeholder.contains("|") ? name.uppercased() : placeholder)"
  }

  /// Reads the value of this option into `options`.
  func read(_ word: String, into options: inout Options) throws(ShellProblem) {
    try reading(word, &options)
  }
}

/// The options of a form, of a command or of the program.
public typealias OptionList = [AnyOption]

nonisolated extension OptionList {
  /// A list of options of several types.
  public static func these<each Value>(_ options: repeat Option<each Value>) -> OptionList {
    var list: OptionList = []
    repeat list.append(AnyOption(each options))
    return list
  }

  func named(_ name: String) -> AnyOption? { first { $0.name == name } }

  /// The option with this spelling, hyphens included; `nil` when there is none.
  public func spelled(_ spelling: String) -> AnyOption? {
    first { $0.spelling == spelling || $0.short == spelling }
  }

  var spellings: [String] { map(\.spelling) }

  /// The spellings with a single hyphen.
  var shortSpellings: Set<String> {
    Set(flatMap { [$0.spelling, $0.short ?? $0.spelling] }.filter { !$0.hasPrefix("--") })
  }
}
