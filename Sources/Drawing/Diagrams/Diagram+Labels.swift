import Trace

extension Diagram {
  /// The diagram with a shared lifeline for the labels of each scene. Labels are widgets that only one
  /// participant writes to, and that send no messages. The text of a message names the widget.
  ///
  /// Two labels keep lifelines of their own; three or more would only take width.
  func sharingLabels() -> Diagram {
    let names = labelGroups()
    guard !names.isEmpty else { return self }
    var diagram = self
    diagram.items = items.map { $0.renaming(names) }
    diagram.folded.labels = names.count
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

  /// For every label the name of the lifeline that it shares.
  private func labelGroups() -> [String: String] {
    let writers = writersOfLabels()
    let groups = Dictionary(grouping: participants.map(\.id).filter { writers[$0] != nil }) {
      writers[$0] ?? ""
    }
    let shared = groups.values.filter { $0.count >= 3 }.sorted { $0[0] < $1[0] }
    let names = zip(shared, 1...).flatMap { labels, number in
      labels.map { ($0, number == 1 ? "labels" : "labels\(number)") }
    }
    return Dictionary(uniqueKeysWithValues: names)
  }

  private func writersOfLabels() -> [String: String] {
    var writers: [String: String] = [:]
    var others = Set(participants.filter { $0.role != .view }.map(\.id))
    for message in messages {
      others.insert(message.from)
      if message.kind != .set || writers[message.to, default: message.from] != message.from {
        others.insert(message.to)
      }
      writers[message.to] = message.from
    }
    return writers.filter { !others.contains($0.key) }
  }
}

extension Diagram.Item {
  fileprivate func renaming(_ names: [String: String]) -> Diagram.Item {
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
