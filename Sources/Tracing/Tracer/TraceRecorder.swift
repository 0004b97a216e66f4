/// Records what happens while it is current: calls, changes of state, creations and releases.
///
/// A call does not name its sender: the object that is busy when the call arrives is the sender.
public final class TraceRecorder {
  // No property here is accessed during its own modification: `unchecked` saves the test for every message.

  /// The recorder that records now; `nil` when nothing is recorded.
  @exclusivity(unchecked) public static var current: TraceRecorder?

  @exclusivity(unchecked) var log: [Entry] = []
  /// The participant `id` is at index `id - 1`.
  @exclusivity(unchecked) var participants: [ParticipantRecord] = []
  /// The object whose stored properties are being read.
  @exclusivity(unchecked) public internal(set) var introducing: (any Participant)?
  @exclusivity(unchecked) var busy: [Frame] = []
  /// Counts everything but queries. So the end of a call can tell whether it changed anything.
  @exclusivity(unchecked) var effects = 0
  /// How many `quietly` bodies run, one in another. No message is recorded unless it is 0.
  @exclusivity(unchecked) var quietDepth = 0
  @exclusivity(unchecked) var pendingReturn: CapturedValue?
  /// The task that runs now; `nil` when no `async` function runs.
  @exclusivity(unchecked) var task: TracedTask?
  /// The calls that have not returned when their turn was over, by their places in the log.
  @exclusivity(unchecked) var suspended: Set<Int> = []
  /// How many objects are busy where a ``Reporting`` closure runs; `nil` when none runs.
  @exclusivity(unchecked) private var reportingDepth: Int?
  /// Called right before every message, for example to draw the screen as it is then. It must not send
  /// messages outside ``quietly(as:_:)``.
  @exclusivity(unchecked) public var onMessage: ((LogPosition) -> Void)?
  /// Called when a message has been sent and its name is known, with the type of its receiver. A program that
  /// ends in the middle of a call has told of it.
  @exclusivity(unchecked) public var onSend: ((_ to: String, _ text: String) -> Void)?
  /// How often the app was killed; new objects belong to this process.
  var processNumber = 0
  /// What the last trace needed of the log before it: the next one goes on from there.
  @exclusivity(unchecked) var past = KnownPast()

  public init() {}

  /// An object that is busy: it was called and has not returned.
  struct Frame {
    var participant: Int
    /// The call's index in the log; `nil` when the object is busy without having been called.
    var call: Int?
    /// The class whose initialiser runs, as long as the object has no lifeline yet.
    var awaits: String?
    /// Whether the mechanism knows only the receiver. The method that is called gives the name.
    var isUnnamed = false
    /// Whether it is not known where the code is. The method that is called tells it.
    var isUnlocated = false
    /// The earlier call for which the object is busy; `nil` when that is not known.
    var origin: Cause?
    /// The call for which the object goes on, inside of another one; `nil` when it is for that one.
    var cause: Cause?
  }

  /// A call that has begun. Pass it to ``end(_:asks:)`` when the call returns, even if another
  /// recorder is current by then.
  public struct Call {
    let recorder: TraceRecorder
    let entry: Int?
    let effectsBefore: Int
    /// The object that was busy when the call arrived.
    var sender: Int?
  }

  /// 0 for an object that was made without this recorder.
  @inline(__always)
  func id(of participant: any Participant) -> Int {
    let lifeline = participant._lifeline
    return lifeline.recorder === self ? lifeline.id : 0
  }

  // MARK: Calls

  /// A call arrives. Returns `nil` when it is no message: the object calls itself, or recording is off.
  ///
  /// - Parameters:
  ///   - isMethod: whether its name becomes the name of a message that has none yet.
  ///   - location: where the code is; `nil` when that is not known.
  public func begin(
    _ receiver: any Participant, _ text: String, _ kind: MessageKind, isMethod: Bool,
    at location: CodeLocation?, _ arguments: () -> [CapturedValue]
  ) -> Call? {
    let id = id(of: receiver)
    guard id != 0, quietDepth == 0 else { return nil }
    if let top = busy.last, top.participant == id {
      if isMethod, top.isUnnamed {
        name(text, arguments())
        tellOfSending(to: id, text)
      }
      if isMethod, top.isUnlocated { locate(text, location) }
      return nil
    }
    introduce(receiver)
    let isReport = kind == .call && reportingDepth == busy.count
    return push(id, isReport ? .closure : kind, text, arguments(), at: location)
  }

