import Cells
import Trace

/// What the story of one action says that may differ from another run.
struct ActionFacts {
  let run: ToldRun
  let action: Int
  let story: Story

  init(_ run: ToldRun, _ action: Int) {
    (self.run, self.action) = (run, action)
    story = run.stories[action]
  }

  // MARK: Data

  /// The changes of a kind of data, in order. What a new object keeps for itself belongs to its making.
  func changes(of kind: DataKind) -> [Contrast.Change] {
    story.changes.filter { $0.kind == kind }.compactMap { change -> Contrast.Change? in
      guard let found = run.changes[change.record], kind != .own || !isNew(found.owner) else {
        return nil
      }
      return .init(
        record: change.record, kind: kind, owner: found.owner, property: found.property,
        value: found.new, isEnd: found.isEnd, way: change.way, place: place(of: found.owner))
    }
  }

  private func place(of owner: String) -> Contrast.Change.Place {
    switch run.role(owner) {
    case .service: .service
    case .state: .state
    default: .object
    }
  }

  /// The changes of the first kind of data of which the other run changes none, and which tells more than what both change.
  /// What a service keeps is only a part of its work.
  func changes(missingIn other: ActionFacts, beyond common: DataKind?) -> [Contrast.Change] {
    DataKind.allCases.prefix { $0 != common }.filter { $0 != .own || !isLaunch }
      .lazy.map { changes(of: $0).filter { $0.place != .service && other.misses($0) } }
      .first { !$0.isEmpty } ?? []
  }

  /// Whether no data of the kind changes here. Words that no data of this run has are missing whatever else changes.
  private func misses(_ change: Contrast.Change) -> Bool {
    !run.sets(change.kind, inAction: action)
      || (change.isText && !sets { $0.new.contains(change.value) })
  }

  /// Whether an object that was there before keeps what the change is about under the same name. What an object of the app
  /// inherits from the framework, a view may keep in another run.
  func keepsSame(as change: Contrast.Change) -> Bool {
    sets { found in
      guard found.property == change.property, !isNew(found.owner) else { return false }
      switch run.role(found.owner) {
      case .service: return false
      case .view: return change.kind == .own
      default: return true
      }
    }
  }

  private func sets(_ isMeant: (Trace.StateChange) -> Bool) -> Bool {
    run.parts(ofAction: action).changes.contains { !$0.isInitial && isMeant($0) }
  }

  // MARK: Ways

  /// From the object that was told from outside, or first, to the one whose data changes; `nil` when it changes outside of
  /// all messages, or in a message to another object.
  func wayIn(to change: Contrast.Change) -> Contrast.Way? {
    guard !change.way.isEmpty else { return nil }
    let start = change.way.lastIndex(where: isFromOutside) ?? 0
    var way = received(change.way[start...])
    guard way.end == change.owner else { return nil }
    way = way.untilItReaches(change.owner)
    guard way.messages.isEmpty, let n = change.way.last, let message = run.messages[n],
      isFromOutside(n)
    else { return way }
    if message.kind == .binding || message.kind == .set { way.setting = .init(n, message) }
    // A screen hears from outside what happens; a model is told what to do.
    guard message.kind == .call, run.role(message.to)?.keepsModel == true else { return way }
    return .init(objects: [message.from, message.to], messages: [n])
  }

  private func isFromOutside(_ n: Int) -> Bool {
    guard let message = run.messages[n], !run.isInApp(message.from) else { return false }
    return message.kind != .forward && !isHandedOn(n, message)
  }

  /// Whether a queue or a notification centre only hands on what the app has told it.
  private func isHandedOn(_ n: Int, _ message: Trace.Message) -> Bool {
    guard run.causes[n] != nil else { return false }
    switch run.role(message.from) {
    case .notificationCenter, .observation: return true
    case .system: return message.kind == .closure
    default: return false
    }
  }

  /// Whether the message comes from outside of the app, or carries news from an object that does not know its receiver.
  private func isArrival(_ n: Int) -> Bool { isFromOutside(n) || (isNews(n) && !isAsked(n)) }

  private func isNews(_ n: Int) -> Bool {
    guard let message = run.messages[n], let sender = run.role(message.from),
      !message.kind.senderKnowsReceiver
    else { return false }
    return sender.keepsModel || sender == .notificationCenter || sender == .observation
  }

  /// Whether an object is told it while it registers.
  private func isAsked(_ n: Int) -> Bool {
    run.messages[n]?.parent.flatMap { run.messages[$0]?.kind } == .subscribe
  }

  /// The way that begins at the object that gets the first of some messages.
  private func received(_ messages: ArraySlice<Int>) -> Contrast.Way {
    Contrast.Way(
      objects: messages.compactMap { run.messages[$0]?.to }, messages: Array(messages.dropFirst()))
  }

