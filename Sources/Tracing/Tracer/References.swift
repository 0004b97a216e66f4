// Who holds whom, where no message and no state tells. What closures and timers hold cannot be seen.

/// Says whom an object holds in one property from now on.
public func noteReferences(
  of owner: any Participant, in property: String, _ strength: Trace.Reference.Strength = .strong,
  to held: @autoclosure () -> [AnyObject?]
) {
  guard let recorder = TraceRecorder.current else { return }
  recorder.refers(owner, property, strength, held())
}

/// Passes on what a lazy property begins with: nobody hears of it otherwise.
public func held<Object: AnyObject>(
  _ object: Object, by owner: any Participant, as property: String
) -> Object {
  noteReferences(of: owner, in: property, to: [object])
  return object
}

/// What a property marked `@Reference` holds: one object, or several.
public func _held(_ object: AnyObject?) -> [AnyObject?] { [object] }
public func _held(_ objects: [AnyObject]) -> [AnyObject?] { objects }

extension TraceRecorder {
  /// Nobody is introduced by being held: who takes no part in a run is not in its trace.
  func refers(
    _ owner: any Participant, _ property: String, _ strength: Trace.Reference.Strength,
    _ objects: [AnyObject?]
  ) {
    let id = id(of: owner)
    guard id != 0 else { return }
    note(RawReference(owner: id, property: property, strength: strength, held: ids(of: objects)))
  }

  /// Whoever was not made under this recorder is unknown.
  func ids(of objects: [AnyObject?]) -> [Int] {
    var ids: [Int] = []
    for case let participant as any Participant in objects {
      let id = id(of: participant)
      if id != 0, !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// An object can be seen for the first time: whom it holds by then.
  func introduceReferences(of id: Int, _ properties: [StoredProperty]) {
    for property in properties {
      note(
        RawReference(
          owner: id, property: property.name, strength: property.strength,
          held: property.value.participants))
    }
    for reference in known[id - 1].references { log.append(.referred(reference)) }
  }

  private func note(_ reference: RawReference) {
    let index = reference.owner - 1
    let place = known[index].references.firstIndex { $0.property == reference.property }
    let before = place.map { known[index].references[$0] }
    guard reference != before, before != nil || !reference.held.isEmpty else { return }
    if let place {
      known[index].references[place] = reference
    } else {
      known[index].references.append(reference)
    }
    if known[index].isIntroduced { log.append(.referred(reference)) }
  }
}