  /// Ends a call. A call that asks for a value and changed nothing becomes a query, also when it was forwarded.
  public func end(_ call: Call, asks: Bool) {
    if let entry = call.entry, suspended.contains(entry) { return endSuspended(entry) }
    guard let frame = busy.popLast(), let entry = call.entry else { return }
    let wasIdle = effects == call.effectsBefore
    if frame.isUnnamed, wasIdle, log[entry].isUnnamedCall { log[entry].hide() }
    if asks, wasIdle { log[entry].turnIntoQuery() }
    let saysNothing = log[entry].isQuery || wasIdle && log[entry].isForward
    if !saysNothing { effects += 1 }
    if !hasThrown(entry) { log.append(.returned(entry, pendingReturn)) }
    pendingReturn = nil
  }

  private func hasThrown(_ entry: Int) -> Bool {
    if case .threw(entry, _) = log.last { true } else { false }
  }

  /// While nothing is recorded, no call is there to take the value, and a later one must not.
  public func noteReturn(_ value: CapturedValue) { if quietDepth == 0 { pendingReturn = value } }

  public func noteThrow(_ call: Call, _ error: any Error) {
    guard let entry = call.entry else { return }
    if suspended.contains(entry) { return noteThrowOfSuspended(error) }
    log.append(.threw(entry, "\(error)"))
  }

  /// For the function `deliver`. The body runs also when no message is recorded.
  func send<Result>(
    _ kind: MessageKind, _ text: String?, _ arguments: [CapturedValue],
    from sender: (any Participant)?, to receiver: any Participant, cause: Cause?, origin: Cause?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard quietDepth == 0, id(of: receiver) != 0 else { return try body() }
    introduce(receiver)
    sender.map(introduce)
    return try record(
      kind, text, arguments, from: sender.map(id(of:)).flatMap { $0 == 0 ? nil : $0 },
      to: id(of: receiver), cause: cause, origin: origin, body)
  }

  private func record<Result>(
    _ kind: MessageKind, _ text: String?, _ arguments: [CapturedValue], from sender: Int?,
    to receiver: Int, cause: Cause?, origin: Cause?, _ body: () throws -> Result
  ) rethrows -> Result {
    let call = push(
      receiver, kind, text ?? "", arguments, from: sender, cause: cause, origin: origin,
      isUnnamed: text == nil)
    defer { end(call, asks: false) }
    do { return try body() } catch {
      noteThrow(call, error)
      throw error
    }
  }

  func push(
    _ receiver: Int, _ kind: MessageKind, _ text: String, _ arguments: [CapturedValue],
    at location: CodeLocation? = nil, from sender: Int? = nil, cause: Cause? = nil,
    origin: Cause? = nil, isUnnamed: Bool = false
  ) -> Call {
    let sender = sender ?? busy.last?.participant
    onMessage?(LogPosition(entry: log.count))
    let message = RawMessage(
      parent: openCall, cause: (cause ?? busy.last?.cause)?.call,
      origin: (origin ?? originOfWork)?.call, kind: kind,
      from: sender, to: receiver, text: text, arguments: arguments, location: location)
    log.append(.message(message))
    busy.append(
      Frame(
        participant: receiver, call: log.count - 1, isUnnamed: isUnnamed,
        isUnlocated: location == nil))
    tellOfSending(to: receiver, text)
    if ![.query, .read, .call, .forward, .render].contains(kind) { effects += 1 }
    return Call(recorder: self, entry: log.count - 1, effectsBefore: effects, sender: sender)
  }

  private func tellOfSending(to receiver: Int, _ text: String) {
    guard let onSend, !text.isEmpty else { return }
    onSend(participants[receiver - 1].type, text)
  }

  /// What the busy object sends in a body is caused by an earlier call.
  func following<Result>(_ cause: Cause, _ body: () throws -> Result) rethrows -> Result {
    guard !busy.isEmpty, cause.call != openCall else { return try body() }
    let (place, outer) = (busy.count - 1, busy[busy.count - 1].cause)
    busy[place].cause = cause
    defer { busy[place].cause = outer }
    return try body()
  }

  /// Work that begins outside of any call has its origin in an earlier call.
  var originOfWork: Cause? { openCall == nil ? busy.last?.origin : nil }

  var openCall: Int? { busy.last { $0.call != nil }?.call }

  // MARK: Closures

  /// The call that causes what runs later.
  public struct Cause: Equatable {
    let call: Int?
  }

  public var causeNow: Cause { Cause(call: openCall) }

  var busyNow: Int? { busy.last?.participant }

  func enter<Result>(
    closureOf owner: Int, _ kind: MessageKind, _ text: String?, _ arguments: [CapturedValue],
    cause: Cause?, origin: Cause?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard quietDepth == 0, participants[owner - 1].end == nil else { return try body() }
    if let top = busy.last, top.participant == owner {
      if top.isUnnamed, let text { name(text, arguments) }
      return try body()
    }
    return try record(
      kind, text, arguments, from: nil, to: owner, cause: cause, origin: origin, body)
  }

  func reporting(_ body: () -> Void) {
    let former = reportingDepth
    reportingDepth = busy.count
    defer { reportingDepth = former }
    body()
  }
}
