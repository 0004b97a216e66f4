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
