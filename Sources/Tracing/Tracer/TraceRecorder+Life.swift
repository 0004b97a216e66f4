// The creation and the release of objects.

extension TraceRecorder {
  /// A deinitialiser was not called by an object, but its object is busy.
  func beginDeinit(_ participant: any Participant) -> Call? {
    let id = id(of: participant)
    guard id != 0 else { return nil }
    busy.append(Frame(participant: id, call: openCall))
    return Call(recorder: self, entry: nil, effectsBefore: effects)
  }

  /// A lifeline is made. Its object is not initialized yet, so it cannot be used.
  func born(root: String) -> Int {
    if let top = busy.last, top.awaits == root {
      busy[busy.count - 1].awaits = nil
      return top.participant
    }
    participants.append(ParticipantRecord(type: root))
    logCreation(of: participants.count, text: root + "()", [])
    return participants.count
  }

  /// An initialiser's body begins.
  ///
  /// In a class that holds its lifeline itself, the lifeline is there already. In any other class it comes
  /// later, from the superclass, and the frame waits for it.
  public func beginInit<P: Participant>(
    of type: P.Type, _ text: String, isDesignated: Bool, at location: CodeLocation?,
    _ arguments: () -> [CapturedValue]
  ) -> Call? {
    let holdsLifeline = isDesignated && type._lifelineRoot == type._lifelineType
    return holdsLifeline
      ? enterInit(of: type, text, location, arguments)
      : awaitLifeline(of: type, text, location, arguments)
  }

  private func enterInit<P: Participant>(
    of type: P.Type, _ text: String, _ location: CodeLocation?, _ arguments: () -> [CapturedValue]
  ) -> Call? {
    let id = participants.count
    guard let newest = participants.last, newest.type == type._lifelineRoot,
      busy.last?.participant != id
    else { return nil }
    if let creation = newest.creation {
      let name = type._lifelineType + text.dropFirst(4)
      log[creation].name(name, arguments())
      if let location { _ = log[creation].locate(name, location) }
    }
    let sender = busy.last?.participant
    busy.append(Frame(participant: id, call: newest.creation))
    return Call(
      recorder: self, entry: newest.creation, effectsBefore: effects, sender: sender)
  }

  func awaitLifeline<P: Participant>(
    of type: P.Type, _ text: String, _ location: CodeLocation?, _ arguments: () -> [CapturedValue]
  ) -> Call? {
    guard busy.last?.awaits != type._lifelineRoot else { return nil }
    participants.append(ParticipantRecord(type: type._lifelineType))
    let id = participants.count
    logCreation(of: id, text: type._lifelineType + text.dropFirst(4), arguments(), at: location)
    let creation = participants[id - 1].creation
    let sender = busy.last?.participant
    busy.append(Frame(participant: id, call: creation, awaits: type._lifelineRoot))
    return Call(recorder: self, entry: creation, effectsBefore: effects, sender: sender)
  }

  private func logCreation(
    of id: Int, text: String, _ arguments: [CapturedValue], at location: CodeLocation? = nil
  ) {
    guard quietDepth == 0 else { return }
    effects += 1
    onMessage?(LogPosition(entry: log.count))
    let message = RawMessage(
      parent: openCall, cause: nil, origin: originOfWork?.call, kind: .create,
      from: busy.last?.participant, to: id,
      text: text, arguments: arguments, location: location)
    log.append(.message(message))
    participants[id - 1].creation = log.count - 1
  }

  /// Records what an object is, and its initial values, when it is completely initialized. Later calls do
  /// nothing.
  public func introduce(_ participant: any Participant) {
    let id = id(of: participant)
    guard id != 0, !participants[id - 1].isIntroduced else { return }
    participant.becomeRecorded()
    participants[id - 1].introduce(participant, in: processNumber, at: log.count)
    nameCreation(of: id, root: type(of: participant)._lifelineRoot)
    let stored = storedProperties(of: participant)
    let properties = stored.filter { !$0.isReference }
    for property in properties {
      participants[id - 1].strengths[property.name] = property.strength
    }
    log.append(.introduced(id, parent: openCall, properties))
    introduceReferences(of: id, stored.filter(\.isReference))
    adopt(properties.filter(\.isInitial).flatMap(\.value.participants), by: id)
  }

  /// Reading a property may introduce the object that it holds.
  private func storedProperties(of participant: any Participant) -> [StoredProperty] {
    let outer = introducing
    introducing = participant
    defer { introducing = outer }
    return participant._storedProperties
  }

  /// The class of an object without a recorded initialiser is known only now.
  private func nameCreation(of id: Int, root: String) {
    guard let creation = participants[id - 1].creation else { return }
    log[creation].rename(root + "()", participants[id - 1].type + "()")
  }

  /// The objects in initial values were created before their owner had a lifeline. Their creations move
  /// under the owner's.
  private func adopt(_ parts: [Int], by owner: Int) {
    guard let creation = participants[owner - 1].creation else { return }
    for part in parts {
      guard let made = participants[part - 1].creation, made < creation else { continue }
      log[made].adopt(by: owner, madeIn: creation, like: log[creation])
    }
  }

  func released(_ id: Int) {
    guard participants[id - 1].end == nil else { return }
    participants[id - 1].end = log.count
    log.append(.released(id))
  }
}
