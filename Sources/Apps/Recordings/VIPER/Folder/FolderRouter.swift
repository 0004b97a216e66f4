import RecordingsApp

/// The navigation from a folder.
protocol FolderRouter: AnyObject {
  func showFolder(id: UUID)
  func showPlayer(id: UUID)
  func presentRecorder(in folderID: UUID)
  func dismissRecorder()
  func leave()
}

/// Lets a builder build the next module, and shows its view. It passes on only an id.
@Traced(.router) class FolderDefaultRouter: FolderRouter {
  weak var presenter: (any FolderPresenter)?
  weak var viewController: UIViewController?

  func showFolder(id: UUID) {
    viewController?.show(FolderModule().buildDefault(folderID: id), sender: nil)
  }

  func showPlayer(id: UUID) {
    let playerView = PlayerModule().buildDefault(recordingID: id)
    viewController?.showDetailViewController(playerView, sender: nil)
  }

  func presentRecorder(in folderID: UUID) {
    let recordView = RecordModule().buildDefault(folderID: folderID, delegate: self)
    viewController?.present(recordView, animated: true)
  }

  func dismissRecorder() { viewController?.dismiss(animated: true) }

  func leave() {
    guard let viewController else { return }
    viewController.navigationController?.remove(viewController, animated: true)
  }
}

@Traced(.delegate) extension FolderDefaultRouter: RecordModuleDelegate {
  /// The presenter decides what comes next.
  func recordModuleDidFinish() { presenter?.recorderDidFinish() }
}
