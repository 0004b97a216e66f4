import LiveTesting
import RecordingsApp
import ToySwiftUI

/// The folder Work is open, and the recording Hello is in the player.
@Suite struct RootViewModelTests {
  let store = Store(url: nil)
  let viewModel: RootViewModel

  init() {
    store.rootFolder.addFolder(named: "Work")
    store.rootFolder.addRecording(named: "Hello", id: UUID())
    viewModel = RootViewModel(store: store)
    for item in store.rootFolder.contents {
      if let folder = item as? Folder { viewModel.path.append(folder) }
      if let recording = item as? Recording { viewModel.navigation.open(recording) }
    }
  }

  @Test func `what is kept leads to the same folder and the same recording`() {
    let relaunched = RootViewModel(store: store)
    relaunched.restore(viewModel.archive())
    #expect(relaunched.path.map(\.name) == ["Work"])
    #expect(relaunched.navigation.recording?.name == "Hello")
  }

  @Test func `what is open stays when the view appears again`() {
    viewModel.restore(RootViewModel(store: store).archive())
    #expect(viewModel.path.map(\.name) == ["Work"])
  }

  @Test func `what no longer exists is left out`() {
    let archive = viewModel.archive()
    for item in store.rootFolder.contents { store.rootFolder.remove(item) }
    let relaunched = RootViewModel(store: store)
    relaunched.restore(archive)
    #expect(relaunched.path.isEmpty)
    #expect(relaunched.navigation.recording == nil)
  }
}
