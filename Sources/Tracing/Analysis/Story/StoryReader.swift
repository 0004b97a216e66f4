import Trace

/// Tells the stories of a trace.
///
/// It goes through the records in order. Changes wait to be told; the next message that carries news tells all that wait.
/// What its receiver changes is news of its own. When a call returns before its changes are told, its caller knows of
/// them, and may tell them.
struct StoryReader {
  private let run: RunIndex
  private let causes: Causes
  private let effects: [Int: [Effect]]
  private let outcomes: FirstOutcomes
  private var stories: [Story] = []
  private var calls = OpenCalls<Call>()
  private var news = News()
  /// The places of the hearers in the present story, by the messages by which they heard.
  private var hearings: [Int: (announcement: Int, hearer: Int)] = [:]
  /// Properties that are about to be written, with the places of their announcements.
  private var writes: [(property: ObjectProperty, announcement: Int)] = []

  /// A call that has not returned yet.
  private struct Call {
    let message: Int
    let receiver: String
    let isRegistration: Bool
    /// The news outside of this call, if what happens in it is news of its own: its receiver heard of the other, or is new.
    var newsOfSender: News?
    /// The place of the announcement that the observers of this post hear.
    var announcement: Int?
  }

  /// The changes that wait to be told, or are told just now.
  private struct News {
    var changes: [Int] = []
    /// The place of the announcement that tells them, and the call in which it is made.
    var told: (announcement: Int, inside: Int?)?
  }

  private init(_ run: RunIndex, _ causes: Causes, _ kinds: DataKinds) {
    (self.run, self.causes) = (run, causes)
    effects = EffectReader(run, kinds).effects
    outcomes = FirstOutcomes(run, effects)
  }

  static func stories(of run: RunIndex, _ causes: Causes, _ kinds: DataKinds) -> [Story] {
    var reader = StoryReader(run, causes, kinds)
    for record in run.trace.records { reader.read(record) }
    let bodies = Set(run.sent.lazy.filter { $0.message.kind == .body }.map(\.n))
    return reader.stories.map { $0.withoutWritingsOnTheWay(but: bodies) }
  }

  private mutating func read(_ record: Trace.Record) {
    switch record.event {
    case .turn(let turn): begin(turn, record.n)
    case .message(let message):
      goBack(to: message.parent)
      begin(record.n, message)
    case .state(let change) where !change.isInitial: goBack(to: change.parent)
    default: break
    }
    for effect in effects[record.n] ?? [] { add(effect) }
  }

  /// An action may take several turns.
  private mutating func begin(_ turn: Trace.Turn, _ n: Int) {
    goBack(to: nil)
    guard run.beginsAction(n) else { return }
    stories.append(Story(action: turn.action))
    hearings = [:]
    writes = []
  }

  @discardableResult
  private mutating func tell<Result>(_ change: (inout Story) -> Result) -> Result {
    if stories.isEmpty { stories.append(Story(action: nil)) }
    return change(&stories[stories.count - 1])
  }

  // MARK: Calls

  private mutating func begin(_ n: Int, _ message: Trace.Message) {
    if causes[n] == nil { tell { $0.triggers.append(n) } }
    var call = Call(
      message: n, receiver: message.to, isRegistration: message.kind == .subscribe)
    if message.kind == .write {
      call.newsOfSender = news
      call.announcement = announce(write: message, n)
    } else if message.kind.isHeard, let announcement = calls.innermost?.announcement {
      call.newsOfSender = news
      hear(message.to, n, of: announcement)
    } else if let manner = manner(of: message, n) {
      let announcement = announce(manner, n, inside: message.parent)
      if manner == .posted {
        call.announcement = announcement
      } else {
        hear(message.to, n, of: announcement)
      }
      call.newsOfSender = news
    }
    // A new object knows nothing of what its maker has changed.
    if message.kind == .create { call.newsOfSender = news }
    if call.newsOfSender != nil { news = News() }
    calls.begin(n, call)
  }

  /// Ends the calls that have returned when the next thing happens inside of a message.
  private mutating func goBack(to parent: Int?) {
    while let call = calls.endInnermost(unless: parent) {
      if let earlier = call.newsOfSender {
        news = earlier
      } else if let told = news.told, told.inside == call.message {
        news = News()
      }
      // A view tells what is done to it, not what came of it.
      let caller = calls.innermost.flatMap { run.roles[$0.receiver] }
      if caller?.isInApp != true, caller != .notificationCenter { news = News() }
    }
  }

