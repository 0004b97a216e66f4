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

  /// The first word of every action.
  public static let names = usages.map { String($0.usage.prefix { $0 != " " }) }
}

extension Action: CustomStringConvertible {
  /// The action as it is typed. Reading it gives the same action.
  public var description: String {
    switch self {
    case .launch: "launch"
    case .tap(let label): "tap \(Words.quoted(label))"
    case .open(let name): "open \(Words.quoted(name))"
    case .type(let text): "type \(Words.quoted(text))"
    case .swipe(let name): "swipe \(Words.quoted(name))"
    case .drag(let label, let value): "drag \(Words.quoted(label)) \(value)"
    case .back: "back"
    case .pull: "pull"
    case .answer: "answer"
    case .tick(let times): times == 1 ? "tick" : "tick \(times)"
    case .network(let online): "network \(online ? "online" : "offline")"
    case .remoteDelete(let name): "remote delete \(Words.quoted(name))"
    case .remoteRename(let name, let new):
      "remote rename \(Words.quoted(name)) \(Words.quoted(new))"
    case .follow(let link): "follow \(Words.quoted(link))"
    case .saveState: "save-state"
    case .relaunch: "relaunch"
    }
  }
}
