import LiveTesting
import RecordingsApp

/// A view-model needs no view, window or storyboard: a test subscribes, calls a method, and checks the values
/// that were sent. Its model is a store without a file.
@Suite struct FolderViewModelTests {
  let store = Store(url: nil)
  let work = Folder(name: "Work", uuid: UUID())
  let standup = Recording(name: "Standup", uuid: UUID())
  let viewModel: FolderViewModel
  let output = Output()

  final class Output {
    var titles: [String] = []
    var contents: [[String]] = []
    var loading: [Bool] = []
    var alerts: [String] = []
    var cancellables: Set<AnyCancellable> = []
  }

  init() {
    store.rootFolder.add(Recording(name: "Hello", uuid: UUID()))
    store.rootFolder.add(work)
    work.add(Folder(name: "Notes", uuid: UUID()))
    work.add(standup)
    viewModel = FolderViewModel(initialFolder: store.rootFolder)
    viewModel.$navigationTitle
      .sink { [output] in output.titles.append($0) }
      .store(in: &output.cancellables)
    viewModel.$folderContents
      .sink { [output] in output.contents.append($0.map(\.title)) }
      .store(in: &output.cancellables)
    viewModel.$isLoading
      .sink { [output] in output.loading.append($0) }
      .store(in: &output.cancellables)
    viewModel.alertMessage
      .sink { [output] in output.alerts.append($0) }
      .store(in: &output.cancellables)
  }

  @Test func `a new folder comes out as a row in its place`() {
    viewModel.create(folderNamed: "Ideas")
    #expect(
      output.contents == [["♪ Hello", "▸ Work"], ["♪ Hello", "▸ Ideas", "▸ Work"]])
  }

  @Test func `a change of another folder does not come out`() {
    work.remove(standup)
    #expect(output.contents.count == 1)
  }

  @Test func `a folder with two items goes in three steps`() {
    viewModel.folder = work
    output.contents = []
    store.rootFolder.remove(work)
    #expect(output.contents == [["♪ Standup"], []])
    #expect(store.rootFolder.contents.map(\.name) == ["Hello"])
  }

  @Test func `the title follows the folder and its name`() {
    viewModel.folder = work
    work.setName("Job")
    #expect(output.titles == ["Recordings", "Work", "Job"])
  }

  @Test func `a refresh that fails says why`() {
    Device.current.isOnline = false
    viewModel.reload()
    Network.shared.deliverNextAnswer()
    #expect(output.loading == [false, true, false])
    #expect(output.alerts == ["The network is offline."])
  }
}
