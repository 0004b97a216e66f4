import Trace

// Why an object was told nothing, when no object of the app holds it or told it before, as far as the run shows it.

extension WhyNotSearch {
  func reasonWithoutTeller(for object: String, _ seen: Set<String>) -> WhyNot.Answer {
    let controls = livingRegistrations(of: object)
    if !controls.isEmpty, controls.allSatisfy({ sentByPerson(to: $0.publisher).isEmpty }) {
      return .quiet(.init(registrations: controls))
    }
    let closures = closuresRun(by: object)
    if !closures.isEmpty { return .ranClosures(closures) }
    if run.roles[object] == .viewNode, let body = lastBody(of: object),
      topics.registrations(of: object, upTo: part.end).isEmpty
    {
      return .readNothing(body)
    }
    if lastTelling(of: object) == nil, let asked = askedEver(object) { return .onlyAsked(asked) }
    if let maker = maker(of: object), !seen.contains(maker.name) {
      return reason(for: object, among: [maker], seen.union([maker.name]))
    }
    if let maker = makerAround(object), !seen.contains(maker.name),
      isActive(maker.name, but: object)
    {
      return .passedOver(passedOver(object, by: maker))
    }
    return column(of: object).map(WhyNot.Answer.untold) ?? .unknown
  }

  /// Of a queue or another object of the system.
  private func closuresRun(by object: String) -> [Int] {
    guard run.roles[object] == .system else { return [] }
    return sentInPart(by: object).filter { $0.message.kind == .closure }.map(\.n)
  }

  // MARK: Read and asked

  private func lastBody(of node: String) -> Int? {
    run.sent(to: node).last { $0.n <= part.end && $0.message.kind == .body }?.n
  }

  /// The last questions to an object, each once; `nil` for none.
  private func askedEver(_ object: String) -> [Int]? {
    var seen: Set<String> = []
    let asked = run.sent(to: object).reversed().filter { n, message in
      n <= part.end && !message.isToItself && message.isQuestion
        && seen.insert("\(message.from) \(message.text)").inserted
    }.map(\.n)
    return asked.isEmpty ? nil : asked
  }

  // MARK: The contract

  /// The living objects that may tell an object: those that hold it, if any do.
  private func column(of object: String) -> WhyNot.Column? {
    guard let contract, let role = run.roles[object] else { return nil }
    // An answer to its own call, and the news of what it has read, tell an object nothing that it did not ask for.
    let senders = contract.senders.filter { sender in
      contract.kinds(on: .init(from: sender, to: role)).contains {
        $0.isEvent && $0 != .resume && $0 != .invalidate
      }
    }
    guard !senders.isEmpty else { return nil }
    let living = { (roles: [Role]) in
      Set(ownership.objects.filter { roles.contains($0.role) }.map(\.name)).subtracting([object])
    }
    let (all, own) = (living(senders), living(senders.filter(\.canTell)))
    let holding = Set(ownership.holders(of: object).map(\.holder))
    let holders = living(senders.filter { $0 != .view }).intersection(holding)
    if holders.isEmpty, role.isReachedByHolders {
      return .init(
        role: role, senders: contract.tellers(of: role), active: [], idle: [], isOutOfReach: true,
        views: living([.view]).intersection(holding).sorted(),
        wasToldBefore: lastTelling(of: object) != nil)
    }
    let names = (!holders.isEmpty ? holders : own.isEmpty ? all : own).sorted()
    let active = names.filter {
      isActive($0, but: object) || !told($0).isEmpty || !sentByPerson(to: $0).isEmpty
    }
    return .init(
      role: role, senders: contract.tellers(of: role),
      active: active.map { passedOver(object, by: .init(name: $0, tie: .mayTell)) },
      idle: names.filter { !active.contains($0) })
  }
}

extension Role {
  /// Whether only what holds such an object can send to it. The contract alone does not say which object of a role that is.
  fileprivate var isReachedByHolders: Bool { [.view, .viewNode, .handler].contains(self) }
}
