// MARK: Turns and screens

extension TraceRecorder {
  /// A turn begins: the app's code is called from outside.
  ///
  /// - Parameter action: the action that causes it, as it is typed.
  public func beginTurn(_ action: String) { log.append(.turn(action)) }

  /// The app is killed. No object is released when a process ends, so its objects get no release records.
  /// New objects belong to the next process.
  ///
  /// - Parameter survivors: the objects that belong to the device, not to the app.
  public func beginProcess(survivors: [any Participant]) {
    let survivors = survivors.map(id(of:))
    let killed = participants.indices.map { $0 + 1 }.filter { id in
      participants[id - 1].end == nil && !survivors.contains(id)
    }
    for id in killed { participants[id - 1].end = log.count }
    for id in survivors where id != 0 { participants[id - 1].belongsToDevice = true }
    log.append(.killed(killed))
    processNumber += 1
  }

  /// Says that an object belongs to the device, not to the app.
  public func noteOutsider(_ participant: any Participant) {
    let id = id(of: participant)
    if id != 0 { participants[id - 1].belongsToDevice = true }
  }

  /// Records the screen at the end of an action.
  public func noteScreen(_ text: String) { log.append(.screen(text)) }

  /// In the body, a participant is busy without having been called.
  func acting<Result>(
    as participant: any Participant, because origin: Cause? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let id = id(of: participant)
    guard id != 0 else { return try body() }
    introduce(participant)
    busy.append(Frame(participant: id, call: openCall, origin: origin ?? originOfWork))
    defer { busy.removeLast() }
    return try body()
  }
}
