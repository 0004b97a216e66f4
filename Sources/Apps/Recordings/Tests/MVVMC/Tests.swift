import LiveTesting
import RecordingsApp

extension RecordingsMVVMC {
  public static var tests: [LiveTestSuite] {
    [
      LiveTestSuite("Interface tests of the folder's view-model", FolderViewModelTests.tests),
      LiveTestSuite("Interface tests of the player's view-model", PlayViewModelTests.tests),
    ]
  }
}
