import Trace

extension MistakenRun {
  /// Where a way of the other run breaks off here.
  func breaks(in chain: CauseChain) -> [MissingMessage.Break] {
    let steps = chain.calls
    let isHere = steps.map { counterpartHere($0.message) != nil }
    guard let first = isHere.firstIndex(of: false) else { return [] }
    let way = chain.steps.prefix { $0.message != steps[first].message }
    var breaks = [breakOff(at: first, of: steps, change: nil)]
    if let inner = otherAnswer(before: steps[first].message) {
      breaks = inner.missing == steps[first].message ? [inner] : [inner] + breaks
    }
    // The same data may have changed in another way, so that the rest of the way should have followed.
    let joined = steps.indices.dropFirst(first).dropLast().last { index in
      isHere[index] || sameChange(steps[index].changes) != nil
    }
    if let joined, !isHere[joined + 1] {
      let change = sameChange(steps[joined].changes)
      breaks.append(breakOff(at: joined + 1, of: steps, change: change))
    }
    breaks[0].lostChange = lostChange(of: way.flatMap(\.changes))
    return breaks
  }

  /// Where the way to a question of the other run breaks off here.
  func breaks(before question: Int) -> [MissingMessage.Break] {
    there.causes.chain(to: question).map { breaks(in: $0) } ?? []
  }

  /// A change of this run that is one of these changes of the other.
  private func sameChange(_ changes: [Int]) -> Int? {
    changes.sorted().lazy.compactMap { n -> Int? in
      guard let change = there.run.changes[n] else { return nil }
      return here.run.changed.first { own, other in
        here.actions[own] == there.actions[n] && other.owner == nameHere(change.owner)
          && (other.property, other.new) == (change.property, change.new)
      }?.n
    }.first
  }

  private func breakOff(
    at index: Int, of steps: [CauseChain.Step], change: Int?
  ) -> MissingMessage.Break {
    let missing = steps[index].message
    let after = steps[..<index].reversed().lazy.compactMap { counterpartHere($0.message) }.first
    let sender = sender(of: missing, after: after)
    let reason =
      reason(for: missing, by: sender, after: after)
      ?? registration(before: missing, steps[..<index].last?.changes ?? [])
    return MissingMessage.Break(
      missing: missing, after: after, instead: instead(of: missing, by: sender, after: after),
      unasked: unasked(before: missing), reason: reason, change: change)
  }

  /// What the sender of a missing message is called here. A person may have acted on another view of the same name.
  private func sender(of missing: Int, after: Int?) -> String {
    let name = nameHere(there.run.messages[missing]?.from ?? "")
    let participants = here.run.participants
    guard let receiver = after.flatMap({ here.run.messages[$0]?.to }),
      participants[receiver]?.name.stem == participants[name]?.name.stem
    else { return name }
    return receiver
  }

  // MARK: Another answer

  /// Where a call breaks off that came in both runs before a missing message, from the same sender, and returned another
  /// value here: the first message inside it that is missing.
  private func otherAnswer(before missing: Int) -> MissingMessage.Break? {
    guard let wanted = there.run.messages[missing], let parent = wanted.parent else { return nil }
    let calls = there.run.sent(by: wanted.from).filter { n, message in
      n < missing && message.parent == parent && !message.isQuestion
    }.map(\.n)
    guard let call = calls.last(where: { answers(of: $0) != nil }),
      let (own, answer) = answers(of: call),
      let after = counterpartHere(call)
    else { return nil }
    let inner = there.run.sent.first { n, message in
      n > call && n < missing && counterpartHere(n) == nil
        && there.run.messages.isInside(n, of: call)
    }
    let sender = nameHere(inner?.message.from ?? there.run.messages[call]?.to ?? "")
    let instead = here.run.sent(by: sender).filter { n, message in
      !message.isToItself && message.parent == after && counterpartThere(n) == nil
    }.map(\.n)
    return MissingMessage.Break(
      missing: inner?.n ?? missing, after: after, instead: instead, unasked: nil,
      reason: .otherAnswer(here: own, there: answer), change: nil)
  }

  /// What a call of both runs returned, here and there; `nil` when that is the same.
  private func answers(of callThere: Int) -> (here: String, there: String)? {
    guard let call = counterpartHere(callThere), let own = here.run.returns[call]?.result.value,
      let other = there.run.returns[callThere]?.result.value, own != other.renaming(newNames)
    else { return nil }
    return (own, other)
  }

  // MARK: What there is instead

  /// What the sender sent here in the same call, and not there, or not in the same call: the same with other values before
  /// all, and questions only if there is nothing else.
  private func instead(of missing: Int, by sender: String, after: Int?) -> [Int] {
    let own = here.run.sent(by: sender).filter { n, message in
      !message.isToItself && n > after ?? 0
        && here.actions[n] == there.actions[missing] && isDifferent(n, message)
    }
    let alike = own.filter { $0.message.text == there.run.messages[missing]?.text }
    if !alike.isEmpty {
      // In the same action, the sender may send it again, later.
      let near = alike.filter { n, _ in after.map { here.run.messages.isInside(n, of: $0) } ?? false
      }
      return (near.isEmpty ? alike : near).map(\.n)
    }
    let inside = own.filter { $0.message.parent == after }
    let effective = inside.filter { $0.message.isEvent || $0.message.kind == .create }
    return (effective.isEmpty ? inside : effective).map(\.n)
  }

