/// A reducer with its state, as drawings show it: it takes actions, and a change of a property is a change of state. It is
/// made when a store begins to have that state, and gone when the store has it no more.
class Feature: Participant {
  let _lifeline = Lifeline(root: "Feature")
  class var _lifelineType: String { "Feature" }
  static var _lifelineRole: Role { .state }
  static var _lifelineRoot: String { "Feature" }
  var _storedProperties: [StoredProperty] { [] }

  /// The features in its state.
  fileprivate var parts: [Key: Feature] = [:]
  /// The feature whose reducer takes an action now.
  fileprivate static var current: Feature?

  /// The state of another feature: by its type and, if there are several, its identity.
  fileprivate struct Key: Hashable {
    let type: ObjectIdentifier
    let id: AnyHashable?

    init(_ state: any ObservableState) {
      type = ObjectIdentifier(Swift.type(of: state))
      id = (state as? any Identifiable).map { AnyHashable($0.anyID) }
    }
  }

  /// The feature of a part of its state.
  func part(of state: any ObservableState) -> Feature? { parts[Key(state)] }

  /// Lets a reducer take an action. Below another one, it has a lifeline when something is recorded.
  static func reduce<R: Reducer>(
    _ reducer: R, into state: inout R.State, _ action: R.Action
  ) -> Effect<R.Action> {
    guard let feature = current?.part(of: state) as? FeatureOf<R.State> else {
      return reducer.reduce(into: &state, action: action)
    }
    return feature.reduce(reducer, into: &state, action)
  }
}

extension Identifiable {
  fileprivate var anyID: any Hashable { id }
}

/// The feature of a type of state.
final class FeatureOf<State: ObservableState>: Feature {
  /// The properties as they were seen last.
  private var known: DrawnFields

  /// `PlayerFeature` for `PlayerFeature.State`.
  override class var _lifelineType: String { featureName(of: State.self) }

  override var _storedProperties: [StoredProperty] { known.properties }

  init(_ state: State) {
    known = DrawnFields(of: state, capture: captured)
    super.init()
    _introduce(self)
    note(partsOf: state)
  }

  func reduce<R: Reducer>(
    _ reducer: R, into state: inout State, _ action: R.Action
  ) -> Effect<R.Action> where R.State == State {
    guard _isRecording else { return reducer.reduce(into: &state, action: action) }
    let call = beginElsewhere(self, "reduce(_:)", .update, isMethod: true, [_capture(action)])
    defer { _end(call, asks: true) }
    let outer = Feature.current
    Feature.current = self
    let effect = reducer.reduce(into: &state, action: action)
    Feature.current = outer
    note(state)
    return _returning(call, effect)
  }

  /// Tells what is otherwise than before.
  private func note(_ state: State) {
    let now = DrawnFields(of: state, capture: captured)
    now.noteChanges(since: known, of: self)
    known = now
    note(partsOf: state)
  }

  private func note(partsOf state: State) {
    let found = featureStates(in: state).map { (Key($0), note($0)) }
    parts = Dictionary(found) { $1 }
    noteReferences(of: self, in: "parts", to: found.map(\.1))
  }

  private func note<Part: ObservableState>(_ part: Part) -> Feature {
    guard let known = parts[Key(part)] as? FeatureOf<Part> else { return FeatureOf<Part>(part) }
    known.note(part)
    return known
  }
}

/// `PlayerFeature` for `PlayerFeature.State`.
func featureName(of state: Any.Type) -> String {
  let names = String(reflecting: state).split(separator: ".")
  return String(names.dropLast().last ?? "Feature")
}

/// The states of other features among the properties of a state.
private func featureStates(in state: Any) -> [any ObservableState] {
  Mirror(reflecting: state).children.flatMap { featureStates(of: $0.value) }
}

private func featureStates(of value: Any) -> [any ObservableState] {
  if let state = value as? any ObservableState { return [state] }
  let mirror = Mirror(reflecting: value)
  guard [.optional, .collection].contains(mirror.displayStyle) else { return [] }
  return mirror.children.compactMap { $0.value as? any ObservableState }
}

/// Of the states of other features, only which there are.
private func captured(_ value: Any) -> CapturedValue {
  let parts = featureStates(of: value).map { CapturedValue.text(featureName(of: type(of: $0))) }
  if parts.isEmpty { return _capture(value) }
  return Mirror(reflecting: value).displayStyle == .collection ? .list(parts) : parts[0]
}
