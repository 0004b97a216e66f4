import Trace

// Why an object that lives was told nothing, in a run without a mistake.

extension WhyNotSearch {
  /// Why an object that lives was told nothing.
  func reason(for object: String, except seen: Set<String>) -> WhyNot.Answer {
    // A control tells its target what is done to it, and of no change.
    let registrations = livingRegistrations(of: object).filter { roles[$0.publisher] != .view }
    if knowsBefore, !registrations.isEmpty { return silence(of: registrations, object, seen) }
    if let column = closedColumn(of: object) { return .closed(column) }
    guard knowsBefore else { return .beforeTrace }
    return reason(for: object, among: tellers(of: object).filter { !seen.contains($0.name) }, seen)
  }

  func livingRegistrations(of object: String) -> [Registration] {
    topics.registrations(of: object, upTo: end).filter { ownership[$0.publisher] != nil }
  }

  // MARK: Registered

  private func silence(
    of registrations: [Registration], _ object: String, _ seen: Set<String>
  ) -> WhyNot.Answer {
    let publishers = Set(registrations.map(\.publisher))
    let isRead = registrations.contains(where: \.isRead)
    let since = max(first, registrations.map(\.record).min() ?? 0)
    let announced = self.topics.announcements(by: publishers, from: since, to: end)
    let own = announced.filter { told in
      registrations.contains {
        told.publishers.contains($0.publisher) && told.topic == $0.topic.plainTopic
      }
    }
    // A write of what it has read would have marked the node.
    if own.isEmpty || isRead, !announced.isEmpty {
      let heard = registrations.filter { registration in
        announced.contains { $0.publishers.contains(registration.publisher) }
      }
      let named = heard.filter { one in own.contains { $0.topic == one.topic.plainTopic } }
      let sameName = own.map(\.n)
      return .otherAnnounced(
        .init(registrations: named + heard.filter { !named.contains($0) }, sameName: sameName),
        announced: announced.map(\.n).filter { !sameName.contains($0) })
    }
    // A model tells no node that has read it: its writes do.
    if !isRead, let active = publishers.sorted().first(where: { isActive($0, but: object) }),
      let registration = registrations.first(where: { $0.publisher == active })
    {
      if let precedent = precedent(for: object) { return .brokenOff(precedent) }
      return .passedOver(
        passedOver(object, by: .init(name: active, tie: .registered(registration.record))))
    }
    return .quiet(
      WhyNot.Silence(
        registrations: registrations, closedRoute: isRead ? nil : closedRoute(to: publishers),
        publisher: reason(forPublisher: publishers, seen)))
  }

  /// Why the publisher itself was not told, when it has registered for something.
  private func reason(forPublisher names: Set<String>, _ seen: Set<String>) -> WhyNot.Answer? {
    guard let name = names.sorted().first, !seen.contains(name),
      !topics.registrations(of: name, upTo: end).isEmpty
    else { return nil }
    return reason(for: name, except: seen.union([name]))
  }

  private func closedRoute(to publishers: Set<String>) -> Contract.Route? {
    guard let contract, let owner = changed.sorted().first, let from = roles[owner],
      let to = publishers.sorted().first.flatMap({ roles[$0] }), from != to
    else { return nil }
    let route = Contract.Route(from: from, to: to)
    return contract.kinds(on: route).isEmpty ? route : nil
  }

  // MARK: Held or told before

  func reason(
    for object: String, among tellers: [WhyNot.Teller], _ seen: Set<String>
  ) -> WhyNot.Answer {
    if let active = tellers.first(where: { isActive($0.name, but: object) }) {
      if let making = making(of: object, by: active.name) { return .made(making) }
      if let precedent = precedent(for: object) { return .brokenOff(precedent) }
      return .passedOver(passedOver(object, by: active))
    }
    guard !tellers.isEmpty else {
      // What belongs to the framework is told by the framework, if it ever was.
      guard roles[object] == .system, let before = lastTelling(of: object) else {
        return reasonWithoutTeller(for: object, seen)
      }
      return .quiet(WhyNot.Silence(toldBefore: before))
    }
    // The object that is asked about may have told them something itself.
    let idle = tellers.filter { told($0.name).isEmpty }
    guard roles[object] == .view, let teller = idle.first else {
      let own = tellers.lazy.map { told($0.name) }.first { !$0.isEmpty } ?? []
      return .quiet(WhyNot.Silence(idle: idle, ownMessages: own))
    }
    return .tellerNotTold(teller, reason(for: teller.name, except: seen.union([teller.name])))
  }

