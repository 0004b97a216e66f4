import LiveTesting
import RecordingsApp
import ReducerKit

/// A recording is made, named and saved, without a microphone.
@Suite struct RecorderFeatureTests {
  let world = World()
  let items = Document.empty

  @Test func `a recording that is stopped gets a name, and is saved`() {
    let store = store()
    store.send(.folder(items.root, .recordTapped)) { $0.recorder = recorder() }
    store.send(.recorder(.appeared)) { $0.recorder?.hasBegun = true }
    world.tellRecorded(2)
    store.receive(.recorder(.progressed(2))) { $0.recorder?.duration = 2 }
    store.send(.recorder(.stopTapped)) { $0.recorder?.isNaming = true }
    store.send(.recorder(.nameChanged("Memo"))) { $0.recorder?.name = "Memo" }
    store.send(.recorder(.saveTapped)) { $0.recorder = nil }
    #expect(
      world.done == ["stop recording", "add recording \(world.newID) Memo to \(items.root)"])
  }

  @Test func `a recording without a name is removed`() {
    let store = store()
    store.send(.folder(items.root, .recordTapped)) { $0.recorder = recorder() }
    store.send(.recorder(.appeared)) { $0.recorder?.hasBegun = true }
    store.send(.recorder(.stopTapped)) { $0.recorder?.isNaming = true }
    store.send(.recorder(.cancelTapped)) { $0.recorder = nil }
    #expect(world.done == ["stop recording", "discard \(world.newID)"])
  }

  @Test func `an alert that goes without an answer removes nothing`() {
    let store = store()
    store.send(.folder(items.root, .recordTapped)) { $0.recorder = recorder() }
    store.send(.recorder(.appeared)) { $0.recorder?.hasBegun = true }
    store.send(.recorder(.stopTapped)) { $0.recorder?.isNaming = true }
    store.send(.recorder(.namingDismissed)) { $0.recorder?.isNaming = false }
    #expect(world.done == ["stop recording"])
  }

  @Test func `a recorder that is closed while it records stops before its file is removed`() {
    let store = store()
    store.send(.folder(items.root, .recordTapped)) { $0.recorder = recorder() }
    store.send(.recorder(.appeared)) { $0.recorder?.hasBegun = true }
    store.send(.recorder(.cancelTapped)) { $0.recorder = nil }
    #expect(world.done == ["stop recording", "discard \(world.newID)"])
  }

  @Test func `a recorder that appears again goes on`() {
    let store = store()
    store.send(.folder(items.root, .recordTapped)) { $0.recorder = recorder() }
    store.send(.recorder(.appeared)) { $0.recorder?.hasBegun = true }
    store.send(.recorder(.appeared))
    #expect(world.done == [])
    store.send(.recorder(.stopTapped)) { $0.recorder?.isNaming = true }
  }

  private func recorder() -> RecorderFeature.State {
    RecorderFeature.State(recording: world.newID, folder: items.root)
  }

  private func store() -> TestStore<AppFeature> {
    TestStore(
      initialState: AppFeature.State(items: items), reducer: AppFeature(world.dependencies))
  }
}
