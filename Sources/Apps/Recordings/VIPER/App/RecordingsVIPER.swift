import RecordingsApp

/// Recordings as a VIPER app.
public enum RecordingsVIPER: RecordingsApplication {
  public static var launcher: Launcher {
    Launcher(delegate: { AppDelegate() })
  }

  public static var syncedItems: any SyncedItems {
    let service = App.shared.recordingsService
    return DocumentItems(
      { service.document }, remove: { service.remove($0) },
      rename: { service.rename($0, to: $1) })
  }
}
