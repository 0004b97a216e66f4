extension TraceRecorder {
  /// The end of the log as it is now.
  public var position: LogPosition { LogPosition(entry: log.count) }

  /// The trace of everything after a position. Objects that exist at the position are declared first;
  /// objects that were released before it are left out.
  public func trace(_ header: Trace.Header, since start: LogPosition = .start) -> Trace {
    located(header, since: start).trace
  }

  /// The same, with the position in the log of each message, by its record number.
  public func located(
    _ header: Trace.Header, since start: LogPosition
  ) -> (trace: Trace, places: [Int: LogPosition]) {
    var writer = TraceWriter(recorder: self, start: start.entry)
    let records = writer.records()
    return (Trace(header: header, records: records), writer.places)
  }
}

/// Turns a log into records, with names, texts and record numbers.
private struct TraceWriter {
  private let recorder: TraceRecorder
  private let start: Int
  private let order: [Int]
  private let names: ParticipantNames
  private let stateBefore: StateAtPosition
  private let isMentioned: Set<Int>
  private var output: [Trace.Record] = []
  private(set) var places: [Int: LogPosition] = [:]
  private var numberOf: [Int: Int] = [:]
  private var depthOf: [Int: Int] = [:]
  private var declared: Set<Int> = []
  private var turn = 0
  private var pendingTurn: String?
  private var releases: [Int] = []
  private var killed: [String] = []
  private var references = CurrentReferences()

  init(recorder: TraceRecorder, start: Int) {
    self.recorder = recorder
    self.start = start
    order = LogOrder(recorder.log, from: start).entries
    stateBefore = recorder.past.state(at: start, in: recorder.log)
    let names = recorder.past.names(in: recorder)
    self.names = names
    let new = recorder.log[start...].compactMap(\.introducedParticipant)
    isMentioned = stateBefore.living.union(new).filter { id in
      recorder.participants[id - 1].end.map { $0 >= start } ?? true && names[id] != nil
    }
  }

  mutating func records() -> [Trace.Record] {
    declareWhatExists()
    for place in order { write(recorder.log[place], at: place) }
    flushReleases()
    return output
  }

  // MARK: Head

  private mutating func declareWhatExists() {
    let born = Set(recorder.log[start...].compactMap(\.createdParticipant))
    let existing = isMentioned.filter {
      !born.contains($0) && (recorder.participants[$0 - 1].introduction ?? .max) < start
    }.sorted()
    for id in existing { declare(id) }
    for id in existing {
      declareState(of: id)
      for reference in stateBefore.references[id] ?? [] { write(reference) }
    }
  }

  private func name(_ id: Int) -> String { names[id] ?? recorder.participants[id - 1].type }

  private mutating func declareState(of id: Int) {
    for (property, value) in stateBefore.values[id] ?? [] {
      emit(.state(change(id, property, nil, value)))
      refer(id, property, value)
    }
  }

  private mutating func declare(_ id: Int) {
    guard isMentioned.contains(id), declared.insert(id).inserted else { return }
    let participant = recorder.participants[id - 1]
    emit(.participant(.init(name: name(id), type: participant.type, role: participant.role)))
    write(references: references.changes(with: id, among: declared))
  }

  // MARK: Entries

  private mutating func write(_ entry: Entry, at place: Int) {
    switch entry {
    case .turn(let action): beginTurn(action)
    case .message(let message): write(message, at: place)
    case .returned(let call, let value): writeReturn(call, value: value, error: nil)
    case .threw(let call, let error): writeReturn(call, value: nil, error: error)
    case .wrote(let change): write(change)
    case .introduced(let id, let parent, let properties): introduce(id, parent, properties)
    case .referred(let reference): write(reference)
    case .released(let id): releases.append(id)
    case .killed(let ids): kill(ids)
    case .screen(let text): endTurn(text)
    }
  }

  private mutating func beginTurn(_ action: String) {
    flushReleases()
    pendingTurn = action
  }

  /// Writes the pending turn. A turn without messages and changes gets no record.
  private mutating func openTurn() {
    guard let action = pendingTurn else { return }
    pendingTurn = nil
    turn += 1
    emit(.turn(.init(number: turn, action: action, killed: killed)))
    killed = []
  }

  private mutating func kill(_ ids: [Int]) {
    flushReleases()
    killed += ids.filter(declared.contains).map(name)
  }

