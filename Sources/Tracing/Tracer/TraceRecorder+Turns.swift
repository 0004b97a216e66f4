// MARK: Turns, quiet, screens

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
    let killed = known.indices.map { $0 + 1 }.filter { id in
      known[id - 1].end == nil && !survivors.contains(id)
    }
    for id in killed { known[id - 1].end = log.count }
    for id in survivors where id != 0 { known[id - 1].belongsToDevice = true }
    log.append(.killed(killed))
    process += 1
  }

  /// Says that an object belongs to the device, not to the app.
  public func noteOutsider(_ participant: any Participant) {
    let id = id(of: participant)
    if id != 0 { known[id - 1].belongsToDevice = true }
  }

  /// Records the screen at the end of an action.
  public func noteScreen(_ text: String) { log.append(.screen(text)) }

  /// Runs a body in which a participant is busy without having been called: the user, a timer, the
  /// framework's run loop.
  ///
  /// - Parameter origin: the earlier call for which it is busy.
  public func acting<Result>(
    as participant: any Participant, because origin: Cause? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let id = id(of: participant)
    guard id != 0 else { return try body() }
    introduce(participant)
    busy.append(Frame(participant: id, call: openCall, origin: origin ?? originOfWork))
    defer { busy.removeLast() }
    return try body()
  }

  /// Runs a body without recording messages: the framework reads an archive, or draws. Creations and values
  /// of objects are recorded. `owner` owns the closures that are handed over in the body.
  public func quietly<Result>(
    as owner: (any Participant)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    quiet += 1
    defer { quiet -= 1 }
    guard let owner else { return try body() }
    return try acting(as: owner, body)
  }
}
