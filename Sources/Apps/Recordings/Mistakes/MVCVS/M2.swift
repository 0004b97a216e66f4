import RecordingsApp

/// The controller creates the next scene and pushes it. The view state does not know the scene.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvc-vs.m2", "The controller pushes by itself",
      scenario: "open-folder",
      symptom:
        "Nothing at first. After `save-state`, `relaunch` the folder is closed; and "
        + "after `remote delete \"Work\"` its dead scene stays on the screen.",
      reason:
        "Which scenes are open is view state, and the root controller makes the screen match it. A "
        + "scene that is missing in the state cannot be restored or removed.",
      launcher: RecordingsMVCVS.launcher(
        .main.replacing("Folder", with: FolderViewController.init)))
  }

  @Traced(.controller) final class FolderViewController: MVCVS.FolderViewController {
    private let ownState: FolderViewState?

    init() {
      ownState = nil
      super.init(nibName: nil, bundle: nil)
    }

    init(_ folder: UUID, in context: FolderContext) {
      ownState = FolderViewState(folderUUID: folder)
      super.init(nibName: nil, bundle: nil)
      self.context = context
    }

    override func handleViewState(_ content: SplitViewState, _ action: FolderViewState.Action?) {
      var content = content
      if let ownState { content.folderViews.append(ownState) }
      super.handleViewState(content, action)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard let context, let item = item(at: indexPath), item.isFolder else {
        return super.tableView(tableView, didSelectRowAt: indexPath)
      }
      let next = StoreContext(
        documentStore: context.documentStore, viewStateStore: context.viewStateStore)
      let scene = FolderViewController(
        item.uuid, in: next.folderContext(index: context.viewStateStore.content.folderViews.count))
      navigationController?.pushViewController(scene, animated: true)
    }
  }
}
