/// Says how a state changes when something happens, and what has to be done then. It is a value and keeps nothing.
public protocol Reducer<State, Action> {
  associatedtype State: ObservableState
  /// Everything that can happen.
  associatedtype Action

  /// Changes the state. It does nothing else: what has to be done in the world it returns as an effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// The state of a feature: a value that can be compared.
///
/// In drawings a feature has a lifeline, on which its state changes. A property that is the state of another feature is
/// drawn on the lifeline of that one.
public protocol ObservableState: Equatable {
  /// The names of the computed properties that views read. Drawings show them, and the runtime does not know them.
  static var computedProperties: [PartialKeyPath<Self>: String] { get }
}

extension ObservableState {
  public static var computedProperties: [PartialKeyPath<Self>: String] { [:] }
}

/// The store of a reducer: `StoreOf<PlayerFeature>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Reducer {
  /// Lets another reducer take an action that is meant for a part of the state. Nothing happens when there is no such part.
  ///
  /// - Parameters:
  ///   - path: the part of the state.
  ///   - embed: makes an action of this reducer of one of the other.
  public func scope<Child: Reducer>(
    _ path: WritableKeyPath<State, Child.State?>, _ child: Child, into state: inout State,
    _ action: Child.Action, embed: @escaping (Child.Action) -> Action
  ) -> Effect<Action> {
    guard var part = state[keyPath: path] else { return .none }
    let effect = Feature.reduce(child, into: &part, action)
    state[keyPath: path] = part
    return effect.map(embed)
  }
}
