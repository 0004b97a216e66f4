import Trace

// Why an object that lives was told nothing, in a run without a mistake.

extension WhyNotSearch {
  /// Why an object that lives was told nothing.
  func reason(for object: String, except seen: Set<String>) -> WhyNot.Answer {
    // A control tells its target what is done to it, and of no change.
    let registrations = livingRegistrations(of: object).filter { run.roles[$0.publisher] != .view }
    if knowsBefore, !registrations.isEmpty { return silence(of: registrations, object, seen) }
    if knowsBefore, let former = missedRegistration(of: object), let ended = former.ended {
      let tie = Tie.wasRegistered(former.record, until: ended)
      return .passedOver(passedOver(object, by: .init(name: former.publisher, tie: tie)))
    }
    if let column = closedColumn(of: object) { return .closed(column) }
    guard knowsBefore else { return .beforeTrace }
    return reason(for: object, among: tellers(of: object, except: seen), seen)
  }

  func livingRegistrations(of object: String) -> [Registration] {
    topics.registrations(of: object, upTo: part.end).filter { ownership[$0.publisher] != nil }
  }

  private func goneRegistration(of object: String) -> Registration? {
    topics.registrations(of: object, upTo: part.end).last {
      $0.hasTopic && !$0.isRead && ownership[$0.publisher] == nil
        && run.roles[$0.publisher] != .view
    }
  }

  // MARK: Registered

  /// The last registration that an object has ended, of those for which something was announced since then.
  private func missedRegistration(of object: String) -> Registration? {
    topics.endedRegistrations(of: object, upTo: part.end).last { former in
      let since = max(part.first, former.ended ?? part.first)
      let announced = topics.announcements(by: [former.publisher], from: since, to: part.end)
      return ownership[former.publisher] != nil && isActive(former.publisher, but: object)
        && announced.contains { !former.hasTopic || $0.topic == former.topic.plainTopic }
    }
  }

  private func silence(
    of registrations: [Registration], _ object: String, _ seen: Set<String>
  ) -> WhyNot.Answer {
    let publishers = Set(registrations.map(\.publisher))
    let isRead = registrations.contains(where: \.isRead)
    if let other = otherAnnounced(by: publishers, registrations) { return other }
    // A model tells no node that has read it: its writes do.
    if !isRead, let active = publishers.sorted().first(where: { isActive($0, but: object) }),
      let registration = registrations.first(where: { $0.publisher == active })
    {
      if let precedent = precedent(for: object) { return .brokenOff(precedent) }
      return .passedOver(
        passedOver(object, by: .init(name: active, tie: .registered(registration.record))))
    }
    let publisher = reason(forPublisher: publishers, seen)
    // Others may tell it, too.
    if !isRead, publisher == nil, let teller = listener(of: object, seen) {
      return leftOut(object, by: teller, registrations)
    }
    return .quiet(
      WhyNot.Silence(
        registrations: registrations, gone: isRead ? nil : goneRegistration(of: object),
        closedRoute: isRead ? nil : closedRoute(to: publishers), publisher: publisher))
  }

  /// What was announced where it is registered, but not what it is registered for.
  private func otherAnnounced(
    by publishers: Set<String>, _ registrations: [Registration]
  ) -> WhyNot.Answer? {
    let since = max(part.first, registrations.map(\.record).min() ?? 0)
    let announced = topics.announcements(by: publishers, from: since, to: part.end)
    let own = announced.filter { told in
      registrations.contains {
        told.publishers.contains($0.publisher) && told.topic == $0.topic.plainTopic
      }
    }
    // A write of what it has read would have marked the node.
    guard !announced.isEmpty, own.isEmpty || registrations.contains(where: \.isRead) else {
      return nil
    }
    let heard = registrations.filter { registration in
      announced.contains { $0.publishers.contains(registration.publisher) }
    }
    let named = heard.filter { one in own.contains { $0.topic == one.topic.plainTopic } }
    let sameName = own.map(\.n)
    return .otherAnnounced(
      .init(registrations: named + heard.filter { !named.contains($0) }, sameName: sameName),
      announced: announced.map(\.n).filter { !sameName.contains($0) })
  }

  /// Why the publisher itself was not told, when it has registered for something.
  private func reason(forPublisher names: Set<String>, _ seen: Set<String>) -> WhyNot.Answer? {
    guard let name = names.sorted().first, !seen.contains(name),
      !topics.registrations(of: name, upTo: part.end).isEmpty
    else { return nil }
    return reason(for: name, except: seen.union([name]))
  }

  /// The first of those that can tell an object something, and were told something. A centre tells only what is posted.
  private func listener(of object: String, _ seen: Set<String>) -> WhyNot.Teller? {
    tellers(of: object, except: seen).first {
      run.roles[$0.name] != .notificationCenter && !heard($0.name, but: object).isEmpty
    }
  }

