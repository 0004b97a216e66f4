import LiveTesting
import RecordingsApp
import ToySwiftUI

/// Views have no tests of their own: what can be wrong is in the model, and a test calls it without any view.
@Suite struct ModelTests {
  let store = Store(url: nil)

  var root: Folder { store.rootFolder }

  /// Whether a change is announced to a body that has read the same.
  func announces(_ change: () -> Void, toReaderOf read: () -> Void) -> Bool {
    let announced = Flag()
    withObservationTracking(read) { announced.isUp = true }
    change()
    return announced.isUp
  }

  @Test func `what is added is sorted by name`() {
    root.addFolder(named: "Work")
    root.addFolder(named: "Ideas")
    #expect(root.contents.map(\.name) == ["Ideas", "Work"])
  }

  @Test func `renaming sorts the folder, and an empty name is not taken`() throws {
    root.addFolder(named: "Ideas")
    root.addFolder(named: "Work")
    let ideas = try #require(root.contents.first)
    ideas.rename(to: "Zoo")
    #expect(root.contents.map(\.name) == ["Work", "Zoo"])
    ideas.rename(to: "")
    #expect(ideas.name == "Zoo")
  }

  @Test func `a reader of the list hears of a new item, and not of a new name in the same order`()
    throws
  {
    root.addFolder(named: "Ideas")
    let ideas = try #require(root.contents.first)
    #expect(announces({ root.addFolder(named: "Work") }, toReaderOf: { _ = root.contents }))
    #expect(!announces({ ideas.rename(to: "Ideas 2") }, toReaderOf: { _ = root.contents }))
    #expect(announces({ ideas.rename(to: "Ideas 3") }, toReaderOf: { _ = ideas.name }))
  }

  @Test func `the name that an item has already tells nobody`() throws {
    root.addFolder(named: "Ideas")
    let ideas = try #require(root.contents.first)
    #expect(!announces({ ideas.rename(to: "Ideas") }, toReaderOf: { _ = ideas.name }))
  }

  @Test func `a refresh that fails throws, and changes nothing`() async throws {
    root.addFolder(named: "Ideas")
    Device.current.isOnline = false
    var failure: String?
    do { try await root.refresh() } catch { failure = error.localizedDescription }
    #expect(failure == "The network is offline.")
    #expect(root.contents.map(\.name) == ["Ideas"])
  }

  @Test func `a folder that is deleted says so, and all in it`() throws {
    root.addFolder(named: "Work")
    let work = try #require(root.contents.first as? Folder)
    work.addFolder(named: "Notes")
    let notes = try #require(work.contents.first)
    root.remove(work)
    #expect(work.isDeleted)
    #expect(notes.isDeleted)
    #expect(root.contents.isEmpty)
  }

  @Test func `an item of another folder is not removed`() throws {
    root.addFolder(named: "Work")
    let work = try #require(root.contents.first as? Folder)
    work.addFolder(named: "Notes")
    let notes = try #require(work.contents.first)
    root.remove(notes)
    #expect(!notes.isDeleted)
    #expect(work.contents.map(\.name) == ["Notes"])
  }

  @Test func `a recording that is opened again is another opening`() {
    let hello = Recording(name: "Hello", id: UUID())
    let navigation = Navigation()
    navigation.open(hello)
    let first = navigation.timesOpened
    navigation.open(hello)
    #expect(navigation.recording == hello)
    #expect(navigation.timesOpened != first)
  }

  @Test func `navigation leaves a folder with all that is opened from it`() throws {
    root.addFolder(named: "Work")
    let work = try #require(root.contents.first as? Folder)
    work.addFolder(named: "Notes")
    let notes = try #require(work.contents.first as? Folder)
    let navigation = Navigation()
    navigation.path = [work, notes]
    navigation.leave(work)
    #expect(navigation.path.isEmpty)
  }

  @Test func `what is open stays when the view appears again`() throws {
    root.addFolder(named: "Work")
    let navigation = Navigation()
    let archive = navigation.archive()
    navigation.path = [try #require(root.contents.first as? Folder)]
    navigation.restore(archive, from: store)
    #expect(navigation.path.map(\.name) == ["Work"])
  }
}

/// Observation calls a closure that may run anywhere; here it runs on the main actor.
private nonisolated final class Flag: @unchecked Sendable {
  var isUp = false
}
