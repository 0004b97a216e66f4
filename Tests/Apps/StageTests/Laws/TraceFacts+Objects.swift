import Analysis
import Trace

/// The objects that are made.
extension TraceFacts {
  /// The objects that are declared after the first turn, without the model and its stores, without services that the app does
  /// not make, and without nodes of types that had one before and of which a body makes several.
  var made: Set<String> {
    let known = participants.values.filter { declared[$0.name] == nil }.map(\.typeOfLaunch)
    return Set(
      declared.keys.filter { name in
        guard let new = participants[name], isPart(new) else { return false }
        return new.role != .viewNode || !known.contains(new.typeOfLaunch) || !isRow(new)
      })
  }

  private func isPart(_ new: Trace.Participant) -> Bool {
    !new.role.isOutside && !new.role.keepsData && (new.role != .model || works(new.name))
      && (new.role != .service || isMadeByApp(new.name) && !keepsItems(new.name))
  }

  /// Whether a list of its own changes, in any action: then a service is a store.
  private func keepsItems(_ name: String) -> Bool {
    records.contains { record in
      guard case .state(let change) = record.event, change.owner == name else { return false }
      return [change.old, change.new].contains { $0?.first == "[" || $0?.first == "(" }
    }
  }

  private func isMadeByApp(_ name: String) -> Bool {
    messages.values.contains { $0.kind == .create && $0.to == name && isInApp($0.from) }
  }

  /// Whether a body makes two of its type, in any action, or two are there before the first.
  private func isRow(_ new: Trace.Participant) -> Bool {
    let bodies = records.compactMap { record -> Int? in
      guard case .message(let message) = record.event, message.kind == .create,
        participants[message.to]?.type == new.type
      else { return nil }
      return message.origin
    }
    let start = turns.first?.n ?? 0
    let isOld = { (record: Trace.Record) in
      if case .participant(let old) = record.event { old.type == new.type } else { false }
    }
    return Set(bodies).count < bodies.count
      || records.count { $0.n < start && isOld($0) } > 1
  }

  /// Whether all of these and no others are made, but what is a model or a part of the framework in the other run.
  func hasMadeAll(_ objects: [Contrast.Made], comparedWith other: TraceFacts) -> Bool {
    Set(objects.map(\.name)) == made(comparedWith: other)
      && objects.allSatisfy { role($0.name) == $0.role }
  }

  private func made(comparedWith other: TraceFacts) -> Set<String> {
    made.filter { name in
      !other.known.contains(name) || other.participants[name].map(other.isPart) ?? false
    }
  }

  /// Whether all of these and no others are made, but those of which the other run has one, or another service, and those
  /// that are shown.
  func hasMade(
    _ objects: [Contrast.Made], unlike other: TraceFacts, but shown: Set<String>
  ) -> Bool {
    let isReplaced = [services.subtracting(other.services), other.services.subtracting(services)]
      .allSatisfy { $0.count == 1 }
    let others = made(comparedWith: other).filter { name in
      !(other.known.contains(name) && role(name)?.part == other.role(name)?.part)
        && !(isReplaced && role(name) == .service)
    }
    return Set(objects.map(\.name)) == others.subtracting(shown)
      && objects.allSatisfy { role($0.name) == $0.role }
  }

  private var services: Set<String> { known.filter { role($0) == .service } }

  /// Whether an object holds a service.
  private func works(_ name: String) -> Bool {
    records.contains { record in
      guard case .reference(let held) = record.event else { return false }
      return held.from == name && role(held.to) == .service
    }
  }

  func areIdle(_ names: [String]) -> Bool {
    names.allSatisfy { name in
      participants[name] != nil && !messages.values.contains { $0.from == name || $0.to == name }
    }
  }
}

extension Trace.Participant {
  /// Names end with a mark for each launch before.
  fileprivate var typeOfLaunch: String { type + name.filter { $0 == "'" } }
}

extension Role {
  var isOutside: Bool {
    [.user, .view, .system, .timer, .remote, .notificationCenter, .observation, .environment]
      .contains(self)
  }
  /// Controllers are called otherwise in other patterns.
  fileprivate var part: String {
    [.controller, .viewController, .viewImpl].contains(self) ? "screen" : rawValue
  }
  fileprivate var keepsData: Bool { self == .app }
}
