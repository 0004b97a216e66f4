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

  /// Whether no object of the app changes in this action.
  var changesNothing: Bool {
    let records = run.records(ofAction: action)
    return !run.changes.contains { records.contains($0) && run.isInApp($1.owner) }
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
    story.firstChange.flatMap { $0.way.isEmpty ? nil : way($0.way) }
  }

  /// The part of a way that begins with the last message from outside of the app.
  private func way(_ messages: [Int]) -> Contrast.Way {
    let last = messages.lastIndex { n in
      run.messages[n].map { !run.isInApp($0.from) && $0.kind != .forward } ?? false
    }
    let part = messages[(last ?? 0)...]
    return Contrast.Way(
      objects: part.compactMap { run.messages[$0]?.to }, messages: Array(part.dropFirst()))
  }

  /// The ways to the first view that is written in both.
  ///
  /// - Parameter sinceChange: whether they begin after the first change, or where the app was told from outside.
  func waysOut(
    _ other: ActionFacts, sinceChange: Bool
  ) -> (Contrast.Way, Contrast.Way)? {
    for writing in story.writings {
      let same = other.story.writings.lazy.filter { $0.view == writing.view }
      guard let here = wayOut(to: writing, sinceChange),
        let there = same.compactMap({ other.wayOut(to: $0, sinceChange) }).first
      else { continue }
      return (here, there)
    }
    return nil
  }

  /// From the object that heard of the change to the view; without news, from the one that writes it. `nil` when it is
  /// written before.
  private func wayOut(to writing: Story.Writing, _ sinceChange: Bool) -> Contrast.Way? {
    guard sinceChange, let change = story.firstChange else { return way(writing.way) }
    let later = writing.way.filter { $0 > change.record }
    guard let start = later.first else { return nil }
    if let heard = later.firstIndex(where: { run.effects[$0] != nil }) {
      return Contrast.Way(
        objects: later[heard...].compactMap { run.messages[$0]?.to },
        messages: Array(later[heard...].dropFirst()))
    }
    let sender = run.messages[start]?.from
    return Contrast.Way(
      objects: [sender].compactMap(\.self) + later.compactMap { run.messages[$0]?.to },
      messages: later)
  }

  // MARK: News

  /// How the first change is told to those that did something; `nil` when it is told to none.
  var news: Contrast.News? {
    guard let change = story.firstChange, let owner = run.changes[change.record]?.owner else {
      return nil
    }
    let told = story.announcements(of: change)
    guard let first = told.first, let n = first.messages.first, let message = run.messages[n]
    else { return nil }
    var seen: Set<String> = []
    let hearers = first.hearers.filter(\.acted).map(\.name).filter { seen.insert($0).inserted }
    return .init(
      manner: first.manner, owner: owner, announcer: message.from, hearers: hearers,
      messages: first.messages)
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

  /// Whether the framework begins it.
  var isLaunch: Bool {
    story.triggers.first.flatMap { run.messages[$0] }.map { run.role($0.from) == .system } ?? false
  }

  /// The objects of the app that are new, without the model. Without turns, a trace does not say which were there before.
  var made: [String] {
    guard story.action != nil else { return [] }
    let records = run.records(ofAction: action)
    return run.trace.records.compactMap { record in
      guard case .participant(let new) = record.event, records.contains(record.n),
        new.role.isInApp, new.role != .app, !new.role.keepsModel
      else { return nil }
      return new.name
    }
  }
}
