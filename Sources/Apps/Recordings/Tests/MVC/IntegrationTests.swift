import LiveTesting
import RecordingsApp

/// A controller needs its view, its storyboard and its window, so each test builds the whole app, with a store
/// that has no file.
@Suite struct IntegrationTests {
  let store = Store(url: nil)
  let hello = Recording(name: "Hello", uuid: UUID())
  let work = Folder(name: "Work", uuid: UUID())
  let splitViewController: UISplitViewController?
  let window = UIWindow()

  init() {
    Store.shared = store
    store.rootFolder.add(hello)
    store.rootFolder.add(work)
    splitViewController =
      UIStoryboard.main.instantiateInitialViewController() as? UISplitViewController
    window.rootViewController = splitViewController
    window.makeKeyAndVisible()
  }

  var masterNavigation: UINavigationController? {
    splitViewController?.viewControllers.first as? UINavigationController
  }

  /// The scene of the shown folder, with its rows laid out.
  func folderScene() throws -> FolderViewController {
    let scene = try #require(masterNavigation?.topViewController as? FolderViewController)
    scene.tableView.layoutIfNeeded()
    return scene
  }

  func playerScene() throws -> PlayViewController {
    let navigation = splitViewController?.viewControllers.last as? UINavigationController
    let scene = try #require(navigation?.topViewController as? PlayViewController)
    scene.loadViewIfNeeded()
    return scene
  }

  @Test func `deleting a row deletes the item, and the row goes when the model says so`() throws {
    let scene = try folderScene()
    scene.tableView(
      scene.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    #expect(store.rootFolder.contents.map(\.name) == ["Work"])
    #expect(scene.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func `selecting a folder pushes a scene that has the folder itself`() throws {
    let scene = try folderScene()
    scene.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    scene.performSegue(withIdentifier: "showFolder", sender: nil)
    let pushed = try folderScene()
    #expect(masterNavigation?.viewControllers.count == 2)
    #expect(pushed.folder === work)
    #expect(pushed.navigationItem.title == "Work")
  }

  @Test func `a name from the player reaches the list`() throws {
    let (list, player) = (try folderScene(), try playerScene())
    player.recording = hello
    player.nameField.text = "Zoo"
    player.textFieldDidEndEditing(player.nameField)
    let last = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(last?.contentConfiguration.text == "♪ Zoo")
    #expect(player.navigationItem.title == "Zoo")
  }

  @Test func `a folder that is deleted elsewhere leaves the navigation stack`() throws {
    let scene = try folderScene()
    scene.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    scene.performSegue(withIdentifier: "showFolder", sender: nil)
    _ = try folderScene()
    store.rootFolder.remove(work)
    #expect(masterNavigation?.viewControllers.count == 1)
  }
}
