import RecordingsApp

/// Every action, with the content of both stores after it.
final class ActionLog {
  @PerLaunch static var shared = ActionLog()

  struct Snapshot {
    var document: Document?
    var viewState: SplitViewState?
    var soundFiles = SoundFiles()
  }

  struct Entry {
    /// The action as code.
    let action: String
    /// `nil` for the launch.
    let store: String?
    var snapshot: Snapshot
  }

  private(set) var entries = [Entry(action: "launch", store: nil, snapshot: Snapshot())]
  private var now = Snapshot()

  /// Adds the initial content of a store.
  func begin<Store: NotifyingStore>(with content: Store.Content, of store: Store) {
    update(Store.place, content)
    entries[0].snapshot = now
  }

  func append<Store: NotifyingStore>(_ action: String, of store: Store) {
    update(Store.place, store.content)
    entries.append(Entry(action: action, store: "\(Store.self)", snapshot: now))
  }

  /// A change without an action updates the current content, which later entries contain.
  func update<Content>(_ place: WritableKeyPath<Snapshot, Content?>, _ content: Content) {
    now[keyPath: place] = content
    now.soundFiles = SoundFiles()
  }
}
