import RecordingsApp

/// Recordings as a VIPER app.
public enum RecordingsVIPER: RecordingsApplication {
  public static var launcher: Launcher {
    Launcher(delegate: { AppDelegate() })
  }

  public static var syncedItems: any SyncedItems {
    ServiceItems(service: App.shared.recordingsService)
  }
}

/// Changes from another device use the service, as interactors do.
private struct ServiceItems: SyncedItems {
  let service: RecordingsService

  var names: [String] { items.map(\.name) }

  func delete(_ name: String) {
    if let item = item(named: name) { service.remove(item.uuid) }
  }

  func rename(_ name: String, to newName: String) {
    if let item = item(named: name) { service.rename(item.uuid, to: newName) }
  }

  private func item(named name: String) -> Document.Item? { items.first { $0.name == name } }

  private var items: [Document.Item] { quietly { service.document.all } }
}
