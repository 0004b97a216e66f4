import Trace

/// Something that a message led to.
struct Effect {
  enum Kind: Equatable {
    case data(DataKind)
    /// A view is told what to show.
    case writing(writer: String, view: String)
    case screen(Story.ScreenChange)
    /// Any other change of state: of a view, of a connection, of an object that is being made.
    case other
  }

  /// The record that shows it; for a screen, the message that moved it.
  let record: Int
  /// The message that does it, or during which it happens; `nil` for none.
  let message: Int?
  let kind: Kind

  /// Whether it is seen on the screen.
  var isShown: Bool {
    switch kind {
    case .writing, .screen: true
    case .data, .other: false
    }
  }

  /// Whether it happens outside of the data that all screens share: an object keeps, shows or moves something itself.
  var isOnScreenSide: Bool {
    switch kind {
    case .data(.own), .writing, .screen: true
    case .data(.model), .data(.viewState), .other: false
    }
  }
}

/// Reads the effects of a trace.
struct EffectReader {
  private let roles: [String: Role]
  private let kinds: DataKinds
  private var calls = OpenCalls<MessageKind>()
  private var newObjects = NewObjects()
  private var screens: Screens
  /// By the record after which they are seen.
  private(set) var effects: [Int: [Effect]] = [:]

  init(_ run: RunIndex, _ kinds: DataKinds) {
    roles = run.roles
    self.kinds = kinds
    screens = Screens(roles)
    for record in run.trace.records { read(record) }
  }

  private mutating func read(_ record: Trace.Record) {
    switch record.event {
    case .participant(let participant): newObjects.add(participant.name)
    case .turn:
      newObjects.beginTurn()
      screens.begin()
    case .message(let message):
      calls.goBack(to: message.parent)
      calls.begin(record.n, message.kind)
      newObjects.begin(record.n, message)
      if isWriting(message) {
        add(.writing(writer: message.from, view: message.to), record.n, during: record.n)
      }
    case .return(let result): calls.end(result.message)
    case .state(let change) where !change.isInitial:
      add(kind(of: change), record.n, during: change.parent)
      for screen in screens.changes(change, during: change.parent) {
        add(.screen(screen), record.n, during: change.parent)
      }
    case .reference(let reference):
      // A trace need not say when a creation has ended.
      let call = calls.innermostNumber { $0 != .create }
      for screen in screens.changes(reference, during: call) {
        add(.screen(screen), record.n, during: call)
      }
    case .state, .release, .screen: break
    }
  }

  private mutating func add(_ kind: Effect.Kind, _ n: Int, during message: Int?) {
    // A screen is moved by a message; the property or reference that shows it has no name of its own.
    let record = if case .screen = kind { message ?? n } else { n }
    effects[n, default: []].append(Effect(record: record, message: message, kind: kind))
  }

  private func kind(of change: Trace.StateChange) -> Effect.Kind {
    guard let kind = kinds.kind(of: change),
      !newObjects.isBeingMade(change.owner, inside: change.parent) || isRestored(change)
    else { return .other }
    return .data(kind)
  }

  /// A new store of view state that gets what was kept for it tells of all screens, and not only of itself.
  private func isRestored(_ change: Trace.StateChange) -> Bool {
    roles[change.owner] == .viewStateModel && change.old != nil && change.old != "nil"
  }

  /// A body says what its node shows.
  private func isWriting(_ message: Trace.Message) -> Bool {
    switch message.kind {
    case .body: true
    case .call, .set, .binding, .closure:
      roles[message.to] == .view && roles[message.from]?.isInApp == true
        && !newObjects.isBeingMade(message.to, inside: message.parent)
        && !Contract.Rule.Exemption.firstResponder.methods.contains(message.baseName)
    default: false
    }
  }
}

extension Role {
  /// Whether it is an object of the app, and no view.
  var isInApp: Bool {
    switch self {
    case .user, .view, .system, .timer, .remote, .notificationCenter, .observation, .environment:
      false
    default: true
    }
  }
}

/// The objects that are being made. What is done to an object in the turn of its creation prepares it, until the framework
/// calls it or what was made with it, or a state takes a message: then it runs.
private struct NewObjects {
  private var hasBegun = false
  private var madeInTurn: Set<String> = []
  /// The messages inside which new objects run.
  private var running: Set<Int> = []

  mutating func beginTurn() {
    (hasBegun, madeInTurn, running) = (true, [], [])
  }

  /// Objects that are declared before the first turn were there before.
  mutating func add(_ name: String) {
    if hasBegun { madeInTurn.insert(name) }
  }

  mutating func begin(_ n: Int, _ message: Trace.Message) {
    let runs =
      switch message.kind {
      case .create: false
      case .lifecycle, .update: madeInTurn.contains(message.to)
      default: message.parent.map(running.contains) ?? false
      }
    if runs { running.insert(n) }
  }

  func isBeingMade(_ name: String, inside message: Int?) -> Bool {
    madeInTurn.contains(name) && !(message.map(running.contains) ?? false)
  }
}
