/// Writes down what happens while it is current: who calls whom, what changes, who comes and goes.
///
/// The sender of a message is never told. Whoever is busy when it arrives has sent it.
public final class TraceRecorder {
  /// The recorder that is on; `nil` when nothing is recorded.
  public static var current: TraceRecorder?

  var log: [Entry] = []
  var known: [Known] = []
  private var busy: [Frame] = []
  /// Counts what is more than asking, so that a call can tell whether it changed anything.
  private var effects = 0
  private var quiet = 0
  private var pendingReturn: Captured?
  private var process = 0

  public init() {}

  /// An object that is busy: it was called and has not returned.
  private struct Frame {
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

  // MARK: Calls

  /// A call arrives. Returns `nil` for what is not a message: an object calling itself.
  ///
  /// - Parameter isMethod: whether this may give its name to a message that has none yet.
  public func begin(
    _ receiver: any Participant, _ text: String, _ kind: MessageKind, isMethod: Bool,
    _ arguments: () -> [Captured]
  ) -> Call? {
    let id = receiver._lifeline.id
    guard id != 0, quiet == 0 else { return nil }
    if let top = busy.last, top.participant == id {
      if isMethod, top.isUnnamed { name(text, arguments()) }
      return nil
    }
    introduce(receiver)
    return push(id, kind, text, arguments())
  }

