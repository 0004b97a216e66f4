import Trace

extension Diagram {
  /// How much of a trace is shown.
  public enum Detail: Sendable {
    /// The events. Queries, data-source pulls and returned values are left out and counted, and the
    /// labels of a scene share a lifeline.
    case story
    case all
  }

  /// - Parameter marks: why some messages break the contract, by the numbers of their records. These
  ///   messages are never left out.
  public init(_ trace: Trace, showing detail: Detail = .story, marks: [Int: String] = [:]) {
    var builder = DiagramBuilder(detail)
    builder.begin(trace, marks)
    for record in trace.records { builder.add(record) }
    var diagram = builder.outline
    diagram.items = builder.takeItems()
    let screens = Screens(in: trace)
    for index in diagram.participants.indices {
      diagram.participants[index].screen = screens[diagram.participants[index].id]
    }
    self = detail == .all ? diagram : diagram.sharingLabels()
  }
}

/// Makes a diagram of a trace, or of the turns of a trace one after the other.
struct DiagramBuilder {
  private let detail: Diagram.Detail
  /// The earlier messages that cause later ones, if these are known; `nil` for any message.
  private let causes: Set<Int>?
  private var marks: [Int: String] = [:]
  /// The messages that only query.
  private var asking: Set<Int> = []
  private var declared: [String: Trace.Participant] = [:]
  private var madeLater: Set<String> = []
  /// The messages of the trace, or of the turn, that are shown.
  private var shown: [Int: Diagram.Message] = [:]
  private var numbersOfCauses: [Int: Int] = [:]
  private var bodyReasons = BodyReasons()
  private var count = 0
  /// The items that have not been taken.
  private var items: [Diagram.Item] = []
  private var hasItems = false
  private var lifelines: [String] = []
  /// The lifelines that the items so far are drawn on.
  private var seen: Set<String> = []
  private var folded = Diagram.FoldedCounts()
  private var starts = ActionStarts()
  private var pendingTurn: Diagram.Turn?
  /// The participants that have sent or received a drawn message, or have changed.
  private var known: Set<String> = []

  init(_ detail: Diagram.Detail, causes: Set<Int>? = nil) {
    self.detail = detail
    self.causes = causes
  }

  /// - Parameters:
  ///   - trace: whose records are added next. Calls begin and end in it.
  ///   - marks: why some of its messages break the contract.
  mutating func begin(_ trace: Trace, _ marks: [Int: String]) {
    self.marks = marks
    asking = detail == .all ? [] : trace.queryMessages(besides: Set(marks.keys))
    shown = [:]
  }

  /// What has been added, without items.
  var outline: Diagram {
    let participants = lifelines.map {
      Diagram.Participant(id: $0, role: declared[$0]?.role, isMadeLater: madeLater.contains($0))
    }
    var outline = Diagram(participants: participants, items: [])
    outline.remarks.folded = folded
    return outline
  }

  /// The items that have not been taken yet. Take them between turns: within a turn a release may still grow.
  mutating func takeItems() -> [Diagram.Item] {
    defer { items = [] }
    return items
  }

  mutating func add(_ record: Trace.Record) {
    let isStart = starts.isStart(record)
    switch record.event {
    case .participant(let participant): declare(participant)
    case .turn(let turn): add(turn, isStart: isStart)
    case .message(let message): add(message, record.n)
    case .state(let change): add(change, record.n)
    case .return(let result): add(result)
    case .release(let release): add(release)
    case .reference, .screen: break
    }
  }

  private mutating func declare(_ participant: Trace.Participant) {
    declared[participant.name] = participant
    if starts.action != nil || count > 0 { madeLater.insert(participant.name) }
  }

  /// The first divider of an action names it.
  private mutating func add(_ turn: Trace.Turn, isStart: Bool) {
    let isNamed = pendingTurn?.continues ?? true
    pendingTurn = .init(
      number: turn.number, action: turn.action, continues: !isStart && isNamed)
  }

  /// A turn without any shown item gets no divider.
  private mutating func append(_ item: Diagram.Item) {
    if let turn = pendingTurn { items.append(.turn(turn)) }
    pendingTurn = nil
    items.append(item)
    hasItems = true
    for lifeline in item.participants where seen.insert(lifeline).inserted {
      lifelines.append(lifeline)
    }
  }

  private mutating func add(_ message: Trace.Message, _ n: Int) {
    let reason = bodyReasons.add(message, n)
    guard !asking.contains(n) else { return count(message.kind) }
    if opensWithItsAction(message) { pendingTurn = nil }
    count += 1
    let parent = message.parent.flatMap { shown[$0] }
    var new = Diagram.Message(
      number: count, kind: message.kind, from: message.from, to: message.to,
      text: message.call, depth: message.depth,
      cause: message.drawnCause.flatMap { numbersOfCauses[$0] }, breach: marks[n])
    (new.record, new.inside) = (n, parent?.number)
    note(reason, in: &new)
    if message.kind == .create, !known.contains(message.to) { madeLater.insert(message.to) }
    known.formUnion([message.from, message.to])
    shown[n] = new
    if causes?.contains(n) ?? true { numbersOfCauses[n] = count }
    append(.message(new))
  }

  private func note(_ reason: BodyReasons.Reason?, in message: inout Diagram.Message) {
    switch reason {
    case .first: message.occasion = .first
    case .valueDiffers(let properties): message.occasion = .valueDiffers(in: properties)
    case .marked(let mark): message.cause = numbersOfCauses[mark]
    case nil: break
    }
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
    guard !hasItems, message.kind == .user, let turn = pendingTurn else { return false }
    return message.call.hasPrefix(turn.action)
  }

  private mutating func add(_ change: Trace.StateChange, _ n: Int) {
    if let parent = change.parent, asking.contains(parent) { return }
    guard !change.isInitial else { return }
    let parent = change.parent.flatMap { shown[$0] }
    known.insert(change.owner)
    var new = Diagram.Change(
      owner: change.owner, property: change.property, old: change.old, new: change.new,
      depth: parent.map { $0.depth + 1 } ?? 0, inside: parent?.number)
    new.record = n
    new.isApart = parent.map { $0.number != count } ?? false
    append(.change(new))
  }

  private mutating func add(_ result: Trace.Return) {
    guard let message = shown[result.message] else { return }
    guard let outcome = result.outcome else { return }
    guard detail == .all || result.error != nil || message.breach != nil else {
      return folded.values += 1
    }
    append(
      .reply(
        .init(
          to: message.number, depth: message.depth, callee: message.to, caller: message.from,
          outcome: outcome)))
  }

  /// Released directly after others of its turn, it is among them.
  private mutating func add(_ release: Trace.Release) {
    let last = pendingTurn == nil ? items.last : nil
    if case .release? = last {} else { append(.release(.init(objects: []))) }
    // Taken out, so that it grows in place.
    guard case .release(var group)? = items.popLast() else { return }
    if detail == .story, declared[release.object]?.role == .view, !known.contains(release.object) {
      group.silentViews += 1
    } else {
      group.objects.append(release.object)
    }
    items.append(.release(group))
  }
}

extension Trace.Message {
  /// The earlier call that is drawn as what set it off. Where an observer registered, and what gave the framework work,
  /// is not drawn.
  var drawnCause: Int? { kind == .resume ? earlierCall : cause }
}

extension Trace.Return {
  fileprivate var outcome: Diagram.Reply.Outcome? {
    error.map { .error($0) } ?? value.map { .value($0) }
  }
}