  private mutating func endTurn(_ screen: String) {
    flushReleases()
    emit(.screen(.init(turn: turn, text: screen)))
  }

  /// Debug and release builds free the parts of an object in different orders, so releases are sorted by
  /// id.
  private mutating func flushReleases() {
    for id in releases.sorted() where isMentioned.contains(id) && declared.contains(id) {
      emit(.release(.init(object: name(id))))
      references.release(id)
    }
    releases = []
  }

  private mutating func write(_ message: RawMessage, at place: Int) {
    guard isDrawn(message), let from = message.from else { return skip(message, at: place) }
    openTurn()
    declare(from)
    declare(message.to)
    let parent = message.parent.flatMap { numberOf[$0] }
    let depth = message.parent.flatMap { depthOf[$0] }.map { $0 + 1 } ?? 0
    depthOf[place] = depth
    numberOf[place] = output.count + 1
    places[output.count + 1] = LogPosition(entry: place)
    emit(
      .message(
        .init(
          turn: turn, depth: depth, parent: parent, cause: earlier(message.cause, at: place),
          origin: earlier(message.origin, at: place), kind: message.kind,
          from: name(from), to: name(message.to),
          text: message.shownText,
          arguments: message.arguments.map(text), location: message.location?.location)))
  }

  /// The record of an earlier call, unless it is the message itself: a call that is left out has the number of
  /// the call around it.
  private func earlier(_ call: Int?, at place: Int) -> Int? {
    call.flatMap { numberOf[$0] }.flatMap { $0 == numberOf[place] ? nil : $0 }
  }

  private func isDrawn(_ message: RawMessage) -> Bool {
    let receiver = recorder.participants[message.to - 1]
    return !message.isHidden && isMentioned.contains(message.to)
      && !(message.kind == .create && receiver.comesWithItsOwner)
  }

  /// What happens inside a call that is left out belongs to the call around it.
  private mutating func skip(_ message: RawMessage, at place: Int) {
    guard let parent = message.parent else { return }
    numberOf[place] = numberOf[parent]
    depthOf[place] = depthOf[parent]
  }

  private mutating func writeReturn(_ call: Int, value: CapturedValue?, error: String?) {
    guard case .message(let message) = recorder.log[call], isDrawn(message),
      message.kind != .create, let number = numberOf[call]
    else { return }
    emit(.return(.init(message: number, value: value.map(text), error: error)))
  }

  private mutating func write(_ raw: RawChange) {
    guard isMentioned.contains(raw.owner), raw.old != raw.new else { return }
    if raw.old != nil { openTurn() }
    declare(raw.owner)
    emit(.state(change(raw.owner, raw.property, raw.old, raw.new, parent: raw.parent)))
    refer(raw.owner, raw.property, raw.new)
  }

  private mutating func introduce(_ id: Int, _ parent: Int?, _ properties: [StoredProperty]) {
    guard isMentioned.contains(id) else { return }
    declare(id)
    for property in properties {
      emit(.state(change(id, property.name, nil, property.value, parent: parent)))
      refer(id, property.name, property.value)
    }
  }

  // MARK: Pieces

  private func text(_ value: CapturedValue) -> String { value.text(naming: name) }

  private func change(
    _ owner: Int, _ property: String, _ old: CapturedValue?, _ new: CapturedValue,
    parent: Int? = nil
  ) -> Trace.StateChange {
    .init(
      parent: parent.flatMap { numberOf[$0] }, owner: name(owner), property: property,
      old: old.map(text), new: text(new))
  }

  private mutating func refer(_ owner: Int, _ property: String, _ value: CapturedValue) {
    for held in value.participants where isMentioned.contains(held) {
      declare(held)
      let strength = recorder.participants[owner - 1].strengths[property] ?? .strong
      emit(
        .reference(
          .init(from: name(owner), property: property, to: name(held), strength: strength)))
    }
  }

  private mutating func write(_ new: RawReference) {
    write(references: references.changes(to: new, among: declared))
  }

  private mutating func write(references changes: [CurrentReferences.Change]) {
    for change in changes {
      emit(
        .reference(
          .init(
            from: name(change.owner), property: change.property, to: name(change.held),
            strength: change.strength, ended: change.hasEnded)))
    }
  }

  private mutating func emit(_ event: Trace.Event) {
    output.append(Trace.Record(n: output.count + 1, event: event))
  }
}
