import Trace

// Changes and objects that only the run without the mistake has.

extension MistakenRun {
  // MARK: A property

  /// The first change of a property there that does not come here, in the actions of a part of this run.
  func missingChange(
    of object: String, _ property: String, from first: Int, to end: Int
  ) -> Missing? {
    let (name, actions) = (nameThere(object), actions(from: first, to: end))
    let change = there.trace.stateChanges.first { n, change in
      change.owner == name && change.property.lowercased() == property.lowercased()
        && actions.contains(there.action(of: n)) && !comesHere(change, in: there.action(of: n))
    }
    guard let change, let goal = change.change.parent, counterpartHere(goal) == nil,
      let chain = there.causes.chain(to: goal)
    else { return nil }
    guard isOver(goal) else { return .undecided }
    return .message(
      MissingMessage(message: goal, told: [], breaks: breaks(in: chain), change: change.n))
  }

  private func comesHere(_ wanted: Trace.StateChange, in action: Int) -> Bool {
    here.trace.stateChanges.contains { n, change in
      here.action(of: n) == action && change.owner == nameHere(wanted.owner)
        && change.property == wanted.property && change.new == wanted.new.renaming(newNames)
    }
  }

  func changesHere(_ object: String, _ property: String, from first: Int, to end: Int) -> Bool {
    here.trace.stateChanges.contains { n, change in
      n >= first && n <= end && change.owner == object
        && change.property.lowercased() == property.lowercased()
    }
  }

  // MARK: An object

  /// Whether the other run has an object that this one does not have, in an action that is over here.
  public func lacks(_ object: String) -> Bool {
    there.trace.declaration(of: nameThere(object)).map(isOver) == true && !isHere(object)
  }

  /// What holds an object there, and how it is made; `nil` when this run has it.
  func missingObject(_ object: String) -> WhyNot.MissingObject? {
    guard lacks(object) else { return nil }
    let ownership = Ownership(of: there.trace)
    var (name, seen): (String?, Set<String>) = (nameThere(object), [])
    while let present = name, seen.insert(present).inserted, !isHere(nameHere(present)) {
      if let creation = creation(of: present) {
        return .init(holdThere: ownership.strongHold(of: nameThere(object)), creation: creation)
      }
      name = ownership.strongHold(of: present)?.holder
    }
    return .init(holdThere: ownership.strongHold(of: nameThere(object)))
  }

  func isHere(_ name: String) -> Bool {
    here.trace.participants.contains { $0.name == name }
  }

  private func creation(of name: String) -> MissingMessage? {
    guard let making = there.trace.creation(of: name), counterpartHere(making) == nil,
      let chain = there.causes.chain(to: making)
    else { return nil }
    return MissingMessage(message: making, told: [], breaks: breaks(in: chain))
  }

  /// The record there with which an object ended, in the actions up to a record of this run.
  func endThere(of object: String, upTo record: Int) -> Int? {
    let action = here.actions[record] ?? .max
    let end = there.end(ofAction: action)
    guard let ending = there.departures.departure(of: nameThere(object), upTo: end)?.end,
      isOver(ending)
    else { return nil }
    // Until the action is over, it may be released here as well.
    let last = here.end(ofAction: action)
    return here.departures.departure(of: object, upTo: last) == nil ? ending : nil
  }
}
