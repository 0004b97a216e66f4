import Localization

/// An option without the type of its value, so that options of several types fit into one list: what help and the
/// command line need to know of it.
public nonisolated struct AnyOption<Context: CommandContext>: Sendable {
  /// How it is written, without its hyphens.
  public let name: String
  /// What help writes for its value; `nil` for a flag.
  public let placeholder: String?
  /// A key of the catalogue.
  public let englishMeaning: String
  /// Another spelling, with its hyphen.
  public let short: String?
  /// What its value could be, for completion.
  public let candidates: Candidates.Maker<Context>
  let reader: @Sendable (String, inout Options<Context>) throws(Context.Problem) -> Void

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
    repeat list.append((each options).untyped)
    return list
  }

  public func named<Context>(_ name: String) -> Element? where Element == AnyOption<Context> {
    first { $0.name == name }
  }

  /// The option with this spelling, hyphens included; `nil` when there is none.
  public func spelled<Context>(
    _ spelling: String
  ) -> Element? where Element == AnyOption<Context> {
    first { $0.spelling == spelling || $0.short == spelling }
  }

  /// The spellings with a single hyphen.
  func shortSpellings<Context>() -> Set<String> where Element == AnyOption<Context> {
    Set(flatMap { [$0.spelling, $0.short ?? $0.spelling] }.filter { !$0.hasPrefix("--") })
  }
}
