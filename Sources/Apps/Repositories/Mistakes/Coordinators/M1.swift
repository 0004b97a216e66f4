import RepositoriesApp

/// The list's coordinator starts a child, but does not keep it.
enum M1: WrongParts {
  static var mistake: Mistake {
    Mistake(
      "coordinators.m1", "A lost child coordinator",
      scenario: "choose-language",
      symptom:
        "The languages are shown, but a tap on Kotlin does nothing. Cancel does nothing either: you cannot leave.",
      reason:
        "The child subscribes to the scene's view-model, and the subscription refers to the child weakly. No other "
        + "object holds the child, so it is released as soon as it has started. The parent must keep it in `childCoordinators`.",
      launcher: Wrong<M1>.launcher)
  }

  static func makeListCoordinator(_ navigationController: UINavigationController) -> Coordinator {
    ListCoordinator(navigationController: navigationController)
  }

  @Traced(.coordinator) final class ListCoordinator: Coordinators.ListCoordinator {
    override func coordinate(to child: Coordinator) { child.start() }
  }
}