  public func end(_ call: Call, returnsValue: Bool) {
    guard busy.popLast() != nil, let entry = call.entry else { return }
    if log[entry].isUnnamedCall, effects == call.effectsBefore { log[entry].hide() }
    if returnsValue, effects == call.effectsBefore, log[entry].turnsIntoQuery() {
      // Nothing but questions happened in there: it was a question itself.
    } else if !log[entry].isQuery {
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
    guard quiet == 0, receiver._lifeline.id != 0 else { return try body() }
    introduce(receiver)
    sender.map(introduce)
    return try deliver(
      kind, text, arguments, from: sender?._lifeline.id, to: receiver._lifeline.id, cause: cause,
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

  private var openCall: Int? { busy.last { $0.call != nil }?.call }

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

  // MARK: State

  /// A stored property gets a value.
  public func wrote(_ owner: any Participant, _ property: String, _ old: Captured, _ new: Captured)
  {
    introduce(owner)
    let id = owner._lifeline.id
    guard id != 0 else { return }
    effects += 1
    if old != new { note(property, of: id, from: quiet == 0 ? old : nil, to: new) }
  }

  private func note(_ property: String, of owner: Int, from old: Captured?, to new: Captured) {
    let change = RawChange(parent: openCall, owner: owner, property: property, old: old, new: new)
    log.append(.wrote(change))
  }

  public func corrected(
    _ owner: any Participant, _ property: String, _ given: Captured, _ kept: Captured
  ) {
    if given != kept { wrote(owner, property, given, kept) }
  }

  /// The value that a lazy property had is known only if it was written before.
  public func wroteLazy(_ owner: any Participant, _ property: String, _ new: Captured) {
    let call = begin(owner, property, .set, isMethod: false) { [new] }
    defer { call.map { end($0, returnsValue: false) } }
    introduce(owner)
    let id = owner._lifeline.id
    guard id != 0 else { return }
    let old = known[id - 1].lazyValues.updateValue(new, forKey: property)
    guard let old else {
      effects += 1
      return note(property, of: id, from: nil, to: new)
    }
    wrote(owner, property, old, new)
  }

  // MARK: Life

  /// Nobody called, but the object is busy.
  func beginDeinit(_ participant: any Participant) -> Call? {
    let id = participant._lifeline.id
    guard id != 0 else { return nil }
    busy.append(Frame(participant: id, call: openCall))
    return Call(recorder: self, entry: nil, effectsBefore: effects)
  }

  /// A lifeline begins. Its object cannot be seen yet.
  func born(root: String) -> Int {
    if let top = busy.last, top.awaits == root {
      busy[busy.count - 1].awaits = nil
      return top.participant
    }
    known.append(Known(type: root))
    logCreation(of: known.count, text: root + "()", [])
    return known.count
  }

  /// An initialiser's body begins.
  ///
  /// A class that holds its lifeline itself has it by now. In any other the lifeline comes later,
  /// from the superclass, and the frame waits for it.
  public func beginInit<P: Participant>(
    of type: P.Type, _ text: String, isDesignated: Bool, _ arguments: () -> [Captured]
  ) -> Call? {
    let holdsLifeline = isDesignated && type._lifelineRoot == type._lifelineType
    return holdsLifeline
      ? enterInit(of: type, text, arguments) : awaitLifeline(of: type, text, arguments)
  }

  private func enterInit<P: Participant>(
    of type: P.Type, _ text: String, _ arguments: () -> [Captured]
  ) -> Call? {
    let id = known.count
    guard let newest = known.last, newest.type == type._lifelineRoot,
      busy.last?.participant != id
    else { return nil }
    if let creation = newest.creation {
      log[creation].name(type._lifelineType + text.dropFirst(4), arguments())
    }
    let sender = busy.last?.participant
    busy.append(Frame(participant: id, call: newest.creation))
    return Call(
      recorder: self, entry: newest.creation, effectsBefore: effects, sender: sender)
  }

  private func awaitLifeline<P: Participant>(
    of type: P.Type, _ text: String, _ arguments: () -> [Captured]
  ) -> Call? {
    guard busy.last?.awaits != type._lifelineRoot else { return nil }
    known.append(Known(type: type._lifelineType))
    let id = known.count
    logCreation(of: id, text: type._lifelineType + text.dropFirst(4), arguments())
    let creation = known[id - 1].creation
    let sender = busy.last?.participant
    busy.append(Frame(participant: id, call: creation, awaits: type._lifelineRoot))
    return Call(recorder: self, entry: creation, effectsBefore: effects, sender: sender)
  }

  /// Objects whose class is known before they are made: what their properties begin with is theirs.
  public func making<P: Participant>(_ type: P.Type, _ make: () -> P) -> P {
    guard let call = awaitLifeline(of: type, "init()", { [] }) else { return make() }
    defer { end(call, returnsValue: false) }
    return make()
  }

  private func logCreation(of id: Int, text: String, _ arguments: [Captured]) {
    guard quiet == 0 else { return }
    effects += 1
    let message = RawMessage(
      parent: openCall, cause: nil, kind: .create, from: busy.last?.participant, to: id,
      text: text, arguments: arguments)
    log.append(.message(message))
    known[id - 1].creation = log.count - 1
  }

  /// An object can be seen whole for the first time: what it is, and what it begins with.
  public func introduce(_ participant: any Participant) {
    let id = participant._lifeline.id
    guard id != 0, !known[id - 1].isIntroduced else { return }
    known[id - 1].introduce(participant, in: process, at: log.count)
    nameCreation(of: id, root: type(of: participant)._lifelineRoot)
    let properties = participant._storedProperties
    for property in properties {
      known[id - 1].strengths[property.name] = property.strength
    }
    log.append(.introduced(id, parent: openCall, properties))
    adopt(properties.flatMap(\.value.participants), by: id)
  }

  /// Only now the class is known of an object whose initialiser said nothing.
  private func nameCreation(of id: Int, root: String) {
    guard let creation = known[id - 1].creation else { return }
    log[creation].rename(root + "()", known[id - 1].type + "()")
  }

  /// What a property's initial value made was made before its owner had a lifeline: it moves under
  /// the owner.
  private func adopt(_ parts: [Int], by owner: Int) {
    guard let creation = known[owner - 1].creation else { return }
    for part in parts {
      guard let made = known[part - 1].creation, made < creation else { continue }
      log[made].adopt(by: owner, madeIn: creation, like: log[creation])
    }
  }

  func released(_ id: Int) {
    guard known[id - 1].end == nil else { return }
    known[id - 1].end = log.count
    log.append(.released(id))
  }

  // MARK: Turns, quiet, screens

  /// A turn begins: app code is entered from outside it.
  public func beginTurn(_ action: String) { log.append(.turn(action)) }

  /// The app is killed. Its objects go without a word: nobody is released when a process ends. What is
  /// made from now on belongs to another process.
  ///
  /// - Parameter survivors: what belongs to the device rather than to the app.
  public func beginProcess(survivors: [any Participant]) {
    let survivors = survivors.map(\._lifeline.id)
    for index in known.indices where known[index].end == nil && !survivors.contains(index + 1) {
      known[index].end = log.count
    }
    process += 1
  }

  public func noteScreen(_ text: String) { log.append(.screen(text)) }

  /// A participant is busy without having been called: the person, a timer, the framework's run loop.
  public func acting<Result>(
    as participant: any Participant, _ body: () throws -> Result
  ) rethrows -> Result {
    introduce(participant)
    busy.append(Frame(participant: participant._lifeline.id, call: openCall))
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
