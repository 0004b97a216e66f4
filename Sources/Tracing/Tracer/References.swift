// References between objects that no message and no state shows. What closures and timers hold stays unknown.

/// Records which objects a property holds from now on.
public func noteReferences(
  of owner: any Participant, in property: String, _ strength: Trace.Reference.Strength = .strong,
  to held: @autoclosure () -> [AnyObject?]
) {
  TraceRecorder.current?.refers(owner, property, strength, held())
}

/// Records the initial value of a lazy property, and returns it. It would not be recorded otherwise.
public func held<Object: AnyObject>(
  _ object: Object, by owner: any Participant, as property: String
) -> Object {
  noteReferences(of: owner, in: property, to: [object])
  return object
}

/// What a property marked `@Reference` holds: an object, or several.
public func _held(_ object: AnyObject?) -> [AnyObject?] { [object] }
public func _held(_ objects: [AnyObject]) -> [AnyObject?] { objects }

/// The object that a value is, or the objects in the properties of one or several values: the observers in a list of
/// registrations.
public func _heldInside<Value>(_ value: Value) -> [AnyObject?] {
  if let object = value as? any Participant { return [object] }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .class ? [] : mirror.children.flatMap { _heldInside($0.value) }
}

extension TraceRecorder {
  /// A reference does not introduce the held object: an object without messages is not in the trace.
  func refers(
    _ owner: any Participant, _ property: String, _ strength: Trace.Reference.Strength,
    _ objects: [AnyObject?]
  ) {
    let id = id(of: owner)
    guard id != 0 else { return }
    note(RawReference(owner: id, property: property, strength: strength, held: ids(of: objects)))
  }

  /// Objects that were made without this recorder are left out.
  func ids(of objects: [AnyObject?]) -> [Int] {
    var ids: [Int] = []
    for case let participant as any Participant in objects {
      let id = id(of: participant)
      if id != 0, !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Records what an object holds when it is introduced.
  func introduceReferences(of id: Int, _ properties: [StoredProperty]) {
    for property in properties {
      note(
        RawReference(
          owner: id, property: property.name, strength: property.strength,
          held: property.value.participants))
    }
    for reference in participants[id - 1].references { log.append(.referred(reference)) }
  }

  private func note(_ reference: RawReference) {
    let index = reference.owner - 1
    let place = participants[index].references.firstIndex { $0.property == reference.property }
    let before = place.map { participants[index].references[$0] }
    guard reference != before, before != nil || !reference.held.isEmpty else { return }
    if let place {
      participants[index].references[place] = reference
    } else {
      participants[index].references.append(reference)
    }
    if participants[index].isIntroduced { log.append(.referred(reference)) }
  }
}
