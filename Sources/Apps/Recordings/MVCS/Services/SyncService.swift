import RecordingsApp

/// Makes the changes here that were made on another device. The services of the scenes do the work: what comes from
/// elsewhere goes the way of what the user does.
@Traced(.service) final class SyncService {
  static var shared = SyncService()

  private let folderService = FolderService()
  private let playService = PlayService()

  func remove(_ item: Item) {
    folderService.remove(item)
  }

  func rename(_ item: Item, to name: String) {
    playService.rename(item, to: name)
  }
}
