import Trace

/// The participants and kinds of messages that a filter keeps.
struct ParticipantFilter {
  private let only, hide, focus: Names
  private let whole: [Int: Diagram.Message]

  init(_ filter: DiagramFilter, in diagram: Diagram) {
    only = Names(filter.only, in: diagram)
    hide = Names(filter.hide, in: diagram)
    focus = Names(filter.focus, in: diagram)
    whole = Dictionary(diagram.messages.map { ($0.number, $0) }) { first, _ in first }
  }

  func kept(_ items: [Diagram.Item]) -> [Diagram.Item] {
    guard !(only.isEmpty && hide.isEmpty && focus.isEmpty) else { return items }
    return items.compactMap { item in
      switch item {
      case .message(let message): keeps(message) ? item : nil
      case .change(let change): keeps(change) ? item : nil
      case .release(let release): part(of: release).map { .release($0) }
      case .note(let note): keeps(note) ? item : nil
      case .activation(let activation): admits(activation.participant) ? item : nil
      case .turn, .reply, .frame, .section, .end, .numbering: item
      }
    }
  }

  private func keeps(_ message: Diagram.Message) -> Bool {
    let ends = [message.from, message.to]
    guard ends.allSatisfy(admits), only.admits(message.kind) else { return false }
    if hide.has(message.kind) { return false }
    return focus.isEmpty || ends.contains(where: focus.has) || focus.has(message.kind)
  }

  /// A change during a message is kept with the message. Any other change is kept with its owner.
  private func keeps(_ change: Diagram.Change) -> Bool {
    let message = change.inside.flatMap { whole[$0] }
    let isSeen = message.map(keeps) ?? false
    guard admits(change.owner), only.hasNoKinds || isSeen else { return false }
    if let message, hide.has(message.kind) { return false }
    return focus.isEmpty || focus.has(change.owner) || isSeen
  }

  private func keeps(_ note: Diagram.Note) -> Bool {
    note.over.allSatisfy(admits) && (focus.isEmpty || note.over.contains(where: focus.has))
  }

  private func part(of release: Diagram.Release) -> Diagram.Release? {
    guard only.isEmpty && focus.isEmpty else {
      let objects = release.objects.filter {
        admits($0) && only.hasNoKinds && (focus.isEmpty || focus.has($0))
      }
      return objects.isEmpty ? nil : .init(objects: objects)
    }
    var rest = release
    rest.objects.removeAll(where: hide.has)
    return rest.objects.isEmpty && rest.silentViews == 0 ? nil : rest
  }

  private func admits(_ id: String) -> Bool {
    (only.hasNoOne || only.has(id)) && !hide.has(id)
  }
}

/// The names of a filter, resolved: participants and roles as ids, and kinds of messages.
private struct Names {
  let isEmpty: Bool
  /// Whether it names only kinds.
  let hasNoOne: Bool
  private let ids: Set<String>
  private let kinds: Set<MessageKind>

  /// A participant with the name of a kind takes precedence.
  init(_ names: [String], in diagram: Diagram) {
    let kinds = names.filter { diagram.participants(called: $0).isEmpty }
      .compactMap(MessageKind.init)
    let people = Set(names).subtracting(kinds.map(\.rawValue))
    isEmpty = names.isEmpty
    hasNoOne = people.isEmpty
    // In a run, an object without a lifeline has an id, too. Ids of a diagram drawn by hand cannot be typed.
    ids = (diagram.isDrawnByHand ? [] : people).union(people.flatMap(diagram.ids(meantBy:)))
    self.kinds = Set(kinds)
  }

  var hasNoKinds: Bool { kinds.isEmpty }

  func has(_ id: String) -> Bool { ids.contains(id) }

  func has(_ kind: MessageKind?) -> Bool { kind.map(kinds.contains) ?? false }

  func admits(_ kind: MessageKind?) -> Bool { kinds.isEmpty || has(kind) }
}
