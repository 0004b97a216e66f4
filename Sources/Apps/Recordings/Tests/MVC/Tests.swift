import LiveTesting
import RecordingsApp

extension RecordingsMVC {
  public static var tests: [LiveTestSuite] {
    [LiveTestSuite("Integration tests of the controllers", IntegrationTests.tests)]
  }
}
