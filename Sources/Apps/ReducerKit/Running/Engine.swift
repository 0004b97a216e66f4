/// What the store of an app does with an action: the reducer changes the state, the store shows the new one, and runs the
/// effect. An action that comes meanwhile waits.
final class Engine<R: Reducer> {
  private let reducer: R
  let feature: FeatureOf<R.State>
  let effects = EffectRunner<R.Action>()
  private var queue: [R.Action] = []
  private var isTaking = false

  init(_ reducer: R, _ feature: FeatureOf<R.State>) {
    self.reducer = reducer
    self.feature = feature
  }

  func take(_ action: R.Action, for store: StoreOf<R>) {
    queue.append(action)
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    while !queue.isEmpty { takeNext(for: store) }
  }

  private func takeNext(for store: StoreOf<R>) {
    var state = store.current
    let effect = feature.reduce(reducer, into: &state, queue.removeFirst())
    store.show(state)
    effects.run(effect) { [weak store] in store?.send($0) }
  }
}