  // MARK: Announcements

  /// How a message carries the news; `nil` when it carries none: what an object is told in the call in which
  /// it registers is not new.
  private func manner(of message: Trace.Message, _ n: Int) -> Story.Manner? {
    if message.kind == .post { return .posted }
    guard calls.innermost?.isRegistration != true, !news.changes.isEmpty,
      run.roles[message.to]?.isInApp == true, run.roles[message.from] != .view
    else { return nil }
    switch message.kind {
    case .observer: return .observed
    case .binding: return .bound
    case .delegate: return .delegated
    case .closure: return .calledBack
    case let kind:
      return kind.isOrder && outcomes[n] == .effect && !isWithinModel(message) ? .ordered : nil
    }
  }

  /// What a model tells another one or a service, such as that it has to be saved, belongs to the change: who hears of it
  /// comes later.
  private func isWithinModel(_ message: Trace.Message) -> Bool {
    run.roles[message.from] == .model && [.model, .service].contains(run.roles[message.to])
  }

  private mutating func announce(
    _ manner: Story.Manner, _ n: Int, inside parent: Int?
  ) -> Int {
    if let told = news.told, told.inside == parent,
      stories.last?.announcements[told.announcement].manner == manner
    {
      tell { $0.announcements[told.announcement].messages.append(n) }
      return told.announcement
    }
    let announcement = announce(manner, n)
    news.told = (announcement, parent)
    return announcement
  }

  /// Tells what waits to be told. Returns the place of the announcement.
  private mutating func announce(_ manner: Story.Manner, _ n: Int) -> Int {
    let changes = news.changes
    return tell { story in
      story.announcements.append(.init(manner: manner, changes: changes, messages: [n]))
      return story.announcements.count - 1
    }
  }

  /// A write is announced before it happens, and with it what waits to be told.
  private mutating func announce(write message: Trace.Message, _ n: Int) -> Int {
    let announcement = announce(.marked, n)
    writes.append((ObjectProperty(owner: message.from, name: message.text), announcement))
    return announcement
  }

  /// Whether the change was announced before it happened. It is no news then.
  private mutating func isAnnounced(_ record: Int) -> Bool {
    guard let property = run.changes[record].map({ ObjectProperty($0) }),
      let place = writes.lastIndex(where: { $0.property == property })
    else { return false }
    let announcement = writes.remove(at: place).announcement
    tell { $0.announcements[announcement].changes.append(record) }
    return true
  }

  private mutating func hear(_ name: String, _ n: Int, of announcement: Int) {
    let hearer = tell { story in
      story.announcements[announcement].hearers.append(.init(name: name, message: n))
      return story.announcements[announcement].hearers.count - 1
    }
    hearings[n] = (announcement, hearer)
  }

  // MARK: Effects

  private mutating func add(_ effect: Effect) {
    let way = causes.way(to: effect.message)
    for place in way.compactMap({ hearings[$0] }) {
      tell {
        $0.announcements[place.announcement].hearers[place.hearer].effects.append(effect.record)
      }
    }
    switch effect.kind {
    case .data(let kind):
      tell { $0.changes.append(.init(record: effect.record, kind: kind, way: way)) }
      if isAnnounced(effect.record) { break }
      if news.told != nil { news = News() }
      news.changes.append(effect.record)
    case .writing(let writer, let view):
      tell {
        $0.writings.append(.init(message: effect.record, writer: writer, view: view, way: way))
      }
    case .screen(var screen):
      screen.way = way
      tell { $0.screens.append(screen) }
    case .other: break
    }
    // What an object has shown or moved itself, it need not tell.
    if effect.isShown, news.told == nil { news = News() }
  }
}

extension Story {
  /// A view that is only told to report is not written: the message is on the way to a change. A body shows its node also
  /// when an object that is made in it changes.
  fileprivate func withoutWritingsOnTheWay(but bodies: Set<Int>) -> Story {
    var story = self
    let ways = Set(changes.flatMap(\.way)).subtracting(bodies)
    story.writings.removeAll { ways.contains($0.message) }
    return story
  }
}

extension Trace {
  /// The story of each action, in order.
  public var stories: [Story] {
    let run = RunIndex(self)
    return StoryReader.stories(of: run, Causes(run), DataKinds(run))
  }
}

extension MessageKind {
  /// Whether an object gets it because it registered, or has read what changes.
  fileprivate var isHeard: Bool { self == .observer || self == .invalidate }
}
