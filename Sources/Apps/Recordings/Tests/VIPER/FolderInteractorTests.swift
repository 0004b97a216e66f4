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

  @Test func `a new folder comes back as news, with its place`() {
    interactor.createFolder(named: "Ideas", in: .rootFolder)
    #expect(presenter.calls == [#"inserted "Ideas" at 1"#])
  }

  @Test func `what happens elsewhere is heard of, too`() throws {
    let hello = try #require(service.items(in: .rootFolder).first)
    service.rename(hello.uuid, to: "Zoo")
    service.remove(hello.uuid)
    #expect(presenter.calls == [#"moved "Zoo" from 0 to 1"#, "removed 1"])
  }

  @Test func `an answer that was cancelled does not come`() {
    interactor.refreshItems(in: .rootFolder)
    interactor.cancelRefresh(of: .rootFolder)
    Network.shared.deliverNextAnswer()
    #expect(presenter.calls.isEmpty)
  }

  @Test func `an answer brings all items, sorted by name`() {
    interactor.refreshItems(in: .rootFolder)
    Network.shared.deliverNextAnswer()
    #expect(service.items(in: .rootFolder).map(\.name) == ["Hello", "Work", "Lecture"])
    #expect(presenter.calls == [#"fetched ["Hello", "Lecture", "Work"]"#])
  }
}
