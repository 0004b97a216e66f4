import DanmuApp
import LiveTesting

@Suite struct DanmuPresenterTests {
  let view = SpyView()
  let data = SpyData()
  let presenter: DanmuPresenter

  init() {
    presenter = DanmuPresenter(view: view, dataManager: data)
  }

  @Test func `what the data interface declares goes to the data, and the answer comes back`() {
    presenter.cleanChats()
    #expect(data.calls == ["clean"])
    #expect(presenter.numberOfChats() == 3)
  }

  @Test func `what the output interface declares goes to the view`() {
    presenter.reloadTableView()
    presenter.insertRow(at: 3)
    #expect(view.calls == ["reload", "insert row 3"])
  }

  @Test func `what no object implements is forwarded to none`() {
    #expect(presenter.forwardingTarget(for: "deleteRow(at:)") === nil)
    #expect(presenter.forwardingTarget(for: "cleanChat()") === nil)
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
