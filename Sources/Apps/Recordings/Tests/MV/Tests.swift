import LiveTesting
import RecordingsApp

extension RecordingsMV {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Unit tests of the model", ModelTests.tests),
      LiveTestSuite("Unit tests of playing", PlaybackTests.tests),
      LiveTestSuite("Unit tests of recording", RecordingSessionTests.tests),
    ]
  }
}
