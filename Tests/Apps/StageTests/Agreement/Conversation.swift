import Stage
import Trace

/// The messages of a trace in the form in which they are compared with an expected conversation: sender,
/// receiver, kind and depth.
///
/// Calls to `self`, queries, and messages inside the system are left out. Consecutive messages with the same
/// sender, receiver and kind are merged. Depth counts from the user's message.
@MainActor struct Conversation {
  var lines: [String]
  /// Who sends which kind of message to whom, without order, depth and numbers of names.
  ///
  /// Which object of UIKit an object asks to navigate does not count. Writing a property of a view and calling
  /// its method is the same: expected conversations have one line for both.
  var arrows: Set<String>
  /// `Owner.property`, of every change.
  var changes: Set<String>
  /// `Owner.property` of initial values, and of widgets. Expected conversations may contain them or not.
  var mayChange: Set<String> = []

  /// One message and what it caused.
  struct Node {
    var from: String
    var to: String
    var kind: String
    var children: [Node] = []
  }

  /// - Parameter system: the participants of the system. Messages between them do not count.
  init(_ nodes: [Node], changes: Set<String>, system: Set<String>) {
    let told = nodes.flatMap { Conversation.kept($0, system) }
    lines = Conversation.lines(Conversation.merged(told), depth: 0)
    arrows = Set(told.flatMap(Conversation.arrows))
    self.changes = changes
  }

  private static func arrows(_ node: Node) -> [String] {
    let isView = node.to.first?.isLowercase == true
    let to = node.kind == "navigate" ? "UIKit" : node.to.withoutNumber
    let kind = isView && node.kind == "set" ? "call" : node.kind
    return ["\(node.from.withoutNumber) > \(to) : \(kind)"] + node.children.flatMap(arrows)
  }

  /// In MVC+VS the split view controller belongs to the app. In MVP's expected conversations, messages
  /// between the objects of the model are left out.
  static func system(in pattern: Pattern) -> Set<String> {
    let always: Set = ["UIKit", "MasterNav", "DetailNav", "coder"]
    switch pattern.name {
    case "mvc-vs": return always
    case "mvp": return always.union(["SplitVC"]).union(model)
    case "mv", "mvvm-observable", "tea-store": return always.union(["Kit"])
    case "mvvm": return always.union(["Nav"])
    default: return always.union(["SplitVC"])
    }
  }

  private static let model: Set = [
    "Store", "RootFolder", "Hello", "Work", "Recording", "NewFolder", "Lecture",
  ]

  private static let labels: Set = [
    "noRecordingLabel", "activeItemElements", "progressLabel", "durationLabel", "timeLabel",
    "labels",
  ]

  /// Widgets that the user touches. Only writing them counts as writing a label.
  private static let fields: Set = ["nameField", "progressSlider"]

  private static func kept(_ node: Node, _ system: Set<String>) -> [Node] {
    let children = node.children.flatMap { kept($0, system) }
    let isOfSystem = system.contains(node.from) && system.contains(node.to)
    guard node.from != node.to, node.kind != "query", !isOfSystem else { return children }
    // In expected conversations, the messages that a touch causes stand next to it, not below it.
    if node.kind == "user" { return [Node(from: node.from, to: node.to, kind: "user")] + children }
    var told = node
    told.to = reader(of: node)
    told.children = children
    return [told]
  }

  private static func reader(of node: Node) -> String {
    let isLabel = labels.contains(node.to) || fields.contains(node.to) && node.kind == "set"
    return isLabel ? "labels" : node.to
  }

  private static func merged(_ nodes: [Node]) -> [Node] {
    var result: [Node] = []
    for node in nodes {
      if let last = result.last, last.from == node.from, last.to == node.to, last.kind == node.kind
      {
        result[result.count - 1].children += node.children
      } else {
        result.append(node)
      }
    }
    return result.map { node in
      var node = node
      node.children = merged(node.children)
      return node
    }
  }

