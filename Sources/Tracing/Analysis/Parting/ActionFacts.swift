import Trace

/// What the story of one action says that may differ from another run.
struct ActionFacts {
  private let run: ToldRun
  private let action: Int
  private let story: Story

  init(_ run: ToldRun, _ action: Int) {
    (self.run, self.action) = (run, action)
    story = run.stories[action]
  }

  var firstChange: Contrast.Change? {
    story.firstChange.flatMap { first in
      run.changes[first.record].map {
        .init(record: first.record, kind: first.kind, owner: $0.owner, property: $0.property)
      }
    }
  }

  /// Whether no data of the app gets a value in this action.
  var changesNothing: Bool {
    let records = run.records(ofAction: action)
    return !run.changes.contains { records.contains($0) && run.kinds.kind(of: $1) != nil }
  }

  /// Whether a property with this name changes, of whatever object. What an object of the app inherits from the framework, a
  /// view may keep in another run.
  func changes(_ property: String) -> Bool {
    let records = run.records(ofAction: action)
    return run.changes.contains { records.contains($0) && $1.property == property && !$1.isInitial }
  }

  /// How many messages from outside of the app led to the first change.
  var messagesFromOutside: Int {
    (story.firstChange?.way ?? []).count { n in
      run.messages[n].map { !run.isInApp($0.from) && $0.kind != .forward } ?? false
    }
  }

  // MARK: Ways

  /// From the object that was told from outside to the one whose data changes first; `nil` when it changes outside of all
  /// messages.
  var wayIn: Contrast.Way? {
    guard let change = story.firstChange, !change.way.isEmpty else { return nil }
    let start = change.way.lastIndex(where: isFromOutside) ?? 0
    var way = received(change.way[start...])
    if way.messages.isEmpty, let n = change.way.last, let message = run.messages[n],
      message.kind == .binding || message.kind == .set, isFromOutside(n)
    {
      way.setting = .init(n, message)
    }
    return way
  }

  private func isFromOutside(_ n: Int) -> Bool {
    run.messages[n].map { !run.isInApp($0.from) && $0.kind != .forward } ?? false
  }

  /// Whether the message comes from outside of the app, or from a model that does not know its receiver.
  private func isArrival(_ n: Int) -> Bool {
    guard let message = run.messages[n] else { return false }
    let isAnswer =
      !message.kind.senderKnowsReceiver && (run.role(message.from)?.keepsModel ?? false)
    return isFromOutside(n) || isAnswer
  }

  /// The way that begins at the object that gets the first of some messages.
  private func received(_ messages: ArraySlice<Int>) -> Contrast.Way {
    Contrast.Way(
      objects: messages.compactMap { run.messages[$0]?.to }, messages: Array(messages.dropFirst()))
  }

  /// The ways to the first view to which the same is done in both; else, to the first that is written in both. A view that
  /// gives rise to the writing of another one is only part of a way where there is no other.
  ///
  /// - Parameter sinceChange: whether they begin after the first change, or where the app was told from outside.
  func waysOut(
    _ other: ActionFacts, sinceChange: Bool
  ) -> (Contrast.Way, Contrast.Way)? {
    let (here, there) = (outs(sinceChange), other.outs(sinceChange))
    for isLike in [Out.isSame, Out.isDirectToSameView, Out.isToSameView] {
      for one in here {
        if let two = there.first(where: { isLike(one)($0) }) { return (one.way, two.way) }
      }
    }
    return nil
  }

  private func outs(_ sinceChange: Bool) -> [Out] {
    story.writings.compactMap { writing in
      guard let way = wayOut(to: writing, sinceChange),
        let method = run.messages[writing.message]?.text
      else { return nil }
      return Out(
        view: writing.view, method: method, way: way,
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

  /// From the object that heard of the change to the view; without news, from the one that writes it. `nil` when it is
  /// written before.
  private func wayOut(to writing: Story.Writing, _ sinceChange: Bool) -> Contrast.Way? {
    guard sinceChange, let change = story.firstChange else {
      return received(writing.way[(writing.way.lastIndex(where: isArrival) ?? 0)...])
    }
    let later = writing.way.filter { $0 > change.record }
    let hearings = story.announcements(of: change).flatMap(\.hearers).map(\.message)
    if let start = later.firstIndex(where: hearings.contains) ?? later.lastIndex(where: isArrival) {
      return received(later[start...])
    }
    guard let sender = later.first.flatMap({ run.messages[$0]?.from }) else { return nil }
    return Contrast.Way(
      objects: [sender] + later.compactMap { run.messages[$0]?.to }, messages: later)
  }

  // MARK: News

  /// How the first change is told to those that did something; `nil` when it is told to none.
  var news: Contrast.News? {
    guard let change = story.firstChange, let owner = run.changes[change.record]?.owner else {
      return nil
    }
    let told = story.announcements(of: change) + marked(of: owner)
    guard
      let first = told.first(where: { $0.manner != .marked || !$0.hearers.isEmpty }) ?? told.first,
      let n = first.messages.first, let message = run.messages[n]
    else { return nil }
    var seen: Set<String> = []
    let hearers = first.hearers.filter(\.acted).map(\.name).filter { seen.insert($0).inserted }
    return .init(
      manner: first.manner, owner: owner, announcer: message.from, medium: message.to,
      text: message.text, hearers: hearers, messages: first.messages)
  }

  /// What else of an object is marked, where nothing has read what changes first.
  private func marked(of owner: String) -> [Story.Announcement] {
    story.announcements.filter { told in
      told.manner == .marked && !told.hearers.isEmpty
        && told.messages.contains { run.messages[$0]?.from == owner }
    }
  }

  /// Whether no message carries news after the first change.
  var isSilent: Bool {
    guard let change = story.firstChange else { return false }
    let records = run.records(ofAction: action)
    return story.announcements(of: change).isEmpty
      && !run.messages.contains { n, message in
        n > change.record && records.contains(n) && message.kind.announces
      }
  }

  // MARK: Screens and objects

  var moves: [Contrast.Move] {
    story.screens.compactMap { screen in
      guard let n = screen.message, let message = run.messages[n] else { return nil }
      return .init(screen: screen.screen, came: screen.came, mover: message.from, message: n)
    }
  }

  /// What is drawn when it is over.
  var screen: String? { run.screen(ofAction: action) }

  /// Whether the framework begins it.
  var isLaunch: Bool {
    story.triggers.first.flatMap { run.messages[$0] }.map { run.role($0.from) == .system } ?? false
  }

  /// Whether an object with this name is new, of the app or of the framework.
  func hasNew(_ name: String) -> Bool {
    run.declarations[name].map { run.records(ofAction: action).contains($0) } ?? false
  }

  /// The objects of the app that are new, without models and stores. Without turns, a trace does not say which were there before.
  var made: [String] {
    guard story.action != nil else { return [] }
    let records = run.records(ofAction: action)
    return run.trace.records.compactMap { record in
      guard case .participant(let new) = record.event, records.contains(record.n),
        new.role.isInApp, new.role != .app, ![.model, .viewStateModel, .state].contains(new.role)
      else { return nil }
      return new.name
    }
  }
}
