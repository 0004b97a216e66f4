import Analysis
import Localization
import Trace

// Who could have told an object, and what became of them.

extension WhyNotSheet {
  // MARK: Registered

  func headline(of silence: WhyNot.Silence, _ object: String) -> String {
    guard silence.isRead else {
      return silence.registrations.first?.lastsWhileKept == true
        ? localized("\(object) was told nothing: it registered for something else.")
        : localized("\(object) was told nothing: it is registered for something else.")
    }
    return silence.sameName.isEmpty
      ? localized("\(object) was told nothing: it has read something else than what was written.")
      : localized("\(object) was told nothing: no write marked it.")
  }

  @Sentences func evidence(for silence: WhyNot.Silence, _ object: String) -> [String] {
    quiet(silence.registrations, of: object)
    if let publisher = silence.publisher, let name = silence.registrations.first?.publisher {
      sentences(on: publisher, name).dropFirst()
    } else {
      silence.gone.map { gone in
        localized(
          "It also registered with \(gone.publisher) for \(gone.topic) \(place(of: gone.record)), but \(gone.publisher) does not live any more."
        )
      }
      if let first = silence.ownMessages.first {
        let own = list(silence.ownMessages, withSender: false, atMost: 2)
        localized("\(receiver(of: first)) was told only by \(object): \(own).")
      }
      silence.toldBefore.map {
        localized("Before, \(sender(of: $0)) told it: \(call($0)) \(place(of: $0)).")
      }
      if !silence.idle.isEmpty {
        localized("Told nothing either: \(tellers(silence.idle, of: object)).")
      }
      changeSentences
      silence.closedRoute.map {
        localized("In the contract, \($0.from.heading) may send nothing to \($0.to.heading).")
      }
    }
  }

  /// For what an object is registered, where nothing happened.
  func quiet(_ all: [Registration], of object: String) -> String? {
    all.isEmpty ? nil : joined(registrations(all, of: object), quietness(of: all))
  }

  private func quietness(of registrations: [Registration]) -> String {
    if registrations.first?.isRead == true { return localized("Nothing was written there.") }
    let publishers = Set(registrations.map(\.publisher))
    let isControl = asked.all.participants.contains {
      publishers.contains($0.name) && $0.role == .view
    }
    return isControl
      ? localized("You did not act on it.") : localized("Nothing was announced there.")
  }

  /// `FolderVC is registered with NC for "StoreChanged" (before this drawing: launch).`
  func registrations(_ all: [Registration], of object: String) -> String {
    guard let first = all.first else { return "" }
    let same = all.filter { $0.publisher == first.publisher && $0.isRead == first.isRead }
    let topics = same.prefix(2).map(\.topic).commaSeparated + others(than: 2, of: same.count)
    let (publisher, place) = (first.publisher, place(of: first.record))
    if first.isRead {
      return localized("\(object) has read \(topics) of \(publisher) \(place).")
    }
    if first.lastsWhileKept {
      return localized("\(object) registered with \(publisher) for \(topics) \(place).")
    }
    return first.hasTopic
      ? localized("\(object) is registered with \(publisher) for \(topics) \(place).")
      : localized("\(object) has registered with \(publisher) \(place): \(call(first.record)).")
  }

  func announcement(_ records: [Int], _ silence: WhyNot.Silence) -> String {
    guard silence.sameName.isEmpty else {
      let written = list(silence.sameName, atMost: 2)
      return localized("Written under the same name: \(written). It may be another value.")
    }
    return silence.isRead
      ? localized("Written instead: \(list(records, atMost: 2)).")
      : localized("Announced instead: \(list(records, atMost: 2)).")
  }

  // MARK: Tellers

  /// `Store, which holds it as rootFolder`, a few of them.
  private func tellers(_ all: [WhyNot.Teller], of object: String) -> String {
    // "It" is the object that is asked about.
    let other = object == whyNot.object ? nil : object
    let shown = all.prefix(3).map { teller in
      switch (teller.tie, other) {
      case (.holds(let property, .weak), nil):
        localized("\(teller.name), which holds it weakly as \(property)")
      case (.holds(let property, .weak), let other?):
        localized("\(teller.name), which holds \(other) weakly as \(property)")
      case (.holds(let property, _), nil):
        localized("\(teller.name), which holds it as \(property)")
      case (.holds(let property, _), let other?):
        localized("\(teller.name), which holds \(other) as \(property)")
      case (.talked(let record), nil):
        localized("\(teller.name), which sent it \(call(record)) before")
      case (.talked(let record), let other?):
        localized("\(teller.name), which sent \(other) \(call(record)) before")
      case (.made, nil): localized("\(teller.name), which made it")
      case (.made, let other?): localized("\(teller.name), which made \(other)")
      case (.registered, _), (.wasRegistered, _), (.mayTell, _): teller.name
      }
    }
    return shown.joined(separator: localized("; ")) + others(than: shown.count, of: all.count)
  }

