import LiveTesting
import RecordingsApp

@Suite struct PlayPresenterTests {
  let view = PlayViewSpy()
  let data = PlayDataSpy()
  let presenter: PlayPresenter

  init() {
    presenter = PlayPresenter(view: view, data: data)
  }

  @Test func `a new name goes to the data, and nothing is shown yet`() {
    presenter.didEndEditing(name: "Hi")
    #expect(data.calls == ["rename to Hi"])
    #expect(view.calls == [])
  }

  @Test func `when a name is refused, the field shows the old one`() {
    presenter.didRefuseName(keeping: "Hello")
    #expect(view.calls == ["name Hello"])
  }

  @Test func `a tick is worded, and measured`() {
    presenter.playerDidChange(PlayState(isPlaying: true, duration: 10))
    view.calls = []
    presenter.playerDidChange(PlayState(isPlaying: true, progress: 5, duration: 10))
    #expect(view.calls == ["00:05 5.0"])
  }

  @Test func `a moved slider goes to the data, and nothing is shown yet`() {
    presenter.didMoveSlider(to: 5)
    #expect(data.calls == ["progress 5.0"])
    #expect(view.calls == [])
  }

  @Test func `the button offers what can be done next`() {
    let states = [
      PlayState(duration: 10), PlayState(isPlaying: true, duration: 10),
      PlayState(progress: 5, duration: 10), PlayState(duration: 10),
    ]
    for state in states { presenter.playerDidChange(state) }
    let buttons = view.calls.filter { $0.hasPrefix("button") }
    #expect(buttons == ["button Play", "button Pause", "button Resume", "button Play"])
  }
}
