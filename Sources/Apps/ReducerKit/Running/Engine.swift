/// What the store of an app does with an action: the reducer changes the state, the store shows the new one, and runs the
/// effect. An action that comes meanwhile waits.
final class Engine<R: Reducer> {
  private let reducer: R
  let feature: FeatureOf<R.State>
  let effects = EffectRunner<R.Action>()
  /// The actions that wait, each with the call that sent it.
  private var queue: [(action: R.Action, cause: TraceRecorder.Cause?)] = []
  private var isTaking = false

  init(_ reducer: R, _ feature: FeatureOf<R.State>) {
    self.reducer = reducer
    self.feature = feature
  }

  func take(_ action: R.Action, for store: StoreOf<R>) {
    queue.append((action, causeNow))
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    while !queue.isEmpty {
      let next = queue.removeFirst()
      following(next.cause) { run(next.action, for: store) }
    }
  }

  private func run(_ action: R.Action, for store: StoreOf<R>) {
    var state = store.current
    let effect = feature.reduce(reducer, into: &state, action)
    store.show(state)
    effects.run(effect) { [weak store] in store?.send($0) }
  }
}
