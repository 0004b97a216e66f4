import Analysis
import Localization
import Trace

extension WhyNotSheet {
  /// The facts that show an answer.
  func evidence(for answer: WhyNot.Answer, _ object: String) -> [String] {
    switch answer {
    case .unasked(let questions, let breaks):
      evidence(for: breaks, before: questions.first ?? 0) + changeSentences
    case .told, .notYet, .nothingSent, .ranClosures, .beforeTrace, .unknown:
      changeSentences
    // The change itself is in the answer.
    case .changedItself(let change):
      listedChanges == [change] ? Array(changeSentences.dropFirst()) : changeSentences
    case .notMade: []
    case .applied(let record): [causeHint(record)].compactMap(\.self)
    case .notHere(let missing): evidence(for: missing)
    case .onlyAsked(let questions):
      [asked(questions, of: object)] + changeSentences
    case .made(let making):
      [made(making, object)] + changeSentences
    case .readNothing(let body): [sentence(onBody: body, of: object)] + changeSentences
    case .untold(let column): evidence(for: column) + changeSentences
    case .gone(let departure): evidence(for: departure)
    case .missing(let missing): evidence(for: missing)
    case .otherAnnounced(let silence, let announced):
      [registrations(silence.registrations, of: object), announcement(announced, silence)]
        + changeSentences
    case .quiet(let silence): evidence(for: silence, object)
    case .brokenOff(let precedent): evidence(for: precedent) + changeSentences
    case .passedOver(let facts): evidence(for: facts, object) + changeSentences.prefix(1)
    case .tellerNotTold(let teller, let reason):
      [sentence(on: teller, of: object)] + evidence(for: reason, teller.name)
    case .closed(let column):
      [column.writing.map(binding)].compactMap { $0 }
        + (column.isOutside ? [] : [sentence(on: column)]) + changeSentences
    }
  }

  private func made(_ making: Int, _ object: String) -> String {
    let making = list([making])
    // "It" is the object that is asked about.
    return object == whyNot.object
      ? localized("It was made in this part of the run: \(making).")
      : localized("\(object) was made in this part of the run: \(making).")
  }

  private func asked(_ questions: [Int], of object: String) -> String {
    let questions = list(questions, atMost: 3)
    // "It" is the object that is asked about.
    return object == whyNot.object
      ? localized("It was asked: \(questions).") : localized("\(object) was asked: \(questions).")
  }

  // MARK: Silent

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

  private func evidence(for silence: WhyNot.Silence, _ object: String) -> [String] {
    let registered = quiet(silence.registrations, of: object)
    let idle =
      silence.idle.isEmpty
      ? nil : localized("Told nothing either: \(tellers(silence.idle, of: object)).")
    let own = silence.ownMessages.first.flatMap { messages[$0] }.map {
      localized(
        "\($0.to) was told only by \(object): \(list(silence.ownMessages, withSender: false, atMost: 2))."
      )
    }
    let before = silence.toldBefore.flatMap { record in
      messages[record].map {
        localized("Before, \($0.from) told it: \($0.call) \(place(of: record)).")
      }
    }
    let route = silence.closedRoute.map {
      localized("In the contract, \($0.from.heading) may send nothing to \($0.to.heading).")
    }
    guard let publisher = silence.publisher, let name = silence.registrations.first?.publisher
    else {
      let told = [silence.gone.map(goneSentence), own, before, idle].compactMap(\.self)
      return registered + told + changeSentences + [route].compactMap(\.self)
    }
    return registered + evidence(for: publisher, name)
  }

  /// For what an object is registered, where nothing happened.
  private func quiet(_ all: [Registration], of object: String) -> [String] {
    all.isEmpty ? [] : [joined(registrations(all, of: object), quietness(of: all))]
  }

