import LiveTesting
import RecordingsApp

/// A service needs no view. What is tested here, in MVC, is done by the model and its store, and tested there
/// without a view as well.
@Suite struct ServiceTests {
  let store = Store(url: .storeFile)
  let folderService: FolderService
  let playService: PlayService

  init() {
    folderService = FolderService(store: store)
    playService = PlayService(store: store)
  }

  /// The names in the root folder, as the next launch reads them from the file.
  var savedNames: [String] { Store(url: .storeFile).rootFolder.contents.map(\.name) }

  func item(named name: String) throws -> Item {
    try #require(store.rootFolder.contents.first { $0.name == name })
  }

  @Test func `a new folder is saved`() {
    folderService.createFolder(named: "Ideas", in: store.rootFolder)
    #expect(savedNames == ["Hello", "Ideas", "Work"])
  }

  @Test func `a new name is saved, and an empty one is refused`() throws {
    #expect(playService.rename(try item(named: "Hello"), to: "Hi"))
    #expect(!playService.rename(try item(named: "Hi"), to: ""))
    #expect(savedNames == ["Hi", "Work"])
  }

  @Test func `a folder is removed with everything in it, and each item is announced`() throws {
    var removed: [String] = []
    let subscription = NotificationCenter.default.publisher(for: Store.changedNotification)
      .sink { removed.append(($0.object as? Item)?.name ?? "") }
    folderService.remove(try item(named: "Work"))
    subscription.cancel()
    #expect(removed == ["Notes", "Standup", "Work"])
    #expect(savedNames == ["Hello"])
  }

  @Test func `what the server knows already is not added again`() {
    folderService.loadContents(of: store.rootFolder) { _ in }
    Network.shared.deliverNextAnswer()
    folderService.loadContents(of: store.rootFolder) { _ in }
    Network.shared.deliverNextAnswer()
    #expect(savedNames == ["Hello", "Lecture", "Work"])
  }

  @Test func `the answer to a cancelled request does not arrive`() {
    var hasAnswer = false
    folderService.loadContents(of: store.rootFolder) { _ in hasAnswer = true }
    #expect(folderService.cancelLoading())
    Network.shared.deliverNextAnswer()
    #expect(!hasAnswer)
    #expect(savedNames == ["Hello", "Work"])
    #expect(!folderService.cancelLoading())
  }
}
