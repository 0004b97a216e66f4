import RecordingsApp

/// The document model: folders and recordings, as one value. It does not know the view state.
@Traced(.model) class DocumentStore: NotifyingStore {
  static var shared = DocumentStore()
  static let place = \ActionLog.Snapshot.document

  enum Action {
    case added(UUID, at: Document.Place)
    case removed(UUID, from: Document.Place)
    case renamed(UUID, from: Document.Place, to: Document.Place)
    /// An empty name was refused: the old name stays.
    case refusedName(UUID)
    case reloaded(UUID)
  }

  private(set) var content: Document

  init() {
    content = Document.load()
    ActionLog.shared.begin(with: content, of: self)
  }

  func save() { content.write() }

  // MARK: Changes

  func newFolder(named name: String, in parent: UUID) {
    add(.folder(name, uuid: UUID()), to: parent)
  }

  /// The folder may have been deleted while it was recorded. The recording then goes to the root folder.
  func addRecording(_ uuid: UUID, named name: String, to parent: UUID) {
    add(.recording(name, uuid: uuid), to: content[parent] == nil ? content.root : parent)
  }

  private func add(_ item: Document.Item, to parent: UUID) {
    guard let place = content.add(item, to: parent) else { return }
    commitAction(Action.added(item.uuid, at: place))
  }

  func removeItem(_ uuid: UUID) {
    guard let removed = content.remove(uuid) else { return }
    for item in removed.items { removeFile(for: item.uuid) }
    commitAction(Action.removed(uuid, from: removed.from))
  }

  /// Removes the sound file of a recording, if it has one.
  func removeFile(for recording: UUID) { SoundFile(.soundFile(of: recording)).remove() }

  /// When the name is refused, observers are told to show the old one.
  func renameItem(_ uuid: UUID, to name: String) {
    guard content[uuid] != nil else { return }
    guard let (old, new) = content.rename(uuid, to: name) else {
      return commitAction(Action.refusedName(uuid), sideEffect: true)
    }
    commitAction(Action.renamed(uuid, from: old, to: new))
  }

  func reloadAndNotify(_ document: Document) {
    content = document
    save()
    notifyReload()
  }

  // MARK: Network

  /// Adds the new items that the server has in the folder.
  ///
  /// - Parameter completion: called at the end, with the error when it failed.
  /// - Returns: the request. Cancel it when its answer is no longer needed.
  func loadContents(
    of folder: UUID, completion: @escaping (NetworkError?) -> Void
  ) -> NetworkTask {
    Webservice.shared.load(Resource(folder: folder)) { [weak self] result in
      switch result {
      case .success(let items):
        self?.merge(items, into: folder)
        completion(nil)
      case .failure(let error):
        completion(error)
      }
    }
  }

  private func merge(_ items: [Archive], into folder: UUID) {
    content.merge(items, into: folder)
    commitAction(Action.reloaded(folder))
  }
}
