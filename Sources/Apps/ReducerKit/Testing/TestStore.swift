import LiveTesting

/// A store for tests, which wants to know of everything: each change of the state has to be said, each action that an effect
/// sends has to be received, and no effect may be left over when the test is done.
@MainActor public final class TestStore<R: Reducer> where R.Action: Equatable {
  public private(set) var state: R.State
  private let reducer: R
  private let effects = EffectRunner<R.Action>()
  /// The actions that effects have sent and the test has not received.
  private var received: [R.Action] = []

  public init(initialState: R.State, reducer: R) {
    state = initialState
    self.reducer = reducer
  }

  /// Does what the user does.
  ///
  /// - Parameter change: makes the state before the action into what it should be after it. It is left out when nothing
  ///   should change.
  public func send(_ action: R.Action, assert change: ((inout R.State) -> Void)? = nil) {
    guard received.isEmpty else {
      return _fail("Before \(action) is sent, \(received[0]) has to be received.")
    }
    take(action, change)
  }

  /// Takes the next action that an effect has sent.
  public func receive(_ action: R.Action, assert change: ((inout R.State) -> Void)? = nil) {
    guard let next = received.first else {
      return _fail("No effect has sent \(action).")
    }
    guard next == action else { return _fail("An effect has sent \(next), and not \(action).") }
    take(received.removeFirst(), change)
  }

  private func take(_ action: R.Action, _ change: ((inout R.State) -> Void)?) {
    let old = state
    var expected = old
    change?(&expected)
    let effect = reducer.reduce(into: &state, action: action)
    for words in differences(state, expected) { _fail("After \(action): \(words)") }
    if change != nil, expected == old, state == old {
      _fail("After \(action): nothing changes, so leave out the closure of the test.")
    }
    effects.run(effect) { [weak self] in self?.received.append($0) }
  }

  isolated deinit {
    for action in received { _fail("An effect has sent \(action), which was not received.") }
    for effect in effects.inFlight { _fail("An effect is not over: \(effect).") }
  }
}

/// The properties that differ, in words; never empty for two states that are not equal.
private func differences<State: Equatable>(_ state: State, _ expected: State) -> [String] {
  guard state != expected else { return [] }
  let found = differences(inPartsOf: state, expected)
  let whole = "the state is \(state), which is not equal to that of the test: \(expected)."
  return found.isEmpty ? [whole] : found
}

/// Two values that differ can have the same text, such as two recordings of one name. Then their parts differ.
private func differences(inPartsOf one: Any, _ other: Any, at place: String = "") -> [String] {
  zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).flatMap {
    (one, other) -> [String] in
    if (one.value as? any Equatable)?.isEqual(to: other.value) == true { return [] }
    let name = (place + (one.label ?? "element")).replacing(".some.", with: "?.")
    let (text, expected) = ("\(one.value)", "\(other.value)")
    if text != expected { return ["\(name) is \(text), and the test says \(expected)."] }
    return differences(inPartsOf: one.value, other.value, at: name + ".")
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
