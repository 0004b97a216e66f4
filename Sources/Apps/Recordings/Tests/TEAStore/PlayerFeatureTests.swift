import LiveTesting
import RecordingsApp
import ReducerKit

/// What the player does, without a sound and without a screen.
@Suite struct PlayerFeatureTests {
  let world = World()
  let hello = Document.Item.recording("Hello", uuid: UUID())

  @Test func `a tap plays, and the test says what changes`() {
    let store = store(duration: 10)
    store.send(.playTapped) { $0.isPlaying = true }
    #expect(world.done == ["toggle"])
  }

  @Test func `without a sound, a tap changes nothing`() {
    let store = store(duration: nil)
    store.send(.playTapped)
    #expect(world.done == [])
  }

  @Test func `when a name is refused, an action comes back, and the old name with it`() {
    world.acceptsNames = false
    let store = store(duration: 10)
    store.send(.nameChanged("")) { $0.name = "" }
    store.send(.nameSubmitted)
    store.receive(.nameRefused) { $0.name = "Hello" }
    #expect(world.done == ["rename to "])
  }

  @Test func `a moved slider moves the sound`() {
    let store = store(duration: 10)
    store.send(.positionChanged(3)) { $0.position = 3 }
    #expect(world.done == ["seek 3"])
  }

  private func store(duration: TimeInterval?) -> TestStore<PlayerFeature> {
    var state = PlayerFeature.State(hello)
    state.duration = duration
    return TestStore(initialState: state, reducer: PlayerFeature(world.dependencies))
  }
}
