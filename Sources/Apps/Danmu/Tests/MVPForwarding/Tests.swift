import DanmuApp
import LiveTesting

extension DanmuMVPForwarding {
  public static var tests: [LiveTestSuite] {
    [LiveTestSuite("Unit tests of the presenter", DanmuPresenterTests.tests)]
  }
}
