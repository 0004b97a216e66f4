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
  /// - Parameter change: makes the state before the action into what it should be after it.
  public func send(_ action: R.Action, assert change: (inout R.State) -> Void = { _ in }) {
    guard received.isEmpty else {
      return fail("Before \(action) is sent, \(received[0]) has to be received.")
    }
    take(action, change)
  }

  /// Takes the next action that an effect has sent.
  public func receive(_ action: R.Action, assert change: (inout R.State) -> Void = { _ in }) {
    guard let next = received.first else {
      return fail("No effect has sent \(action).")
    }
    guard next == action else { return fail("An effect has sent \(next), and not \(action).") }
    take(received.removeFirst(), change)
  }

  private func take(_ action: R.Action, _ change: (inout R.State) -> Void) {
    var expected = state
    change(&expected)
    let effect = reducer.reduce(into: &state, action: action)
    for words in differences(state, expected) { fail("After \(action): \(words)") }
    effects.run(effect) { [weak self] in self?.received.append($0) }
  }

  isolated deinit {
    for action in received { fail("An effect has sent \(action), which was not received.") }
    for effect in effects.inFlight { fail("An effect is not over: \(effect).") }
  }

  private func fail(_ words: String) { _expect(false, words) }
}

/// The properties that differ, in words.
private func differences<State: Equatable>(_ state: State, _ expected: State) -> [String] {
  guard state != expected else { return [] }
  let pairs = zip(Mirror(reflecting: state).children, Mirror(reflecting: expected).children)
  return pairs.map { ($0.label ?? "state", "\($0.value)", "\($1.value)") }.filter { $1 != $2 }
    .map { "\($0) is \($1), and the test says \($2)." }
}