  /// Whether a message of this run is not in the other, or inside of another call there.
  private func isDifferent(_ n: Int, _ message: Trace.Message) -> Bool {
    guard let other = counterpartThere(n) else { return true }
    let parent = there.run.messages[other]?.parent
    return parent.flatMap(counterpartHere) != message.parent
  }

  private func unasked(before missing: Int) -> Int? {
    guard let wanted = there.run.messages[missing], wanted.parent != nil else { return nil }
    return there.run.sent(by: wanted.from).last { n, message in
      n < missing && message.parent == wanted.parent && message.isQuestion
        && !message.isToItself && counterpartHere(n) == nil
    }?.n
  }

  // MARK: The reason

  private func reason(
    for missing: Int, by sender: String, after: Int?
  ) -> MissingMessage.Reason? {
    guard let message = there.run.messages[missing] else { return nil }
    return end(of: nameHere(message.to), after) ?? missingRegistration(message, missing)
      ?? lackedProperty(message, missing, sender, after) ?? otherState(message, sender, after)
  }

  private func end(of receiver: String, _ after: Int?) -> MissingMessage.Reason? {
    here.departures.departure(of: receiver, upTo: after ?? .max).map {
      .gone($0.end, holdThere: holdThere(of: receiver, ended: $0.end))
    }
  }

  private func lackedProperty(
    _ message: Trace.Message, _ missing: Int, _ sender: String, _ after: Int?
  ) -> MissingMessage.Reason? {
    let past = Ownership(of: here.run.trace, at: after ?? .max)
    guard past[sender] != nil,
      let hold = Ownership(of: there.run.trace, at: missing).holds(of: message.from)
        .first(where: { $0.held == message.to })
    else { return nil }
    let own = past.holds(of: sender).filter { $0.property == hold.property }.map(\.held)
    guard !own.contains(nameHere(message.to)) else { return nil }
    let other = own.first { name in
      nameThere(name).map { !there.hasHeld($0, by: hold, before: missing) } ?? true
    }
    return other == nil && !own.isEmpty
      ? .notAmong(property: hold.property) : .lacks(property: hold.property, here: other)
  }

  private func missingRegistration(
    _ message: Trace.Message, _ missing: Int
  ) -> MissingMessage.Reason? {
    guard let registration = subscription(before: missing, message) ?? message.origin,
      message.kind.announces, counterpartHere(registration) == nil
    else { return nil }
    return .notRegistered(registration)
  }

  private func subscription(before missing: Int, _ message: Trace.Message) -> Int? {
    there.run.sent(by: message.to).last { n, call in
      n < missing && call.kind == .subscribe && (call.to == message.from || n == message.origin)
    }?.n
  }

  /// - Parameter changes: what is told there.
  private func registration(
    before missing: Int, _ changes: [Int]
  ) -> MissingMessage.Reason? {
    guard let message = there.run.messages[missing], message.kind.announces,
      let change = sameChange(changes),
      let call = subscription(before: missing, message).flatMap(counterpartHere),
      !isTold(like: message, after: change)
    else { return nil }
    return .registered(call, change: change)
  }

  /// Whether the receiver of a message there hears here from its sender in the same way after a record: then the
  /// registration is no reason.
  private func isTold(like wanted: Trace.Message, after record: Int) -> Bool {
    let sender = nameHere(wanted.from)
    return here.run.sent(to: nameHere(wanted.to)).contains { n, message in
      n > record && message.kind == wanted.kind && message.from == sender
    }
  }

  /// A property of the sender that has different values when the last message before comes.
  private func otherState(
    _ message: Trace.Message, _ sender: String, _ after: Int?
  ) -> MissingMessage.Reason? {
    guard let after, let afterThere = counterpartThere(after),
      let own = TraceState(here.run.trace.upTo(after))[sender],
      let other = TraceState(there.run.trace.upTo(afterThere))[message.from]
    else { return nil }
    for property in other.properties {
      let there = property.value.renaming(newNames)
      if let value = own[property.name], value != there {
        return .otherState(property: property.name, here: value, there: there)
      }
    }
    return nil
  }
}

extension KeyedRun {
  /// Whether the same property has held an object.
  fileprivate func hasHeld(
    _ object: String, by hold: Ownership.Hold, before end: Int
  ) -> Bool {
    run.trace.records.contains { record in
      guard record.n < end, case .reference(let held) = record.event else { return false }
      return (held.from, held.property, held.to) == (hold.holder, hold.property, object)
    }
  }
}
