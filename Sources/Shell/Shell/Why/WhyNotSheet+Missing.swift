import Analysis
import Localization
import Trace

// What the run without the mistake has, and where the way to it breaks off here.

extension WhyNotSheet {
  @Sentences func sentences(on missing: MissingMessage) -> [String] {
    messagesThere[missing.message].map { headline(of: missing, $0) }
    evidence(for: missing.breaks, before: missing.message)
    missing.here.map {
      localized("That message came here, too \(place(of: $0)), and did not change it so.")
    }
    if !missing.told.isEmpty, missing.told.count > 1 || toldAlike(missing) == nil {
      localized("\(whyNot.object) was told only: \(list(toldInstead(of: missing), atMost: 2)).")
    }
    missing.departure.map(ending) ?? []
  }

  private func headline(of missing: MissingMessage, _ message: Trace.Message) -> String {
    let object = whyNot.object
    if let change = missing.change.flatMap({ changesThere[$0] }) {
      return localized(
        "\(object).\(change.property) has not changed to \(change.new). Without the mistake, it does, in: \(message.from) → \(message.to): \(message.call)."
      )
    }
    if message.kind == .create {
      return localized(
        "\(object) was not made. Without the mistake, \(message.from) makes it: \(message.call).")
    }
    guard let alike = toldAlike(missing) else {
      return localized(
        "\(object) was not told \(message.call). Without the mistake, \(message.from) tells it.")
    }
    guard sender(of: alike) == message.from else {
      return localized(
        "\(object) was told \(call(alike)) by \(sender(of: alike)). Without the mistake, \(message.from) tells it."
      )
    }
    let there = actionsThere[missing.message] ?? ""
    return asked.action(of: alike) == there
      ? localized(
        "\(object) was told \(call(alike)) less often here. Without the mistake, \(message.from) tells it again."
      )
      : localized(
        "\(object) was told \(call(alike)) \(place(of: alike)). Without the mistake, it is told in: \(there)"
      )
  }

  /// The message here with the words of the missing one, from another object before all.
  private func toldAlike(_ missing: MissingMessage) -> Int? {
    let wanted = messagesThere[missing.message]
    let alike = missing.told.filter { messages[$0]?.call == wanted?.call }
    return alike.first { messages[$0]?.from != wanted?.from } ?? alike.first
  }

