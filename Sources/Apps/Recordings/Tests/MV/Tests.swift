import LiveTesting
import RecordingsApp

extension RecordingsMV {
  public static var tests: [LiveTestSuite] {
    [LiveTestSuite("Unit tests of the model", ModelTests.tests)]
  }
}
