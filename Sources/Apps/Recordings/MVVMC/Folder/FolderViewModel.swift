import RecordingsApp

/// The view-model of a folder's scene: its outputs and its actions. It knows the model, but neither the views
/// nor the other scenes.
@Traced(.viewModel) class FolderViewModel {
  /// A row of the list. With another title it is still the same row: `uuid` says which one.
  struct Row: Hashable {
    let uuid: UUID
    let title: String
    let isFolder: Bool
  }

  @Published private(set) var navigationTitle = ""
  @Published private(set) var folderContents: [Row] = []
  @Published private(set) var isLoading = false
  /// Why loading has failed: an event, not state. A later subscriber does not get it.
  var alertMessage: AnyPublisher<String, Never> { alerts.eraseToAnyPublisher() }

  var folder: Folder {
    didSet {
      updateTitle()
      updateContents()
    }
  }

  private let alerts = PassthroughSubject<String, Never>()
  private var task: NetworkTask?
  private var cancellables: Set<AnyCancellable> = []

  /// - Parameter initialFolder: `nil` for the root folder of the app's store.
  init(initialFolder: Folder? = nil) {
    folder = initialFolder ?? Store.shared.rootFolder
    updateTitle()
    updateContents()
    observeStore()
  }

  // MARK: Model notifications

  private func observeStore() {
    NotificationCenter.default.publisher(for: Store.changedNotification)
      .sink { [unowned self] in storeChanged($0) }
      .store(in: &cancellables)
  }

  func storeChanged(_ notification: Notification) {
    switch notification.change {
    case .added(_, let parent), .removed(_, let parent):
      if parent === folder { updateContents() }
    case .renamed(_, _, let parent):
      if parent === folder { updateContents() }
      if notification.object === folder { updateTitle() }
    case .reloaded:
      if notification.object === folder { updateContents() }
    case nil:
      break
    }
  }

  private func updateTitle() {
    navigationTitle = folder === folder.store?.rootFolder ? "Recordings" : folder.name
  }

  private func updateContents() {
    folderContents = folder.contents.map { item in
      Row(uuid: item.uuid, title: Self.text(for: item), isFolder: item is Folder)
    }
  }

  static func text(for item: Item) -> String {
    "\(item is Folder ? "▸" : "♪") \(item.name)"
  }

  // MARK: Actions

  /// The item of a row; `nil` when it is gone.
  func item(_ uuid: UUID) -> Item? { folder.contents.first { $0.uuid == uuid } }

  func create(folderNamed name: String) {
    folder.add(Folder(name: name, uuid: UUID()))
  }

  func deleteItem(_ uuid: UUID) {
    if let item = item(uuid) { folder.remove(item) }
  }

  // MARK: Loading

  func reload() {
    isLoading = true
    task = folder.loadContents { [weak self] error in self?.finishLoading(error) }
  }

  func cancelLoading() {
    guard let task else { return }
    task.cancel()
    finishLoading(nil)
  }

  func finishLoading(_ error: NetworkError?) {
    task = nil
    isLoading = false
    if let error { alerts.send(error.description) }
  }

  // MARK: State restoration

  func uuidPath() -> [UUID] { folder.uuidPath() }

  /// Returns whether the folder at the end of the path still exists.
  func restore(path: [UUID]) -> Bool {
    guard let folder = folder.store?.item(atUUIDPath: path) as? Folder else { return false }
    if folder !== self.folder { self.folder = folder }
    return true
  }
}

extension FolderViewModel.Row: CustomStringConvertible {
  var description: String { title.debugDescription }
}
