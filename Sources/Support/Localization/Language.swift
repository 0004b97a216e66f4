/// A language that the shell speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The language of the answers in this task.
  @TaskLocal public static var current = Language.english

  /// Chinese for a locale such as `zh_CN.UTF-8`, otherwise English. The locale is the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is not empty.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = locale.lowercased().hasPrefix("zh") ? .chinese : .english
  }
}