  /// What is most like the missing message comes first, and what only connects objects last.
  private func toldInstead(of missing: MissingMessage) -> [Int] {
    let wanted = messagesThere[missing.message]?.text
    let rank = { (n: Int) in
      messages[n]?.text == wanted ? 0 : messages[n]?.kind == .set ? 2 : 1
    }
    return missing.told.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }
      .map(\.element)
  }

  func asking(_ questions: [Int]) -> String {
    guard let first = questions.first.flatMap({ messagesThere[$0] }) else { return "" }
    let call = first.call + more(than: 1, of: questions.count)
    return localized("Without the mistake, \(first.from) asks it: \(call).")
  }

  // MARK: An object

  @Sentences func sentences(on missing: WhyNot.MissingObject) -> [String] {
    let object = whyNot.object
    missing.holdThere.map {
      localized("\(object) is not in this run. Without the mistake, \($0.path) holds it.")
    } ?? localized("\(object) is not in this run. The run without the mistake has it.")
    if let creation = missing.creation, let message = messagesThere[creation.message] {
      localized(
        "\(message.to) was not made. Without the mistake, \(message.from) makes it: \(message.call)."
      )
      sentences(on: creation).dropFirst()
    }
  }

  // MARK: The way to a message

  /// Where the way to a message of the run without the mistake breaks off.
  func evidence(for breaks: [MissingMessage.Break], before goal: Int) -> [String] {
    breaks.enumerated().flatMap { index, link in
      messagesThere[link.missing].map { evidence(for: link, $0, before: goal, index == 0) } ?? []
    }
  }

  @Sentences private func evidence(
    for missing: MissingMessage.Break, _ message: Trace.Message, before goal: Int, _ isFirst: Bool
  ) -> [String] {
    missing.lostChange.map(sentence(on:))
    if let question = missing.unasked.flatMap({ messagesThere[$0] }) {
      localized(
        "Without the mistake, \(question.from) asks \(question.to) before that: \(question.call). Here it does not."
      )
    }
    if missing.missing != goal || !missing.saysMore {
      beginning(of: missing, message, missing.missing == goal, isFirst)
    }
    if missing.change == nil, let after = missing.after {
      let words = joined(call(after), place(of: after))
      localized("The last one before it that came: \(words), to \(receiver(of: after)).")
    }
    if let first = missing.instead.first {
      let sender = messages[first]?.from ?? message.from
      let sent = list(missing.instead, withReceiver: true, atMost: 2)
      localized("Here \(sender) sent this: \(sent).")
    }
    missing.reason.map { sentence(on: $0, message, after: missing.after) }
  }

  func sentence(on lost: MissingMessage.LostChange) -> String {
    guard let change = changesThere[lost.change] else { return "" }
    let call = change.parent.flatMap { messagesThere[$0] }?.call ?? ""
    guard let other = lost.elsewhere else {
      return localized(
        "Without the mistake, \(change.path) changes to \(change.new) in \(call). Here it does not \(place(of: lost.message))."
      )
    }
    return localized(
      "Without the mistake, \(change.path) changes to \(change.new) in \(call). Here that happens in another place \(placeOfChange(other))."
    )
  }

  private func beginning(
    of missing: MissingMessage.Break, _ message: Trace.Message, _ isAll: Bool, _ isFirst: Bool
  ) -> String {
    let words = "\(message.from) → \(message.to): \(message.call)"
    if let n = missing.change, let change = changes[n] {
      let place = place(of: change.parent ?? n)
      return localized(
        "\(change.path) changes here too \(place), but what follows is missing: \(words).")
    }
    switch (isFirst, isAll) {
    case (true, true): return localized("On the way to it, nothing else is missing.")
    case (true, false): return localized("On the way to it, this is missing first: \(words).")
    case (false, _): return localized("Then this is missing: \(words).")
    }
  }

  private func sentence(
    on reason: MissingMessage.Reason, _ message: Trace.Message, after: Int?
  ) -> String {
    let (sender, receiver) = (message.from, message.to)
    switch reason {
    case .gone(let end, let hold):
      let action = asked.action(of: end) ?? ""
      let gone = localized("\(receiver) does not live any more, since: \(action).")
      return hold.map {
        joined(gone, localized("Without the mistake, \($0.path) holds it."))
      } ?? gone
    case .lacks(let property, nil):
      return localized(
        "Without the mistake, \(sender) holds \(receiver) as \(property). Here it holds nothing there."
      )
    case .notAmong(let property):
      return localized(
        "Without the mistake, \(sender) holds \(receiver) in \(property). Here it does not.")
    case .lacks(let property, let other?):
      return localized(
        "Without the mistake, \(sender) holds \(receiver) as \(property). Here it holds \(other) there."
      )
    case .notRegistered(let record):
      let registration = messagesThere[record]
      if let registration, registration.kind == .read {
        let path = "\(registration.to).\(registration.text)"
        return localized("Without the mistake, \(receiver) has read \(path). Here it has not.")
      }
      let call = registration?.call ?? ""
      return localized(
        "Without the mistake, \(receiver) has registered in \(call). Here it has not.")
    case .registered(let record, let change):
      let path = changes[change]?.path ?? ""
      return localized(
        "Here, too, \(receiver) registered with \(sender) \(place(of: record)), and \(path) changed \(placeOfChange(change)). The run does not show that the registration still held then."
      )
    case .otherAnswer(let here, let there):
      let call = after.map(call) ?? ""
      return localized("\(call) returned \(here) here. Without the mistake it returned \(there).")
    case .otherState(let property, let here, let there):
      return localized(
        "\("\(sender).\(property)") is \(here) here. Without the mistake it is \(there).")
    }
  }
}

extension MissingMessage.Break {
  /// Whether more differs than the message: what came before it, or what a call returned.
  fileprivate var saysMore: Bool {
    let hasOtherAnswer = if case .otherAnswer? = reason { true } else { false }
    return hasOtherAnswer || unasked != nil || lostChange != nil
  }
}
