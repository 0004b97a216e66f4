import RepositoriesApp

/// The base of all coordinators. It keeps its children alive until they have a result, or their scenes are gone.
@Traced(.coordinator) class Coordinator {
  private(set) var childCoordinators: [Coordinator] = []

  /// Shows the first scene.
  func start() {}

  /// Keeps a child, and starts it.
  func coordinate(to child: Coordinator) {
    childCoordinators.append(child)
    child.start()
  }

  /// The child has its result, or its scenes are gone: it is not needed any more.
  func free(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
