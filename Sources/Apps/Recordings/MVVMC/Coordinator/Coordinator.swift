import RecordingsApp

/// Navigates between scenes. No scene knows another one.
@Traced(.coordinator) final class Coordinator {
  private let splitViewController: UISplitViewController
  private let store: Store

  init(_ splitViewController: UISplitViewController, store: Store) {
    self.splitViewController = splitViewController
    self.store = store
    splitViewController.loadViewIfNeeded()
    if let root = folderStack?.viewControllers.first as? FolderViewController {
      root.delegate = self
      root.viewModel.folder = store.rootFolder
      root.navigationItem.leftBarButtonItem = root.editButtonItem
    }
    NotificationCenter.default.addObserver(
      self, selector: Coordinator.handleChangeNotification, name: Store.changedNotification,
      object: nil)
  }

  private var folderStack: UINavigationController? {
    splitViewController.viewControllers.first as? UINavigationController
  }

  // MARK: Scenes

  private func makeScene(_ identifier: String) -> UIViewController? {
    splitViewController.storyboard?.instantiateViewController(withIdentifier: identifier)
  }

  /// - Parameter folder: `nil` for a scene whose folder is restored.
  func makeFolderViewController(for folder: Folder? = nil) -> FolderViewController? {
    guard let scene = makeScene("Folder") as? FolderViewController else { return nil }
    if let folder { scene.viewModel.folder = folder }
    scene.delegate = self
    return scene
  }

  private func show(_ folder: Folder) {
    guard let scene = makeFolderViewController(for: folder) else { return }
    folderStack?.pushViewController(scene, animated: true)
  }

  private func show(_ recording: Recording) {
    guard let navigationController = makeScene("Player") as? UINavigationController,
      let player = navigationController.topViewController as? PlayViewController
    else { return }
    player.viewModel.recording = recording
    splitViewController.showDetailViewController(navigationController, sender: nil)
  }

  private func leaveScenes(where isGone: (FolderViewController) -> Bool) {
    guard let scenes = folderStack?.viewControllers else { return }
    let remaining = scenes.filter { scene in
      (scene as? FolderViewController).map(isGone) != true
    }
    guard remaining.count < scenes.count else { return }
    folderStack?.setViewControllers(remaining, animated: true)
  }

  // MARK: Model notifications

  func handleChangeNotification(_ notification: Notification) {
    guard case .removed = notification.change, let folder = notification.object as? Folder else {
      return
    }
    leaveScenes { $0.viewModel.folder === folder }
  }
}

@Traced(.delegate) extension Coordinator: FolderViewControllerDelegate {
  func didSelect(_ item: Item) {
    switch item {
    case let folder as Folder: show(folder)
    case let recording as Recording: show(recording)
    default: break
    }
  }

  func createRecording(in folder: Folder) {
    guard let recorder = makeScene("Recorder") as? RecordViewController else { return }
    recorder.viewModel.folder = folder
    recorder.delegate = self
    splitViewController.present(recorder, animated: true)
  }

  func folderIsGone(_ viewController: FolderViewController) {
    leaveScenes { $0 === viewController }
  }
}

@Traced(.delegate) extension Coordinator: RecordViewControllerDelegate {
  func finishedRecording(_ viewController: RecordViewController) {
    viewController.dismiss(animated: true)
  }
}
