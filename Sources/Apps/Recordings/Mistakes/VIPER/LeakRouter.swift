import RecordingsApp

/// The router's reference to the view controller is not weak.
enum LeakRouter: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "viper.leak-router", "The router holds its view controller",
      scenario: "back",
      symptom:
        "Nothing on the screen. But `objects` finds the four parts of the module that you closed, "
        + "and four more after each further folder.",
      reason:
        "The references from the view to the router are all strong: view, presenter, router. A "
        + "router that holds the view strongly closes the retain cycle. It uses the view to "
        + "navigate, but does not need to own it.",
      launcher: Wrong<LeakRouter>.launcher)
  }

  static func makeRouter() -> VIPER.FolderDefaultRouter { FolderDefaultRouter() }

  @Traced(.router) final class FolderDefaultRouter: Wrong<LeakRouter>.FolderDefaultRouter {
    private var strongViewController: UIViewController?

    /// An override has to repeat the word weak. The value is kept in the strong property above.
    override weak var viewController: UIViewController? {
      get { strongViewController }
      set { strongViewController = newValue }
    }
  }
}
