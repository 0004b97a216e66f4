/// Writes down what happens while it is current: who calls whom, what changes, who comes and goes.
///
/// The sender of a message is never told. Whoever is busy when it arrives has sent it.
public final class TraceRecorder {
  // Nothing here is written while it is being written: `unchecked` spares every message the test.

  /// The recorder that is on; `nil` when nothing is recorded.
  @exclusivity(unchecked) public static var current: TraceRecorder?

  @exclusivity(unchecked) var log: [Entry] = []
  @exclusivity(unchecked) var known: [ParticipantRecord] = []
  @exclusivity(unchecked) var busy: [Frame] = []
  /// Counts what is more than asking, so that a call can tell whether it changed anything.
  @exclusivity(unchecked) var effects = 0
  @exclusivity(unchecked) var quiet = 0
  @exclusivity(unchecked) private var pendingReturn: Captured?
  /// Told of every message right before it is sent, for whoever wants to look around then. What it
  /// does must be quiet.
  @exclusivity(unchecked) public var onMessage: ((LogPlace) -> Void)?
  var process = 0

  public init() {}

  /// An object that is busy: it was called and has not returned.
  struct Frame {
    var participant: Int
    /// The call's place in the log; `nil` when the object is busy without having been called.
    var call: Int?
    /// The class whose initialiser runs, as long as the object has no lifeline yet.
    var awaits: String?
    /// Whether the mechanism that sent this knew only the receiver; the method tells its name.
    var isUnnamed = false
  }

  /// An open call, to be handed back when it ends.
  ///
  /// Calls that were open when the recorder was switched off end in the same recorder.
  public struct Call {
    let recorder: TraceRecorder
    let entry: Int?
    let effectsBefore: Int
    /// Who was busy when it came.
    var sender: Int?
  }

  /// 0 for an object that was made under another recorder, or under none.
  @inline(__always)
  func id(of participant: any Participant) -> Int {
    let lifeline = participant._lifeline
    return lifeline.recorder === self ? lifeline.id : 0
  }

  // MARK: Calls

  /// A call arrives. Returns `nil` for what is not a message: an object calling itself.
  ///
  /// - Parameter isMethod: whether this may give its name to a message that has none yet.
  public func begin(
    _ receiver: any Participant, _ text: String, _ kind: MessageKind, isMethod: Bool,
    _ arguments: () -> [Captured]
  ) -> Call? {
    let id = id(of: receiver)
    guard id != 0, quiet == 0 else { return nil }
    if let top = busy.last, top.participant == id {
      if isMethod, top.isUnnamed { name(text, arguments()) }
      return nil
    }
    introduce(receiver)
    return push(id, kind, text, arguments())
  }

  public func end(_ call: Call, returnsValue: Bool) {
    guard let frame = busy.popLast(), let entry = call.entry else { return }
    let wasIdle = effects == call.effectsBefore
    if frame.isUnnamed, wasIdle, log[entry].isUnnamedCall { log[entry].hide() }
    if !(returnsValue && wasIdle && log[entry].turnsIntoQuery()), !log[entry].isQuery {
      effects += 1
    }
    if !hasThrown(entry) { log.append(.returned(entry, pendingReturn)) }
    pendingReturn = nil
  }

  private func hasThrown(_ entry: Int) -> Bool {
    if case .threw(entry, _) = log.last { true } else { false }
  }

  public func noteReturn(_ value: Captured) { pendingReturn = value }

  public func noteThrow(_ call: Call, _ error: any Error) {
    guard let entry = call.entry else { return }
    log.append(.threw(entry, "\(error)"))
  }

  /// A message whose kind the mechanism knows: the notification centre's, a control's, a timer's.
  ///
  /// - Parameters:
  ///   - text: `nil` when only the receiver is known; the method that it enters gives the name.
  ///   - sender: who sends it when that is not whoever is busy.
  ///   - cause: the call that set it off earlier.
  public func send<Result>(
    _ kind: MessageKind, _ text: String? = nil, _ arguments: [Captured] = [],
    from sender: (any Participant)? = nil, to receiver: any Participant, cause: Cause? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard quiet == 0, id(of: receiver) != 0 else { return try body() }
    introduce(receiver)
    sender.map(introduce)
    return try deliver(
      kind, text, arguments, from: sender.map(id(of:)).flatMap { $0 == 0 ? nil : $0 },
      to: id(of: receiver), cause: cause,
      body)
  }

