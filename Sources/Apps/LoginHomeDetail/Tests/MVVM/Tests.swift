import LiveTesting
import LoginHomeDetailApp

extension LoginHomeDetailMVVM {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Interface tests of the home page's view-model", HomeViewModelTests.tests),
      LiveTestSuite("Interface tests of the trip's view-model", DetailViewModelTests.tests),
    ]
  }
}
