import Cells
import Localization

/// What the user or the outside world does to the app.
public enum Action: Equatable, Sendable {
  case launch
  case tap(String)
  case open(String)
  case type(String)
  case swipe(String)
  /// The label of a slider, and the value to drag it to.
  case drag(String, Int)
  case back
  case pull
  case answer
  case tick(Int)
  case network(online: Bool)
  case remoteDelete(String)
  case remoteRename(String, String)
  /// A link to the app, followed in another app.
  case follow(String)
  case saveState
  case relaunch

  /// How each action is written, and what it does.
  public static let usages: [(usage: String, meaning: String)] = [
    ("launch", "start the app"),
    ("tap LABEL", "tap a button on the screen"),
    ("open NAME", "select a row"),
    ("type TEXT", "replace the text of the active field"),
    ("swipe NAME", "delete a row"),
    ("drag LABEL NUMBER", "drag a slider, one step after the other"),
    ("back", "tap the back button"),
    ("pull", "pull the list to refresh it"),
    ("answer", "let the next answer of the network arrive"),
    ("tick [N]", "run the clock to the next timer, N times"),
    ("network online|offline", "switch the network"),
    ("remote delete NAME", "delete an item from elsewhere"),
    ("remote rename NAME NEW", "rename an item from elsewhere"),
    ("follow LINK", "follow a link to the app in another app"),
    ("save-state", "let the app save its state"),
    ("relaunch", "kill the app and start it again"),
  ]

  /// How often the clock can be run to the next timer at once.
  static let mostTicks = 1000

  /// The first words of all actions, each once.
  public static let names = usages.map { String($0.usage.prefix { $0 != " " }) }.uniqued()
}

extension Action: CustomStringConvertible {
  /// The action as it is typed. Reading it gives the same action.
  public var description: String {
    switch self {
    case .launch: "launch"
    case .tap(let label): "tap \(label.quoted)"
    case .open(let name): "open \(name.quoted)"
    case .type(let text): "type \(text.quoted)"
    case .swipe(let name): "swipe \(name.quoted)"
    case .drag(let label, let value): "drag \(label.quoted) \(value)"
    case .back: "back"
    case .pull: "pull"
    case .answer: "answer"
    case .tick(let times): times == 1 ? "tick" : "tick \(times)"
    case .network(let online): "network \(online ? "online" : "offline")"
    case .remoteDelete(let name): "remote delete \(name.quoted)"
    case .remoteRename(let name, let new):
      "remote rename \(name.quoted) \(new.quoted)"
    case .follow(let link): "follow \(link.quoted)"
    case .saveState: "save-state"
    case .relaunch: "relaunch"
    }
  }
}

extension Action {
  /// Reads an action as it is typed. All words after the name of a labelled action are its label, quoted or
  /// not.
  public init(_ line: String) throws(ActionProblem) {
    let words = Words(line)
    guard !words.isOpen else { throw .openQuote(line) }
    guard let name = words.words.first else { throw .notAnAction("") }
    let rest = Array(words.words.dropFirst())
    let text = line.afterName
    // Not around all of it, they are apostrophes: type 'tis the dogs' song
    let isInSingleQuotes = rest == [String(text.unicodeScalars.dropFirst().dropLast())]
    self = try Action.read(
      name, rest,
      label: words.hasDoubleQuotes || isInSingleQuotes ? rest.joined(separator: " ") : text)
  }

  /// Reads an action whose words are known already. Words of a label are joined with spaces.
  public init(_ name: String, _ words: [String]) throws(ActionProblem) {
    self = try Action.read(name, words, label: words.joined(separator: " "))
  }

  private static func read(
    _ name: String, _ rest: [String], label: String
  ) throws(ActionProblem) -> Action {
    if let make = labelled[name] {
      guard !rest.isEmpty else { throw .wrongUse(name) }
      return make(label)
    }
    switch name {
    case "drag": return try drag(rest)
    case "tick": return .tick(try count(rest))
    case "network": return .network(online: try isOnline(rest))
    case "remote": return try remote(rest)
    default:
      guard let action = plain[name] else { throw .notAnAction(name) }
      guard rest.isEmpty else { throw .wrongUse(name) }
      return action
    }
  }

  private static let labelled: [String: @Sendable (String) -> Action] = [
    "tap": { .tap($0) }, "open": { .open($0) }, "type": { .type($0) }, "swipe": { .swipe($0) },
    "follow": { .follow($0) },
  ]

  private static let plain: [String: Action] = [
    "launch": .launch, "back": .back, "pull": .pull, "answer": .answer, "save-state": .saveState,
    "relaunch": .relaunch,
  ]

  private static func drag(_ rest: [String]) throws(ActionProblem) -> Action {
    guard rest.count >= 2, let value = rest.last.flatMap({ Int($0) }), value >= 0 else {
      throw .wrongUse("drag")
    }
    return .drag(rest.dropLast().joined(separator: " "), value)
  }

  private static func count(_ rest: [String]) throws(ActionProblem) -> Int {
    guard let word = rest.first else { return 1 }
    guard rest.count == 1, let times = Int(word), (1...mostTicks).contains(times) else {
      throw .wrongUse("tick")
    }
    return times
  }

  private static func isOnline(_ rest: [String]) throws(ActionProblem) -> Bool {
    switch rest.map({ $0.lowercased() }) {
    case ["online"]: return true
    case ["offline"]: return false
    default: throw .wrongUse("network")
    }
  }

  private static func remote(_ rest: [String]) throws(ActionProblem) -> Action {
    let change = rest.first?.lowercased()
    if rest.count >= 2, change == "delete" {
      return .remoteDelete(rest.dropFirst().joined(separator: " "))
    }
    guard rest.count == 3, change == "rename" else { throw .wrongUse("remote") }
    return .remoteRename(rest[1], rest[2])
  }
}

extension String {
  /// The line without its first word.
  fileprivate var afterName: String {
    let name = self[...].trimmed.prefix { !$0.isWhitespace }
    return String(self[name.endIndex...].trimmed)
  }
}