  private func closedRoute(to publishers: Set<String>) -> Contract.Route? {
    guard let contract, let owner = news.owners.sorted().first, let from = run.roles[owner],
      let to = publishers.sorted().first.flatMap({ run.roles[$0] }), from != to
    else { return nil }
    let route = Contract.Route(from: from, to: to)
    return contract.kinds(on: route).isEmpty ? route : nil
  }

  // MARK: Held or told before

  func reason(
    for object: String, among tellers: [WhyNot.Teller], _ seen: Set<String>
  ) -> WhyNot.Answer {
    let active = tellers.filter { isActive($0.name, but: object) }
    let nearest = active.first(where: \.hasTold) ?? lastTold(reaching: object, except: seen)
    if let teller = nearest ?? active.first { return leftOut(object, by: teller) }
    guard !tellers.isEmpty else {
      // What belongs to the framework is told by the framework, if it ever was.
      guard run.roles[object] == .system, let before = lastTelling(of: object) else {
        return reasonWithoutTeller(for: object, seen)
      }
      return .quiet(WhyNot.Silence(toldBefore: before))
    }
    // The object that is asked about may have told them something itself.
    let idle = tellers.filter { told($0.name).isEmpty }
    if let teller = idle.first, run.roles[object] == .view || teller.hasTold {
      let reason = reason(for: teller.name, except: seen.union([teller.name]))
      if run.roles[object] == .view || isStopped(before: teller, reason) {
        return .tellerNotTold(teller, reason)
      }
    }
    let own = tellers.lazy.map { told($0.name) }.first { !$0.isEmpty } ?? []
    return .quiet(WhyNot.Silence(idle: idle, ownMessages: own))
  }

  /// Why an object was told nothing by one that was told something.
  private func leftOut(
    _ object: String, by teller: WhyNot.Teller, _ registrations: [Registration] = []
  ) -> WhyNot.Answer {
    if let making = making(of: object, by: teller.name) { return .made(making) }
    if let precedent = precedent(for: object) { return .brokenOff(precedent) }
    var facts = passedOver(object, by: teller)
    facts.registrations = registrations
    return .passedOver(facts)
  }

  /// Whether the news stopped before this teller: earlier, `sender` told the teller, and then the teller told the object.
  /// This time `sender` told it nothing.
  private func isStopped(before teller: WhyNot.Teller, _ reason: WhyNot.Answer) -> Bool {
    let sender: String? =
      switch reason {
      case .passedOver(let facts) where facts.sent.isEmpty: facts.teller.name
      case .tellerNotTold(let next, _): next.name
      default: nil
      }
    guard let sender, case .talked(let before) = teller.tie else { return false }
    let way = causes.chain(to: before)?.calls.compactMap { run.messages[$0.message] } ?? []
    return way.contains { $0.from == sender && $0.to == teller.name }
  }

  /// The last message before the part that told an object something.
  func lastTelling(of object: String) -> Int? {
    run.sent(to: object).last { $0.n < part.first && $0.message.isEvent }?.n
  }

  /// The message of the part in which an object made another.
  private func making(of object: String, by maker: String) -> Int? {
    sentInPart(by: maker).last { $0.message.to == object && $0.message.kind == .create }?.n
  }

  /// Whether an object changed, or was told something by others than the object that is asked about.
  func isActive(_ name: String, but object: String) -> Bool {
    !heard(name, but: object).isEmpty || news.owners.contains(name)
  }

  func heard(_ name: String, but object: String) -> [Int] {
    told(name).filter { run.messages[$0]?.from != object }
  }

  func passedOver(_ object: String, by teller: WhyNot.Teller) -> WhyNot.PassedOver {
    let heard = heard(teller.name, but: object)
    let later = sentInPart(by: teller.name).filter { n, message in
      n > heard.first ?? 0 && message.isEvent && message.to != object
    }
    return .init(teller: teller, heard: heard, sent: later.map(\.n))
  }

  // MARK: The contract

  private func closedColumn(of object: String) -> WhyNot.ClosedColumn? {
    guard let contract, let role = run.roles[object] else { return nil }
    let senders = contract.tellers(of: role)
    guard !senders.contains(where: \.isPartOfApp) else { return nil }
    let writing = run.sent(by: object).last { $0.n <= part.end && $0.message.kind == .binding }
    return .init(role: role, senders: senders, writing: writing?.n)
  }
}

extension Contract {
  /// The roles that may tell a role something.
  func tellers(of role: Role) -> [Role] {
    senders.filter { mayTell(from: $0, to: role) }
  }

  func mayTell(from sender: Role, to role: Role) -> Bool {
    kinds(on: .init(from: sender, to: role)).contains(where: \.isEvent)
  }
}

extension Role {
  /// Whether it is a part of the app that may tell another part of a change. A view tells only what is done to it, and a node
  /// hears from what its body has read.
  var canTell: Bool {
    switch self {
    case .user, .view, .viewNode, .system, .timer, .remote, .builder, .configurator, .environment:
      false
    default: true
    }
  }

  fileprivate var isPartOfApp: Bool { ![.user, .system, .timer, .remote].contains(self) }
}
