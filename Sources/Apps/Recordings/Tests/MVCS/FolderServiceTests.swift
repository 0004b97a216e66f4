import LiveTesting
import RecordingsApp

/// A service needs no view, so its tests need a store only. Most of them test the model once more: the service
/// calls it.
@Suite struct FolderServiceTests {
  let store = Store(url: nil)
  let service = FolderService()

  @Test func `a new folder is in the folder that was asked for`() {
    service.createFolder(named: "Ideas", in: store.rootFolder)
    #expect(store.rootFolder.contents.map(\.name) == ["Ideas"])
  }

  @Test func `an item is removed`() {
    let hello = Recording(name: "Hello", uuid: UUID())
    store.rootFolder.add(hello)
    service.remove(hello, from: store.rootFolder)
    #expect(store.rootFolder.contents.isEmpty)
  }

  @Test func `the answer to a cancelled request does not arrive`() {
    var hasAnswer = false
    service.loadContents(of: store.rootFolder) { _ in hasAnswer = true }
    #expect(service.cancelLoading())
    Network.shared.deliverNextAnswer()
    #expect(!hasAnswer)
    #expect(store.rootFolder.contents.isEmpty)
    #expect(!service.cancelLoading())
  }
}