  private func deliver<Result>(
    _ kind: MessageKind, _ text: String?, _ arguments: [Captured], from sender: Int?,
    to receiver: Int, cause: Cause?, _ body: () throws -> Result
  ) rethrows -> Result {
    let call = push(
      receiver, kind, text ?? "", arguments, from: sender, cause: cause, isUnnamed: text == nil)
    defer { end(call, returnsValue: false) }
    do { return try body() } catch {
      noteThrow(call, error)
      throw error
    }
  }

  private func push(
    _ receiver: Int, _ kind: MessageKind, _ text: String, _ arguments: [Captured],
    from sender: Int? = nil, cause: Cause? = nil, isUnnamed: Bool = false
  ) -> Call {
    let sender = sender ?? busy.last?.participant
    onMessage?(LogPlace(entry: log.count))
    let message = RawMessage(
      parent: openCall, cause: cause?.call, kind: kind, from: sender,
      to: receiver, text: text, arguments: arguments)
    log.append(.message(message))
    busy.append(Frame(participant: receiver, call: log.count - 1, isUnnamed: isUnnamed))
    if kind != .query && kind != .call { effects += 1 }
    return Call(recorder: self, entry: log.count - 1, effectsBefore: effects, sender: sender)
  }

  private func name(_ text: String, _ arguments: [Captured]) {
    guard let entry = busy.last?.call else { return }
    log[entry].name(text, arguments)
    busy[busy.count - 1].isUnnamed = false
  }

  var openCall: Int? { busy.last { $0.call != nil }?.call }

  // MARK: Closures

  /// What runs later runs because of this.
  public struct Cause {
    let call: Int?
  }

  public var causeNow: Cause { Cause(call: openCall) }

  /// Whom a closure belongs to that is handed over now.
  func owner() -> (participant: Int, cause: Cause)? {
    busy.last.map { ($0.participant, causeNow) }
  }

  func enter<Result>(
    closureOf owner: Int, _ kind: MessageKind, _ text: String?, _ arguments: [Captured],
    cause: Cause?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard quiet == 0, known[owner - 1].end == nil else { return try body() }
    if let top = busy.last, top.participant == owner {
      if top.isUnnamed, let text { name(text, arguments) }
      return try body()
    }
    return try deliver(kind, text, arguments, from: nil, to: owner, cause: cause, body)
  }

  // MARK: Turns, quiet, screens

  /// A turn begins: app code is entered from outside it.
  public func beginTurn(_ action: String) { log.append(.turn(action)) }

  /// The app is killed. Its objects go without a word: nobody is released when a process ends. What is
  /// made from now on belongs to another process.
  ///
  /// - Parameter survivors: what belongs to the device rather than to the app.
  public func beginProcess(survivors: [any Participant]) {
    let survivors = survivors.map(id(of:))
    let killed = known.indices.map { $0 + 1 }.filter { id in
      known[id - 1].end == nil && !survivors.contains(id)
    }
    for id in killed { known[id - 1].end = log.count }
    log.append(.killed(killed))
    process += 1
  }

  public func noteScreen(_ text: String) { log.append(.screen(text)) }

  /// A participant is busy without having been called: the person, a timer, the framework's run loop.
  public func acting<Result>(
    as participant: any Participant, _ body: () throws -> Result
  ) rethrows -> Result {
    let id = id(of: participant)
    guard id != 0 else { return try body() }
    introduce(participant)
    busy.append(Frame(participant: id, call: openCall))
    defer { busy.removeLast() }
    return try body()
  }

  /// What happens here is the framework reading its own archives: objects are made and have values,
  /// but nothing is said. Closures handed over belong to `owner`.
  public func quietly<Result>(
    as owner: (any Participant)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    quiet += 1
    defer { quiet -= 1 }
    guard let owner else { return try body() }
    return try acting(as: owner, body)
  }
}
