import DanmuApp
import LiveTesting

@Suite struct DanmuPresenterTests {
  let view = SpyView()
  let data = SpyData()
  let presenter: DanmuPresenter

  init() {
    presenter = DanmuPresenter(view: view, dataManager: data)
  }

  @Test func `glue: what the view wants reaches the data`() {
    presenter.loadChats()
    presenter.removeChat(at: 2)
    presenter.cleanChats()
    #expect(data.calls == ["load", "remove 2", "clean"])
    #expect(presenter.numberOfChats() == 3)
    #expect(presenter.chat(at: 1) == "chat 1")
  }

  @Test func `glue: what the data reports reaches the view`() {
    presenter.reloadTableView()
    presenter.insertRow(at: 3)
    presenter.deleteRow(at: 0)
    #expect(view.calls == ["reload", "insert row 3", "delete row 0"])
  }

  @Test func `a comment is sent, and the field is emptied`() {
    presenter.sendChat("Nice!")
    #expect(data.calls == ["send Nice!"])
    #expect(view.calls == ["clear field"])
  }

  @Test func `a comment of spaces is refused`() {
    presenter.sendChat("   ")
    #expect(data.calls == [])
    #expect(view.calls == [])
  }
}
