import LiveTesting
import RecordingsApp

extension RecordingsMVCS {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Tests of a service", FolderServiceTests.tests),
      LiveTestSuite("Integration tests of the controllers", IntegrationTests.tests),
    ]
  }
}
