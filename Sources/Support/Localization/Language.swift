/// A language that the shell speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The language of the answers in this task.
  @TaskLocal public static var current = Language.english

  /// What a command on paper begins with. Many machines are set to English, so the command itself asks for another language.
  public var program: String { self == .english ? "lifeline" : "lifeline --lang \(rawValue)" }

  /// Chinese for a locale such as `zh_CN.UTF-8`, otherwise English. The locale is the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is not empty.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = locale.lowercased().hasPrefix("zh") ? .chinese : .english
  }

  /// The language that a word means, in any case: `en`, `zh-Hans`, `zh`, `zh_CN` or 中文.
  public init?(typed word: String) {
    let word = word.lowercased()
    if word == Language.english.rawValue {
      self = .english
    } else if word.hasPrefix("zh") || word.hasSuffix("中文") {
      self = .chinese
    } else {
      return nil
    }
  }
}
