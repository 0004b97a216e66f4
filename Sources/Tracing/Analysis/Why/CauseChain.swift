import Cells
import Trace

/// Why a message was sent or a property changed: what came from outside, and each step from there.
public struct CauseChain: Equatable, Sendable {
  public let origin: Origin
  /// From the first message to the one that is asked about.
  public let steps: [Step]
  /// The change that is asked about, when it happened later because of the last step, and outside of any message.
  public let laterChange: Int?

  /// What came from outside of the app's code.
  public struct Origin: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case person, timer, network
      /// The operating system, which launches the app, for example.
      case system
      /// The trace does not tell it.
      case unknown
    }

    public var kind: Kind
    /// The action as it is typed; `nil` when no turn is in the trace. Of an unknown origin, the action of the first message
    /// that a part of a run has.
    public var action: String?
  }

  /// A message, and how it follows from the step before.
  public struct Step: Equatable, Sendable {
    /// The record number of the message.
    public var message: Int
    public var link: Link
    /// The record numbers of the changes during this message that led to the next step.
    public var changes: [Int] = []
    /// The record number of the earlier call in which the receiver registered for such messages, or handed its
    /// closure over; `nil` when the trace has none.
    public var registration: Int?
    /// How many calls between it and the step before are missing in the trace; of the first step, how many calls around it.
    public var callsMissing = 0
  }

  public enum Link: Equatable, Sendable {
    /// It is the first message.
    case first
    /// It was sent during the call before.
    case during
    /// A driver sent it in the call in which its state took the message before: it shows the new state, or carries out
    /// the answer.
    case followed
    /// The call before handed a closure over, which was called later: a timer fired, an answer came.
    case called
    /// The call before gave the framework work, which it did later.
    case workedOff
  }

  /// The steps without the updates that others followed: each was sent during the call before, or later because of it.
  var calls: [Step] {
    zip(steps, steps.dropFirst().map(\.link) + [.first]).filter { $1 != .followed }.map { $0.0 }
  }
}

/// Finds chains of causes in a trace.
public struct CauseFinder: Sendable {
  private let run: RunIndex
  private let gaps: Trace.Gaps
  private let changesDuring: [Int: [Int]]
  /// The changes of states during messages, in the order of the records.
  private let changesOfStates: [(n: Int, parent: Int)]
  /// The calls by which objects registered, by the object and by where it registered.
  private let registered: [String: [String: [Int]]]
  /// The updates that messages of drivers follow from.
  private let updates: [Int: Int]
  /// The actions, by the number of the turn.
  private let actions: [Int: String]
  /// The turns of the changes that happened outside of any message.
  private let turnOfChange: [Int: Int]
  /// The outermost messages of each turn, in the order of the records.
  private let outermost: [Int: [RunIndex.Sent]]

  public init(_ trace: Trace) { self.init(RunIndex(trace)) }

  init(_ run: RunIndex) {
    self.run = run
    gaps = run.trace.gaps
    actions = run.trace.actionsByTurn
    outermost = Dictionary(
      grouping: run.sent.filter { $0.message.parent == nil }, by: \.message.turn)
    updates = run.decidingUpdates
    var during: [Int: [Int]] = [:]
    var ofStates: [(n: Int, parent: Int)] = []
    var turnOfChange: [Int: Int] = [:]
    var registered: [String: [String: [Int]]] = [:]
    var turn: Int?
    for record in run.trace.records {
      switch record.event {
      case .turn(let new): turn = new.number
      case .message(let call) where call.kind == .subscribe:
        registered[call.from, default: [:]][call.to, default: []].append(record.n)
      case .state(let change) where !change.isInitial:
        if let parent = change.parent {
          during[parent, default: []].append(record.n)
          if run.roles[change.owner] == .state { ofStates.append((record.n, parent)) }
        }
        turnOfChange[record.n] = turn
      default: break
      }
    }
    (changesDuring, changesOfStates, self.turnOfChange) = (during, ofStates, turnOfChange)
    self.registered = registered
  }

  /// The chain that ends with a message or a change of state; `nil` when no such record has this number.
  public func chain(to record: Int) -> CauseChain? {
    if run.messages[record] != nil { return chain(toMessage: record) }
    guard let change = run.changes[record] else { return nil }
    if let parent = change.parent { return chain(toMessage: parent, change: record) }
    return earlierCall(of: change, record).flatMap { chain(toMessage: $0, laterChange: record) }
      ?? CauseChain(
        origin: origin(from: nil, turn: turnOfChange[record]), steps: [], laterChange: nil)
  }

  /// The earlier call that set a change off which happened outside of any message.
  ///
  /// The code that changes its own object when an answer comes is called by no object of the run. When it then tells another
  /// one, that message knows the call that asked. Answers to several calls leave open which of them it was.
  private func earlierCall(of change: Trace.StateChange, _ n: Int) -> Int? {
    guard let all = turnOfChange[n].flatMap({ outermost[$0] }),
      let next = all.first(where: { $0.n > n }), next.message.from == change.owner
    else { return nil }
    let call = callThatSetOff(next.message, next.n)
    let isOnlyOne = all.allSatisfy {
      $0.message.from != change.owner || callThatSetOff($0.message, $0.n) == call
    }
    return isOnlyOne ? call : nil
  }

