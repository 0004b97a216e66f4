import Trace

extension Diagram {
  /// How much of a trace is shown.
  public enum Detail: Sendable {
    /// What happened, without the asking: queries, data-source pulls, returned values and the values
    /// that properties begin with are folded away.
    case story
    case all
  }

  public init(_ trace: Trace, showing detail: Detail = .story) {
    var builder = DiagramBuilder(trace, detail)
    for record in trace.records { builder.add(record) }
    self = builder.diagram
  }
}

private struct DiagramBuilder {
  private let detail: Diagram.Detail
  private let asking: Asking
  private var declared: [String: Trace.Participant] = [:]
  private var madeLater: Set<String> = []
  private var shown: [Int: Diagram.Message] = [:]
  private var items: [Diagram.Item] = []
  private var folded = Diagram.Folded()
  private var lastAction: String?
  private var known: Set<String> = []

  init(_ trace: Trace, _ detail: Diagram.Detail) {
    self.detail = detail
    asking = detail == .all ? Asking() : Asking(in: trace)
  }

  var diagram: Diagram {
    Diagram(participants: participants, items: items, folded: folded)
  }

  mutating func add(_ record: Trace.Record) {
    switch record.event {
    case .participant(let participant): declare(participant)
    case .turn(let turn): add(turn)
    case .message(let message): add(message, record.n)
    case .state(let change): add(change)
    case .return(let result): add(result)
    case .release(let release): add(release)
    case .reference, .screen: break
    }
  }

  private mutating func declare(_ participant: Trace.Participant) {
    declared[participant.name] = participant
    if lastAction != nil || !shown.isEmpty { madeLater.insert(participant.name) }
  }

  private mutating func add(_ turn: Trace.Turn) {
    let continues = turn.action == lastAction
    items.append(
      .turn(.init(number: turn.number, action: turn.action, continues: continues)))
    lastAction = turn.action
  }

  private mutating func add(_ message: Trace.Message, _ n: Int) {
    guard !asking.contains(n) else { return count(message.kind) }
    if opensWithItsAction(message) { items.removeLast() }
    let parent = message.parent.flatMap { shown[$0] }
    let new = Diagram.Message(
      number: shown.count + 1, record: n, depth: message.depth, inside: parent?.number,
      cause: message.cause.flatMap { shown[$0]?.number }, kind: message.kind,
      from: message.from, to: message.to, text: message.call)
    if message.kind == .create, !known.contains(message.to) { madeLater.insert(message.to) }
    known.formUnion([message.from, message.to])
    shown[n] = new
    items.append(.message(new))
  }

  private mutating func count(_ kind: MessageKind) {
    switch kind {
    case .query: folded.queries += 1
    case .datasource: folded.pulls += 1
    default: folded.others += 1
    }
  }

  /// A divider above the very first message would only repeat what the message says.
  private func opensWithItsAction(_ message: Trace.Message) -> Bool {
    guard case .turn(let turn)? = items.last, items.count == 1 else { return false }
    return message.kind == .user && message.call == turn.action
  }

  private mutating func add(_ change: Trace.StateChange) {
    if let parent = change.parent, asking.contains(parent) { return }
    guard detail == .all || !change.isInitial else { return folded.beginnings += 1 }
    let parent = change.parent.flatMap { shown[$0] }
    known.insert(change.owner)
    items.append(
      .change(
        .init(
          owner: change.owner, property: change.property, old: change.old, new: change.new,
          depth: parent.map { $0.depth + 1 } ?? 0, inside: parent?.number)))
  }

  private mutating func add(_ result: Trace.Return) {
    guard let message = shown[result.message] else { return }
    guard let outcome = result.outcome else { return }
    guard detail == .all || result.error != nil else { return folded.values += 1 }
    items.append(
      .reply(
        .init(
          to: message.number, depth: message.depth, callee: message.to, caller: message.from,
          outcome: outcome)))
  }

  private mutating func add(_ release: Trace.Release) {
    if case .release(var group)? = items.last {
      group.objects.append(release.object)
      items[items.count - 1] = .release(group)
    } else {
      items.append(.release(.init(objects: [release.object])))
    }
  }

  private var participants: [Diagram.Participant] {
    var seen: Set<String> = []
    return items.flatMap(\.lifelines).filter { seen.insert($0).inserted }.map {
      .init(id: $0, role: declared[$0]?.role, isMadeLater: madeLater.contains($0))
    }
  }
}

extension Trace.Return {
  fileprivate var outcome: Diagram.Reply.Outcome? {
    error.map { .error($0) } ?? value.map { .value($0) }
  }
}

extension Diagram.Item {
  /// Who needs a lifeline because of this item.
  fileprivate var lifelines: [String] {
    switch self {
    case .message(let message): [message.from, message.to]
    case .change(let change): change.old == nil ? [] : [change.owner]
    case .turn, .reply, .release, .note: []
    }
  }
}
