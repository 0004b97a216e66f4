import Trace

// What an object is told or sends here, and not in the run without the mistake.

extension MistakenRun {
  /// Those of some messages of this run that the other does not have.
  func extra(_ messages: [Int]) -> [Int] {
    surplus(of: messages).filter { difference(of: $0) == nil }
  }

  /// Those that the other run has less often, or with another object.
  func different(_ messages: [Int]) -> [WhyNot.Different] {
    surplus(of: messages).compactMap { n in
      difference(of: n).map { WhyNot.Different(message: n, there: $0) }
    }
  }

  // MARK: Sent

  /// What an object sent here in a part of the run, and never there, in no action.
  func sentOnlyHere(by object: String, in part: RunPart) -> [Int] {
    sent(by: object, in: here, notIn: there).map(\.n).filter {
      part.contains($0) && wasPossibleThere($0)
    }
  }

  /// The same the other way round: the record numbers are of the other run. Each is in it once.
  func sentOnlyThere(by object: String, in part: RunPart) -> [Int] {
    guard let name = nameThere(object) else { return [] }
    let actions = actions(of: part)
    var seen: Set<String> = []
    return sent(by: name, in: there, notIn: here).filter { n, message in
      actions.contains(there.action(of: n)) && isOver(n)
        && seen.insert("\(message.to) \(message.call)").inserted
    }.map(\.n)
  }

  /// What the framework sends follows from what the app does, and so does a pull, from the rows that there are.
  private func sent(
    by object: String, in one: KeyedRun, notIn other: KeyedRun
  ) -> [RunIndex.Sent] {
    guard let role = one.run.roles[object], role.isInApp || role == .view else { return [] }
    return one.run.sent(by: object).filter { n, message in
      !message.isToItself && !message.isPull
        && one.sendings[n].map(other.allSendings.contains) == false
    }
  }

  // MARK: Surplus

  /// Those that come more often here. Of messages that are the same, those that come in the same call there are not meant.
  private func surplus(of messages: [Int]) -> [Int] {
    let possible = messages.filter(wasPossibleThere)
    let contents = Set(possible.compactMap { here.contents[$0] })
    let all = Set(contents.flatMap { surplus(like: $0) })
    return possible.filter(all.contains)
  }

  private func surplus(like content: String) -> [Int] {
    let (own, other) = (here.alike[content] ?? [], there.alike[content] ?? [])
    guard own.count > other.count else { return [] }
    var calls = Dictionary(grouping: other) { there.call(around: $0) }.mapValues(\.count)
    let rest = own.filter { n in
      let call = here.call(around: n)
      guard let count = calls[call], count > 0 else { return true }
      calls[call] = count - 1
      return false
    }
    return Array(rest.dropFirst(calls.values.reduce(0, +)))
  }

  private func difference(of n: Int) -> WhyNot.Different.There? {
    let other = here.contents[n].flatMap { there.alike[$0] } ?? []
    let call = here.call(around: n)
    if other.contains(where: { there.call(around: $0) == call }) { return .times(other.count) }
    return other.isEmpty ? receiverThere(of: n).map(WhyNot.Different.There.to) : nil
  }

  /// The object that is told this in the other run. Only the number in its name is different.
  private func receiverThere(of n: Int) -> String? {
    guard let own = here.run.messages[n] else { return nil }
    return there.run.sent.first { other, message in
      there.actions[other] == here.actions[n] && counterpartHere(other) == nil
        && message.kind == own.kind && message.to.stem == own.to.stem
        && nameHere(message.from) == own.from
        && renamed(message).callWithoutEmptyLabels == own.callWithoutEmptyLabels
    }?.message.to
  }
}

extension KeyedRun {
  /// What the call around a message is; empty for none.
  fileprivate func call(around n: Int) -> String {
    run.messages[n]?.parent.flatMap { contents[$0] } ?? ""
  }
}
