import LiveTesting
import RecordingsApp
import TEAKit

/// What is on the screen is a value, so a test can look into it without a screen.
@Suite struct DescriptionTests {
  let hello = Document.Item.recording("Hello", uuid: UUID())
  var state: AppState

  init() {
    var items = Document.empty
    _ = items.add(hello, to: items.root)
    state = AppState(items: items)
  }

  @Test func `a folder is described as a table of its items`() {
    let scene = state.view.scenes.first
    #expect(scene?.title == "Recordings")
    #expect(scene?.table?.rows.map(\.text) == ["♪ Hello"])
  }

  @Test func `the player shows the name, the times and what a tap will do`() {
    var state = state
    #expect(state.view.detail.views.compactMap(\.text) == ["No recording"])
    _ = state.update(.loaded(hello, nil, duration: 10))
    let views = state.view.detail.views
    let times = views.compactMap { view in
      if case .row(_, let views) = view { views.compactMap(\.text) } else { nil }
    }
    #expect(times == [["00:00", "/", "00:10"]])
    #expect(state.view.detail.title == "Hello")
    #expect(views.compactMap(\.text) == ["Hello", "Play"])
  }

  @Test func `a state that waits for the server says so`() {
    var state = state
    _ = state.update(.reload)
    #expect(state.view.scenes.last?.table?.isRefreshing == true)
  }

  @Test func `without a player, only the store is listened to`() {
    #expect(state.subscriptions.map(\.description) == ["storeChanged"])
  }
}
