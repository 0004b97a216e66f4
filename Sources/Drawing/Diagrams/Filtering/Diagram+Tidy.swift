extension Diagram {
  /// Removes replies, turns, frames, activations and numbering that hidden items leave behind. A change may come below
  /// another message now, and a number after another one.
  mutating func tidyItems(of whole: Diagram) {
    let answered = Set(messages.map(\.number))
    let lost = Set(whole.messages.map(\.number)).subtracting(answered)
    items.removeAll { item in
      if case .reply(let reply) = item { lost.contains(reply.to) } else { false }
    }
    items =
      items.withoutEmptyTurns.withoutEmptyFrames.withActivationsInPairs.withoutIdleActivations
    if answered.isEmpty { items.removeAll(where: \.isNumbering) }
    items = items.withChangesInPlace.withNumbersInPlace
  }

  /// Removes participants that the filter leaves without any item, unless it names them. Those that have no item in
  /// the whole either stay, unless the filter hides them or is only about others.
  mutating func tidyParticipants(_ filter: DiagramFilter, of whole: Diagram) {
    let active = Set(items.flatMap(\.participants))
    let wasActive = Set(whole.items.flatMap(\.participants))
    let words = filter.only + filter.focus
    let asked = Set(words.flatMap { participants(called: $0) }.map(\.id))
    let only = Set(filter.only.flatMap { self.ids(meantBy: $0) })
    let hidden = Set(filter.hide.flatMap { self.ids(meantBy: $0) })
    participants.removeAll { participant in
      let id = participant.id
      guard !active.contains(id), !asked.contains(id) else { return false }
      let isOther = !only.isEmpty && !only.contains(id)
      return wasActive.contains(id) || hidden.contains(id) || isOther
    }
    if !participants.contains(where: \.isShared) { remarks.folded.labels = 0 }
    let ids = Set(participants.map(\.id))
    for index in boxes.indices { boxes[index].members.removeAll { !ids.contains($0) } }
    boxes.removeAll { $0.members.isEmpty && !whole.boxes.contains($0) }
    if !words.isEmpty { tidyReleases(of: wasActive.subtracting(ids)) }
    tidyBeginnings(of: whole)
  }

  /// What is there before the first message that is left is there from the beginning.
  private mutating func tidyBeginnings(of whole: Diagram) {
    guard let first = messages.first?.number else { return }
    var lifelines = Lifelines(whole.participants)
    for item in whole.items {
      if item.message?.number == first { break }
      _ = lifelines.next(item)
    }
    for index in participants.indices {
      let isThere = lifelines.index(participants[index].id).map(lifelines.isRunning) ?? false
      if isThere { participants[index].isMadeLater = false }
    }
  }

  /// Where you ask for some participants, the end of an object is shown only next to something else of it.
  private mutating func tidyReleases(of absent: Set<String>) {
    items = items.compactMap { item in
      guard case .release(var release) = item else { return item }
      release.objects.removeAll(where: absent.contains)
      return release.objects.isEmpty && release.silentViews == 0 ? nil : .release(release)
    }
    items = items.withoutEmptyTurns.withoutEmptyFrames
  }
}

extension [Diagram.Item] {
  /// The first remaining divider of an action names the action.
  fileprivate var withoutEmptyTurns: [Diagram.Item] {
    let isOpen = first { !$0.isArrangement }.map { $0.turn == nil } ?? false
    let firstTurn = isOpen ? lazy.compactMap(\.turn).first : nil
    /// The action of the divider above, or of a beginning without a divider.
    var action = firstTurn.flatMap { $0.continues ? $0.action : nil }
    return indices.compactMap { index in
      guard case .turn(var turn) = self[index] else { return self[index] }
      if !turn.continues { action = nil }
      let next = self[(index + 1)...].first { !$0.isArrangement }
      guard let next, next.turn == nil else { return nil }
      if turn.action != action { turn.continues = false }
      action = turn.action
      return .turn(turn)
    }
  }

