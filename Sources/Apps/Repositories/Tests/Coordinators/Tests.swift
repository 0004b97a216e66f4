import LiveTesting
import RepositoriesApp

extension RepositoriesCoordinators {
  public static var tests: [LiveTestSuite] {
    [LiveTestSuite("Unit tests of the list's coordinator", ListCoordinatorTests.tests)]
  }
}
