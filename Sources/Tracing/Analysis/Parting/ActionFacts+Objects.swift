import Trace

/// The screens and objects of one action.
extension ActionFacts {
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
  func isNew(_ name: String) -> Bool {
    run.declarations[name].map { run.records(ofAction: action).contains($0) } ?? false
  }

  /// Whether there is an object with this name when the action is over.
  private func has(_ name: String) -> Bool {
    run.declarations[name].map { $0 < run.records(ofAction: action).upperBound } ?? false
  }

  /// The objects that are made here, and of which the other run has none with this name. A service has another one in its
  /// place if the other run has one that is not here.
  func made(missingIn other: ActionFacts) -> [String] {
    let isReplaced = other.run.roles.contains { $1 == .service && other.has($0) && !has($0) }
    return made.filter { !other.has($0) && !(isReplaced && run.role($0) == .service) }
  }

  /// The objects of the app that are new, without the model and its stores, and without another row of a list. Without
  /// turns, a trace does not say which were there before.
  private var made: [String] {
    guard story.action != nil else { return [] }
    let records = run.records(ofAction: action)
    return run.trace.records.compactMap { record in
      guard case .participant(let new) = record.event, records.contains(record.n), isPart(new),
        !isRow(new, records)
      else { return nil }
      return new.name
    }
  }

  /// A model that works a service for a screen is made with it.
  private func isPart(_ new: Trace.Participant) -> Bool {
    switch new.role {
    case .app, .viewStateModel: false
    case .model: run.kinds.works(new.name)
    default: new.role.isInApp
    }
  }

  /// Whether it is a node of a type of which there was one before.
  private func isRow(_ new: Trace.Participant, _ records: Range<Int>) -> Bool {
    new.role == .viewNode
      && run.trace.participants.contains { known in
        known.type == new.type
          && run.declarations[known.name].map { $0 < records.lowerBound } ?? false
      }
  }
}
