import LiveTesting
import RecordingsApp

/// A root controller with stores of its own. Their two values determine what is on the screen.
struct TestBed {
  let documents = DocumentStore()
  let viewState = ViewStateStore()
  private let root: SplitViewController?
  private let window = UIWindow()

  init() {
    root = UIStoryboard.main.instantiateInitialViewController() as? SplitViewController
    root?.context = StoreContext(documentStore: documents, viewStateStore: viewState)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root?.loadViewIfNeeded()
  }

  func uuid(of name: String) throws -> UUID {
    try #require(documents.content.all.first { $0.name == name }, "item called \(name)").uuid
  }

  var folderScenes: [FolderViewController] {
    let navigation = root?.viewControllers.first as? UINavigationController
    return navigation?.viewControllers.compactMap { $0 as? FolderViewController } ?? []
  }

  /// The scene of the shown folder, with its rows laid out.
  func folderScene() throws -> FolderViewController {
    let scene = try #require(folderScenes.last)
    scene.tableView.layoutIfNeeded()
    return scene
  }

  func playerScene() throws -> PlayViewController {
    let navigation = root?.viewControllers.last as? UINavigationController
    let scene = try #require(navigation?.topViewController as? PlayViewController)
    scene.loadViewIfNeeded()
    return scene
  }

  var presented: UIViewController? { root?.presentedViewController }
}