  /// What an empty frame does to the items below it stays.
  fileprivate var withoutEmptyFrames: [Diagram.Item] {
    var result: [Diagram.Item] = []
    /// Where frames began, and whether there is something in them.
    var open: [(start: Int, isEmpty: Bool)] = []
    for item in self {
      switch item {
      case .frame: open.append((result.count, true))
      case .end:
        if let frame = open.popLast() {
          guard !frame.isEmpty else {
            let lasting = result[frame.start...].filter { $0.isActivation || $0.isNumbering }
            result.replaceSubrange(frame.start..., with: lasting)
            continue
          }
          if !open.isEmpty { open[open.count - 1].isEmpty = false }
        }
      case .section, .activation, .numbering: break
      case .turn, .message, .change, .reply, .release, .note:
        if !open.isEmpty { open[open.count - 1].isEmpty = false }
      }
      result.append(item)
    }
    return result
  }

  /// Says of each change whether the message above it is the one during which it happened.
  fileprivate var withChangesInPlace: [Diagram.Item] {
    var last: Int?
    return map { item in
      if let message = item.message { last = message.number }
      guard case .change(var change) = item else { return item }
      change.isApart = change.inside.map { $0 != last } ?? false
      return .change(change)
    }
  }

  /// Messages keep their numbers where hidden messages do not count any more.
  fileprivate var withNumbersInPlace: [Diagram.Item] {
    guard contains(where: \.isNumbering) else { return self }
    var counter = MermaidCounter()
    var result: [Diagram.Item] = []
    for item in self {
      if case .numbering(let numbering) = item { counter.follow(numbering) }
      if let message = item.message {
        if let numbering = counter.correction(for: message.numeral) {
          if result.last?.isNumbering == true { result.removeLast() }
          counter.follow(numbering)
          result.append(.numbering(numbering))
        }
        _ = counter.numeral()
      }
      result.append(item)
    }
    return result
  }

  /// Leaves out the end of an activation whose beginning is hidden.
  fileprivate var withActivationsInPairs: [Diagram.Item] {
    var activations = Activations(endWithLifelines: false)
    return compactMap { item in
      var item = item
      switch item {
      case .message(var message) where message.deactivates:
        message.deactivates = activations.count(of: message.from) > 0
        item = .message(message)
      case .activation(let activation) where !activation.begins:
        guard activations.count(of: activation.participant) > 0 else { return nil }
      default: break
      }
      activations.follow(item)
      return item
    }
  }

  /// Leaves out activations during which nothing is drawn, and those of participants that do nothing else.
  fileprivate var withoutIdleActivations: [Diagram.Item] {
    let busy = Set(filter { !$0.isActivation }.flatMap(\.mentioned))
    var rows = 0
    /// Where activations begin, below how many rows. A message has its own row.
    var open: [String: [(place: Int?, rows: Int)]] = [:]
    var idle: Set<Int> = []
    for (place, item) in enumerated() {
      switch item {
      case .message(let message):
        rows += 1
        if message.deactivates { _ = open[message.from]?.popLast() }
        if message.activates { open[message.to, default: []].append((place: nil, rows: rows)) }
      case .activation(let activation) where !busy.contains(activation.participant):
        idle.insert(place)
      case .activation(let activation) where activation.begins:
        open[activation.participant, default: []].append((place: place, rows: rows))
      case .activation(let activation):
        if let begin = open[activation.participant]?.popLast(), begin.rows == rows,
          let start = begin.place
        {
          idle.formUnion([start, place])
        }
      case .turn, .change, .reply, .release, .note: rows += 1
      case .frame, .section, .end, .numbering: break
      }
    }
    idle.formUnion(open.values.joined().compactMap { $0.rows == rows ? $0.place : nil })
    return idle.isEmpty ? self : indices.filter { !idle.contains($0) }.map { self[$0] }
  }
}

extension Diagram.Item {
  var isActivation: Bool { if case .activation = self { true } else { false } }

  var isNumbering: Bool { if case .numbering = self { true } else { false } }
}
