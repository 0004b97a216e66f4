import Trace

/// A step of a story: a message or several that belong together, and the data that changes in it.
public struct StoryMoment: Equatable, Sendable {
  public enum Part: Hashable, Sendable {
    /// It set the action off.
    case trigger
    /// It is on the way to something that follows.
    case step
    /// Objects of the app are made.
    case making
    /// Data changes in it.
    case change(DataKind)
    case post
    /// An object hears of a change.
    case hearing
    /// An object writes a view.
    case writing
    /// Screens come or go.
    case moving
    /// An object of the app is told something or registers for something, and nothing of the story comes of it.
    case aside
  }

  /// Counts the actions of the run, from 0.
  public let action: Int
  public let part: Part
  /// Their records; empty for a change outside of all messages, or after what the message led to.
  public internal(set) var messages: [Int]
  /// The records of the changes of data.
  public internal(set) var changes: [Int] = []

  /// All of its records.
  public var records: [Int] { messages + changes }
}

/// Tells the steps of all stories from what is no part of any.
struct MomentReader {
  private var moments: [StoryMoment] = []
  private let run: RunIndex
  private let parts: [Int: StoryMoment.Part]
  private let changes: [Int: Story.Change]
  private var action = -1
  private var madeInAction: Set<String> = []
  /// The messages that announce a write, which happens after them.
  private var marking: Set<Int> = []

  /// The stories step by step, in the order of the records.
  static func moments(
    of stories: [Story], in run: RunIndex, _ causes: Causes
  ) -> [StoryMoment] {
    var reader = MomentReader(run, stories, causes)
    for record in run.trace.records { reader.read(record) }
    return reader.moments
  }

  private init(_ run: RunIndex, _ stories: [Story], _ causes: Causes) {
    self.run = run
    parts = StoryParts(run, stories, causes).parts
    changes = Dictionary(
      stories.flatMap(\.changes).map { ($0.record, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func read(_ record: Trace.Record) {
    switch record.event {
    case .turn: if run.beginsAction(record.n) { (action, madeInAction) = (action + 1, []) }
    case .message(let message):
      action = max(action, 0)
      if message.kind == .create { madeInAction.insert(message.to) }
      if message.kind == .write || message.kind == .invalidate { marking.insert(record.n) }
      guard !message.isQuestion || message.kind == .render else { return }
      if let part = parts[record.n] ?? part(of: message) { add(part, record.n) }
    case .state: if let change = changes[record.n] { add(change) }
    default: break
    }
  }

  /// A message that is on no way of the story. What is handed to a new object belongs to its making.
  private func part(of message: Trace.Message) -> StoryMoment.Part? {
    guard let from = run.roles[message.from], let to = run.roles[message.to],
      to.isInApp || to == .notificationCenter || message.kind == .targetAction
    else { return nil }
    switch message.kind {
    case .subscribe: return .aside
    case .targetAction where !to.isInApp: return .aside
    case .create: return to.keepsModel ? nil : .making
    case .set, .call, .delegate, .observer, .binding, .closure, .forward, .targetAction, .send,
      .update, .diff, .command:
      return madeInAction.contains(message.to) || from.keepsModel || to.makesObjects
        || from.makesObjects || message.asksRuntime ? nil : .aside
    default: return nil
    }
  }

  /// Objects that are made one after the other are one step.
  private mutating func add(_ part: StoryMoment.Part, _ n: Int) {
    if part == .making, let last = moments.last, last.action == action, last.part == .making {
      moments[moments.count - 1].messages.append(n)
    } else {
      moments.append(StoryMoment(action: action, part: part, messages: [n]))
    }
  }

  /// Belongs to the message in which it happened, if nothing else has happened since but that it was announced. What sets
  /// an action off is a step of its own.
  private mutating func add(_ change: Story.Change) {
    let place = moments.lastIndex { $0.messages.isEmpty || !marking.isSuperset(of: $0.messages) }
    let new = StoryMoment(
      action: max(action, 0), part: .change(change.kind), messages: [], changes: [change.record])
    guard let place, moments[place].messages.last == change.way.last,
      moments[place].action == action, !moments[place].messages.isEmpty
    else { return moments.append(new) }
    if moments[place].part == .trigger {
      moments.insert(new, at: place + 1)
    } else {
      moments[place].changes.append(change.record)
    }
  }
}

/// Which part each message has in some stories.
private struct StoryParts {
  private(set) var parts: [Int: StoryMoment.Part] = [:]

  init(_ run: RunIndex, _ stories: [Story], _ causes: Causes) {
    // What another action follows from, such as a request that is answered later.
    for (n, message) in run.sent where causes[n] == nil {
      set(.step, causes.way(to: message.earlierCall))
    }
    for story in stories { add(story, causes) }
  }

  /// The most telling part comes last.
  private mutating func add(_ story: Story, _ causes: Causes) {
    let hearers = story.announcements.flatMap(\.hearers).map(\.message)
    let ways =
      story.changes.map(\.way) + story.writings.map(\.way) + story.screens.map(\.way)
      + (hearers + story.announcements.flatMap(\.messages)).map(causes.way)
    set(.step, ways.flatMap(\.self))
    for change in story.changes where change.kind == .own {
      set(.change(.own), change.way.suffix(1))
    }
    set(.hearing, hearers)
    let isPost = { (told: Story.Announcement) in told.manner == .posted || told.manner == .marked }
    set(.post, story.announcements.filter(isPost).flatMap(\.messages))
    set(.writing, story.writings.map(\.message))
    set(.moving, story.screens.compactMap(\.message))
    for change in story.changes where change.kind != .own {
      set(.change(change.kind), change.way.suffix(1))
    }
    set(.trigger, story.triggers)
  }

  private mutating func set(_ part: StoryMoment.Part, _ messages: some Sequence<Int>) {
    for message in messages { parts[message] = part }
  }
}

extension Role {
  /// Whether it is a model in the wide sense.
  var keepsModel: Bool { [.model, .viewStateModel, .state, .service].contains(self) }

  var makesObjects: Bool { self == .builder || self == .configurator }
}

extension Trace.Message {
  /// Whether the runtime asks where to forward a message to.
  var asksRuntime: Bool { kind == .forward && text == "forwardingTarget(for:)" }
}

extension Trace.StateChange {
  /// Whether something is over with it: the value is back to nothing, or one of its parts is gone.
  var isEnd: Bool {
    if new == "nil" || new == "false" { return true }
    guard let old, old.hasPrefix("["), new.hasPrefix("[") else { return false }
    let (before, after) = (old.elements, new.elements)
    guard before.count == after.count else { return after.count < before.count }
    // A scene that no longer loads: `[Work loading]` becomes `[Work]`.
    return before != after
      && zip(before, after).allSatisfy { $0 == $1 || $0.hasPrefix($1 + " ") }
  }
}

extension String {
  /// Of a list as Swift writes it: `"Hello, you"` and `(1, 2)` of `["Hello, you", (1, 2)]`.
  fileprivate var elements: [Substring] {
    guard self != "[]", self != "[:]" else { return [] }
    var (depth, isQuoted, isEscaped) = (0, false, false)
    return dropFirst().dropLast().split(omittingEmptySubsequences: false) { sign in
      switch sign {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "[", "(", "{": depth += 1
      case "]", ")", "}": depth -= 1
      default: return sign == "," && depth == 0
      }
      return false
    }
  }
}
