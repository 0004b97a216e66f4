import Trace

// Changes and objects that only the run without the mistake has.

extension MistakenRun {
  // MARK: A property

  /// The first change of a property there that does not come here, in the actions of a part of this run.
  func missingChange(
    of object: String, _ property: String, in part: RunPart
  ) -> Missing? {
    guard let name = nameThere(object) else { return nil }
    let actions = actions(of: part)
    let change = there.run.changed.first { n, change in
      change.owner == name && change.property.lowercased() == property.lowercased()
        && actions.contains(there.action(of: n)) && !comesHere(change, in: there.action(of: n))
    }
    guard let change, let goal = change.change.parent, let chain = there.causes.chain(to: goal)
    else { return nil }
    guard isOver(goal) else { return .undecided }
    return .message(
      MissingMessage(
        message: goal, told: [], breaks: breaks(in: chain), change: change.n,
        here: counterpartHere(goal)))
  }

  /// The first change of an object there, in the actions of a part of this run, that does not come in the same message here.
  ///
  /// - Parameter property: `nil` for all.
  func lostChange(
    of object: String, _ property: String?, in part: RunPart
  ) -> MissingMessage.LostChange? {
    guard let name = nameThere(object) else { return nil }
    let actions = actions(of: part)
    let changes = there.run.changed.filter { n, change in
      change.owner == name
        && property.map { $0.lowercased() == change.property.lowercased() } ?? true
        && actions.contains(there.action(of: n)) && isOver(n)
    }
    return lostChange(of: changes.map(\.n))
  }

  /// The first of some changes there that does not come here in the same message, though that message does.
  func lostChange(of changesThere: [Int]) -> MissingMessage.LostChange? {
    guard !changesThere.isEmpty else { return nil }
    let own = Dictionary(grouping: here.run.changed) { n, change in
      "\(here.action(of: n)) \(change.owner).\(change.property) \(change.new)"
    }
    return changesThere.lazy.compactMap { n -> MissingMessage.LostChange? in
      guard let change = there.run.changes[n], let message = change.parent.flatMap(counterpartHere)
      else {
        return nil
      }
      let path = "\(nameHere(change.owner)).\(change.property)"
      let same = own["\(there.action(of: n)) \(path) \(change.new.renaming(newNames))"] ?? []
      let comes = same.contains { _, other in
        other.parent.map { $0 == message || here.run.messages.isInside($0, of: message) } ?? false
      }
      guard !comes else { return nil }
      return MissingMessage.LostChange(change: n, message: message, elsewhere: same.first?.n)
    }.first
  }

  private func comesHere(_ wanted: Trace.StateChange, in action: Int) -> Bool {
    here.run.changed.contains { n, change in
      here.action(of: n) == action && change.owner == nameHere(wanted.owner)
        && change.property == wanted.property && change.new == wanted.new.renaming(newNames)
    }
  }

  func changesHere(_ object: String, _ property: String, in part: RunPart) -> Bool {
    here.run.changed.contains { n, change in
      part.contains(n) && change.owner == object
        && change.property.lowercased() == property.lowercased()
    }
  }

  // MARK: An object

  /// Whether the other run has an object that this one does not have, in an action that is over here.
  public func lacks(_ object: String) -> Bool {
    nameThere(object).flatMap { there.run.declarations[$0] }.map(isOver) == true && !isHere(object)
  }

  /// What holds an object there, and how it is made; `nil` when this run has it.
  func missingObject(_ object: String) -> WhyNot.MissingObject? {
    guard lacks(object), let first = nameThere(object) else { return nil }
    let ownership = Ownership(of: there.run.trace)
    let hold = ownership.strongHold(of: first).map(renamed)
    var (name, seen): (String?, Set<String>) = (first, [])
    while let present = name, seen.insert(present).inserted, !isHere(nameHere(present)) {
      if let creation = creation(of: present) {
        return .init(holdThere: hold, creation: creation)
      }
      name = ownership.strongHold(of: present)?.holder
    }
    return .init(holdThere: hold)
  }

  func isHere(_ name: String) -> Bool {
    here.run.participants[name] != nil
  }

  private func creation(of name: String) -> MissingMessage? {
    guard let making = there.run.creation(of: name), counterpartHere(making) == nil,
      let chain = there.causes.chain(to: making)
    else { return nil }
    return MissingMessage(message: making, told: [], breaks: breaks(in: chain))
  }

  /// The record there with which an object ended, in the actions up to a record of this run.
  func endThere(of object: String, upTo record: Int) -> Int? {
    let action = here.actions[record] ?? .max
    let end = there.end(ofAction: action)
    guard let name = nameThere(object),
      let ending = there.departures.departure(of: name, upTo: end)?.end, isOver(ending)
    else { return nil }
    // Until the action is over, it may be released here as well.
    let last = here.end(ofAction: action)
    return here.departures.departure(of: object, upTo: last) == nil ? ending : nil
  }
}
