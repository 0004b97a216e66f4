import Trace

/// Whose data a property keeps.
public enum DataKind: String, CaseIterable, Sendable {
  /// The data that the app is about.
  case model
  /// View state that screens share: a store of it, or the path and the selection.
  case viewState
  /// What an object between screen and model keeps for itself, or a service that is no store: its player plays.
  case own
}

/// Tells which properties in a trace keep data, from the role of their owner, what they held and how.
///
/// No data is what a view shows, what the framework keeps, what connects objects (a delegate, an output, the screens that
/// a coordinator leads), and what an object uses to keep track of its work (a task, a count of requests).
struct DataKinds {
  private let roles: [String: Role]
  private var held: [ObjectProperty: Held] = [:]
  /// The objects that hold a service: they work it.
  private var workers: Set<String> = []

  private struct Held {
    var names: Set<String> = []
    var isStrong = true
  }

  init(_ run: RunIndex) {
    roles = run.roles
    for record in run.trace.records {
      guard case .reference(let reference) = record.event else { continue }
      let property = ObjectProperty(owner: reference.from, name: reference.property)
      held[property, default: Held()].names.insert(reference.to)
      if reference.strength != .strong { held[property]?.isStrong = false }
      if roles[reference.to] == .service { workers.insert(reference.from) }
    }
  }

  /// `nil` when it is no change of data.
  func kind(of change: Trace.StateChange) -> DataKind? {
    guard let role = roles[change.owner] else { return nil }
    // A state is a value: what it holds of objects is handed to commands.
    if role == .state { return .viewState }
    guard !connects(change), !isObjectUnknown(in: change) else { return nil }
    switch role {
    // A model that holds a player works it for a view, as a view-model does.
    case .model: return works(change.owner) ? .own : .model
    case .viewStateModel, .navigation: return .viewState
    case .service where isBookkeeping(change): return nil
    case .service, .data: return change.values.contains { $0.isCollection } ? .model : .own
    case .controller, .rootController, .viewController, .viewImpl, .viewNode, .viewModel,
      .presenter, .interactor, .coordinator, .mediator, .router:
      return .own
    case .user, .app, .view, .builder, .configurator, .environment, .observation,
      .notificationCenter, .state, .system, .timer, .remote, .driver, .virtualView, .handler,
      .command,
      .subscription:
      return nil
    }
  }

  /// Whether an object holds a service.
  func works(_ name: String) -> Bool { workers.contains(name) }

  /// A property connects objects if it holds one weakly, or holds one that keeps no data. So does a structure that passes
  /// objects on in its fields: `Context(store: Store)`.
  private func connects(_ change: Trace.StateChange) -> Bool {
    if change.values.contains(where: passesObjectsOn) { return true }
    guard let held = held[ObjectProperty(change)] else { return false }
    return !held.isStrong
      || !held.names.allSatisfy { [.model, .viewStateModel, .state].contains(roles[$0]) }
  }

  private func passesObjectsOn(_ value: String) -> Bool {
    value.contains(":") && value.matches(of: /: (\w+)/).contains { roles[String($0.1)] != nil }
  }

  /// Whether the value is an object that is not traced, such as a task or a window: it is written as its type.
  private func isObjectUnknown(in change: Trace.StateChange) -> Bool {
    !change.values.isEmpty && change.values.allSatisfy { $0.isTypeName && roles[$0] == nil }
  }

  /// A service counts its requests in whole numbers, and finds them in dictionaries.
  private func isBookkeeping(_ change: Trace.StateChange) -> Bool {
    change.values.allSatisfy { Int($0) != nil || $0.isDictionary }
  }
}

extension Trace.StateChange {
  /// The old and the new value, without those that are `nil`.
  fileprivate var values: [String] { [old, new].compactMap(\.self).filter { $0 != "nil" } }
}

extension String {
  /// Whether it is written as a list of things: `[Hello, Work]`, or `(Hello, Work (Notes ()))`.
  fileprivate var isCollection: Bool { hasPrefix("[") || hasPrefix("(") }

  fileprivate var isDictionary: Bool {
    self == "[:]" || (hasPrefix("[") && outsideOfQuotes.contains(": "))
  }

  fileprivate var isTypeName: Bool {
    first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber }
  }
}
