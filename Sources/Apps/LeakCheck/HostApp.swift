import ToyKit

/// A small app around a generated scene: a stack with an empty scene at its bottom.
@Traced(.app) final class AppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  private let example: GeneratedExample
  private let navigation = UINavigationController()
  private var coordinator: AnyObject?

  init(_ example: GeneratedExample) {
    self.example = example
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    navigation.restorationIdentifier = "MainNav"
    navigation.setViewControllers([HomeViewController()], animated: false)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func openNote() { coordinator = example.open(in: navigation) }
}

/// The scene under the generated one. Its button opens the other.
@Traced(.controller) final class HomeViewController: UIViewController {
  let openButton = UIButton(title: "Open")

  override func loadView() {
    view = UIStackView(arrangedSubviews: [openButton])
    openButton.addTarget(self, action: HomeViewController.openTapped, for: .touchUpInside)
  }

  func openTapped() { (UIKit.shared.delegate as? AppDelegate)?.openNote() }
}
