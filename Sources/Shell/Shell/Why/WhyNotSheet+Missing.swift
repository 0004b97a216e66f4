import Analysis
import Cells
import Localization
import Trace

extension WhyNotSheet {
  /// Where the way to an object breaks off, next to the run without the mistake.
  func evidence(for missing: MissingMessage) -> [String] {
    let came = missing.here.map {
      localized("That message came here, too \(place(of: $0)), and did not change it so.")
    }
    return evidence(for: missing.breaks, before: missing.message) + [came].compactMap { $0 }
      + told(missing)
  }

  /// Where the way to a message of the run without the mistake breaks off.
  func evidence(for breaks: [MissingMessage.Break], before message: Int) -> [String] {
    breaks.enumerated().flatMap { index, link in
      evidence(for: link, before: message, isFirst: index == 0)
    }
  }

  private func evidence(
    for missing: MissingMessage.Break, before goal: Int, isFirst: Bool
  ) -> [String] {
    guard let message = messagesThere[missing.missing] else { return [] }
    let question = missing.unasked.flatMap { messagesThere[$0] }
    let isAll = missing.missing == goal
    let isSaid = question != nil || missing.hasOtherAnswer || missing.lostChange != nil
    return [
      missing.lostChange.map(sentence(on:)),
      question.map {
        localized(
          "Without the mistake, \($0.from) asks \($0.to) before that: \($0.call). Here it does not."
        )
      },
      isSaid && isAll ? nil : beginning(of: missing, message, isAll, isFirst),
      missing.change == nil ? missing.after.map(last) : nil,
      missing.instead.isEmpty
        ? nil
        : localized(
          "Here \(sender(of: missing, message)) sent this: \(list(missing.instead, withReceiver: true, atMost: 2))."
        ),
      missing.reason.map { sentence(on: $0, message, after: missing.after) },
    ].compactMap { $0 }
  }

  private func sentence(on lost: MissingMessage.LostChange) -> String {
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

  /// How it differs from the run without the mistake. What an object sent is said only when all that it was told is the same:
  /// then the fault may be in its own code.
  func differences(_ telling: WhyNot.Telling) -> [String] {
    let told =
      differencesTold(telling) + [telling.lostChange.map(sentence(on:))].compactMap { $0 }
    let isSame = told.isEmpty && telling.unasked.isEmpty && !telling.isImpossibleWithoutMistake
    return told + (isSame && member == nil ? differencesSent(telling) : [])
  }

  private func differencesSent(_ telling: WhyNot.Telling) -> [String] {
    let here = telling.sentOnlyHere.filter { messages[$0]?.kind != .resume }
    let sent =
      here.isEmpty
      ? nil
      : localized(
        "Only with the mistake, it sent this: \(list(here, withReceiver: true, atMost: 2)).")
    return [sent, sentence(onSentThere: telling.sentOnlyThere)].compactMap { $0 }
  }

  private func sentence(onSentThere records: [Int]) -> String? {
    let sent = records.compactMap { messagesThere[$0] }.filter { $0.kind != .resume }
    guard let first = sent.first else { return nil }
    guard let second = sent.dropFirst().first else {
      return localized(
        "Only without the mistake, it sends this: \(first.call) to \(first.to).")
    }
    let more = more(than: 2, of: sent.count)
    return localized(
      "Only without the mistake, it sends this: \(first.call) to \(first.to), \(second.call) to \(second.to)\(more)."
    )
  }

  /// What it is told here, and not in the run without the mistake, or not so often.
  private func differencesTold(_ telling: WhyNot.Telling) -> [String] {
    let extra =
      telling.extra.isEmpty
      ? [] : [localized("The run without the mistake does not have this: \(list(telling.extra)).")]
    return extra
      + telling.different.map(\.there).uniqued().map { there -> String in
        let same = list(telling.different.filter { $0.there == there }.map(\.message))
        switch there {
        case .times(let count):
          return localized(
            count, one: "Without the mistake, this comes only once: \(same).",
            other: "Without the mistake, this comes only \(count) times: \(same).")
        case .to(let name):
          return localized("Without the mistake, \(name) is told this: \(same).")
        }
      }
  }

  func asking(_ questions: [Int]) -> String {
    guard let first = questions.first.flatMap({ messagesThere[$0] }) else { return "" }
    let call = first.call + more(than: 1, of: questions.count)
    return localized("Without the mistake, \(first.from) asks it: \(call).")
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

  private func last(_ after: Int) -> String {
    let words = joined(call(after), place(of: after))
    let receiver = messages[after]?.to ?? ""
    return localized("The last one before it that came: \(words), to \(receiver).")
  }

  private func sender(of missing: MissingMessage.Break, _ message: Trace.Message) -> String {
    missing.instead.first.flatMap { messages[$0]?.from } ?? message.from
  }

  /// What is most like the missing message comes first, and what only connects objects last.
  private func told(_ missing: MissingMessage) -> [String] {
    guard !missing.told.isEmpty, !(missing.told.count == 1 && toldAlike(missing) != nil) else {
      return []
    }
    let wanted = messagesThere[missing.message]?.text
    let rank = { (n: Int) in
      messages[n]?.text == wanted ? 0 : messages[n]?.kind == .set ? 2 : 1
    }
    let told = missing.told.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }
    return [
      localized("\(whyNot.object) was told only: \(list(told.map(\.element), atMost: 2)).")
    ]
  }

  /// The message here with the words of the missing one, from another object before all.
  func toldAlike(_ missing: MissingMessage) -> Int? {
    let wanted = messagesThere[missing.message]
    let alike = missing.told.filter { messages[$0]?.call == wanted?.call }
    return alike.first { messages[$0]?.from != wanted?.from } ?? alike.first
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
        joined(
          gone, localized("Without the mistake, \($0.path) holds it."))
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
  /// Whether a call returned another value. Then more differs than the message.
  fileprivate var hasOtherAnswer: Bool {
    if case .otherAnswer? = reason { true } else { false }
  }
}
