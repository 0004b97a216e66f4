import RecordingsApp

/// Recordings as an MVP app with passive views.
public enum RecordingsMVP: RecordingsApplication {
  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  public static var syncedItems: any SyncedItems { StoreItems() }
}
