import Localization
import RecordingsApp

/// Recordings as a VIPER app.
public enum RecordingsVIPER: RunnablePattern {
  public static var app: any RunnableApp.Type { Recordings.self }
  public static var name: String { "viper" }
  public static var title: String { "VIPER" }
  public static var summary: String {
    localized("VIPER: one part for each job in a scene, put together by a builder")
  }

  public static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  public static var syncedItems: (any SyncedItems)? {
    guard let service = App.shared.recordingsService as? RecordingsDefaultService else {
      return nil
    }
    return DocumentItems(
      { service.document }, remove: { service.remove($0) },
      rename: { service.rename($0, to: $1) })
  }
}

extension RecordingsDefaultService {
  /// A short name for drawings.
  var lifelineName: String? { "Service" }
}
