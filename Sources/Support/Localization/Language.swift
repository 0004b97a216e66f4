/// A language that the shell speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The language of whoever is being answered.
  @TaskLocal public static var current = Language.english

  /// The one that an environment asks for: `zh_CN.UTF-8` in `LC_ALL`, `LC_MESSAGES` or `LANG`, the
  /// first of them that says something.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let said = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = said.lowercased().hasPrefix("zh") ? .chinese : .english
  }
}
