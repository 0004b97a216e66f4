import Localization
import Stage

extension Command {
  /// One for each action; those that are written in several ways are one command.
  static let actions: [Command] = {
    var names: [String] = []
    for name in Action.names where !names.contains(name) { names.append(name) }
    return names.map { action($0) }
  }()

  private static func action(_ name: String) -> Command {
    let usages = Action.usages.filter { $0.usage.prefix { $0 != " " } == name }
    return Command(
      name: name, usages: usages.map(\.usage),
      summary: Phrase(text: usages[0].meaning),
      summaries: Dictionary(
        uniqueKeysWithValues: usages.map { ($0.usage, Phrase(text: $0.meaning)) }),
      details: "The answer shows what the app's objects said, then its screen.",
      family: .act, vocabulary: vocabulary(of: name), body: Session.act)
  }

  private static func vocabulary(of name: String) -> Vocabulary {
    switch name {
    case "tap": .buttons
    case "open", "swipe": .rows
    case "network": .network
    case "remote": .remote
    default: .none
    }
  }
}
