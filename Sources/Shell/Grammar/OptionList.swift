import Localization

/// What help and the command line need to know of an option, whatever its value is.
public nonisolated protocol OptionDescription: Sendable {
  /// How it is written, without its hyphens.
  var name: String { get }
  /// What help writes for its value; `nil` for a flag.
  var placeholder: String? { get }
  /// A key of the catalogue.
  var englishMeaning: String { get }
  /// Another spelling, with its hyphen.
  var short: String? { get }
}

nonisolated extension OptionDescription {
  /// With its hyphens: one before a single letter, else two.
  public var spelling: String { (name.count == 1 ? "-" : "--") + name }
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
}

/// An option without the type of its value, so that options of several types fit into one list.
public nonisolated struct AnyOption<Context: CommandContext>: OptionDescription {
  public let name: String
  public let placeholder: String?
  public let englishMeaning: String
  public let short: String?
  public let candidates: Candidates.Maker<Context>
  private let reader: @Sendable (String, inout Options<Context>) throws(Context.Problem) -> Void

  public init<Value>(_ option: Option<Context, Value>) {
    name = option.name
    placeholder = option.placeholder
    englishMeaning = option.englishMeaning
    short = option.short
    candidates = option.candidates
    reader = { (word, options) throws(Context.Problem) in
      options[option.name] = try option.read(word, options[option.name] as? Value)
    }
  }

  /// Reads the value of this option into `options`.
  public func read(_ word: String, into options: inout Options<Context>) throws(Context.Problem) {
    try reader(word, &options)
  }

  /// Reads what was written.
  func read(
    _ given: SplitWords.Given, into options: inout Options<Context>
  ) throws(Context.Problem) {
    guard takesValue else {
      guard given.value == nil else { throw .line(.valueTooMany(spelling)) }
      return try read("", into: &options)
    }
    guard let value = given.value else { throw .line(.noValue(spelling, usage: usage)) }
    try read(value, into: &options)
  }
}

/// The options of a form, of a command or of the program.
public typealias OptionList<Context: CommandContext> = [AnyOption<Context>]

nonisolated extension Array {
  /// A list of options of several types.
  public static func these<Context, each Value>(
    _ options: repeat Option<Context, each Value>
  ) -> OptionList<Context> where Element == AnyOption<Context> {
    var list: OptionList<Context> = []
    repeat list.append(AnyOption(each options))
    return list
  }
}

nonisolated extension Array where Element: OptionDescription {
  public func named(_ name: String) -> Element? { first { $0.name == name } }

  /// The option with this spelling, hyphens included; `nil` when there is none.
  public func spelled(_ spelling: String) -> Element? {
    first { $0.spelling == spelling || $0.short == spelling }
  }

  public var spellings: [String] { map(\.spelling) }

  /// The spellings with a single hyphen.
  public var shortSpellings: Set<String> {
    Set(flatMap { [$0.spelling, $0.short ?? $0.spelling] }.filter { !$0.hasPrefix("--") })
  }
}
