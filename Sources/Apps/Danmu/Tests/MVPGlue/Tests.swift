import DanmuApp
import LiveTesting

extension DanmuMVPGlue {
  public static var tests: [LiveTestSuite] {
    [LiveTestSuite("Unit tests of the presenter", DanmuPresenterTests.tests)]
  }
}
