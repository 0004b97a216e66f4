import LiveTesting
import RecordingsApp

/// A presenter knows its neighbours by protocols, so a test can replace each of them.
@Suite struct FolderPresenterTests {
  let view = FolderViewSpy()
  let interactor = FolderInteractorSpy()
  let router = FolderRouterSpy()
  let presenter = FolderDefaultPresenter(folderID: UUID(number: 7))
  let hello = Document.Item.recording("Hello", uuid: UUID(number: 8))
  let work = Document.Item.folder("Work", uuid: UUID(number: 9))

  init() {
    presenter.didFetch([hello, work])
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
  }

  @Test func `a loaded view shows that something is coming, and the interactor fetches`() {
    presenter.viewDidLoad()
    #expect(view.calls == ["loading"])
    #expect(interactor.calls == ["fetch"])
  }

  @Test func `items become rows`() {
    presenter.didFetch([hello, work])
    #expect(view.calls == ["end loading", #"rows ["♪ Hello", "▸ Work"]"#])
  }

  @Test func `where a row leads depends on what it is`() {
    presenter.didSelect(id: work.uuid)
    presenter.didSelect(id: hello.uuid)
    #expect(router.calls == ["folder UUID-0009", "player UUID-0008"])
    #expect(view.calls == ["deselect"])
  }

  @Test func `editing is switched on, and off again`() {
    presenter.didTapEdit()
    presenter.didTapEdit()
    #expect(
      view.calls == ["editing true", "edit button Done", "editing false", "edit button Edit"])
  }

  @Test func `a delete is passed on, and the row stays until there is news`() {
    presenter.didTapDelete(id: hello.uuid)
    #expect(interactor.calls == ["delete UUID-0008"])
    #expect(view.calls.isEmpty)
  }

  @Test func `a failure ends the refresh, which then cannot be cancelled any more`() {
    presenter.didPullToRefresh()
    presenter.didFail(.offline)
    presenter.viewWillDisappear()
    #expect(view.calls == ["loading", "end loading", "error The network is offline."])
    #expect(interactor.calls == ["refresh"])
  }

  @Test func `a name makes a folder, and Cancel makes none`() {
    presenter.didEnterFolderName("Ideas")
    presenter.didEnterFolderName(nil)
    #expect(interactor.calls == ["create Ideas"])
  }

  @Test func `a folder that is gone is left`() {
    presenter.didRemoveFolder()
    #expect(router.calls == ["leave"])
  }
}
