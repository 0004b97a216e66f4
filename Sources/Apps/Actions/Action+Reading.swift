import Cells

extension Action {
  /// Reads an action as it is typed. All words after the name of a labelled action are its label, quoted or
  /// not.
  public init(_ line: String) throws(ActionProblem) {
    let words = Words(line)
    guard !words.isOpen else { throw .openQuote(line) }
    guard let name = words.words.first else { throw .notAnAction("") }
    let rest = Array(words.words.dropFirst())
    let isQuoted = line.contains { "\"“”".contains($0) }
    self = try Action.read(
      name, rest, label: isQuoted ? rest.joined(separator: " ") : line.afterName)
  }

  /// Reads an action whose words are known already. Words of a label are joined with spaces.
  public init(_ name: String, _ words: [String]) throws(ActionProblem) {
    self = try Action.read(name, words, label: words.joined(separator: " "))
  }

  private static func read(
    _ name: String, _ rest: [String], label: String
  ) throws(ActionProblem) -> Action {
    switch name {
    case "tap", "open", "type", "swipe", "follow": return try labelled(name, rest, label)
    case "drag": return try drag(rest)
    case "tick": return .tick(try count(rest))
    case "network": return .network(online: try isOnline(rest))
    case "remote": return try remote(rest)
    default: return try plain(name, rest)
    }
  }

  private static func labelled(
    _ name: String, _ rest: [String], _ label: String
  ) throws(ActionProblem) -> Action {
    guard !rest.isEmpty else { throw .wrongUse(name) }
    switch name {
    case "tap": return .tap(label)
    case "open": return .open(label)
    case "swipe": return .swipe(label)
    case "follow": return .follow(label)
    default: return .type(label)
    }
  }

  private static func plain(_ name: String, _ rest: [String]) throws(ActionProblem) -> Action {
    let actions: [String: Action] = [
      "launch": .launch, "back": .back, "pull": .pull, "answer": .answer,
      "save-state": .saveState, "relaunch": .relaunch,
    ]
    guard let action = actions[name] else { throw .notAnAction(name) }
    guard rest.isEmpty else { throw .wrongUse(name) }
    return action
  }

  private static func drag(_ rest: [String]) throws(ActionProblem) -> Action {
    guard rest.count >= 2, let value = rest.last.flatMap({ Int($0) }), value >= 0 else {
      throw .wrongUse("drag")
    }
    return .drag(rest.dropLast().joined(separator: " "), value)
  }

  private static func count(_ rest: [String]) throws(ActionProblem) -> Int {
    guard let word = rest.first else { return 1 }
    guard rest.count == 1, let times = Int(word), (1...1000).contains(times) else {
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
