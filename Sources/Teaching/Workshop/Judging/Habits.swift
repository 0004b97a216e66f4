import Trace

/// What the objects of a run say more often than they need, and which of them nothing is said to.
nonisolated struct Habits {
  /// Who says what to whom, by types: two runs have other names.
  struct Key: Hashable {
    let from, to, text: String
  }

  /// The same words with the same arguments, in one turn.
  private struct Sentence: Hashable {
    let turn: Int
    let from, to, text: String
    let arguments: [String]

    init(_ message: Trace.Message) {
      (turn, from, to) = (message.turn, message.from, message.to)
      (text, arguments) = (message.text, message.arguments)
    }
  }

  /// The first sentence of each key that is said again, and how often it is said.
  private(set) var repeated: [Key: (message: Trace.Message, times: Int)] = [:]
  private(set) var unused: [Trace.Participant] = []
  private var order: [Key] = []
  private let actions: [Int: String]

  init(of trace: Trace) {
    let participants = trace.participantsByName
    actions = trace.actionsByTurn
    unused = trace.unused(participants)
    var said: [Sentence: (n: Int, times: Int)] = [:]
    var changes = LastChanges()
    for record in trace.records {
      switch record.event {
      case .state(let change) where !change.isInitial:
        changes.note(change, at: record.n, isView: participants[change.owner]?.role == .view)
      case .message(let message):
        guard let from = participants[message.from], let to = participants[message.to],
          from.role.speaksForItself, message.kind.isWords
        else { continue }
        let sentence = Sentence(message)
        guard let last = said[sentence], !changes.matter(to: message.to, since: last.n) else {
          said[sentence] = (record.n, 1)
          continue
        }
        said[sentence] = (record.n, last.times + 1)
        note(message, last.times + 1, Key(from: from.type, to: to.type, text: message.text))
      default: break
      }
    }
  }

  private mutating func note(_ message: Trace.Message, _ times: Int, _ key: Key) {
    if repeated[key] == nil { order.append(key) }
    if times > repeated[key]?.times ?? 0 { repeated[key] = (message, times) }
  }

  func repetitions(in scenario: String) -> [(key: Key, repetition: Remark.Repetition)] {
    order.compactMap { key in
      repeated[key].map { message, times in
        let repetition = Remark.Repetition(
          scenario: scenario, action: actions[message.turn] ?? "", kind: message.kind,
          from: message.from, to: message.to, text: message.text, times: times)
        return (key, repetition)
      }
    }
  }
}

/// The last changes that a trace has told so far.
private nonisolated struct LastChanges {
  private struct Change {
    let n: Int
    /// The message that made it.
    let parent: Int?

    /// What a message itself has changed does not count.
    func comes(after message: Int) -> Bool { n > message && parent != message }
  }

  private var ofOwner: [String: Change] = [:]
  private var beyondViews: Change?

  mutating func note(_ change: Trace.StateChange, at n: Int, isView: Bool) {
    let last = Change(n: n, parent: change.parent)
    ofOwner[change.owner] = last
    if !isView { beyondViews = last }
  }

  /// Whether an answer of the receiver may be another one: it has changed, or something that is not a view has.
  func matter(to receiver: String, since message: Int) -> Bool {
    [ofOwner[receiver], beyondViews].contains { $0?.comes(after: message) == true }
  }
}

nonisolated extension Role {
  /// Whether a learner decides what it says: it is no framework, no view, and no model, whose inner ways (sorting
  /// asks for each name often) are its own.
  fileprivate var speaksForItself: Bool { isOfTheApp && self != .model }

  /// Whether it comes from the app's own code, rather than a framework or a view.
  fileprivate var isOfTheApp: Bool {
    switch self {
    case .user, .app, .view, .environment, .observation, .notificationCenter, .system, .timer,
      .remote, .driver, .virtualView, .handler, .subscription:
      false
    case .controller, .rootController, .viewController, .viewImpl, .viewNode, .viewModel,
      .coordinator, .mediator, .presenter, .interactor, .router, .builder, .configurator, .data,
      .model, .viewStateModel, .service, .navigation, .state, .command:
      true
    }
  }
}

nonisolated extension MessageKind {
  /// Whether a sender chooses to say it to a receiver that it knows.
  fileprivate var isWords: Bool {
    switch self {
    case .call, .set, .query, .navigate, .read: true
    case .user, .targetAction, .delegate, .datasource, .post, .observer, .subscribe, .binding,
      .closure, .create, .lifecycle, .system, .forward, .body, .write, .invalidate, .resume, .send,
      .update, .render, .diff, .command:
      false
    }
  }
}

nonisolated extension Trace {
  /// Objects of the app that are created, and get no message after that.
  fileprivate func unused(_ all: [String: Participant]) -> [Participant] {
    var created: [String] = []
    var addressed: Set<String> = []
    for (_, message) in messages {
      if message.kind == .create {
        created.append(message.to)
      } else {
        addressed.insert(message.to)
      }
    }
    return created.filter { !addressed.contains($0) }.compactMap { all[$0] }
      .filter { $0.role.isOfTheApp }
  }
}
