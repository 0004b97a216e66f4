import LiveTesting
import RecordingsApp
import ReducerKit

/// What one feature means for another one.
@Suite struct AppFeatureTests {
  let world = World()
  let hello = Document.Item.recording("Hello", uuid: UUID())
  var items = Document.empty

  init() { _ = items.add(hello, to: items.root) }

  @Test func `a tapped recording is loaded and plays, and is stopped when it is deleted`() {
    let store = store()
    store.send(.folder(items.root, .rowTapped(hello))) { $0.player = PlayerFeature.State(hello) }
    store.receive(.player(.loaded(duration: 10))) { $0.player?.duration = 10 }
    store.send(.player(.playTapped)) { $0.player?.isPlaying = true }
    world.tellProgress(PlayState(isPlaying: true, progress: 1, duration: 10))
    store.receive(.player(.progressed(PlayState(isPlaying: true, progress: 1, duration: 10)))) {
      $0.player?.position = 1
    }
    store.send(.itemsChanged(.empty)) {
      $0.items = .empty
      $0.folders[0].rows = []
      $0.player = nil
    }
    #expect(world.done == ["toggle", "unload"])
  }

  @Test func `a folder is made, and the alert is gone before the list has it`() {
    let store = store()
    store.send(.folder(items.root, .addTapped)) {
      $0.newFolder = NewFolderFeature.State(folder: items.root)
    }
    store.send(.newFolder(.nameChanged("Ideas"))) { $0.newFolder?.name = "Ideas" }
    store.send(.newFolder(.createTapped)) { $0.newFolder = nil }
    #expect(world.done == ["add folder Ideas to \(items.root)"])
  }

  @Test func `a list that is left does not wait for the server any longer`() {
    var items = items
    let work = Document.Item.folder("Work", uuid: UUID())
    _ = items.add(work, to: items.root)
    let store = TestStore(
      initialState: AppFeature.State(items: items), reducer: AppFeature(world.dependencies))
    store.send(.folder(items.root, .pulled)) { $0.folders[0].isRefreshing = true }
    store.send(.folder(items.root, .rowTapped(work))) {
      $0.folders[0].isRefreshing = false
      $0.folders.append(FolderFeature.State(work.uuid, in: items))
    }
    #expect(world.done == ["cancel"])
  }

  @Test func `the server's answer ends the refresh, and goes to the library`() {
    let store = store()
    store.send(.folder(items.root, .pulled)) { $0.folders[0].isRefreshing = true }
    world.answer(.success([]))
    store.receive(.folder(items.root, .loaded([]))) { $0.folders[0].isRefreshing = false }
    #expect(world.done == ["merge"])
  }

  @Test func `what is open stays when the view appears again`() {
    var items = items
    let work = Document.Item.folder("Work", uuid: UUID())
    _ = items.add(work, to: items.root)
    var state = AppFeature.State(items: items)
    let nothingOpen = state.saved
    state.open([work.uuid])
    _ = AppFeature(world.dependencies).restore(nothingOpen, &state)
    #expect(state.path == [work.uuid])
  }

  private func store() -> TestStore<AppFeature> {
    TestStore(
      initialState: AppFeature.State(items: items), reducer: AppFeature(world.dependencies))
  }
}