  func sentence(on teller: WhyNot.Teller, of object: String) -> String {
    let name = teller.name
    return switch teller.tie {
    case .holds(let property, let strength):
      localized("\(name) holds \(object) \(strength.adverb) as \(property).")
    case .registered(let record) where messages[record]?.kind == .read:
      localized(
        "\(object) has read \(messages[record]?.text ?? "") of \(name) \(place(of: record)).")
    case .registered(let record):
      localized("\(object) has registered with \(name) \(place(of: record)).")
    case .wasRegistered(let record, let end):
      localized(
        "\(object) had registered with \(name) \(place(of: record)), and ended that \(place(of: end))."
      )
    case .talked(let record):
      localized("\(name) told \(object) before: \(call(record)) \(place(of: record)).")
    case .made(let record) where receiver(of: record) != object:
      localized(
        "\(name) made \(receiver(of: record)), which contains \(object): \(call(record)) \(place(of: record))."
      )
    case .made(let record):
      localized("\(name) made \(object): \(call(record)) \(place(of: record)).")
    case .mayTell: localized("\(name) may tell \(object).")
    }
  }

  // MARK: Not passed on

  func headline(of facts: WhyNot.PassedOver, _ object: String) -> String {
    if object == whyNot.object, isAnsweredByQuestions { return headlineOfQuestions }
    return facts.heard.isEmpty
      ? localized("\(object) was told nothing: \(facts.teller.name) changed, and did not tell it.")
      : localized(
        "\(object) was told nothing: \(facts.teller.name) was told, and did not tell it.")
  }

  /// What an object heard, and what it told others then. One that asks another need not tell it.
  @Sentences func happened(_ facts: WhyNot.PassedOver) -> [String] {
    if !facts.heard.isEmpty {
      localized("\(facts.teller.name) was told: \(list(facts.heard, atMost: 3)).")
    }
    if !isAsked(byAll: [facts]) {
      facts.sent.isEmpty
        ? localized("After that it told no other object anything.")
        : localized(
          "In this part of the run it told only others: \(list(facts.sent, withReceiver: true, atMost: 3))."
        )
    }
  }

  var headlineOfQuestions: String {
    let questions = list(differentQuestions, atMost: 2)
    return localized("\(whyNot.object) was told nothing. It was only asked: \(questions).")
  }

  /// Whether the answer is that it was only asked.
  var isAnsweredByQuestions: Bool {
    switch whyNot.answer {
    case .untold(let column): isAsked(byAll: column.active)
    case .passedOver(let facts): isAsked(byAll: [facts])
    default: false
    }
  }

  /// Whether each of the objects that may tell it, and could have, has asked it instead. One that told it before might have
  /// told it again.
  private func isAsked(byAll tellers: [WhyNot.PassedOver]) -> Bool {
    let askers = Set(whyNot.questions.compactMap { messages[$0]?.from })
    return !tellers.isEmpty
      && tellers.allSatisfy { askers.contains($0.teller.name) && !$0.teller.hasTold }
  }

  /// What it was asked, each question once.
  var differentQuestions: [Int] {
    var seen: Set<String> = []
    return whyNot.questions.filter { seen.insert(call($0)).inserted }
  }

  /// A run shows what an object told others. What else it did with what it heard is in its code.
  var codeHint: String? {
    guard let facts = whyNot.answer.stop, !isAsked(byAll: [facts]) else { return nil }
    // What marks a view is no call, so there is no code that got it.
    let heard = facts.heard.filter {
      asked.number(of: $0) != nil && messages[$0]?.kind != .invalidate
    }
    guard let number = (firstNews(of: heard) ?? heard.first).flatMap(asked.number) else {
      return nil
    }
    return localized("To see what \(facts.teller.name) did with it, type: code \(number)")
  }

  /// The first message that comes of the news of a change that the answer names. What an object heard before may have led
  /// to the change, and is not about it.
  private func firstNews(of heard: [Int]) -> Int? {
    let hearings = Set(listedChanges.flatMap { news.hearings[$0] ?? [] })
    let causes = CauseFinder(asked.all)
    return heard.first { record in
      causes.chain(to: record)?.steps.contains { hearings.contains($0.message) } ?? false
    }
  }
}

extension WhyNot.Answer {
  /// The object that heard of something, and did not pass it on.
  fileprivate var stop: WhyNot.PassedOver? {
    switch self {
    case .passedOver(let facts): facts
    case .tellerNotTold(_, let reason): reason.stop
    default: nil
    }
  }
}
