import Trace

extension Diagram {
  /// The diagram with a shared lifeline for the labels of each scene. Labels are widgets that only one
  /// participant writes to, and that send no messages. The text of a message names the widget.
  ///
  /// Two labels keep lifelines of their own; three or more would only take width.
  func sharingLabels() -> Diagram {
    var writers = LabelWriters()
    for message in messages { writers.add(message) }
    let names = writers.names(for: participants)
    guard !names.isEmpty else { return self }
    var diagram = sharingLabels(names)
    diagram.items = items.map { $0.renaming(names) }
    return diagram
  }

  /// - Parameter names: for every label the name of the lifeline that it shares. The items keep theirs.
  func sharingLabels(_ names: [String: String]) -> Diagram {
    guard !names.isEmpty else { return self }
    var diagram = self
    diagram.remarks.folded.labels = names.count
    let members = Dictionary(grouping: participants) { names[$0.id] }
    var seen: Set<String> = []
    diagram.participants = participants.compactMap { participant in
      guard let group = names[participant.id] else { return participant }
      guard seen.insert(group).inserted else { return nil }
      var shared = Participant(id: group, role: .view)
      shared.isShared = true
      let screens = members[group, default: []].map(\.screen)
      shared.screen = screens.allSatisfy { $0 == screens[0] } ? screens[0] : nil
      return shared
    }
    return diagram
  }
}

/// Who writes to whom, to find the labels.
struct LabelWriters {
  private var writers: [String: String] = [:]
  /// Those that send messages, or receive something else than values from a single writer.
  private var others: Set<String> = []

  mutating func add(_ message: Diagram.Message) {
    others.insert(message.from)
    if message.kind != .set || writers[message.to, default: message.from] != message.from {
      others.insert(message.to)
    }
    writers[message.to] = message.from
  }

  /// For every label the name of the lifeline that it shares.
  func names(for participants: [Diagram.Participant]) -> [String: String] {
    let labels = participants.filter {
      $0.role == .view && writers[$0.id] != nil && !others.contains($0.id)
    }
    // In the order of their first labels.
    let groups = Dictionary(grouping: labels.map(\.id).enumerated()) { writers[$0.element] ?? "" }
    let shared = groups.values.filter { $0.count >= 3 }.sorted { $0[0].offset < $1[0].offset }
      .map { $0.map(\.element) }
    let taken = Set(participants.map(\.id))
    let free = (1...).lazy.map { $0 == 1 ? "labels" : "labels\($0)" }.filter { !taken.contains($0) }
    let names = zip(shared, free).flatMap { labels, name in labels.map { ($0, name) } }
    return Dictionary(uniqueKeysWithValues: names)
  }
}

extension Diagram.Item {
  func renaming(_ names: [String: String]) -> Diagram.Item {
    switch self {
    case .message(var message):
      guard let group = names[message.to] else { return self }
      message.text = "\(message.to).\(message.text)"
      message.to = group
      return .message(message)
    case .change(var change):
      guard let group = names[change.owner] else { return self }
      change.property = "\(change.owner).\(change.property)"
      change.owner = group
      return .change(change)
    case .turn, .reply, .release, .note, .frame, .section, .end, .activation, .numbering:
      return self
    }
  }
}
