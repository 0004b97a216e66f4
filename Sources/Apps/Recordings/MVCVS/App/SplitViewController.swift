import RecordingsApp

/// The root controller. The view state determines which controllers there are, and only the root controller
/// adds and removes them.
@Traced(.rootController) class SplitViewController: UISplitViewController {
  /// Set it before the view loads.
  var context: StoreContext?

  private var state: SplitViewState?
  private var masterNavigationController: UINavigationController?
  private var folderViewControllers: [FolderViewController] = []
  private weak var playViewController: PlayViewController?
  private var textAlertController: TextAlertController?

  // MARK: Scene

  /// What the storyboard holds: the panes and their first scenes.
  override func loadView() {
    super.loadView()
    delegate = self
    preferredDisplayMode = .allVisible
    masterNavigationController = viewControllers.first as? UINavigationController
    masterNavigationController?.delegate = self
    let folders = masterNavigationController?.viewControllers ?? []
    folderViewControllers = folders.compactMap { $0 as? FolderViewController }
    let detail = viewControllers.last as? UINavigationController
    playViewController = detail?.topViewController as? PlayViewController
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    folderViewControllers.first?.context = context?.folderContext(index: 0)
    playViewController?.context = context
    context?.viewStateStore.addObserver(self, SplitViewController.handleViewState)
  }

  /// Scenes cannot be presented earlier.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentModals()
  }

  // MARK: View state notifications

  func handleViewState(_ content: SplitViewState, _ action: SplitViewState.Action?) {
    let isFirst = state == nil
    state = content
    switch action {
    case nil:
      showFolders(content, animated: !isFirst)
      if content.playView.uuid != nil { showPlayer() }
      if !isFirst { replaceModals() }
    case .pushFolderView: pushFolder()
    case .poppedFolderView: popFolders(content)
    case .alreadyPoppedFolderView: dropFolders(content)
    case .changedPlaySelection: showPlayer()
    case .showRecordView: performSegue(withIdentifier: "showRecorder", sender: self)
    case .dismissRecordView: dismissModals(animated: true)
    case .alreadyDismissedModals: presentModals()
    case .showTextAlert: presentTextAlert()
    case .showErrorAlert: presentErrorAlert()
    case .alreadyDismissedTextAlert: textAlertController = nil
    case .alreadyDismissedErrorAlert: break
    }
  }

  // MARK: Folders

  /// Existing controllers are reused; each updates itself from the view state.
  private func showFolders(_ content: SplitViewState, animated: Bool) {
    dropFolders(content)
    for index in folderViewControllers.count..<content.folderViews.count { addFolder(at: index) }
    masterNavigationController?.setViewControllers(folderViewControllers, animated: animated)
  }

  private func pushFolder() {
    guard let folder = addFolder(at: folderViewControllers.count) else { return }
    masterNavigationController?.pushViewController(folder, animated: true)
  }

  /// Only the last pop is animated: UIKit begins no other transition while one runs.
  private func popFolders(_ content: SplitViewState) {
    let count = folderViewControllers.count - content.folderViews.count
    for left in (0..<count).reversed() {
      masterNavigationController?.popViewController(animated: left == 0)
    }
    dropFolders(content)
  }

  /// The back button has already popped the scene. So the view state follows the screen, as after an alert's button.
  func didPop(toDepth depth: Int) {
    context?.viewStateStore.popToNewDepth(depth, alreadyApplied: true)
  }

  @discardableResult
  private func addFolder(at index: Int) -> FolderViewController? {
    let controller = storyboard?.instantiateViewController(withIdentifier: "Folder")
    guard let folder = controller as? FolderViewController else { return nil }
    folder.context = context?.folderContext(index: index)
    folderViewControllers.append(folder)
    return folder
  }

  private func dropFolders(_ content: SplitViewState) {
    folderViewControllers = Array(folderViewControllers.prefix(content.folderViews.count))
  }

  // MARK: Player

  /// Shows a new scene for the selected recording, or for none.
  private func showPlayer() {
    performSegue(withIdentifier: "showDetail", sender: self)
  }

  // MARK: Modals

  private func replaceModals() {
    if presentedViewController == nil { presentModals() } else { dismissModals(animated: false) }
  }

  /// UIKit presents nothing before the last scene is gone. What the view state has by then is presented after it.
  private func dismissModals(animated: Bool) {
    dismiss(animated: animated) { [unowned self] in context?.viewStateStore.dismissedModals() }
  }

  private var isDismissing: Bool { presentedViewController?.isBeingDismissed == true }

  private func presentModals() {
    if state?.recordView != nil { performSegue(withIdentifier: "showRecorder", sender: self) }
    presentTextAlert()
    presentErrorAlert()
  }

  private func presentTextAlert() {
    guard !isDismissing else { return }
    textAlertController = makeTextAlertController()
    if let alert = textAlertController?.alert { present(alert, animated: true) }
  }

  private func makeTextAlertController() -> TextAlertController? {
    guard let context, let alert = state?.textAlert else { return nil }
    return alert.recordingUUID == nil
      ? .newFolderDialog(context) : .saveRecordingDialog(context)
  }

  private func presentErrorAlert() {
    guard let error = state?.errorAlert, !isDismissing else { return }
    let alert = UIAlertController(
      title: "Could not refresh", message: error.message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .cancel) { [unowned self] _ in
        context?.viewStateStore.dismissError()
      })
    present(alert, animated: true)
  }

  // MARK: Segues

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showDetail":
      (segue.destination.children.first as? PlayViewController)?.context = context
    case "showRecorder":
      (segue.destination as? RecordViewController)?.context = context
    default:
      break
    }
  }
}

@Traced(.delegate) extension SplitViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let index = folderViewControllers.firstIndex { $0 === viewController }
    guard let index, viewController !== folderViewControllers.last else { return }
    didPop(toDepth: index + 1)
  }
}

@Traced(.delegate) extension SplitViewController: UISplitViewControllerDelegate {
  /// In a narrow window an empty player gives way to the list.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    context?.viewStateStore.content.playView.uuid == nil
  }
}
