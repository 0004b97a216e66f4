/// The state of a store, as views observe it: each value that a body reads of it is observed by itself.
final class ObservedState<State: ObservableState> {
  private unowned let store: any Participant
  /// The state, without being registered for it.
  private(set) var current: State
  /// The values that bodies have read, in the order of the first reading.
  private var values: [Part] = []

  private struct Part {
    let path: AnyKeyPath
    let value: AnyObject
    /// Gives it the value that it has in a new state.
    let follow: (State) -> Void
  }

  init(_ state: State, of store: any Participant) {
    current = state
    self.store = store
  }

  /// A value in the state. The body that is computed now is registered for its next change.
  func value<Value: Equatable>(at path: KeyPath<State, Value>, named name: String) -> Value {
    if let known = values.first(where: { $0.path == path })?.value as? ObservedValue<Value> {
      return known.value
    }
    let new = ObservedValue(current[keyPath: path], of: store, named: name)
    if ObservedValue<Value>.isBeingObserved {
      values.append(Part(path: path, value: new) { new.set($0[keyPath: path]) })
    }
    return new.value
  }

  /// Takes a new state. Those who have read a value that differs in it are told.
  func set(_ state: State) {
    for value in values { value.follow(state) }
    current = state
  }
}

extension AnyKeyPath {
  /// `isPlaying` for `\State.isPlaying`; `nil` for a computed property, whose name the runtime does not know.
  var propertyName: String? {
    let words = debugDescription
    return words.contains("<") ? nil : words.split(separator: ".").last.map(String.init)
  }
}

extension Optional {
  /// Whether there is something, to be observed without what it is.
  var isThere: Bool { self != nil }
}
