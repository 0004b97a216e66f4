import LiveTesting
import RecordingsApp

/// A presenter needs no screen, no store and no clock: the objects around it are interfaces.
@Suite struct FolderPresenterTests {
  let view = FolderViewSpy()
  let data = FolderDataSpy()
  let router = FolderRouterSpy()
  let hello = FolderItem(id: UUID(), name: "Hello", isFolder: false)
  let work = FolderItem(id: UUID(), name: "Work", isFolder: true)
  let presenter: FolderPresenter

  init() {
    presenter = FolderPresenter(view: view, data: data, router: router)
  }

  @Test func `the root has a title of its own, and can be edited`() {
    presenter.didLoad([hello, work], ofFolder: nil)
    #expect(view.calls == ["title Recordings", "edit button", "rows"])
    presenter.didTapEdit()
    #expect(view.calls.suffix(2) == ["editing true", "edit button Done"])
  }

  @Test func `a row is worded by the presenter`() {
    presenter.didLoad([hello, work], ofFolder: "Office")
    #expect(presenter.numberOfRows() == 2)
    #expect(presenter.row(at: 0)?.title == "♪ Hello")
    #expect(presenter.row(at: 1)?.title == "▸ Work")
  }

  @Test func `selecting a folder moves on, and no view hears of it`() {
    presenter.didLoad([hello, work], ofFolder: nil)
    view.calls = []
    presenter.didSelect(row: 1)
    #expect(router.calls == ["folder \(work.id)"])
    #expect(view.calls == [])
  }

  @Test func `a name goes to the data, and the view waits for the answer`() {
    presenter.didLoad([hello, work], ofFolder: nil)
    view.calls = []
    presenter.didEnterFolderName("Ideas")
    #expect(data.calls == ["create folder Ideas"])
    #expect(view.calls == [])
    presenter.didInsert(FolderItem(id: UUID(), name: "Ideas", isFolder: true), at: 1)
    #expect(view.calls == ["insert row 1"])
  }

  @Test func `given the server does not answer, when the list is pulled, then the view says why`() {
    presenter.didPullToRefresh()
    presenter.didFailToRefresh(reason: "The network is offline.")
    #expect(data.calls == ["refresh"])
    #expect(view.calls == ["start loading", "finish loading", "error The network is offline."])
  }

  @Test func `leaving while it loads ends the loading`() {
    presenter.didPullToRefresh()
    presenter.viewWillDisappear()
    #expect(data.calls == ["refresh", "cancel refresh"])
    #expect(view.calls == ["start loading", "finish loading"])
  }

  @Test func `a restored folder cannot be edited, unless it is the root`() {
    presenter.restore(path: data.path())
    #expect(view.calls == [])
    let path = [data.ownFolder, work.id]
    presenter.restore(path: path)
    #expect(view.calls == ["no edit button"])
    #expect(data.calls == ["open \(path)"])
  }
}
