import LiveTesting
import RecordingsApp
import TEAKit

/// A walk through the app without an app: the message in a described row goes to the update, and so on.
@Suite struct WalkTests {
  @Test func `a tap on a folder, and then on the back button`() throws {
    let work = Document.Item.folder("Work", uuid: UUID())
    var items = Document.empty
    _ = items.add(work, to: items.root)
    var state = AppState(items: items)
    let row = try #require(state.view.scenes.last?.table?.rows.first)
    _ = state.update(row.onSelect)
    #expect(state.view.scenes.map(\.title) == ["Recordings", "Work"])
    _ = state.update(state.view.onBack)
    #expect(state.view.scenes.map(\.title) == ["Recordings"])
  }

  @Test func `a name from the alert becomes a command`() throws {
    var state = AppState(items: .empty)
    #expect(state.update(.createNewFolder).map(\.description) == ["modalTextAlert(\"New folder\")"])
    let commands = state.update(.createFolder("Ideas", in: state.items.root))
    #expect(commands.map(\.description) == ["createFolder(\"Ideas\", UUID-0001)"])
  }
}
