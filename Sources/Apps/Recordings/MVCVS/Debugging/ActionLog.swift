import RecordingsApp

/// Every action that somebody did, with what both stores held after it.
final class ActionLog {
  @PerLaunch static var shared = ActionLog()

  struct Snapshot {
    var document: Document?
    var viewState: SplitViewState?
  }

  struct Entry {
    /// As the code writes it.
    let action: String
    /// `nil` for the launch.
    let store: String?
    var snapshot: Snapshot
  }

  private(set) var entries = [Entry(action: "launch", store: nil, snapshot: Snapshot())]
  private var now = Snapshot()

  /// What a store begins with.
  func begin<Store: NotifyingStore>(with content: Store.Content, of store: Store) {
    update(Store.place, content)
    entries[0].snapshot = now
  }

  func append<Store: NotifyingStore>(_ action: String, of store: Store) {
    update(Store.place, store.content)
    entries.append(Entry(action: action, store: "\(Store.self)", snapshot: now))
  }

  /// What is no action changes the present, and with it what later entries hold.
  func update<Content>(_ place: WritableKeyPath<Snapshot, Content?>, _ content: Content) {
    now[keyPath: place] = content
  }
}
