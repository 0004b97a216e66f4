import Trace

// Which objects can tell an object something, as far as the run and the contract show it.

extension WhyNotSearch {
  /// The living objects that can tell an object: those that did so before, the last one first, and those that hold it.
  func tellers(of object: String, except seen: Set<String>) -> [WhyNot.Teller] {
    var tellers: [WhyNot.Teller] = []
    func add(_ name: String, _ tie: Tie) {
      guard !seen.contains(name), ownership[name] != nil, canTell(name, object),
        !tellers.contains(where: { $0.name == name })
      else { return }
      tellers.append(.init(name: name, tie: tie))
    }
    for (n, message) in run.sent(to: object).reversed() where n < part.first && message.isEvent {
      add(message.from, .talked(n))
    }
    for hold in holders(of: object) where mayTell(hold.holder, object) {
      add(hold.holder, .holds(property: hold.property, hold.strength))
    }
    return tellers
  }

  /// A node tells something to what it may call, but not while its body is computed.
  private func canTell(_ name: String, _ object: String) -> Bool {
    guard run.roles[name] == .viewNode else { return run.roles[name]?.canTell == true }
    guard let contract, let role = run.roles[object],
      contract.allows(.call, on: .init(from: .viewNode, to: role))
    else { return false }
    let occasions = heard(name, but: object).compactMap { run.messages[$0]?.kind }
    return told(name).isEmpty || occasions.contains { $0 != .body && $0 != .invalidate }
  }

  /// Whether the contract lets an object tell another one something.
  private func mayTell(_ sender: String, _ object: String) -> Bool {
    guard let contract, let from = run.roles[sender], let to = run.roles[object] else {
      return true
    }
    return contract.mayTell(from: from, to: to)
  }

  // MARK: Holders

  /// What holds an object. A view is told things by the object that holds it, or a view around it. A container of
  /// the framework does not tell its contents where to go.
  private func holders(of object: String) -> [Ownership.Hold] {
    let holders = ownership.holders(of: object)
    guard run.roles[object] == .view else {
      return holders.filter { run.roles[$0.held] != .system }
    }
    var (around, seen): ([Ownership.Hold], Set<String>) = (holders, [object])
    while true {
      let found = around.filter { run.roles[$0.holder] != .view }
      if !found.isEmpty || around.isEmpty { return found }
      around = around.filter { seen.insert($0.holder).inserted }.flatMap(holds(around:))
    }
  }

  /// What holds the holder. Each property is the whole path down to the held object.
  private func holds(around inner: Ownership.Hold) -> [Ownership.Hold] {
    ownership.holders(of: inner.holder).map { outer in
      var hold = outer
      hold.property += ".\(inner.property)"
      return hold
    }
  }

  /// Objects of the same role may lead to this object, as an item leads to its store. Of those that were told something
  /// and passed nothing on: the last that was told.
  func lastTold(reaching object: String, except seen: Set<String>) -> WhyNot.Teller? {
    guard run.roles[object]?.canTell == true else { return nil }
    let ends = waysUp(to: object).compactMap { way -> (heard: Int, teller: WhyNot.Teller)? in
      let (name, tie) = (way.holder, Tie.holds(property: way.property, way.strength))
      let facts = passedOver(object, by: .init(name: name, tie: tie))
      guard !seen.contains(name), mayTell(name, object), facts.sent.isEmpty,
        let heard = facts.heard.last
      else { return nil }
      return (heard, facts.teller)
    }
    return ends.max { $0.heard < $1.heard }?.teller
  }

  /// The properties over which objects of the same role lead to an object, without keeping it alive; the nearest first.
  private func waysUp(to object: String) -> [Ownership.Hold] {
    var (ways, seen): ([Ownership.Hold], Set<String>) = ([], [object])
    var around = ownership.holders(of: object)
    while !around.isEmpty {
      let next = around.filter { hold in
        !hold.isStrong && run.roles[hold.holder] == run.roles[object]
          && seen.insert(hold.holder).inserted
      }
      ways += next
      around = next.flatMap(holds(around:))
    }
    return ways
  }

  // MARK: Makers

  /// The object of the app that made another, if it lives and may tell it something.
  func maker(of object: String) -> WhyNot.Teller? {
    let making = run.sent(to: object).last {
      $0.n <= part.end && $0.message.kind == .create
    }
    guard let making, let role = run.roles[object], let from = run.roles[making.message.from],
      ownership[making.message.from] != nil, from.canTell,
      contract?.mayTell(from: from, to: role) ?? true
    else { return nil }
    return .init(name: making.message.from, tie: .made(making.n))
  }

  /// The maker of the nearest view around a view: what made a screen may change all that is on it.
  func makerAround(_ view: String) -> WhyNot.Teller? {
    guard contract != nil, run.roles[view] == .view else { return nil }
    var (around, seen): ([String], Set<String>) = ([view], [view])
    while !around.isEmpty {
      around = around.flatMap(ownership.holders(of:)).filter(\.isStrong).map(\.holder)
        .filter { run.roles[$0] == .view && seen.insert($0).inserted }
      if let maker = around.lazy.compactMap({ maker(of: $0) }).first { return maker }
    }
    return nil
  }
}
