import LiveTesting
import RecordingsApp
import TEAKit

/// An update needs no view, no store and no device: a state and a message go in, a state and commands come out.
@Suite struct UpdateTests {
  let hello = Document.Item.recording("Hello", uuid: UUID())
  let work = Document.Item.folder("Work", uuid: UUID())
  var state: AppState

  init() {
    var items = Document.empty
    _ = items.add(hello, to: items.root)
    _ = items.add(work, to: items.root)
    state = AppState(items: items)
  }

  @Test func `a selected folder is on top, and nothing has to be done`() {
    var state = state
    #expect(state.update(.selectFolder(work)).isEmpty)
    #expect(state.currentFolder == work.uuid)
  }

  @Test func `a selected recording has to be loaded, and the state waits for it`() {
    var state = state
    #expect(state.update(.selectRecording(hello)).map(\.description) == ["load(\"Hello\")"])
    #expect(state.playState?.name == nil)
  }

  @Test func `when a name is refused, the old one comes back`() {
    var state = state
    _ = state.update(.loaded(hello, nil, duration: 10))
    _ = state.update(.player(.nameChanged("")))
    #expect(state.update(.player(.nameRefused)).isEmpty)
    #expect(state.playState?.name == "Hello")
  }

  @Test func `what is typed stays when something else changes`() {
    var state = state
    _ = state.update(.loaded(hello, nil, duration: 10))
    _ = state.update(.player(.nameChanged("Hi")))
    var items = state.items
    _ = items.remove(work.uuid)
    _ = state.update(.storeChanged(items))
    #expect(state.playState?.name == "Hi")
  }

  @Test func `the root is never left`() {
    var state = state
    _ = state.update(.back)
    #expect(state.folders == [state.items.root])
  }

  @Test func `a folder that is deleted elsewhere leaves the screen`() {
    var state = state
    _ = state.update(.selectFolder(work))
    var items = state.items
    _ = items.remove(work.uuid)
    _ = state.update(.storeChanged(items))
    #expect(state.folders == [items.root])
  }

  @Test func `a list that is left does not wait for the server any longer`() {
    var state = state
    _ = state.update(.reload)
    #expect(state.update(.selectFolder(work)).map(\.description) == ["cancelLoading()"])
    #expect(state.loading == nil)
  }
}
