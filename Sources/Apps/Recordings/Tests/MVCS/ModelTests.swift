import LiveTesting
import RecordingsApp

/// The model needs nothing around it: no store, no file, no server.
@Suite struct ModelTests {
  let root = Folder(name: "", uuid: UUID())
  let hello = Recording(name: "Hello", uuid: UUID())
  let work = Folder(name: "Work", uuid: UUID())

  @Test func `an item is added in the order of names, and the folder says where`() {
    #expect(root.add(work) == 0)
    #expect(root.add(hello) == 0)
    #expect(root.contents.map(\.name) == ["Hello", "Work"])
  }

  @Test func `a renamed item moves to its place`() {
    root.add(hello)
    root.add(work)
    hello.setName("Zoo")
    #expect(root.contents.map(\.name) == ["Work", "Zoo"])
  }

  @Test func `an item keeps its name when the new one is empty`() {
    #expect(!hello.setName(""))
    #expect(hello.name == "Hello")
  }
}
