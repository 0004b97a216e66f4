import LiveTesting
import RecordingsApp

extension RecordingsTEAStore {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite(
        "Tests of a feature: every change, every action, every effect", PlayerFeatureTests.tests),
      LiveTestSuite("Tests of features put together", AppFeatureTests.tests),
      LiveTestSuite("Tests of a recording", RecorderFeatureTests.tests),
    ]
  }
}
