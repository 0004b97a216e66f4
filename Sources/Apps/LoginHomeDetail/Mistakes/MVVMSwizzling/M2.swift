import LoginHomeDetailApp

/// The home page shows an alert, and the exchanged method does not skip it.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-swizzling.m2", "An alert is taken for the active page",
      scenario: "login",
      symptom: "After you have closed the alert of the home page (`tap \"OK\"`), no trip opens.",
      reason:
        "An alert is a view controller and appears like a page, but it is in no navigation "
        + "controller. When it is closed, the page below does not appear again: it was there all the "
        + "time. So the mediator still has the alert. With a base class it would have the "
        + "page: an alert does not inherit from it.",
      launcher: Launcher {
        UIViewController.exchangeViewWillAppear()
        Mediator.shared = Mediator()
        return AppDelegate()
      })
  }

  @Traced(.mediator) final class Mediator: MVVMSwizzling.Mediator {
    override func pushToHomeViewController() {
      if homeViewController == nil { homeViewController = HomeViewController() }
      super.pushToHomeViewController()
    }
  }

  @Traced(.viewController) final class HomeViewController: MVVMSwizzling.HomeViewController {
    init() {
      super.init(viewModel: HomeViewModel())
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let alert = UIAlertController(
        title: "Welcome", message: "Have a good trip.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      present(alert, animated: true)
    }
  }
}
