import LiveTesting
import RecordingsApp

@Suite struct PlayPresenterTests {
  let view = SpyPlayView()
  let data = SpyPlayData()
  let presenter: PlayPresenter

  init() {
    presenter = PlayPresenter(view: view, data: data)
  }

  @Test func `an empty name is refused, and the old one put back`() {
    presenter.didEndEditing(name: "")
    #expect(data.heard == [])
    #expect(view.heard == ["name Hello"])
  }

  @Test func `a tick is worded, and measured`() {
    presenter.didLoad(name: "Hello", duration: 10)
    view.heard = []
    presenter.playerDidAdvance(to: 5, of: 10)
    #expect(view.heard == ["00:05 0.5"])
  }

  @Test func `the button offers what can be done next`() {
    presenter.didLoad(name: "Hello", duration: 10)
    presenter.playerDidToggle()
    #expect(view.heard.last == "button Pause")
    presenter.playerDidFinish()
    #expect(view.heard.last == "button Play")
  }
}