  /// The last message before the part that told an object something.
  func lastTelling(of object: String) -> Int? {
    trace.messages.last { $0.n < first && $0.message.to == object && $0.message.isEvent }?.n
  }

  /// The message of the part in which an object made another.
  private func making(of object: String, by maker: String) -> Int? {
    (sent[maker] ?? []).last { messages[$0]?.to == object && messages[$0]?.kind == .create }
  }

  /// Whether an object changed, or was told something by others than the object that is asked about.
  func isActive(_ name: String, but object: String) -> Bool {
    !heard(name, but: object).isEmpty || changed.contains(name)
  }

  private func heard(_ name: String, but object: String) -> [Int] {
    told(name).filter { messages[$0]?.from != object }
  }

  func passedOver(_ object: String, by teller: WhyNot.Teller) -> WhyNot.PassedOver {
    let heard = heard(teller.name, but: object)
    let later = (sent[teller.name] ?? []).filter { n in
      n > heard.first ?? 0 && messages[n]?.isEvent == true && messages[n]?.to != object
    }
    return .init(teller: teller, heard: heard, sent: later)
  }

  func precedent(for object: String) -> Precedent? {
    PrecedentSearch(trace, from: first, to: end).precedent(for: object)
  }

  /// The living objects that can tell an object: those that did so before, the last one first, and those that hold it.
  private func tellers(of object: String) -> [WhyNot.Teller] {
    var tellers: [WhyNot.Teller] = []
    func add(_ name: String, _ tie: Tie) {
      guard name != object, ownership[name] != nil, roles[name]?.canTell == true,
        !tellers.contains(where: { $0.name == name })
      else { return }
      tellers.append(.init(name: name, tie: tie))
    }
    for (n, message) in trace.messages.reversed()
    where n < first && message.to == object && message.isEvent {
      add(message.from, .talked(n))
    }
    for hold in holders(of: object) where mayTell(hold.holder, object) {
      add(hold.holder, .holds(property: hold.property, hold.strength))
    }
    return tellers
  }

  /// Whether the contract lets an object tell another one something.
  private func mayTell(_ sender: String, _ object: String) -> Bool {
    guard let contract, let from = roles[sender], let to = roles[object] else { return true }
    return contract.mayTell(from: from, to: to)
  }

  /// What holds an object. A view is told things by the object that holds it, or a view around it. What is in a container of
  /// the framework does not tell that where to go.
  private func holders(of object: String) -> [Ownership.Hold] {
    let holders = ownership.holders(of: object)
    guard let role = roles[object], role == .view else {
      return holders.filter { roles[$0.held] != .system }
    }
    var found = holders.filter { roles[$0.holder] != .view }
    var around = holders.filter { roles[$0.holder] == .view }
    var seen: Set<String> = [object]
    while found.isEmpty, !around.isEmpty {
      around = around.filter { seen.insert($0.holder).inserted }.flatMap { inner in
        ownership.holders(of: inner.holder).map { outer in
          var hold = outer
          hold.property += ".\(inner.property)"
          return hold
        }
      }
      found = around.filter { roles[$0.holder] != .view }
      around = around.filter { roles[$0.holder] == .view }
    }
    return found
  }

  // MARK: The contract

  private func closedColumn(of object: String) -> WhyNot.ClosedColumn? {
    guard let contract, let role = roles[object] else { return nil }
    let senders = contract.tellers(of: role)
    guard !senders.contains(where: \.isPartOfApp) else { return nil }
    return .init(role: role, senders: senders)
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

  fileprivate var isPartOfApp: Bool {
    switch self {
    case .user, .system, .timer, .remote: false
    default: true
    }
  }
}