  /// The ways to the first view to which the same is done in both; else, to the first that is written in both. A view that
  /// gives rise to the writing of another one is only part of a way where there is no other.
  ///
  /// - Parameter common: the change after which they begin; `nil` for where the app was told from outside.
  func waysOut(
    _ other: ActionFacts, since common: CommonChange?
  ) -> (Contrast.Way, Contrast.Way)? {
    let (here, there) = (outs(common?.first), other.outs(common?.second))
    for isLike in [Out.isSame, Out.isDirectToSameView, Out.isToSameView] {
      for one in here {
        if let two = there.first(where: { isLike(one)($0) }) { return (one.way, two.way) }
      }
    }
    return nil
  }

  /// A body is computed by the kit, on no way of the app. What a list asks for is folded, and so is what is written then.
  private func outs(_ change: Contrast.Change?) -> [Out] {
    story.writings.compactMap { writing in
      guard let message = run.messages[writing.message], message.kind != .body,
        !writing.way.contains(where: { run.messages[$0]?.isPull == true }),
        let way = wayOut(to: writing, since: change)
      else { return nil }
      return Out(
        view: writing.view, method: message.text, way: way,
        isDirect: !way.between.contains { run.role($0) == .view })
    }
  }

  /// A view that is written, and the way to it.
  private struct Out {
    let view: String
    let method: String
    let way: Contrast.Way
    let isDirect: Bool

    func isSame(_ other: Out) -> Bool { isDirectToSameView(other) && method == other.method }
    func isDirectToSameView(_ other: Out) -> Bool {
      isToSameView(other) && isDirect && other.isDirect
    }
    func isToSameView(_ other: Out) -> Bool { view == other.view }
  }

  /// From the object that heard of the change to the view; without news, from the one that goes on after it. `nil` when it is
  /// written before or because of something else, or when an object of the app only answers a question.
  private func wayOut(
    to writing: Story.Writing, since change: Contrast.Change?
  ) -> Contrast.Way? {
    guard let change else {
      return received(writing.way[start(of: writing.way)...])
    }
    guard change.way.isEmpty || writing.way.first == change.way.first else { return nil }
    let later = writing.way.drop { $0 < change.record }
    let hearings = story.announcements(of: change.record).flatMap(\.hearers).map(\.message)
    if let start = later.firstIndex(where: hearings.contains) ?? later.lastIndex(where: isArrival) {
      return received(later[start...])
    }
    let earlier = writing.way[..<later.startIndex].last
    guard let sender = later.first.flatMap({ run.messages[$0]?.from }), run.isInApp(sender),
      !(earlier.map(isAsked) ?? false)
    else { return nil }
    return Contrast.Way(
      objects: [sender] + later.compactMap { run.messages[$0]?.to }, messages: Array(later))
  }

  /// The last arrival at an object that has had no part in the way before it, or the first message: what comes back to an
  /// object is still its way.
  private func start(of way: [Int]) -> Int {
    way.indices.last { index in
      guard let receiver = run.messages[way[index]]?.to, run.isInApp(receiver) else { return false }
      return isArrival(way[index])
        && !way[..<index].contains { run.messages[$0]?.to == receiver }
    } ?? 0
  }

  // MARK: News

  /// How a change is told to those that did something; `nil` when it is told to none.
  func news(of change: Contrast.Change) -> Contrast.News? {
    let told = story.announcements(of: change.record) + marked(of: change.owner)
    guard let first = told.first(where: { $0.hearers.contains(where: \.acted) }),
      let n = first.messages.first, let message = run.messages[n]
    else { return nil }
    let all = first.manner == .marked ? [first] + marked(next: first, with: change) : [first]
    let hearers = all.flatMap(\.hearers).filter(\.acted)
    return .init(
      manner: first.manner, owner: change.owner, announcer: message.from, medium: message.to,
      texts: all.flatMap(\.messages).compactMap { run.messages[$0]?.text }.uniqued(),
      hearers: hearers.map(\.name).uniqued(),
      messages: first.manner == .marked ? hearers.map(\.message) : first.messages)
  }

  /// What else is marked in the message that makes a change: a post tells of all that has changed, and a mark of one
  /// property only.
  private func marked(
    next first: Story.Announcement, with change: Contrast.Change
  ) -> [Story.Announcement] {
    guard let maker = change.way.last else { return [] }
    let isState = run.role(change.owner) == .state
    return story.announcements.filter { told in
      told.manner == .marked && told != first && told.hearers.contains(where: \.acted)
        && told.messages.allSatisfy {
          isState ? sending(of: $0) == sending(of: maker) : run.messages.isInside($0, of: maker)
        }
    }
  }

  /// The last message to a driver on the way to a message: the driver marks what has read a state after that has changed.
  private func sending(of message: Int) -> Int? {
    run.causes.way(to: message).last { run.messages[$0]?.kind == .send }
  }

  /// What else of an object is marked, where nothing has read what changes.
  private func marked(of owner: String) -> [Story.Announcement] {
    story.announcements.filter { told in
      told.manner == .marked && !told.hearers.isEmpty
        && told.messages.contains { run.messages[$0]?.from == owner }
    }
  }

  /// Whether no message carries news, of whatever change.
  var isSilent: Bool {
    !run.parts(ofAction: action).messages.contains { $0.message.kind.announces }
  }
}
