import RecordingsApp

/// Navigates from a folder's scene. It knows UIKit, so that the presenter does not have to.
@Traced(.router) class FolderRouter: FolderRouterInterface {
  weak var viewController: UIViewController?

  init(viewController: UIViewController) {
    self.viewController = viewController
  }

  func showFolder(id: UUID) {
    push(FolderConfigurator(folderID: id).viewController)
  }

  func showPlayer(id: UUID) {
    showDetail(PlayConfigurator(recordingID: id).viewController)
  }

  func presentRecorder(folderID: UUID, delegate: any RecordPresenterDelegate) {
    let recorder = RecordConfigurator(folderID: folderID, delegate: delegate).viewController
    viewController?.present(recorder, animated: true)
  }

  func dismissRecorder() { viewController?.dismiss(animated: true) }

  func leave() {
    guard let viewController else { return }
    viewController.navigationController?.remove(viewController, animated: true)
  }

  // MARK: Transitions

  private func push(_ scene: UIViewController) {
    viewController?.navigationController?.pushViewController(scene, animated: true)
  }

  private func showDetail(_ scene: UIViewController) {
    viewController?.splitViewController?.showDetailViewController(scene, sender: nil)
  }
}
