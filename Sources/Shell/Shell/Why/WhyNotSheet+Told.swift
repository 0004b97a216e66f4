import Analysis
import Localization
import Trace

// Of an object that was told something: what, what led to it, and how that differs from the run without the mistake.

extension WhyNotSheet {
  @Sentences func sentences(on telling: WhyNot.Telling) -> [String] {
    let (object, told) = (whyNot.object, telling.messages)
    let leading = sentences(onLeading: telling.changes)
    let isAfter = news.changes.first.map { $0 > told.last ?? 0 } ?? false
    let isOver = telling.later.isEmpty && !isUnderWay
    if told.contains(where: { messages[$0]?.kind != .user }) {
      headline(ofTold: told)
    } else {
      localized(
        "You acted on \(object): \(list(told, withSender: false)). No object told it anything.")
    }
    differences(telling)
    if !telling.unasked.isEmpty { asking(telling.unasked) }
    if telling.isImpossibleWithoutMistake {
      localized("Without the mistake, this action is not possible.")
    }
    leading
    if !telling.later.isEmpty { localized("It is told later: \(list(telling.later)).") }
    // At the end, what led to it is enough.
    if !isOver, leading.isEmpty, !isAfter { changeSentences }
    afterwards(telling)
    telling.departure.map(ending) ?? []
    if !hasMemberChanged, let last = told.last(where: isExplained).flatMap(asked.number) {
      localized("For what led to it, type: why \(last)")
    }
  }

  func headline(ofTold records: [Int]) -> String {
    let object = whyNot.object
    guard let member, let path = memberPath else {
      return localized("\(object) was told: \(list(records)).")
    }
    let wanted = records.filter { messages[$0]?.hasName(member) == true }
    guard wanted.isEmpty else { return localized("\(object) was told: \(list(wanted)).") }
    return hasMemberChanged
      ? localized("\(path) has changed. For what led to it, type: why \(path)")
      : localized("\(object) was told, but not \(member): \(list(records)).")
  }

  private var memberPath: String? {
    member.map { "\(whyNot.object).\($0)".spelled(as: changes.values.map(\.path)) }
  }

  /// Whether the property that is asked about has changed in the part.
  private var hasMemberChanged: Bool {
    guard let path = memberPath else { return false }
    return changes.contains { n, change in
      n >= asked.start && n <= asked.end && change.path == path && !change.isInitial
    }
  }

  /// Whether a message is drawn, and more than its sender is known of how it came.
  private func isExplained(_ record: Int) -> Bool {
    guard let message = messages[record], asked.number(of: record) != nil else { return false }
    return message.parent != nil || message.cause != nil || message.origin != nil
  }

  /// How an object ended after what it was told.
  @Sentences func ending(_ departure: WhyNot.Departure) -> [String] {
    switch (departure.isKilled, asked.action(of: departure.end)) {
    case (true, let action): localized("After that its process ended (\(action ?? "")).")
    case (false, let action?): localized("After that it was released, during: \(action)")
    case (false, nil): localized("After that it was released.")
    }
    if !departure.isKilled { lettingGo(departure.holds) }
  }

  // MARK: Without the mistake

  /// What an object sent is said only when all that it was told is the same: then the fault may be in its own code.
  @Sentences private func differences(_ telling: WhyNot.Telling) -> [String] {
    let told = differencesTold(telling)
    told
    if told.isEmpty, telling.unasked.isEmpty, !telling.isImpossibleWithoutMistake, member == nil {
      differencesSent(telling)
    }
  }

  @Sentences private func differencesSent(_ telling: WhyNot.Telling) -> [String] {
    let here = telling.sentOnlyHere.filter { messages[$0]?.kind != .resume }
    if !here.isEmpty {
      localized(
        "Only with the mistake, it sent this: \(list(here, withReceiver: true, atMost: 2)).")
    }
    sentence(onSentThere: telling.sentOnlyThere)
  }

  private func sentence(onSentThere records: [Int]) -> String? {
    let sent = records.compactMap { messagesThere[$0] }.filter { $0.kind != .resume }
    guard let first = sent.first else { return nil }
    guard let second = sent.dropFirst().first else {
      return localized("Only without the mistake, it sends this: \(first.call) to \(first.to).")
    }
    let more = more(than: 2, of: sent.count)
    return localized(
      "Only without the mistake, it sends this: \(first.call) to \(first.to), \(second.call) to \(second.to)\(more)."
    )
  }

  /// What it is told here, and not in the run without the mistake, or not so often.
  @Sentences private func differencesTold(_ telling: WhyNot.Telling) -> [String] {
    if !telling.extra.isEmpty {
      localized("The run without the mistake does not have this: \(list(telling.extra)).")
    }
    telling.different.map(\.there).uniqued().map { there in
      let same = list(telling.different.filter { $0.there == there }.map(\.message))
      return switch there {
      case .times(let count):
        localized(
          count, one: "Without the mistake, this comes only once: \(same).",
          other: "Without the mistake, this comes only \(count) times: \(same).")
      case .to(let name): localized("Without the mistake, \(name) is told this: \(same).")
      }
    }
    telling.lostChange.map(sentence(on:))
  }

  // MARK: After that

  /// Changes of the model after the last message to the object, when its teller heard of them and did not tell it.
  private func afterwards(_ telling: WhyNot.Telling) -> [String] {
    guard news.kind == .model, !isUnderWay, telling.later.isEmpty, telling.departure == nil,
      let last = telling.messages.last, let teller = messages[last]?.from,
      member == nil || !isReached(after: last)
    else { return [] }
    let heard = news.changes.filter { $0 > last && !isDuring(last, $0) }.compactMap { change in
      (news.hearings[change] ?? []).first { messages[$0]?.to == teller }
        .map { (change: change, hearing: $0) }
    }
    guard let first = heard.first else { return [] }
    let shown = heard.filter { $0.hearing == first.hearing }.map(\.change)
    let (object, words) = (whyNot.object, words(onChanges: shown.prefix(3), of: shown.count))
    return [
      localized("After the last message to \(object), this changed in the model: \(words)."),
      localized(
        "\(teller) was told of it \(place(of: first.hearing)), and told \(object) nothing after that."
      ),
    ]
  }

  /// Whether the message itself led to the change, though the change is recorded after it.
  private func isDuring(_ message: Int, _ change: Int) -> Bool {
    guard let parent = changes[change]?.parent else { return false }
    return parent == message || messages.isInside(parent, of: message)
  }

  /// Whether any message to the object follows: of a member, an answer lists only some of them.
  private func isReached(after last: Int) -> Bool {
    messages.contains { $0.key > last && $0.key <= asked.end && $0.value.to == whyNot.object }
  }
}
