import LiveTesting
import RecordingsApp

extension RecordingsMVP {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Unit tests of the folder's presenter", FolderPresenterTests.tests),
      LiveTestSuite("Unit tests of the player's presenter", PlayPresenterTests.tests),
    ]
  }
}
