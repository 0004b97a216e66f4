import LiveTesting
import RecordingsApp

extension RecordingsMVCS {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Tests of the model", ModelTests.tests),
      LiveTestSuite("Tests of the services", ServiceTests.tests),
      LiveTestSuite("Integration tests of the controllers", IntegrationTests.tests),
    ]
  }
}
