import LiveTesting
import RecordingsApp
import ToySwiftUI

/// A view-model needs no view: a test calls its methods and compares its properties. It subscribes to nothing.
@Suite struct FolderViewModelTests {
  let store = Store(url: nil)
  let navigation = Navigation()
  let viewModel: FolderViewModel

  init() {
    store.rootFolder.addFolder(named: "Work")
    viewModel = FolderViewModel(folder: store.rootFolder, navigation: navigation)
  }

  var names: [String] { viewModel.rows.map(\.name) }

  @Test func `without a name no folder can be made`() {
    viewModel.addFolder()
    #expect(viewModel.isAddingFolder)
    #expect(!viewModel.canCreate)
    viewModel.newName = "Ideas"
    #expect(viewModel.canCreate)
  }

  @Test func `a new folder is a row in its place`() {
    viewModel.newName = "Ideas"
    viewModel.createFolder()
    #expect(names == ["Ideas", "Work"])
  }

  @Test func `what others do to the model is there when you ask`() throws {
    let work = try #require(store.rootFolder.contents.first as? Folder)
    let inside = FolderViewModel(folder: work, navigation: navigation)
    work.rename(to: "Job")
    #expect(names == ["Job"])
    #expect(inside.title == "Job")
    store.rootFolder.remove(work)
    #expect(names.isEmpty)
    #expect(inside.isGone)
  }

  @Test func `the row of a folder leads to it, and a recording is opened in the player`() throws {
    store.rootFolder.addRecording(named: "Hello", id: UUID())
    let (hello, work) = (viewModel.rows[0], viewModel.rows[1])
    #expect(hello.folder == nil)
    #expect(work.folder?.name == "Work")
    viewModel.open(hello.id)
    #expect(navigation.recording?.name == "Hello")
  }

  @Test func `a refresh that fails says why`() async {
    Device.current.isOnline = false
    await viewModel.refresh()
    #expect(viewModel.isShowingError)
    #expect(viewModel.errorText == "The network is offline.")
  }

  @Test func `a refresh that nobody waits for says nothing`() async {
    let refresh = Task { await viewModel.refresh() }
    refresh.cancel()
    await refresh.value
    #expect(!viewModel.isShowingError)
    #expect(names == ["Work"])
  }
}
