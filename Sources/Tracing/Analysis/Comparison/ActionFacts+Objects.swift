import Trace

/// The screens and objects of one action.
extension ActionFacts {
  var moves: [Contrast.Move] {
    story.screens.compactMap { screen in
      guard let n = screen.message, let message = run.messages[n] else { return nil }
      return .init(screen: screen.screen, came: screen.came, mover: message.from, message: n)
    }
  }

  /// The screens that the kit takes away because a path has changed.
  var takenFromPath: [Contrast.Move] {
    run.parts(ofAction: action).messages.compactMap { n, gone in
      guard gone.kind == .lifecycle, gone.text == "disappear",
        let mark = run.causes[n].flatMap({ run.messages[$0] }),
        mark.kind == .invalidate, run.role(mark.to) == .system,
        let write = mark.parent, let writing = run.messages[write]
      else { return nil }
      let (name, message) = mover(write, writing)
      return .init(screen: gone.to, came: false, mover: name, message: message)
    }
  }

  /// Who has a path changed, and in which message. After a step of the kit, such as that of a back button, the path only
  /// follows through a binding. The state of a store decides what comes of an action; any other object with a path is told.
  private func mover(_ write: Int, _ writing: Trace.Message) -> (name: String, message: Int) {
    let step = run.causes.way(to: write).last { n in
      run.messages[n].map { $0.kind == .navigate && run.role($0.to) == .system } ?? false
    }
    if let step, let taken = run.messages[step] { return (taken.from, step) }
    guard let order = writing.parent, let told = run.messages[order] else {
      return (writing.from, write)
    }
    guard told.kind == .send else { return (told.from, order) }
    guard let update = decision(before: write, writing), let decided = run.messages[update] else {
      return (writing.from, write)
    }
    return (decided.to, update)
  }

  /// The innermost update in which a state has changed before its driver writes; the whole one, where that is not recorded.
  private func decision(before write: Int, _ writing: Trace.Message) -> Int? {
    guard let whole = update(before: write, writing) else { return nil }
    let changed = run.trace.stateChanges.last { n, change in
      n > whole.n && n < write && change.owner == whole.message.to
        && change.parent.flatMap { run.messages[$0]?.kind } == .update
    }
    return changed?.change.parent ?? whole.n
  }

  /// The last update before a message of a driver, in the same call to it.
  func update(
    before n: Int, _ message: Trace.Message
  ) -> RunIndex.Sent? {
    run.parts(ofAction: action).messages.last { earlier, update in
      earlier < n && update.kind == .update
        && (update.from, update.parent) == (message.from, message.parent)
    }
  }

  /// What is drawn when it is over.
  var screen: String? { run.parts(ofAction: action).screen }

  /// Whether the framework begins it.
  var isLaunch: Bool {
    story.triggers.first.flatMap { run.messages[$0] }.map { run.role($0.from) == .system } ?? false
  }

  /// Whether an object with this name is new, of the app or of the framework.
  func isNew(_ name: String) -> Bool {
    run.declarations[name].map { run.records(ofAction: action).contains($0) } ?? false
  }

  /// Whether there is an object with this name when the action is over.
  private func has(_ name: String) -> Bool {
    run.declarations[name].map { $0 < run.records(ofAction: action).upperBound } ?? false
  }

  /// Those of the objects that are made here of which the other run has none with this name. Where each run has one service
  /// that is not in the other, they are in the same place.
  func made(missingIn other: ActionFacts) -> [Contrast.Made] {
    let isReplaced = services(missingIn: other) == 1 && other.services(missingIn: self) == 1
    return made(comparedWith: other).filter { made in
      !(isReplaced && made.role == .service)
        && !(other.has(made.name) && other.run.role(made.name)?.onScreen == made.role.onScreen)
    }
  }

  /// The objects that are made here. What the other run has as a model or as a part of the framework is no such object in
  /// either: the same store may count as a service.
  func made(comparedWith other: ActionFacts) -> [Contrast.Made] {
    newObjects.compactMap { name in
      guard let role = run.role(name), !(other.has(name) && !other.isCompared(name)) else {
        return nil
      }
      return .init(name: name, role: role)
    }
  }

  /// Whether it is a screen that comes, and one comes in the other run, too.
  func shows(_ name: String, as other: ActionFacts) -> Bool {
    moves.contains { $0.came && $0.screen == name } && other.moves.contains(where: \.came)
  }

  private func isCompared(_ name: String) -> Bool {
    run.participants[name].map(isCompared) ?? false
  }

  private func services(missingIn other: ActionFacts) -> Int {
    run.roles.count { $1 == .service && has($0) && !other.has($0) }
  }

  /// The objects of the app that are new, without the model and its stores, and without another row of a list. Without
  /// turns, a trace does not say which were there before.
  private var newObjects: [String] {
    guard story.action != nil else { return [] }
    return run.parts(ofAction: action).participants
      .filter { isCompared($0) && !isRow($0) }.map(\.name)
  }

  /// Whether it is told that only one run makes such an object. A model that works a service for a screen is made with it.
  /// A service that is a store counts as one.
  private func isCompared(_ object: Trace.Participant) -> Bool {
    switch object.role {
    case .app: false
    case .model: run.kinds.works(object.name)
    case .service: run.madeByApp.contains(object.name) && !run.modelKeepers.contains(object.name)
    default: object.role.isInApp
    }
  }

  /// Whether it is a node of a type of which there was one before, and of which one place makes several.
  private func isRow(_ new: Trace.Participant) -> Bool {
    guard new.role == .viewNode, run.typesOfRows.contains(new.type) else { return false }
    let start = run.records(ofAction: action).lowerBound
    return run.participants.values.contains { known in
      known.type == new.type && known.launch == new.launch
        && run.declarations[known.name].map { $0 < start } ?? false
    }
  }
}

extension Trace.Participant {
  /// Objects with as many marks at their names are of the same launch: `RootView'` is of the second.
  fileprivate var launch: Int { name.reversed().prefix { $0 == "'" }.count }
}
