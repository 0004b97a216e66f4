import Testing
import Tracer

@Traced(.model) final class Note {
  var text: String { didSet { edits += 1 } }
  private(set) var edits = 0
  weak var owner: Note?
  unowned let other: Holder
  let id = 3
  init(text: String, other: Holder) { self.text = text; self.other = other }
  func setText(_ new: String) { text = new }
  func length() -> Int { text.count }
}
@Traced(.controller) final class Holder {
  var note: Note?
  var handler: (() -> Void)?
  func start() { note = Note(text: "a", other: self); handler = { [weak self] in self?.note?.setText("x") } }
  func go() { note?.setText("b"); _ = note?.length(); note?.owner = note }
  func stop() throws { note = nil }
}
@Test func smoke() throws {
  let recorder = TraceRecorder(); TraceRecorder.current = recorder
  defer { TraceRecorder.current = nil }
  recorder.beginTurn("go")
  let user = Holder()
  let holder = Holder()
  recorder.send(.user, "tap", to: user) { holder.start(); holder.go(); try? holder.stop() }
  for r in recorder.trace(.init(pattern: "x")).records { print(r) }
}