  /// The same with the numbers of an expected conversation, which counts only the objects that take part in
  /// it: `PlayVC` for `PlayVC2`, when no other player takes part. It may call the recording `Recording`.
  func numbered(like expected: Conversation) -> Conversation {
    let (own, other) = (names, expected.names)
    let renamed = own.keys.filter { own[$0]?.count == 1 && other[$0]?.count == 1 }
      .map { (own[$0]?.first ?? "", other[$0]?.first ?? "") }
    var table = Dictionary(uniqueKeysWithValues: renamed)
    if other["Hello"] == nil, own["Recording"] == nil { table["Hello"] = "Recording" }
    let renameWords = { (line: String) in
      line.split(separator: " ").map { table[String($0)] ?? String($0) }.joined(separator: " ")
    }
    var result = self
    result.lines = lines.map(renameWords)
    result.arrows = Set(arrows.map(renameWords))
    result.changes = Set(changes.map { Conversation.renamed($0, table) })
    result.mayChange = Set(mayChange.map { Conversation.renamed($0, table) })
    return result
  }

  private static func renamed(_ change: String, _ table: [String: String]) -> String {
    let parts = change.split(separator: ".", maxSplits: 1).map(String.init)
    return ([table[parts[0]] ?? parts[0]] + parts.dropFirst()).joined(separator: ".")
  }

  /// The names of those who speak or change, by the name without its number.
  private var names: [String: Set<String>] {
    let speakers = lines.flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      return [words[1], words[3]]
    }
    let owners = changes.map { String($0.prefix { $0 != "." }) }
    return Dictionary(grouping: speakers + owners, by: \.withoutNumber).mapValues(Set.init)
  }

  private static func lines(_ nodes: [Node], depth: Int) -> [String] {
    nodes.flatMap { node in
      ["\(depth) \(node.from) > \(node.to) : \(node.kind)"] + lines(node.children, depth: depth + 1)
    }
  }

  /// The differences, line by line: `-` is only in the expected conversation, `+` only in the live trace.
  static func differences(expected: Conversation, live: Conversation) -> [String] {
    let edits = live.lines.difference(from: expected.lines)
    let removed = Set(edits.removals.map(\.offset))
    let inserted = Set(edits.insertions.map(\.offset))
    let lost = expected.changes.subtracting(live.changes.union(live.mayChange)).sorted()
    let new = live.changes.subtracting(expected.changes).sorted()
    return walk(expected.lines, live.lines, removed, inserted) + lost.map { "- ! " + $0 }
      + new.map { "+ ! " + $0 }
  }

  private static func walk(
    _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [String] {
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        result.append("- " + old[i])
        i += 1
      } else if inserted.contains(j) {
        result.append("+ " + new[j])
        j += 1
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }
}

extension Conversation {
  init(_ trace: Trace, system: Set<String>) {
    var builder = TreeBuilder(roles: trace.roles)
    for (n, message) in trace.messages { builder.add(n, message) }
    let all = trace.records.compactMap { record in
      if case .state(let change) = record.event { change } else { nil }
    }
    let isTold = { (change: Trace.StateChange) in
      !change.isInitial && ![Role.view, .system].contains(builder.roles[change.owner])
    }
    self.init(
      builder.nodes(below: nil), changes: Set(all.filter(isTold).map(\.key)), system: system)
    mayChange = Set(
      all.filter { !isTold($0) }.flatMap { [$0.key, "\(builder.plain($0.owner)).\($0.property)"] })
  }

  private struct TreeBuilder {
    let roles: [String: Role]
    private var messages: [Int?: [(n: Int, message: Trace.Message)]] = [:]

    init(roles: [String: Role]) { self.roles = roles }

    mutating func add(_ n: Int, _ message: Trace.Message) {
      messages[message.parent, default: []].append((n, message))
    }

    func nodes(below parent: Int?) -> [Node] {
      (messages[parent] ?? []).map { n, message in
        Node(
          from: plain(message.from), to: plain(message.to), kind: message.kind.rawValue,
          children: nodes(below: n))
      }
    }

    /// The name as an expected conversation has it: without the apostrophe of a relaunch; for widgets and
    /// the system also without its number.
    func plain(_ name: String) -> String {
      let isCounted = ![Role.view, .system].contains(roles[name])
      let plain = isCounted ? name.replacing("'", with: "") : name.withoutNumber
      return plain.hasSuffix("NavItem") ? "navItem" : plain
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Trace.StateChange {
  fileprivate var key: String {
    "\(owner.replacing("'", with: "")).\(property)"
  }
}

extension String {
  var withoutNumber: String {
    var name = self
    while let last = name.last, last == "'" || last.isNumber { name.removeLast() }
    return name
  }
}