  private func goneSentence(_ gone: Registration) -> String {
    let (publisher, place) = (gone.publisher, place(of: gone.record))
    return localized(
      "It also registered with \(publisher) for \(gone.topic) \(place), but \(publisher) does not live any more."
    )
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
  private func registrations(_ all: [Registration], of object: String) -> String {
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

  private func announcement(_ records: [Int], _ silence: WhyNot.Silence) -> String {
    guard silence.sameName.isEmpty else {
      let written = list(silence.sameName, atMost: 2)
      return localized("Written under the same name: \(written). It may be another value.")
    }
    return silence.isRead
      ? localized("Written instead: \(list(records, atMost: 2)).")
      : localized("Announced instead: \(list(records, atMost: 2)).")
  }

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

  // MARK: Not passed on

  private func sentence(on teller: WhyNot.Teller, of object: String) -> String {
    switch teller.tie {
    case .holds(let property, let strength):
      localized("\(teller.name) holds \(object) \(strength.adverb) as \(property).")
    case .registered(let record) where messages[record]?.kind == .read:
      localized(
        "\(object) has read \(messages[record]?.text ?? "") of \(teller.name) \(place(of: record))."
      )
    case .registered(let record):
      localized("\(object) has registered with \(teller.name) \(place(of: record)).")
    case .wasRegistered(let record, let end):
      localized(
        "\(object) had registered with \(teller.name) \(place(of: record)), and ended that \(place(of: end))."
      )
    case .talked(let record):
      localized("\(teller.name) told \(object) before: \(call(record)) \(place(of: record)).")
    case .made(let record) where messages[record]?.to != object:
      localized(
        "\(teller.name) made \(messages[record]?.to ?? ""), which contains \(object): \(call(record)) \(place(of: record))."
      )
    case .made(let record):
      localized("\(teller.name) made \(object): \(call(record)) \(place(of: record)).")
    case .mayTell: localized("\(teller.name) may tell \(object).")
    }
  }

  private func evidence(for facts: WhyNot.PassedOver, _ object: String) -> [String] {
    happened(facts) + [sentence(on: facts.teller, of: object)]
      + quiet(facts.registrations, of: object)
  }

  /// What an object heard, and what it told others then. One that asks another need not tell it.
  func happened(_ facts: WhyNot.PassedOver) -> [String] {
    let name = facts.teller.name
    let heard =
      facts.heard.isEmpty ? nil : localized("\(name) was told: \(list(facts.heard, atMost: 3)).")
    guard !isAsked(byAll: [facts]) else { return [heard].compactMap { $0 } }
    let sent =
      facts.sent.isEmpty
      ? localized("After that it told no other object anything.")
      : localized(
        "In this part of the run it told only others: \(list(facts.sent, withReceiver: true, atMost: 3))."
      )
    return [heard, sent].compactMap { $0 }
  }

  private func evidence(for precedent: Precedent) -> [String] {
    guard let missing = messages[precedent.missing], let again = messages[precedent.again] else {
      return []
    }
    let posts = precedent.posts.map {
      localized(
        "The posts differ. Before: \(call($0.before)). This time: \(call($0.now)).")
    }
    let heard = list([precedent.again])
    return [
      localized(
        "Before, \(missing.from) got \(again.text) too, and then sent \(call(precedent.missing)) to \(missing.to) \(place(of: precedent.missing))."
      ),
      precedent.instead.map {
        localized("This time it got \(heard), and sent \(list([$0], withReceiver: true)).")
      } ?? localized("This time it got \(heard), but sent no \(missing.text) after that."),
      posts,
    ].compactMap { $0 }
  }

  private func sentence(on column: WhyNot.ClosedColumn) -> String {
    column.senders.isEmpty
      ? localized("In the contract, \(column.role.heading) is told nothing.")
      : rule(on: column.role, tellers: column.senders)
  }
}

extension WhyNot.ClosedColumn {
  /// Whether it is outside of the app, and the contract has no column for it. The app may call it all the same, as it
  /// starts and stops a timer: no run records that.
  var isOutside: Bool { senders.isEmpty && [.user, .timer, .remote].contains(role) }
}
