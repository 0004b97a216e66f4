import RecordingsApp

/// The data manager knows the view, and updates it without the presenter.
enum M3: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "mvp.m3", "The data side calls the view",
      scenario: "new-folder",
      symptom:
        "\"Ideas\" does not appear, but \"Work\" appears twice: the table asks the presenter for "
        + "the new row, and the presenter does not know of it. UIKit would stop the app, because "
        + "the table no longer agrees with its data source.",
      reason:
        "The presenter decides what the view shows. A change that bypasses the presenter leaves it "
        + "with old rows. The data side tells its output, and knows nothing else.",
      launcher: Wrong<M3>.launcher)
  }

  static func makeData(
    of folder: UUID, for view: FolderViewController
  ) -> MVP.FolderDataManager {
    let data = FolderDataManager(store: .shared, folderID: folder)
    data.view = view
    return data
  }

  @Traced(.data) final class FolderDataManager: MVP.FolderDataManager {
    weak var view: (any FolderViewInterface)?

    override func storeChanged(_ notification: Notification) {
      switch notification.change {
      case .added(let index, let parent) where parent.uuid == folderID():
        view?.insertRow(at: index)
      case .removed(let index, let parent) where parent.uuid == folderID():
        view?.deleteRow(at: index)
      case .renamed(let old, let new, let parent) where parent.uuid == folderID():
        view?.moveRow(from: old, to: new)
        view?.reloadRow(at: new)
      default:
        super.storeChanged(notification)
      }
    }
  }
}
