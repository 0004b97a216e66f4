import LiveTesting
import RecordingsApp

/// An interactor needs its services, but no view: any object can be its presenter.
@Suite struct FolderInteractorTests {
  let service = RecordingsDefaultService()
  let interactor: FolderDefaultInteractor
  let presenter = FolderPresenterSpy()

  init() {
    interactor = FolderDefaultInteractor(service: service)
    interactor.presenter = presenter
    interactor.fetchItems(in: .rootFolder)
    presenter.calls = []
  }

  @Test func `a new folder comes back as news, with its place`() throws {
    interactor.createFolder(named: "Ideas", in: .rootFolder)
    #expect(presenter.calls == [#"inserted "Ideas" at 1"#])
  }

  @Test func `what happens elsewhere is heard of, too`() throws {
    let hello = try require(service.items(in: .rootFolder).first)
    service.rename(hello.uuid, to: "Zoo")
    service.remove(hello.uuid)
    #expect(presenter.calls == [#"moved "Zoo" from 0 to 1"#, "removed 1"])
  }

  @Test func `an answer that was cancelled does not come`() throws {
    interactor.refreshItems(in: .rootFolder)
    interactor.cancelRefresh(of: .rootFolder)
    Network.shared.deliverNextAnswer()
    #expect(presenter.calls.isEmpty)
  }

  @Test func `an answer brings all items, sorted by name`() throws {
    interactor.refreshItems(in: .rootFolder)
    Network.shared.deliverNextAnswer()
    #expect(service.items(in: .rootFolder).map(\.name) == ["Hello", "Work", "Lecture"])
    #expect(presenter.calls == [#"fetched ["Hello", "Lecture", "Work"]"#])
  }
}

final class FolderPresenterSpy: FolderPresenter {
  var calls: [String] = []

  func didFetchFolder(_ folder: Document.Item) { calls.append("folder \(folder)") }
  func didFetch(_ items: [Document.Item]) { calls.append("fetched \(items)") }
  func didFail(_ error: NetworkError) { calls.append("failed") }

  func didInsert(_ item: Document.Item, at index: Int) {
    calls.append("inserted \(item) at \(index)")
  }

  func didRemoveItem(at index: Int) { calls.append("removed \(index)") }

  func didMove(_ item: Document.Item, from old: Int, to new: Int) {
    calls.append("moved \(item) from \(old) to \(new)")
  }

  func didRemoveFolder() { calls.append("removed") }

  func viewDidLoad() {}
  func viewWillDisappear() {}
  func didSelect(id: UUID) {}
  func didTapDelete(id: UUID) {}
  func didTapEdit() {}
  func didTapAddFolder() {}
  func didEnterFolderName(_ name: String) {}
  func didTapRecord() {}
  func didPullToRefresh() {}
  func restorationPath() -> [UUID] { [] }
  func recorderDidFinish() {}
}