  private func callThatSetOff(_ message: Trace.Message, _ n: Int) -> Int? {
    let (link, earlier) = link(of: message, n)
    return link == .called ? earlier : nil
  }

  private func chain(
    toMessage last: Int, change: Int? = nil, laterChange: Int? = nil
  ) -> CauseChain? {
    var steps: [CauseChain.Step] = []
    var next: Int? = last
    while let n = next, let message = run.messages[n] {
      let (link, earlier) = link(of: message, n)
      var step = CauseChain.Step(message: n, link: link)
      if link == .during || link == .first { step.callsMissing = gaps.callsMissing(above: n) }
      if let change, n == last { step.changes = [change] }
      if let later = steps.last {
        step.changes =
          later.link == .followed
          ? changesOfState(inside: n, leadingTo: later.message)
          : changesInside(n, leadingTo: later.message)
      }
      if message.parent != nil, link == .during || (link == .followed && message.cause == nil) {
        step.registration = message.cause ?? message.origin ?? registration(before: n, message)
      }
      steps.append(step)
      next = earlier
    }
    guard let first = steps.last.flatMap({ run.messages[$0.message] }) else { return nil }
    return CauseChain(
      origin: origin(from: first, turn: first.turn), steps: steps.reversed(),
      laterChange: laterChange)
  }

  /// The kit's centre knows in which call an observer registered. An object of the app that keeps observers itself does not
  /// say it.
  private func registration(before n: Int, _ message: Trace.Message) -> Int? {
    guard message.kind == .observer,
      let call = registered[message.to]?[message.from]?.last(where: { $0 < n })
    else { return nil }
    return run.messages[call]?.parent.flatMap { run.messages[$0] == nil ? nil : $0 } ?? call
  }

  private func link(of message: Trace.Message, _ n: Int) -> (CauseChain.Link, earlier: Int?) {
    if let update = updates[n] { return (.followed, update) }
    if let call = message.waited(sentBy: run.roles[message.from]), run.messages[call] != nil {
      return (.called, call)
    }
    if let parent = message.parent, run.messages[parent] != nil { return (.during, parent) }
    // It was sent in a call, and the trace does not have that call.
    if gaps.callsMissing(above: n) > 0 { return (.first, nil) }
    guard let earlier = message.earlierCall, run.messages[earlier] != nil else {
      return (.first, nil)
    }
    let isCalled = message.kind == .resume || message.cause != nil
    return (isCalled ? .called : .workedOff, earlier)
  }

  /// A binding tells of one property; other messages may tell of everything that their sender changed. A write is told
  /// before it happens.
  private func changesInside(_ n: Int, leadingTo later: Int) -> [Int] {
    guard let next = run.messages[later], next.parent == n, next.kind != .write else { return [] }
    let own = (changesDuring[n] ?? []).filter { $0 < later && run.changes[$0]?.owner == next.from }
    guard next.kind == .binding else { return own }
    let published = own.filter { run.changes[$0]?.property == next.text }
    if !published.isEmpty { return published }
    // A publisher without a property of its name may be made from another property. Of several, the trace does not say from
    // which.
    return own.count == 1 ? own : []
  }

  /// What a state changed when it took a message: this is before the next message of its driver. A write tells of one
  /// property, if the state has one of its name.
  private func changesOfState(inside update: Int, leadingTo later: Int) -> [Int] {
    let start = changesOfStates.indices.partitioningIndex { changesOfStates[$0].n > update }
    let own = changesOfStates[start...].prefix { $0.n < later }
      .filter { $0.parent == update || run.messages.isInside($0.parent, of: update) }
      .map(\.n)
    guard let write = run.messages[later], write.kind == .write else { return own }
    let written = own.filter { run.changes[$0]?.property == write.text }
    return written.isEmpty ? own : written
  }

  private func origin(from first: Trace.Message?, turn: Int?) -> CauseChain.Origin {
    let action = turn.flatMap { actions[$0] }
    let kind: CauseChain.Origin.Kind? =
      switch first.flatMap({ run.roles[$0.from] }) {
      case .user: .person
      case .remote: .network
      // The call that asked for it may be missing in a part of a run.
      case _ where first != nil && gaps.part != nil && action.map(Self.goesOn) == true: .unknown
      case .timer: .timer
      default: action.map(Self.kind)
      }
    return .init(kind: kind ?? .unknown, action: action)
  }

  /// Whether an action goes on with what an earlier one began: time passes, or an answer comes.
  private static func goesOn(_ action: String) -> Bool {
    ["tick", "answer"].contains(action.prefix { $0 != " " })
  }

  /// What sets an action off, by its first word.
  private static func kind(ofAction action: String) -> CauseChain.Origin.Kind {
    switch action.prefix(while: { $0 != " " }) {
    case "launch", "relaunch", "save-state", "follow": .system
    case "tick": .timer
    case "answer", "remote", "network": .network
    default: .person
    }
  }
}
